/** What the rules need to know of an item; a bundle consists of its parts and has no stock of its own. */
export interface Stocked {
  name: string
  /** Gift vouchers: nothing to run out of. */
  virtual: boolean
  parts: readonly { item: string; qty: number }[]
  /** A bundle with a part that is not sold by itself any more, or not in this market: it cannot be bought. */
  isWithdrawn?: boolean
}

/** Stock data of an item; a bundle consists of its parts and has no stock of its own. */
export interface Stocked {
  name: string
  /** Gift vouchers: unlimited. */
  virtual: boolean
  parts: readonly { item: string; qty: number }[]
  /** A bundle with a part that is not sold by itself any more, or not in this market: it cannot be bought. */
  isWithdrawn?: boolean
}

/** What a product card says; the words are chosen where it is shown. Amounts are integer hundredths of the market's currency. */
export interface Card {
  /** Product id, a string of digits (D-9). */
  product: string
  /** Variant to add directly, null when a colour or size must be chosen first. */
  item: string | null
  href: string
  name: string
  brand: string
  image: string
  /** Name of the tile's tint: 'oat', 'moss', … */
  tint: string
  sale: number
  /** The lawful struck-through price, null when there is no reduction to show (LAW-22). */
  prior: number | null
  /** Other variants cost more: "from". */
  from: boolean
  isNew: boolean
  /** Pieces left when there are few (LAW-25: real stock only), null otherwise. */
  last: number | null
  soldOut: boolean
  /** Up to three colours to show, and how many more there are. */
  colors: string[]
  more: number
}

/**
 * Data of a product card; texts are chosen where it is shown. Amounts are integer hundredths of the market's currency.
 * Absent values are left out, because a listing has 24 of them.
 */
export interface Card {
  /** Product id, a string of digits (D-9). */
  product: string
  /** Item to add directly (`item-id.ts`); none when a colour or size must be chosen first. */
  item?: string
  href: string
  name: string
  brand: string
  image: string
  /** Name of the tile's tint: 'oat', 'moss', … */
  tint: string
  sale: number
  /** The lawful struck-through price; none when there is no reduction to show (LAW-22). */
  prior?: number
  /** Other variants cost more: "from". */
  from?: true
  isNew?: true
  /** Pieces left when there are few (LAW-25: real stock only). */
  last?: number
  soldOut?: true
  /** Up to three colours to show, and how many more there are. */
  colors?: string[]
  more?: number
}

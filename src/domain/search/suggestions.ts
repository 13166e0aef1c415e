/** Suggestions of the search box. Amounts are integer hundredths of the market's currency. */

export interface SuggestedPlace {
  name: string
  href: string
  /** Products there. */
  count: number
}

export interface SuggestedProduct {
  href: string
  name: string
  brand: string
  image: string
  /** Name of the tile's tint. */
  tint: string
  sale: number
  /** The lawful struck-through price; none when there is no reduction to show (LAW-22). */
  prior?: number
}

export interface Suggestions {
  /** Suggested terms from the catalog. */
  terms: string[]
  collections: SuggestedPlace[]
  brands: SuggestedPlace[]
  products: SuggestedProduct[]
  /** Products that the query finds. */
  total: number
  /** The query as it was probably meant. */
  corrected?: string
}

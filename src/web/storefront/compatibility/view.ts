/** Data of what fits with a product. */

/** One that fits, as it stands in a list. */
export interface CompatibleItem {
  product: string
  href: string
  name: string
  brand: string
  image: string
  tint: string
  sale: number
  prior?: number | undefined
  /** Not every item of it costs the same. */
  from?: boolean | undefined
  soldOut?: boolean | undefined
  /** Why it fits. */
  why: string
  adapter?: { name: string; href: string } | undefined
}

/** The section of a product page. */
export interface CompatibleView {
  items: CompatibleItem[]
  /** Of which those are the first. */
  count: number
  /** Of `items`, for search engines: what the product is an accessory or a spare part of. */
  accessoryOf: string[]
}

export interface AnswerItem extends Omit<CompatibleItem, 'why'> {
  is: 'fits' | 'differs' | 'unknown'
  /** In words. */
  answer: string
  why: string
}

export interface CompatibilityPage {
  /** Null where the address names nothing that is sold. */
  product: { id: string; name: string; href: string; image: string; tint: string } | null
  /** As it was typed, '' for nothing. */
  own: string
  answers: AnswerItem[]
  /** By collection: two of them may have the same name. */
  groups: { collection: number; name: string; items: CompatibleItem[]; count: number }[]
}

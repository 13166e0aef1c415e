/** Data of the comparison page. */
import type { ComparedKind } from '#domain/catalog/comparison.ts'
import type { Card } from '#web/schema/card.ts'

export interface ComparedProduct {
  card: Card
  /** The comparison without it. */
  without: string
}

export interface ComparedRow {
  name: string
  /** One for each product, as it is read; true and false for yes and no, null for what is not known. */
  values: (string | boolean | null)[]
  differs: boolean
}

export interface BootView {
  /** As it was typed, or what is usual. */
  litres: string
  isWrong: boolean
  /** One for each product; null for one whose folded size is not known. */
  fits: (boolean | null)[]
}

export interface ComparePage {
  /** Null while nothing is compared. */
  kind: ComparedKind | null
  /** Ids of the products, in their order. */
  ids: string[]
  products: ComparedProduct[]
  rows: ComparedRow[]
  /** Only of things that are folded. */
  boot: BootView | null
  /** Some of what the address names is of another kind. */
  isMixed: boolean
  /** To add to the comparison, with the address of the comparison that has it. */
  more: { card: Card; href: string }[]
  isFull: boolean
  drawing: string
}

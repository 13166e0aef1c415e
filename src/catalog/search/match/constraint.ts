/** What a query asks of a product beside its type, and how well each product fulfils it. */
import type { UnderstoodKind } from '#domain/search/search.ts'
import type { Segment } from '#catalog/search/understand/segment.ts'

/** A filter that the customer sees, or words: of another type, of names, unknown ones. */
export type ConstraintKind = Exclude<UnderstoodKind, 'type'> | 'describing' | 'text' | 'unknown'

export interface Constraint {
  kind: ConstraintKind
  segments: readonly Segment[]
  /** 0…1 by slot; 0 for a product that does not fulfil it. */
  scores: Float32Array
  /** The words are part of the name of the type, or of what it is for: nobody is told that they were given up. */
  isImplied?: true
  /** It only orders. */
  isSoft?: true
}

/** What it costs to do without a constraint: the cheapest goes first. The type of the product is never done without. */
export const COST: Record<ConstraintKind, number> = {
  brand: 12,
  price: 11,
  sale: 11,
  size: 10,
  measure: 10,
  age: 9,
  text: 7,
  colour: 6,
  sex: 6,
  latest: 5,
  material: 5,
  attribute: 5,
  describing: 4,
  season: 3,
  unknown: 0,
}

/** So many products are enough: the first that a page shows. */
export const ENOUGH_PRODUCTS = 10

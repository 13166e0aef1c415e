/** A part of a query and what it means. */
import type { Meaning } from '#catalog/search/lexicon/meaning.ts'
import type { Quantity } from '#catalog/search/quantities/quantity.ts'
import type { Matches } from '#catalog/search/text/vocabulary.ts'

/** A range of the folded query. */
export interface Part {
  from: number
  to: number
}

/** How a word was understood that the shop's words do not have as it was typed. */
export type Route = 'compound' | 'dictionary' | 'foreign' | 'beginning' | 'correction'

export interface Segment {
  parts: readonly Part[]
  /** Its terms. */
  terms: readonly string[]
  meaning: SegmentMeaning
  route?: Route
}

export type SegmentMeaning =
  /** What the shop's words say of it; several meanings of one kind, or of several. */
  | { kind: 'known'; meanings: readonly Meaning[] }
  | { kind: 'quantity'; quantity: Quantity }
  /** In names of products: numbers of terms of the vocabulary with confidences. */
  | { kind: 'text'; matches: Matches }
  | { kind: 'unknown' }

/** A word of the query. */
export interface Word extends Part {
  term: string
  /** A word that begins a detail stands before it: a bag FOR a pram. */
  isAfterMarker: boolean
  /** „cu”, “with” stand before it, or it has the Hungarian ending: a pram WITH a rain cover is a pram. */
  isAfterWith: boolean
  /** „și”, a comma and the like stand before it. */
  isAfterAnd: boolean
}

/** What a search found, and how the query was understood. */
import type { Understanding } from '#catalog/search/understand/understand.ts'
import type { Candidates } from './candidates.ts'
import type { Constraint } from './constraint.ts'

export interface Hits {
  /** Slots in no order, with their scores. */
  slots: Uint32Array
  scores: Float64Array
  /** The query with corrected spelling, null when nothing was corrected. */
  corrected: string | null
  /** No product fulfils all of the query. */
  isPartial: boolean
  /** How the query was understood; null for a code. */
  reading: QueryReading | null
}

export interface QueryReading {
  understanding: Understanding
  candidates: Candidates
  constraints: readonly Constraint[]
  /** Constraints that no found product fulfils. */
  dropped: readonly Constraint[]
}

/** The result of a search. */
import type { SearchFailure, UnderstoodPart } from '#domain/search/search.ts'

export interface Found {
  /** Docs of the snapshot, best first; sold-out ones last. */
  docs: Uint32Array
  /** The query with corrected spelling, null when nothing was corrected. */
  corrected: string | null
  /** No product has all terms; these have the most. */
  isPartial: boolean
  /** What was understood as filters, in the order of the query; nothing where taking it off would leave an empty query. */
  understood?: readonly UnderstoodPart[]
  /** Why the configured engine did not answer, when another one answered instead. */
  failure?: SearchFailure
}

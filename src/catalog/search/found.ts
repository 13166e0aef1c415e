import type { SearchFailure } from '#domain/search/search.ts'

/** What a search found. */
export interface Found {
  /** Docs of the snapshot, the best first, sold-out ones last. */
  docs: Uint32Array
  /** The query as it was probably meant, when words of it were guessed. */
  corrected: string | null
  /** No product has all of the words; these have the most. */
  isPartial: boolean
  /** The engine that should have been asked did not answer; another one did. */
  failure?: SearchFailure
}

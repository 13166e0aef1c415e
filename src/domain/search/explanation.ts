/** Why a search finds what it finds, for staff. */

export interface SearchExplanation {
  query: string
  corrected: string | null
  /** Products found. */
  total: number
  segments: ExplainedSegment[]
  /** What was done because the query could not be fulfilled as it is, in keys; empty when it could. */
  steps: string[]
  hits: ExplainedHit[]
}

export interface ExplainedSegment {
  /** As typed. */
  text: string
  /** What it does: `type`, `age`, `colour`, `text`…; `ignored` for nothing. */
  kind: string
  /** What it was taken for, in keys and numbers. */
  meaning: string
  /** How an unknown word was understood: `compound`, `dictionary`, `foreign`, `beginning`, `correction`. */
  route?: string
}

export interface ExplainedHit {
  /** Id. */
  product: number
  /** In the language of the search. */
  name: string
  score: number
  reasons: string[]
}

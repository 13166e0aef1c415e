/** The state of a text of a story for staff. */

/** `draft`: nobody sees it. `planned`: its draft is shown at a moment. `changed`: visitors see an earlier version. */
export const TEXT_STATES = ['draft', 'planned', 'changed', 'shown'] as const
export type TextState = (typeof TEXT_STATES)[number]

/** Writings of one person within this time are one version. */
export const VERSION_JOINS_MS = 600_000
/** Versions of a text that staff see. */
export const MOST_VERSIONS = 100

interface Facts {
  isPublished: boolean
  isChanged: boolean
  isPlanned: boolean
}

export function textState({ isPublished, isChanged, isPlanned }: Facts): TextState {
  if (isPlanned) return 'planned'
  if (!isPublished) return 'draft'
  return isChanged ? 'changed' : 'shown'
}

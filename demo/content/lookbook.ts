import type { Kind } from '../art/kinds.ts'
import type { Colourway } from '../art/paint.ts'
import type { Pattern } from '../art/patterns.ts'

/** A thing of the lookbook's picture: what is drawn, what its Romanian name says, and how it looks there. */
export interface LookbookThing {
  kind: Kind
  name: RegExp
  variant: number
  pattern: Pattern
  colourways: readonly Colourway[]
}

/** What stands in the demo shop's lookbook picture: two things beside it, and the one that the picture points at. */
export const LOOKBOOK: { beside: readonly LookbookThing[]; spot: LookbookThing } = {
  beside: [
    {
      kind: 'tent',
      name: /^cort de joacă (?!pentru curte)/i,
      variant: 1,
      pattern: 'sprig',
      colourways: ['natural', 'oat', 'chalk'],
    },
    { kind: 'blocks', name: /^cuburi cu litere/i, variant: 0, pattern: 'plain', colourways: ['natural', 'oat', 'chalk'] },
  ],
  spot: { kind: 'rocker', name: /^căluț balansoar/i, variant: 0, pattern: 'check', colourways: ['natural', 'chalk', 'sage'] },
}

import type { Kind } from '../art/kinds.ts'

/** A thing of the lookbook's picture: what is drawn, and what its Romanian name says. */
export interface LookbookThing {
  kind: Kind
  name: RegExp
}

/** What stands in the demo shop's lookbook picture: two things beside it, and the one that the picture points at. */
export const LOOKBOOK: { beside: readonly LookbookThing[]; spot: LookbookThing } = {
  beside: [
    { kind: 'tent', name: /cort/i },
    { kind: 'rainbow', name: /curcubeu/i },
  ],
  spot: { kind: 'rocker', name: /balansoar/i },
}

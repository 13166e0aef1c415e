import type { Kind } from '../art/kinds.ts'

/** What stands in the demo shop's lookbook picture: two things beside it, and the one that the picture points at. */
export const LOOKBOOK: { beside: readonly Kind[]; spot: Kind } = { beside: ['tent', 'rainbow'], spot: 'rocker' }

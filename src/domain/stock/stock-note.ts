/** What the shop says about stock: none, the exact number of the last pieces, or simply "in stock"; no number above 5 (D-42). */

const LAST_PIECES = 5

/** Pieces that lie somewhere or everywhere, as far as they are told apart: 0 … 5, and 6 for all above. */
const noted = (free: number): number => Math.min(Math.max(free, 0), LAST_PIECES + 1)

/** Does the change of what is free alter anything that is shown? */
export const changesNote = (before: number, after: number): boolean => noted(before) !== noted(after)

/** Stock notes: none, the exact number of the last pieces, or "in stock"; no number above 5 (D-42). */

/** Available quantity from which the product page and the cart tell the exact number (D-42). */
export const LAST_PIECES = 5
/** Available quantity from which a card tells it. */
export const CARD_LAST_PIECES = 3

/** Quantity as far as it is shown: 0 … 5, and 6 for everything above. */
const noted = (available: number): number => Math.min(Math.max(available, 0), LAST_PIECES + 1)

/** Returns whether a change of the available quantity changes anything shown. */
export const changesNote = (before: number, after: number): boolean => noted(before) !== noted(after)

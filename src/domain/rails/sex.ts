/** Whom goods are made for. */

export type Sex = 'girls' | 'boys'

/** Returns the sex that an attribute names; null for goods for all children and for those that say nothing. */
export const sexNamed = (value: unknown): Sex | null => (value === 'girls' || value === 'boys' ? value : null)

/** Returns whether goods may be shown beside others: those for all may stand anywhere, those for one sex only beside their own. */
export const suits = (beside: Sex | null, other: Sex | null): boolean => other === null || other === beside

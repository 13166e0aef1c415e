/** The half of the year that goods are for. */

export type Season = 'spring-summer' | 'autumn-winter'

/** Returns the half of the year that an attribute names; null for goods of the whole year and for those that say nothing. */
export const seasonNamed = (value: unknown): Season | null =>
  value === 'spring-summer' || value === 'autumn-winter' ? value : null

/** The months of spring and summer, from 0: April to September. */
const [FIRST_WARM, LAST_WARM] = [3, 8]

/** Returns the half of the year that a moment is in. */
export function seasonOn(now: Date): Season {
  const month = now.getUTCMonth()
  return FIRST_WARM <= month && month <= LAST_WARM ? 'spring-summer' : 'autumn-winter'
}

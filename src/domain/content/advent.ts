/** The Advent calendar: 24 doors, each open from its day on by the clocks of the market (DOM-6, DOM-7). */
import type { Market } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { isoDay } from '#domain/time/calendar-day.ts'
import { localTime, startOfDay } from '#domain/time/local-time.ts'

export const ADVENT_DOORS = 24
/** Years that a calendar may be for. */
export const ADVENT_YEARS = { least: 2000, most: 2199 } as const

/** Of which December a calendar is, and whether its doors are open on their own day alone. */
export interface AdventRule {
  year: number
  isDayOnly: boolean
}

export interface AdventState {
  phase: 'before' | 'during' | 'after'
  /** The door of today; 0 before and after. */
  today: number
  isOpen(door: number): boolean
  /** When it changes next; null when it never does. */
  changesAt: Date | null
}

/** Returns the state of a calendar at a moment, on the clocks of a market. */
export function adventState({ year, isDayOnly }: AdventRule, { timeZone }: Pick<Market, 'timeZone'>, now: Date): AdventState {
  const { day } = localTime(now, timeZone)
  const first = `${year}-12-01`
  if (day < first) return { phase: 'before', today: 0, isOpen: () => false, changesAt: startOfDay(first, timeZone) }
  if (day > `${year}-12-${ADVENT_DOORS}`) return { phase: 'after', today: 0, isOpen: () => false, changesAt: null }
  const today = Number(day.slice(-2))
  return {
    phase: 'during',
    today,
    isOpen: (door) => Number.isInteger(door) && door >= (isDayOnly ? today : 1) && door <= today,
    changesAt: startOfDay(isoDay(Date.parse(day) + DAY_MS), timeZone),
  }
}

/** Returns the place of each door in the picture: place 0 of day 1 first. A year always has the same order. */
export function doorPlaces(year: number): number[] {
  const places = Array.from({ length: ADVENT_DOORS }, (_, at) => at)
  let state = year
  for (let at = places.length - 1; at > 0; at--) {
    // The step of a linear congruential generator (Numerical Recipes); its high bits choose.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const other = Math.floor((state / 2 ** 32) * (at + 1))
    ;[places[at], places[other]] = [places[other]!, places[at]!]
  }
  return places
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns content without what is behind doors that are shut now: of them the day alone is left (DOM-6). */
export function withoutShutDoors<T>(content: T, market: Pick<Market, 'timeZone'>, now: Date): T {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (!isFields(value)) return value
    const shown = value['component'] === 'advent' ? { ...value, doors: shownDoors(value, market, now) } : value
    return Object.fromEntries(Object.entries(shown).map(([name, field]) => [name, visit(field)]))
  }
  return visit(content) as T
}

function shownDoors({ year, stays, doors }: Fields, market: Pick<Market, 'timeZone'>, now: Date): unknown[] {
  if (!Array.isArray(doors)) return []
  const state = isYear(year) ? adventState({ year, isDayOnly: stays === 'day' }, market, now) : null
  return doors.filter(isFields).map((door) => (state?.isOpen(Number(door['day'])) ? door : { day: door['day'] }))
}

const isYear = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= ADVENT_YEARS.least && Number(value) <= ADVENT_YEARS.most

/** Returns whether content has a calendar anywhere. */
export const hasCalendar = (content: unknown): boolean => JSON.stringify(content).includes('"component":"advent"')

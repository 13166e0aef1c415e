/** Parcel lockers as the lists of couriers have them (SHIP-3). */
import { foldedWords } from '#domain/search/fold.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { OpeningWeek } from './delivery-input.ts'

/** Where it stands, in degrees. */
export interface LockerPlace {
  lat: number
  lon: number
}

/** Boxes of one size. */
export interface LockerBoxes {
  /** As the courier calls it: 'S', 'M', 'L'. */
  size: string
  count: number
}

/** A locker in the list of its courier. */
export interface ListedLocker {
  /** As the courier calls it. */
  externalId: string
  country: string
  /** Code of the county; '' where it is not known. */
  county: string
  city: string
  /** '' where the courier gives none that the country has. */
  zip: string
  name: string
  address: string
  place: LockerPlace | null
  /** Null where the courier does not say. */
  hours: OpeningWeek | null
  boxes: readonly LockerBoxes[]
}

/** Returns what a locker is found by: folded words, each after a space, those of the town first. */
export const lockerWords = (locker: { city: string; name: string; address: string; zip: string }): string =>
  [locker.city, locker.name, locker.address, locker.zip]
    .flatMap(foldedWords)
    .map((word) => ` ${word}`)
    .join('')

/** Returns whether a list may replace the former one: an empty one, or one of less than half, is a fault of the courier (SHIP-9). */
export const isWholeList = (listed: number, before: number): boolean => listed > 0 && listed * 2 >= before

/** Digits that two postcodes have in common at their start. */
export function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/**
 * Returns about where a postcode lies: in the middle of the lockers whose postcodes are most like it. Null where no locker shares its first
 * two digits.
 */
export function placeOfZip(zip: string, lockers: readonly { zip: string; place: LockerPlace }[]): LockerPlace | null {
  const common = lockers.map((locker) => commonStart(locker.zip, zip))
  const longest = Math.max(0, ...common)
  if (longest < AREA_DIGITS) return null
  const near = lockers.filter((_, at) => common[at] === longest)
  const mean = (of: (place: LockerPlace) => number) => near.reduce((sum, { place }) => sum + of(place), 0) / near.length
  return { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) }
}

/** Digits of a postcode that name its county, or a part of a large town. */
export const AREA_DIGITS = 2

/** 01:20 UTC: night in all markets, summer and winter. */
const NIGHT_MS = HOUR_MS + 20 * MINUTE_MS

/** Returns when lists are read next after a moment: in the coming night. */
export function nextNight(now: Date): Date {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const night = midnight + NIGHT_MS
  return new Date(night > now.getTime() ? night : night + DAY_MS)
}

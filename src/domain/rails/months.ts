/** The ages of those who use things, in months, and whether two of them meet. */
import { MONTHS, type Size } from '#domain/catalog/size.ts'

/** From one age up to another, which may be `Infinity`. */
export interface Months {
  from: number
  to: number
}

/** Returns the ages that goods state, null when they state none. A single month counts whole. */
export const monthsOfGoods = ({ ageFrom, ageTo }: { ageFrom: number | null; ageTo: number | null }): Months | null =>
  ageFrom === null && ageTo === null
    ? null
    : { from: ageFrom ?? 0, to: ageTo === null ? Infinity : Math.max(ageTo, (ageFrom ?? 0) + 1) }

/** Ages in months at which children usually begin to wear the European shoe sizes from `FIRST_SHOE` on. */
const FIRST_SHOE = 16
const SHOE_FROM = [0, 3, 6, 9, 12, 15, 18, 22, 27, 33, 39, 45, 51, 58, 66, 75, 84, 93, 102, 112, 124, 138]

/** Returns the ages at which a size is usually worn; null for sizes of grown-ups, and for shoes that no child of the table wears. */
export function monthsOfSize(size: Size): Months | null {
  if (size.system === 'age') {
    const from = size.from * MONTHS[size.unit]
    return { from, to: Math.max(size.to * MONTHS[size.unit], from + 1) }
  }
  if (size.system !== 'shoe') return null
  const at = Math.floor(size.eu) - FIRST_SHOE
  const from = SHOE_FROM[at]
  return from === undefined ? null : { from, to: SHOE_FROM[at + 2] ?? from + 24 }
}

/** Returns the ages from the beginning of one to the end of the other, whichever is wider; the other one for null. */
export const spanOf = (a: Months | null, b: Months): Months =>
  a === null ? b : { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) }

/** Returns how many months two ages have in common; 0 or less when they only touch, or not even that. */
export const monthsInCommon = (a: Months, b: Months): number => Math.min(a.to, b.to) - Math.max(a.from, b.from)

/** So many months in common are enough, or half of the shorter age. */
const ENOUGH = 6

/** Returns whether two things can be used by one child for a while. */
export function meet(a: Months, b: Months): boolean {
  const shorter = Math.min(a.to - a.from, b.to - b.from)
  return monthsInCommon(a, b) >= Math.min(ENOUGH, shorter / 2)
}

/** Half a year later is soon; for older children half of their age. */
const SOON = 6

/** Returns whether who buys the one now can use the other soon: no duvet, which is for children of a year, with the cot of a newborn. */
export const isSoon = (bought: Months, other: Months): boolean => other.from <= bought.from + Math.max(SOON, bought.from / 2)

/** What fits a child: sizes and goods by the ages that they are made for (D-62). Days are ISO dates. */
import { USUAL_SIZES, type AgeSize, type AgeUnit } from '#domain/catalog/size.ts'
import { dayOfAge } from './age.ts'

/** From the day on which a child is `from` old to the day before it is `to` old; for ever for null. */
export interface Ages {
  unit: AgeUnit
  from: number
  to: number | null
}

/** Returns the ages that goods are made for by their months, null when none are given. Goods for „12 months” fit the month that begins then. */
export const agesOfGoods = ({ ageFrom, ageTo }: { ageFrom: number | null; ageTo: number | null }): Ages | null =>
  ageFrom === null && ageTo === null
    ? null
    : { unit: 'm', from: ageFrom ?? 0, to: ageTo === null ? null : Math.max(ageTo, (ageFrom ?? 0) + 1) }

/** It fits on this day, or it is the one that comes after what fits. */
export type Fit = 'now' | 'next'

/** The first day, and the first day after them. */
interface Days {
  first: string
  end: string
}

/** No day comes after it. */
const NEVER = '9999-12-31'

const daysOf = (birth: string, { unit, from, to }: Ages): Days => ({
  first: dayOfAge(birth, from, unit),
  end: to === null ? NEVER : dayOfAge(birth, to, unit),
})

const isWithin = (day: string, { first, end }: Days): boolean => first <= day && day < end

/**
 * Returns the fit of each of a product's sizes, null for those that are too small or too large: nothing fits before the birth. A size comes next when it begins by the
 * day on which the child outgrows what it wears: the product's own sizes that fit now, else the usual size of its age.
 */
export function fitsOf(birth: string, sizes: readonly Ages[], day: string): (Fit | null)[] {
  const days = sizes.map((size) => daysOf(birth, size))
  const worn = days.filter((one) => isWithin(day, one))
  const usual = usualDays(birth).filter((one) => isWithin(day, one))
  const outgrown = greatest((worn.length > 0 ? worn : usual).map(({ end }) => end))
  const coming = days.map(({ first }) => first).filter((first) => first > day && first <= outgrown)
  const next = coming.reduce((earliest, first) => (first < earliest ? first : earliest), NEVER)
  return days.map((one) => (isWithin(day, one) ? 'now' : one.first === next ? 'next' : null))
}

const usualDays = (birth: string): Days[] => USUAL_SIZES.map((size) => daysOf(birth, size))
const greatest = (days: readonly string[]): string => days.reduce((last, day) => (day > last ? day : last), '')

/** What fits now, and what comes next from which day on. */
export interface Wearing<T> {
  now: T | null
  next: { one: T; from: string } | null
}

/** Returns which of several things for ages, such as sizes, a child uses on a day and which it uses next. */
export function wearingOf<T extends Ages>(birth: string, all: readonly T[], day: string): Wearing<T> {
  const fits = fitsOf(birth, all, day)
  const next = all.find((_, at) => fits[at] === 'next')
  return {
    now: all.findLast((_, at) => fits[at] === 'now') ?? null,
    next: next ? { one: next, from: dayOfAge(birth, next.from, next.unit) } : null,
  }
}

/** Returns the usual size of clothes of a child on a day, and the next; nothing for those who have outgrown the table. */
export const usualSizes = (birth: string, day: string): Wearing<AgeSize> => wearingOf(birth, USUAL_SIZES, day)

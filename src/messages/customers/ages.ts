/** Ages of children, in the words that partnerships and the account share, and the ages that goods are for. */
import type { Age } from '#domain/customers/age.ts'
import { plural } from '#messages/text.ts'

export const ageInMonths = plural(
  { one: '# lună', few: '# luni', other: '# de luni' },
  { one: '# month', other: '# months' },
  { one: '# hónapos', other: '# hónapos' },
)
export const ageInYears = plural(
  { one: '# an', few: '# ani', other: '# de ani' },
  { one: '# year', other: '# years' },
  { one: '# éves', other: '# éves' },
)
const days = plural(
  { one: '# zi', few: '# zile', other: '# de zile' },
  { one: '# day', other: '# days' },
  { one: '# napos', other: '# napos' },
)
const weeks = plural(
  { one: '# săptămână', few: '# săptămâni', other: '# de săptămâni' },
  { one: '# week', other: '# weeks' },
  { one: '# hetes', other: '# hetes' },
)

/** '5 days', '3 weeks', '14 months', '4 years': months up to the second birthday, as sizes are given. */
export function ageText(age: Age): string {
  if (age.years >= 2) return ageInYears(age.years)
  if (age.months > 0) return ageInMonths(age.months)
  return age.weeks > 0 ? weeks(age.weeks) : days(age.days)
}

const fromMonths = plural(
  { one: 'de la # lună', few: 'de la # luni', other: 'de la # de luni' },
  { one: 'from # month', other: 'from # months' },
  { one: '# hónapos kortól', other: '# hónapos kortól' },
)
const fromYears = plural(
  { one: 'de la # an', few: 'de la # ani', other: 'de la # de ani' },
  { one: 'from # year', other: 'from # years' },
  { one: '# éves kortól', other: '# éves kortól' },
)
const months = plural(
  { one: '{from}–# lună', few: '{from}–# luni', other: '{from}–# de luni' },
  { one: '{from}–# month', other: '{from}–# months' },
  { one: '{from}–# hónap', other: '{from}–# hónap' },
)
const years = plural(
  { one: '{from}–# an', few: '{from}–# ani', other: '{from}–# de ani' },
  { one: '{from}–# year', other: '{from}–# years' },
  { one: '{from}–# év', other: '{from}–# év' },
)

/** 'de la 6 luni', '1–3 ani': years from two years on, as parents count. `to` is null for goods without an upper age. */
export function ageRange(from: number, to: number | null): string {
  const inYears = from >= 24 && from % 12 === 0 && (to === null || to % 12 === 0)
  const unit = inYears ? 12 : 1
  if (to === null) return (inYears ? fromYears : fromMonths)(from / unit)
  return (inYears ? years : months)(to / unit, { from: from / unit })
}

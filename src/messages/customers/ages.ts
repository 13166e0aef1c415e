/** Ages of children, in the words that partnerships and the account share. */
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

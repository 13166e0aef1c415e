import { expect, test } from 'vitest'
import { ageOn, dayOfAge } from './age.ts'

test.each([
  ['2026-02-08', '2026-11-22', { days: 287, weeks: 41, months: 9, years: 0 }],
  ['2022-05-19', '2026-11-22', { days: 1648, weeks: 235, months: 54, years: 4 }],
  // The day before and the day of the month.
  ['2026-02-23', '2026-11-22', { days: 272, weeks: 38, months: 8, years: 0 }],
  ['2025-11-22', '2026-11-22', { days: 365, weeks: 52, months: 12, years: 1 }],
  // Months without the day of birth.
  ['2026-01-31', '2026-02-27', { days: 27, weeks: 3, months: 0, years: 0 }],
  ['2026-01-31', '2026-02-28', { days: 28, weeks: 4, months: 1, years: 0 }],
  ['2024-02-29', '2025-02-28', { days: 365, weeks: 52, months: 12, years: 1 }],
  // Born today, and not yet born.
  ['2026-11-22', '2026-11-22', { days: 0, weeks: 0, months: 0, years: 0 }],
  ['2026-12-24', '2026-11-22', { days: 0, weeks: 0, months: 0, years: 0 }],
])('born on %s, on %s the age is %o', (birth, day, age) => {
  expect(ageOn(birth, day)).toEqual(age)
})

test('the day of an age counts days, weeks, months and years', () => {
  expect(dayOfAge('2026-12-30', 3, 'd')).toBe('2027-01-02')
  expect(dayOfAge('2026-12-30', 2, 'w')).toBe('2027-01-13')
  expect(dayOfAge('2026-08-31', 6, 'm')).toBe('2027-02-28')
  expect(dayOfAge('2024-02-29', 4, 'y')).toBe('2028-02-29')
})

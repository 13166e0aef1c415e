import { expect, test } from 'vitest'
import { giftDateProblem } from './gift-date.ts'

test.each([
  [undefined, null],
  ['2026-11-17', 'gift_date_past'],
  ['2026-11-18', null],
  ['2027-11-18', null],
  ['2027-11-19', 'gift_date_late'],
  ['9999-12-31', 'gift_date_late'],
])('a voucher for %s, ordered on 18 November 2026: %s', (date, problem) => {
  expect(giftDateProblem(date, '2026-11-18')).toBe(problem)
})

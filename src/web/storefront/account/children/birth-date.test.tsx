import { expect, test } from 'vitest'
import { childProblems } from '#domain/customers/child.ts'
import { birthOf } from './birth-date.tsx'

const problem = (day: string, month: string, year: string) =>
  childProblems({ name: 'Matei', dateOfBirth: birthOf({ day, month, year }) }, '2026-11-22').dateOfBirth

test('the three fields make a day; empty ones, missing parts and days that do not exist are told apart', () => {
  expect(birthOf({ day: ' 8 ', month: '02', year: '2026' })).toBe('2026-02-08')
  expect(problem('8', '02', '2026')).toBeUndefined()
  expect(problem('', '', '')).toBe('dob_required')
  expect(problem('', '02', '2026')).toBe('dob_invalid')
  expect(problem('30', '02', '2026')).toBe('dob_invalid')
  expect(problem('8', '02', '26')).toBe('dob_invalid')
  expect(problem('23', '11', '2026')).toBe('dob_future')
})

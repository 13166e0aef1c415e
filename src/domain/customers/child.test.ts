import { expect, test } from 'vitest'
import { childProblems, MAX_CHILD_NAME } from './child.ts'

const today = '2026-11-22'

test('a name and a date of birth that is not in the future are mandatory', () => {
  expect(childProblems({ name: '', dateOfBirth: '' }, today)).toEqual({
    name: 'child_name_required',
    dateOfBirth: 'dob_required',
  })
  expect(childProblems({ name: '  ', dateOfBirth: ' ' }, today)).toEqual({
    name: 'child_name_required',
    dateOfBirth: 'dob_required',
  })
  expect(childProblems({ name: 'Matei', dateOfBirth: '2026-11-22' }, today)).toEqual({})
  expect(childProblems({ name: 'Matei', dateOfBirth: '2026-11-23' }, today)).toEqual({ dateOfBirth: 'dob_future' })
})

test('a name has at most 60 characters, as people count them', () => {
  expect(childProblems({ name: '🐣'.repeat(MAX_CHILD_NAME), dateOfBirth: today }, today)).toEqual({})
  expect(childProblems({ name: 'ș'.repeat(MAX_CHILD_NAME + 1), dateOfBirth: today }, today)).toEqual({
    name: 'child_name_too_long',
  })
})

test.each([
  '2026-02-29',
  '2025-13-01',
  '2025-00-10',
  '2025-04-31',
  '2025-4-3',
  '22.11.2025',
  '0206-02-08',
  '1899-12-31',
  '2025-01-01T00:00',
])('%s is no date of birth', (dateOfBirth) => {
  expect(childProblems({ name: 'Matei', dateOfBirth }, today)).toEqual({ dateOfBirth: 'dob_invalid' })
})

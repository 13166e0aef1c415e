import { expect, test } from 'vitest'
import { childrenDue, childrenEnd } from './retention.ts'

const now = new Date('2026-11-22T12:00:00Z')

test('children are deleted 36 calendar months after the last use, and their customer is told 30 days before', () => {
  const due = childrenDue(now)
  expect(due.unusedSince.toISOString()).toBe('2023-11-22T12:00:00.000Z')
  expect(due.tellUnusedSince.toISOString()).toBe('2023-12-22T12:00:00.000Z')
  expect(due.toldBefore.toISOString()).toBe('2026-10-23T12:00:00.000Z')
  expect(childrenEnd(now).toISOString()).toBe('2026-12-22T12:00:00.000Z')
})

import { expect, test } from 'vitest'
import { uuidv7 } from './uuid.ts'

test('ids are UUIDs of version 7: sorted by time, unique within a millisecond', () => {
  const first = new Date('2026-11-18T10:00:00.000Z')
  const ids = [uuidv7(first), uuidv7(new Date(first.getTime() + 1)), uuidv7(new Date('2126-01-01T00:00:00Z'))]
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(ids.toSorted()).toEqual(ids)
  expect(Number.parseInt(ids[0]!.replaceAll('-', '').slice(0, 12), 16)).toBe(first.getTime())
  expect(new Set(Array.from({ length: 1000 }, () => uuidv7(first))).size).toBe(1000)
})

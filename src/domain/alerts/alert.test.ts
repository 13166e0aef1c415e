import { expect, test } from 'vitest'
import { PEOPLE_PER_PIECE, roomFor } from './alert.ts'

test('no more people are told than pieces allow, with those told before', () => {
  expect(roomFor({ pieces: 3, told: 0 })).toBe(3 * PEOPLE_PER_PIECE)
  expect(roomFor({ pieces: 3, told: 5 })).toBe(3 * PEOPLE_PER_PIECE - 5)
  expect(roomFor({ pieces: 1, told: 9 })).toBe(0)
  expect(roomFor({ pieces: 0, told: 0 })).toBe(0)
})

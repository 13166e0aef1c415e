import { expect, test } from 'vitest'
import { changesNote } from './stock-note.ts'

test.each([
  [40, 6, false],
  [6, 5, true],
  [5, 4, true],
  [1, 0, true],
  [0, 0, false],
  [3, 3, false],
  [0, 9, true],
])('a change from %d pieces to %d changes the stock note: %s (D-42)', (before, after, changes) => {
  expect(changesNote(before, after)).toBe(changes)
})

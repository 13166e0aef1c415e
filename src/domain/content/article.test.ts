import { expect, test } from 'vitest'
import { headingAnchors, initialsOf, readingMinutes } from './article.ts'

test.each([
  [0, 1],
  [200, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes('pătuț '.repeat(words))).toBe(minutes)
})

test('every heading has an anchor of its own; one that was written stays', () => {
  const headings = [
    { text: 'Ce e un TOG?' },
    { text: 'Ce e un TOG' },
    { text: 'Pat', id: 'h-ce-e-un-tog' },
    { text: 'Main', id: 'main-part' },
    { text: '†††' },
    { text: '…' },
  ]
  expect(headingAnchors(headings)).toEqual(['h-ce-e-un-tog-2', 'h-ce-e-un-tog-3', 'h-ce-e-un-tog', 'main-part', 'h-', 'h--2'])
})

test.each([
  ['Anca Moldovan', 'AM'],
  ['Farkas Bence', 'FB'],
  ['ágnes', 'Á'],
  ['Ana-Maria Pop', 'AM'],
  ['', ''],
])('%s is shortened to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

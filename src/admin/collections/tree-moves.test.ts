/** Keys and drops in the tree of collections. */
import { expect, test } from 'vitest'
import type { CollectionEntryView } from '#admin/schema/goods/collections.ts'
import { placeAfter, placeOfDrop, zoneAt } from './tree-moves.ts'

const words = { ro: '', en: '', hu: '' }
const entry = (id: number, parent: number | null, next: number | null, isAll = false): CollectionEntryView => ({
  id,
  key: String(id),
  name: words,
  depth: parent === null ? 0 : 1,
  place: { parent, next },
  state: 'shown',
  isAll,
  isRuled: false,
  products: 0,
})
/** 1 lists everything; 2 has 3 and 4; 5 is behind it. */
const tree = [entry(1, null, 2, true), entry(2, null, 5), entry(3, 2, 4), entry(4, 2, null), entry(5, null, null)]
const [all, two, three, four, five] = tree as [
  CollectionEntryView,
  CollectionEntryView,
  CollectionEntryView,
  CollectionEntryView,
  CollectionEntryView,
]

test('keys move among those beside it, into the one before it and out of the one above it', () => {
  expect(placeAfter(tree, four, 'up')).toEqual({ parent: 2, next: 3 })
  expect(placeAfter(tree, three, 'up')).toBeNull()
  expect(placeAfter(tree, three, 'down')).toEqual({ parent: 2, next: null })
  expect(placeAfter(tree, four, 'down')).toBeNull()
  expect(placeAfter(tree, four, 'in')).toEqual({ parent: 3, next: null })
  expect(placeAfter(tree, three, 'in')).toBeNull()
  expect(placeAfter(tree, two, 'in')).toBeNull()
  expect(placeAfter(tree, three, 'out')).toEqual({ parent: null, next: 5 })
  expect(placeAfter(tree, five, 'out')).toBeNull()
})

test('a drop goes before a row, behind it or into it, never into what lies below', () => {
  expect([0.1, 0.5, 0.9].map(zoneAt)).toEqual(['before', 'into', 'behind'])
  expect(placeOfDrop(tree, 5, three, 'before')).toEqual({ parent: 2, next: 3 })
  expect(placeOfDrop(tree, 5, three, 'behind')).toEqual({ parent: 2, next: 4 })
  expect(placeOfDrop(tree, 5, four, 'into')).toEqual({ parent: 4, next: null })
  expect(placeOfDrop(tree, 2, four, 'into')).toBeNull()
  expect(placeOfDrop(tree, 5, all, 'into')).toBeNull()
  expect(placeOfDrop(tree, 4, three, 'behind')).toEqual({ parent: 2, next: null })
})

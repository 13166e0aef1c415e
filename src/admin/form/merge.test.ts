/** Two people in one form. */
import { expect, test } from 'vitest'
import { changesBetween, mergeOf } from './merge.ts'

const base = { name: { ro: 'Sac', en: 'Bag', hu: 'Zsák' }, tags: ['iarnă'], weight: 450 }

test('changes are counted by field, a list as one', () => {
  expect(changesBetween(base, base)).toEqual([])
  expect(changesBetween(base, { ...base, name: { ...base.name, en: 'Sack' }, tags: ['vară', 'iarnă'] })).toEqual([
    'name.en',
    'tags',
  ])
})

test('what one of two changed is put together, what both changed is asked, what both changed alike is no question', () => {
  const mine = { ...base, name: { ro: 'Sac de dormit', en: 'Sleeping bag', hu: 'Zsák' }, weight: 500 }
  const theirs = { ...base, name: { ro: 'Sac', en: 'Warm bag', hu: 'Hálózsák' }, weight: 500 }
  expect(mergeOf({ base, mine, theirs })).toEqual({
    theirs: ['name.hu'],
    mine: ['name.ro', 'weight'],
    conflicts: [{ path: 'name.en', was: 'Bag', mine: 'Sleeping bag', theirs: 'Warm bag' }],
  })
})

test('a field that was added or removed is a change', () => {
  expect(mergeOf({ base: {}, mine: { a: 1 }, theirs: { a: 2 } }).conflicts).toEqual([
    { path: 'a', was: undefined, mine: 1, theirs: 2 },
  ])
  expect(changesBetween({ a: 1 }, {})).toEqual(['a'])
})

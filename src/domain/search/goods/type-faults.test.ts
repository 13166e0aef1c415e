import { expect, test } from 'vitest'
import { LOCALES } from '#domain/market/market.ts'
import { laidOver, type OwnType } from './merged-types.ts'
import { PRODUCT_TYPES } from './product-types.ts'
import { hasCycle, namesFault, tidyType, TYPE_LIMITS, typeName, typesThatName } from './type-faults.ts'

const type = (key: string, part: Partial<OwnType> = {}): OwnType => ({
  key,
  names: { ro: [key], en: [key], hu: [key] },
  broader: [],
  collections: [],
  complements: [],
  isRemoved: false,
  ...part,
})

test('every shipped type can be opened and saved by a merchant', () => {
  const shipped = laidOver(PRODUCT_TYPES, [])
  for (const { key, names } of shipped) {
    for (const locale of LOCALES) {
      expect(namesFault(names[locale]), `${key} ${locale}`).toBeNull()
      expect(names[locale].length, `${key} ${locale}`).toBeLessThanOrEqual(TYPE_LIMITS.names)
      expect(Math.max(...names[locale].map(({ length }) => length)), `${key} ${locale}`).toBeLessThanOrEqual(TYPE_LIMITS.length)
    }
  }
  expect(hasCycle(shipped)).toBe(false)
})

test('no names, and names that search does not see, are faults', () => {
  expect(namesFault([])).toBe('type_unnamed')
  expect(namesFault(['șezlong', '…'])).toBe('type_name_empty')
  expect(namesFault(['șezlong', 'leagăn'])).toBeNull()
})

test('a type is a kind of itself through others', () => {
  expect(
    hasCycle([type('a', { broader: ['b', 'c'] }), type('b', { broader: ['d'] }), type('c', { broader: ['d'] }), type('d')]),
  ).toBe(false)
  expect(hasCycle([type('a', { broader: ['b'] }), type('b', { broader: ['c'] }), type('c', { broader: ['a'] })])).toBe(true)
  expect(hasCycle([type('a', { broader: ['a'] })])).toBe(true)
})

test('spaces, names that search sees as one, repeated keys and the type itself are tidied away', () => {
  const untidy = type('a', {
    names: { ro: ['  sac   de  dormit ', 'Șezlong', 'altul', 'sezlong'], en: ['x'], hu: ['y'] },
    broader: ['b', 'b'],
    complements: ['a', 'c', 'c'],
  })
  expect(tidyType(untidy)).toMatchObject({
    names: { ro: ['sac de dormit', 'Șezlong', 'altul'] },
    broader: ['b'],
    complements: ['c'],
  })
})

test('a type is called by its first names, by its key without any', () => {
  expect(typeName(type('a', { names: { ro: ['body'], en: ['bodysuit', 'body'], hu: ['body'] } }))).toBe('body / bodysuit')
  expect(typeName(type('a', { names: { ro: [], en: [], hu: [] } }))).toBe('a')
  expect(typesThatName([type('b', { broader: ['a'] }), type('c', { complements: ['a'] }), type('d')], 'a')).toEqual(['b', 'c'])
})

import { describe, expect, test } from 'vitest'
import type { Size } from '#domain/catalog/size.ts'
import { ageGroupOf, genderOf } from './apparel.ts'

const NO_AGES = { ageFrom: null, ageTo: null }
const shoe = (eu: number, foot_cm = 0): Size => ({ system: 'shoe', eu, foot_cm })
const age = (unit: 'm' | 'y', from: number, to: number): Size => ({ system: 'age', unit, from, to, height_cm: 80 })

describe('age groups of a feed', () => {
  test.each([
    [shoe(16, 9.7), 'infant'],
    [shoe(18, 11), 'infant'],
    [shoe(20, 12.3), 'infant'],
    [shoe(21, 13), 'toddler'],
    [shoe(24, 15), 'toddler'],
    [shoe(26, 16.3), 'toddler'],
    [shoe(29, 18.3), 'kids'],
    [shoe(35, 22.3), 'kids'],
    [shoe(40, 25.5), 'adult'],
  ] as const)('shoes are for those whose foot they fit, without ages of the product: %j', (size, group) => {
    expect(ageGroupOf(size, NO_AGES, true)).toBe(group)
    expect(ageGroupOf(shoe((size as { eu: number }).eu), NO_AGES, true)).toBe(group)
  })

  test('every shoe of a child has an age group, and a larger one is never for younger children', () => {
    const order = ['newborn', 'infant', 'toddler', 'kids', 'adult']
    const groups = Array.from({ length: 50 }, (_, at) => ageGroupOf(shoe(14 + at / 2), NO_AGES, true))
    expect(groups).not.toContain(null)
    expect(groups.map((one) => order.indexOf(one!))).toEqual(groups.map((one) => order.indexOf(one!)).toSorted((a, b) => a - b))
  })

  test('shoes of a product for babies are for babies, however large', () => {
    expect(ageGroupOf(shoe(22, 13.7), { ageFrom: 0, ageTo: 12 }, true)).toBe('infant')
  })

  test('clothes go by their own size, other things by the ages of the product', () => {
    expect(ageGroupOf(age('m', 0, 3), { ageFrom: 0, ageTo: 36 }, true)).toBe('newborn')
    expect(ageGroupOf(age('y', 13, 14), NO_AGES, true)).toBe('adult')
    expect(ageGroupOf(null, { ageFrom: 12, ageTo: 36 }, false)).toBe('toddler')
    expect(ageGroupOf({ system: 'letter', value: 'M' }, { ageFrom: 0, ageTo: 12 }, true)).toBe('adult')
  })

  test('what is worn and is for no age is for adults, other things have no group', () => {
    expect(ageGroupOf(null, NO_AGES, true)).toBe('adult')
    expect(ageGroupOf(null, NO_AGES, false)).toBeNull()
  })
})

test('the gender of a feed is that of the catalog, else that of mothers for adults', () => {
  expect(['girls', 'boys', 'unisex'].map((one) => genderOf(one, 'toddler'))).toEqual(['female', 'male', 'unisex'])
  expect([genderOf(undefined, 'adult'), genderOf(undefined, 'kids'), genderOf('cats', 'infant')]).toEqual([
    'female',
    'unisex',
    'unisex',
  ])
})

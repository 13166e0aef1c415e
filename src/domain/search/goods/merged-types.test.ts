import { expect, test } from 'vitest'
import type { ProductType } from '../product-type.ts'
import { mergedTypes, type OwnType } from './merged-types.ts'

const type = (key: string, part: Partial<OwnType> = {}): OwnType => ({
  key,
  names: { ro: [key], en: [key], hu: [key] },
  broader: [],
  collections: [],
  complements: [],
  isRemoved: false,
  ...part,
})
const shippedType = (key: string, part: Partial<ProductType> = {}): ProductType => {
  const { isRemoved: _, ...shipped } = type(key, part)
  return shipped
}
const shipped = [
  shippedType('carriage', { collections: ['prams'] }),
  shippedType('stroller', { broader: ['carriage'], complements: ['rain-cover', 'footmuff'] }),
  shippedType('twin-stroller', { broader: ['stroller'] }),
  shippedType('rain-cover'),
  shippedType('footmuff'),
]

test('without own rows the shipped table is what searches know', () => {
  expect(mergedTypes(shipped, [])).toEqual(shipped)
})

test('an own row takes the place of the shipped one, and others come after', () => {
  const names = { ro: ['cărucior sport'], en: ['buggy'], hu: ['sportbabakocsi'] }
  const merged = mergedTypes(shipped, [type('umbrella', { broader: ['stroller'] }), type('stroller', { names })])
  expect(merged.map(({ key }) => key)).toEqual([...shipped.map(({ key }) => key), 'umbrella'])
  expect(merged[1]).toEqual({ key: 'stroller', names, broader: [], collections: [], complements: [] })
  expect(merged.at(-1)).not.toHaveProperty('isRemoved')
})

test('a switched off type is not there, and what was a kind of it is a kind of what is above it', () => {
  const merged = mergedTypes(shipped, [
    type('stroller', { broader: ['carriage'], isRemoved: true }),
    type('footmuff', { isRemoved: true }),
    type('sledge', { complements: ['footmuff', 'rain-cover', 'none'], broader: ['none'] }),
  ])
  expect(merged.map(({ key }) => key)).toEqual(['carriage', 'twin-stroller', 'rain-cover', 'sledge'])
  expect(merged[1]!.broader).toEqual(['carriage'])
  expect(merged[3]).toMatchObject({ broader: [], complements: ['rain-cover'] })
})

test('types that lead to each other end', () => {
  const merged = mergedTypes(shipped, [
    type('carriage', { broader: ['stroller'] }),
    type('stroller', { broader: ['carriage'], isRemoved: true }),
  ])
  expect(merged.map(({ key, broader }) => [key, broader])).toContainEqual(['carriage', []])
  expect(merged.map(({ key, broader }) => [key, broader])).toContainEqual(['twin-stroller', ['carriage']])
})

/** The table of product types is whole, and every product of the demo shop has a type that its name tells. */
import { describe, expect, test } from 'vitest'
import { stem } from '#catalog/search/stem.ts'
import { LEAVES } from '#demo/catalog/leaves.ts'
import { mapWords } from '#demo/catalog/words.ts'
import categories from '#demo/data/categories.json' with { type: 'json' }
import { LOCALES } from '#domain/market/market.ts'
import { seenBySearch } from '#domain/search/synonym-group.ts'
import { OCCASIONS, PRODUCT_TYPES } from '#domain/search/goods/product-types.ts'
import { TYPE_LIMITS } from '#domain/search/goods/type-faults.ts'
import { broaderKeys, namingWords, typeFinder } from '#domain/search/goods/types-of-name.ts'

const byKey = new Map(PRODUCT_TYPES.map((type) => [type.key, type]))

describe('the table', () => {
  test('has each key once, and names in every language', () => {
    expect(byKey.size).toBe(PRODUCT_TYPES.length)
    for (const { key, names } of PRODUCT_TYPES)
      for (const locale of LOCALES) {
        expect(names[locale], `${key} ${locale}`).not.toEqual([])
        const seen = names[locale].map(seenBySearch)
        expect(names[locale].length, key).toBeLessThanOrEqual(TYPE_LIMITS.names)
        expect(
          seen.filter((name, at) => seen.indexOf(name) < at),
          `${key} ${locale}`,
        ).toEqual([])
        for (const name of names[locale]) {
          expect(namingWords(name, locale), `${key}: ${name}`).not.toEqual([])
          expect(name).toBe(name.toLowerCase())
        }
      }
  })

  test('names only types that exist, without circles', () => {
    for (const type of PRODUCT_TYPES) {
      for (const key of [...type.broader, ...type.complements]) expect(byKey.has(key), `${type.key}: ${key}`).toBe(true)
      expect(broaderKeys(type, byKey).has(type.key), type.key).toBe(false)
    }
  })

  test('completes no type by one of the same need', () => {
    for (const type of PRODUCT_TYPES)
      for (const key of type.complements) {
        const other = byKey.get(key)
        expect(key, type.key).not.toBe(type.key)
        expect(OCCASIONS.has(key), `${type.key} > ${key}`).toBe(false)
        expect(broaderKeys(type, byKey).has(key), `${type.key} > ${key}`).toBe(false)
        expect(other && broaderKeys(other, byKey).has(type.key), `${type.key} > ${key}`).toBe(false)
      }
  })

  test('never offers what is not safe in a cot, nor infant formula', () => {
    const softThings = ['pillow', 'duvet', 'kids-duvet-and-pillow', 'cot-bumper', 'sleep-positioner', 'baby-blanket', 'cushion']
    for (const { key, complements } of PRODUCT_TYPES) {
      expect(complements, key).not.toContain('infant-formula')
      if (
        ['cot', 'cot-bed', 'bedside-cot', 'bassinet', 'moses-basket', 'carrycot', 'cradle', 'travel-cot', 'mattress'].includes(
          key,
        )
      )
        expect(
          complements.filter((one) => softThings.includes(one)),
          key,
        ).toEqual([])
      expect(
        complements.filter((one) => ['cot-bumper', 'sleep-positioner'].includes(one)),
        key,
      ).toEqual([])
    }
  })

  test('knows every collection of the demo shop', () => {
    const known = new Set(categories.tree.flatMap(({ children }) => children.map(({ key }) => key)))
    const covered = new Set(PRODUCT_TYPES.flatMap(({ collections }) => collections))
    expect([...covered].filter((key) => !known.has(key))).toEqual([])
    expect([...known].filter((key) => !covered.has(key))).toEqual([])
  })
})

describe('every thing of the demo shop has a type that its name tells', () => {
  const typesOf = typeFinder(PRODUCT_TYPES, stem)
  test.each(LEAVES.map(({ key, things }) => ({ key, things })))('$key', ({ key, things }) => {
    for (const { words } of things) {
      const found = typesOf(
        mapWords(words, (text) => text.replace('*', 'Xyz')),
        [key],
      ).map((type) => type.key)
      expect(found, words.en).not.toEqual([])
    }
  })
})

import { expect, test } from 'vitest'
import { GROUPS } from '#demo/catalog/tree.ts'
import { LOCALES } from '#domain/market/market.ts'
import { demoGoods } from './goods.ts'
import { faultsOf, readSet, TUNING, type Query } from './query-set.ts'

const goods = demoGoods()
const set = readSet(TUNING)

test('every query of the tuning set means something that is sold, and is there once', () => {
  expect(faultsOf(set, goods)).toEqual([])
})

test('a query without a meaning, twice or of another set is a fault', () => {
  const query = (text: string, isMeant = true) => ({
    locale: 'en' as const,
    text,
    meaning: { isMeant: () => isMeant, isRight: () => isMeant },
  })
  expect(faultsOf([query('unicorn', false)], goods)).toEqual(['en: nothing is meant by “unicorn”'])
  expect(faultsOf([query('Cot'), query('cot')], goods)).toEqual(['en: “cot” is there twice'])
  expect(faultsOf([query('cot')], goods, [query('cot')])).toEqual(['en: “cot” is there twice'])
})

/** Keys of the collections that make up a third of what the query means, or more. */
const collectionsOf = ({ meaning, locale }: Query): string[] => {
  const meant = meaning ? goods.filter((good) => meaning.isMeant(good, locale)) : []
  const shares = new Map<string, number>()
  for (const { collections } of meant) shares.set(collections[0]!, (shares.get(collections[0]!) ?? 0) + 1 / meant.length)
  return [...shares].filter(([, share]) => share > 1 / 3).map(([key]) => key)
}

test.each(LOCALES)('the tuning set asks for every collection in %s, and at most four times for what is not sold', (locale) => {
  const asked = set.filter((query) => query.locale === locale)
  const covered = new Set(asked.flatMap(collectionsOf))
  const missing = GROUPS.flatMap(({ children }) => children.map(({ key }) => key)).filter((key) => !covered.has(key))
  expect(missing).toEqual([])
  expect(asked.filter(({ meaning }) => meaning === null).length).toBeLessThanOrEqual(4)
})

/** What queries are taken for, in the demo shop: rules of reading, each shown by queries of several languages. */
import { beforeAll, describe, expect, test } from 'vitest'
import { openCatalog, type Catalog } from '#catalog/catalog.ts'
import { seedDemo } from '#cli/seed.ts'
import type { Locale } from '#domain/market/market.ts'
import { OPENING, testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'

const db = await testDatabase()
let catalog: Catalog

beforeAll(async () => {
  await seedDemo(db, { products: 900, now: OPENING })
  catalog = await openCatalog(db, testClock())
})

const explain = (locale: Locale, query: string) => catalog.search.explain(catalog.current, locale, query)

/** Returns the types that a query names. */
const types = async (locale: Locale, query: string): Promise<string[]> =>
  (await explain(locale, query)).segments.flatMap(({ kind, meaning }) =>
    kind === 'type' ? [...meaning.matchAll(/type ([a-z0-9-]+)/g)].map(([, key]) => key!) : [],
  )

describe('phrases', () => {
  test.each<[Locale, string, string]>([
    ['ro', 'cărți bebeluși groase', 'board-book'],
    ['ro', 'cadă bebe picioare', 'bath-on-stand'],
    ['ro', 'cărți groase', 'board-book'],
    ['en', 'baby doll pram', 'doll-pram'],
    ['hu', 'zörgő játék babának', 'crinkle-toy'],
  ])('the words that say something count, not the others: %s %s', async (locale, query, type) => {
    expect(await types(locale, query)).toEqual([type])
  })

  test.each<[Locale, string]>([
    ['hu', 'karikás hordozó kendő'],
    ['hu', 'hordozó kendő karikás'],
    ['hu', 'kendő karikás hordozó'],
    ['hu', 'kendő karikás'],
  ])('the longest phrase counts in any order: %s %s', async (locale, query) => {
    expect(await types(locale, query)).toEqual(['ring-sling'])
  })

  test('what a thing is for does not become the thing', async () => {
    expect(await types('hu', 'játék babának')).toEqual(['toy'])
    expect(await types('en', 'toy for dolls')).not.toContain('doll')
  })
})

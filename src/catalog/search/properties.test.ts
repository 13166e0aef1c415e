/** What holds for every query: words that say nothing change nothing, real words are never corrected, and order brings in no other goods. */
import { beforeAll, describe, expect, test } from 'vitest'
import { openCatalog, type Catalog } from '#catalog/catalog.ts'
import { listProducts } from '#catalog/columns/listing.ts'
import { seedDemo } from '#cli/seed.ts'
import { NO_FILTERS } from '#domain/catalog/filters.ts'
import { foldedWords } from '#domain/search/fold.ts'
import { PRODUCT_TYPES } from '#domain/search/goods/product-types.ts'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { OPENING, testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { CLOSED_WORDS } from './lexicon/closed-words.ts'
import { phraseKey, phraseTerms } from './lexicon/lexicon.ts'

const db = await testDatabase()
let catalog: Catalog

beforeAll(async () => {
  await seedDemo(db, { products: 900, now: OPENING })
  catalog = await openCatalog(db, testClock())
})

const find = async (locale: Locale, query: string) => catalog.search.find(catalog.current, locale, query)
const fillers = (locale: Locale) => CLOSED_WORDS[locale].fillers.split(/\s+/)

/** Names of types, every `step`th. */
const typeNames = (locale: Locale, step: number): string[] =>
  PRODUCT_TYPES.flatMap(({ names }) => names[locale]).filter((_, at) => at % step === 0)

describe.each(LOCALES)('in %s', (locale) => {
  test('a word that says nothing changes nothing', async () => {
    // „copii” is part of names of types, and „size” makes a size of a number: they say something.
    const named = new Set(
      PRODUCT_TYPES.flatMap(({ names }) => names[locale]).flatMap((name) =>
        phraseKey(phraseTerms(name, locale), locale).split(' '),
      ),
    )
    const words = fillers(locale).filter((word) => !named.has(phraseKey([word], locale)))
    let asked = 0
    for (const [at, name] of typeNames(locale, 7).entries()) {
      const filler = words[(at * 13) % words.length]!
      const before = await find(locale, name)
      for (const query of [`${filler} ${name}`, `${name} ${filler}`]) {
        if (/\d/.test(name)) continue
        const { docs } = await find(locale, query)
        expect([...docs.subarray(0, 10)], query).toEqual([...before.docs.subarray(0, 10)])
        asked++
      }
    }
    expect(asked).toBeGreaterThan(10)
  })

  test('the lowest price first shows the same goods', async () => {
    for (const name of typeNames(locale, 11)) {
      const { docs } = await find(locale, name)
      const listed = listProducts(catalog.current, { currency: MARKETS[locale].currency, among: docs, filters: NO_FILTERS })
      expect(listed.total, name).toBe(docs.length)
    }
  })

  test('no word of the catalogue is corrected', async () => {
    const words = new Set(catalog.current.products.flatMap(({ name }) => foldedWords(name[locale])))
    for (const word of words) expect((await find(locale, word)).corrected, word).toBeNull()
  })

  test('no name of a type is corrected, nor does it find less than all its words', async () => {
    for (const name of typeNames(locale, 3)) expect((await find(locale, name)).corrected, name).toBeNull()
  })
})

/** Terms that are suggested while a query is typed: what it goes on to, by phrases of names, types and synonyms. */
import { beforeAll, expect, test } from 'vitest'
import { openCatalog, type Catalog } from '#catalog/catalog.ts'
import { seedDemo } from '#cli/seed.ts'
import { fold } from '#domain/search/fold.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { OPENING, testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { NameList, type SuggestedName } from './index/name-list.ts'
import { spacedWords } from './index/suggested-names.ts'
import { termsOf, type SuggestedWords } from './suggest.ts'

const name = (text: string, shown: string, count: number, inNames: string | null = null): SuggestedName => ({
  text,
  folded: spacedWords(text),
  shown,
  inNames,
  count,
})
const phrase = (text: string, count: number) => ({ text, folded: spacedWords(text), count })
const listOf = (...names: SuggestedName[]) => NameList.of(names, () => undefined)
const english: SuggestedWords = {
  locale: 'en',
  phrases: [phrase('pram', 90), phrase('sleeping bag', 40), phrase('stroller toy', 5)],
  names: await listOf(
    name('prams', 'prams', 100, 'pram'),
    name('strollers', 'prams', 100),
    name('baby strollers', 'prams', 100),
    name('strollers for twins', 'twin prams', 12),
    name('dummies', 'soothers', 8),
  ),
}

test('the beginning of a name suggests that name, and what it is shown as', () => {
  expect(termsOf(english, 'stro')).toEqual(['strollers', 'strollers for twins', 'stroller toy', 'prams', 'twin prams'])
  expect(termsOf(english, 'dum')).toEqual(['dummies', 'soothers'])
})

test('a name that is typed whole comes first as it is written', async () => {
  const romanian: SuggestedWords = {
    locale: 'ro',
    phrases: [phrase('cărucior sport', 30)],
    names: await listOf(name('cărucioare', 'cărucioare', 80), name('cărucior', 'cărucioare', 80)),
  }
  expect(termsOf(romanian, 'CARUCIOR')[0]).toBe('cărucior')
  expect(termsOf(romanian, 'caruci')).toEqual(['cărucioare', 'cărucior sport'])
})

test('of the forms of a phrase one is suggested: that of product names', () => {
  expect(termsOf(english, 'pra')).toEqual(['pram'])
})

test('words within a name are found from the second letter on', () => {
  expect(termsOf(english, 'tw')).toEqual(['strollers for twins'])
  expect(termsOf(english, 'b')).toEqual([])
  expect(termsOf(english, 's')).toEqual(['sleeping bag', 'stroller toy'])
})

test('nothing suggests nothing, whatever is typed', () => {
  for (const typed of [
    '',
    ' ',
    '„',
    '\u0301'.repeat(200),
    '.*+?^${}()|[]\\',
    '%00\u0000\ud800',
    '🍼',
    '__proto__',
    'a '.repeat(100),
  ])
    expect(termsOf(english, typed), typed.slice(0, 9)).toEqual([])
})

const db = await testDatabase()
let catalog: Catalog
beforeAll(async () => {
  await seedDemo(db, { products: 900, now: OPENING })
  catalog = await openCatalog(db, testClock())
})
const suggest = (locale: Locale, query: string) => catalog.search.suggest(catalog.current, locale, query)
const terms = async (locale: Locale, query: string) => (await suggest(locale, query)).terms

test('synonyms are suggested by their beginnings in each language', async () => {
  expect((await terms('ro', 'pamp')).join()).toMatch(/scutece/)
  expect((await terms('en', 'stro')).join()).toMatch(/strollers|prams|pushchairs/)
  expect((await terms('en', 'pacif')).join()).toMatch(/soother/)
  expect((await terms('hu', 'lázm'))[0]).toMatch(/^lázmérő/)
  expect(await terms('hu', 'lazm')).toEqual(await terms('hu', 'lázm'))
})

test('what a beginning suggests has products, and is no correction of it', async () => {
  for (const [locale, typed] of [
    ['ro', 'pamp'],
    ['ro', 'caru'],
    ['en', 'stro'],
    ['hu', 'lázm'],
  ] as const) {
    const { products, total, corrected } = await suggest(locale, typed)
    expect(products.length, typed).toBeGreaterThan(0)
    expect(total, typed).toBeGreaterThan(0)
    expect(corrected, typed).toBeNull()
  }
})

test('a single letter suggests terms that begin with it, without sizes and quotation marks', async () => {
  for (const locale of LOCALES)
    for (const letter of 'abcdefghijklmnoprstuvz') {
      const found = await terms(locale, letter)
      for (const term of found) {
        expect(fold(term).startsWith(letter), `${locale} ${letter}: ${term}`).toBe(true)
        expect(term, `${locale} ${letter}`).not.toMatch(/["„“”«»\d]/)
      }
      expect(await terms(locale, letter)).toEqual(found)
    }
})

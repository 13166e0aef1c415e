import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { openCatalog } from '#catalog/catalog.ts'
import { readSearchFields } from '#store/search/search-fields.ts'
import { putCatalog } from '#test/catalog.ts'
import { testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'
import { buildSearchIndex } from './search-index.ts'
import { withSynonyms } from './with-synonyms.ts'

test('an index that is given synonyms is the same as one that was built with them', async () => {
  const db = await testDatabase()
  await putCatalog(
    db,
    ['Ursuleț brun', 'Cuburi din lemn', 'Șosete'].map((name) => ({ name, variants: [{ sale: 100, available: 1 }] })),
  )
  const { current } = await openCatalog(db, testClock())
  const groups = (words: string[]) => LOCALES.map((locale: Locale) => ({ locale, words, target: null }))
  const build = (words: string[]) => {
    const readFields = (ids: readonly number[]) => readSearchFields(db.query, ids)
    return buildSearchIndex(current, { readFields, synonyms: groups(words) }, yieldToEventLoop)
  }
  const before = await build(['ursuleț', 'aaa urs', 'zzz'])
  const wanted = ['ursuleț', 'maimuță', 'mmm']
  expect(await withSynonyms(before, groups(wanted), yieldToEventLoop)).toEqual(await build(wanted))
})

/** Rules of the shop's own search, on a small demo shop. */
import { beforeAll, describe, expect, test } from 'vitest'
import { trailOf } from '#catalog/collections/collection-tree.ts'
import { openCatalog, type Catalog } from '#catalog/catalog.ts'
import { fold } from '#domain/search/fold.ts'
import { type Locale } from '#domain/market/market.ts'
import { seedDemo } from '#cli/seed.ts'
import { changeProduct } from '#test/catalog.ts'
import { OPENING, testClock } from '#test/clock.ts'
import { testDatabase } from '#test/database.ts'

const db = await testDatabase()
let catalog: Catalog

beforeAll(async () => {
  await seedDemo(db, { products: 900, now: OPENING })
  catalog = await openCatalog(db, testClock())
})

const find = (locale: Locale, query: string) => catalog.search.find(catalog.current, locale, query)
const names = async (locale: Locale, query: string, count = 5): Promise<string[]> =>
  Array.from((await find(locale, query)).docs.subarray(0, count), (doc) => fold(catalog.current.products[doc]!.name[locale]))
const keys = async (locale: Locale, query: string, count = 5): Promise<Set<string>> =>
  new Set(
    Array.from((await find(locale, query)).docs.subarray(0, count)).flatMap((doc) =>
      trailOf(catalog.current.tree.byId.get(catalog.current.products[doc]!.collection)!).map(({ key }) => key),
    ),
  )
const best = async (locale: Locale, query: string): Promise<number[]> => {
  const { docs } = await find(locale, query)
  return Array.from(docs.subarray(0, 5))
}
describe('terms', () => {
  test('accents, cedillas and capitals do not matter', async () => {
    expect(await best('ro', 'șosete')).toHaveLength(5)
    expect(await best('ro', 'SOSETE')).toEqual(await best('ro', 'șosete'))
    expect(await best('ro', 'şosete')).toEqual(await best('ro', 'șosete'))
    expect(await best('hu', 'torolkozo')).toEqual(await best('hu', 'törölköző'))
  })

  test('every form of a word finds the same products', async () => {
    expect(await keys('ro', 'biberoanele')).toContain('bottles')
    expect(await keys('hu', 'babakocsikat')).toContain('transport')
    expect(await keys('en', 'nappy')).toContain('nappies')
  })

  test('a prefix finds the longer words', async () => {
    for (const name of await names('ro', 'bibero')) expect(name).toMatch(/biberon/)
  })

  test('the last part of a compound is found', async () => {
    expect((await names('hu', 'törlőkendő')).join()).toMatch(/kendo/)
    expect((await names('hu', 'sapka')).join()).toMatch(/sapka/)
  })

  test('joined and split words are the same', async () => {
    expect(await keys('en', 'breastpump')).toContain('breast-pumps')
    expect(await keys('hu', 'cumis üveg')).toContain('bottles')
    expect(await keys('en', 'foot muff')).toContain('footmuffs')
  })

  test('synonyms find the same products', async () => {
    expect(await keys('ro', 'pampers')).toContain('nappies')
    expect(await keys('en', 'pacifier')).toContain('soothers')
    expect(await keys('hu', 'rugi')).toContain('sleepsuits')
  })

  test('a word of another language of the shop finds the product', async () => {
    expect(await keys('hu', 'biberon')).toContain('bottles')
  })
})

describe('spelling correction', () => {
  test('one wrong, missing, extra or swapped letter is corrected, two in long words', async () => {
    for (const typed of ['biberom', 'bibron', 'bibberon', 'bibeorn']) expect(await keys('ro', typed), typed).toContain('bottles')
    expect(await keys('ro', 'stterilizaor')).toContain('sterilisers')
  })

  test('the corrected query has the usual spelling', async () => {
    expect((await find('ro', 'bibeorn sticla')).corrected).toBe('biberon sticla')
    expect((await find('ro', 'carucoir')).corrected).toBe('cărucior')
    expect((await find('ro', 'biberon')).corrected).toBeNull()
  })

  test('nonsense finds nothing', async () => {
    for (const nothing of ['', '   ', 'qqqqq', '\u0301'.repeat(10_000), '((((', '.*', '%00'])
      expect((await find('ro', nothing)).docs.length, nothing.slice(0, 9)).toBe(0)
  })
})

describe('order', () => {
  test('a product comes before its accessories', async () => {
    for (const name of await names('ro', 'biberon', 3)) expect(name).toMatch(/^biberon/)
    for (const name of await names('en', 'pram', 3)) expect(name).not.toMatch(/doll|for pram/)
  })

  test('when a product has all words, products without one of them are not found', async () => {
    for (const name of await names('ro', 'biberon sticla', 2)) expect(name).toMatch(/biberon.*sticla/)
    expect((await find('ro', 'biberon sticla')).isPartial).toBe(false)
  })

  test('otherwise products with the most words are found, and the result is marked partial', async () => {
    const { docs, isPartial } = await find('ro', 'biberon zxzxzxzx')
    expect(docs.length).toBeGreaterThan(0)
    expect(isPartial).toBe(true)
  })

  test('sold-out products come last', async () => {
    const { docs } = await find('ro', 'jucarie')
    const isSoldOut = Array.from(docs, (doc) => doc >= catalog.current.firstSoldOut)
    expect(isSoldOut).toEqual(isSoldOut.toSorted((a, b) => Number(a) - Number(b)))
  })

  test('no product is found twice', async () => {
    const { docs } = await find('ro', 'jucarie lemn')
    expect(new Set(docs).size).toBe(docs.length)
  })
})

describe('numbers, ages and codes', () => {
  test('an age finds products for that age', async () => {
    const { docs } = await find('ro', 'body 6 luni')
    expect(docs.length).toBeGreaterThan(0)
    for (const doc of docs) {
      const { ageFrom, ageTo } = catalog.current.products[doc]!
      expect(ageFrom).toBeLessThanOrEqual(6)
      expect(ageTo).toBeGreaterThanOrEqual(6)
    }
  })

  test('ages in months and years are read in every language', async () => {
    expect(await best('ro', 'pijama 2 ani')).not.toEqual([])
    expect(await best('ro', 'pijama 24 luni')).toEqual(await best('ro', 'pijama 2 ani'))
    expect(await best('hu', 'pizsama 24 hónapos')).toEqual(await best('hu', 'pizsama 2 éves'))
    expect(await best('en', 'pyjamas 24 months')).toEqual(await best('en', 'pyjamas 2 years'))
  })

  test('a height or a shoe size is a term', async () => {
    expect(await keys('ro', 'body 62')).toContain('fashion')
    expect(await keys('ro', 'pantofi 22')).toContain('shoes')
  })

  test('a code is found with and without hyphens, whole or by prefix', async () => {
    const product = catalog.current.products[3]!
    const [{ sku } = { sku: '' }] = product.variants
    for (const code of [sku, sku.toLowerCase(), sku.replaceAll('-', ''), sku.slice(0, -2)]) {
      const { docs } = await find('en', code)
      expect(
        Array.from(docs, (doc) => catalog.current.ids[doc]),
        code,
      ).toContain(product.id)
    }
  })
})

describe('changes', () => {
  test('a price change does not rebuild the index, and results have the new order', async () => {
    const before = await find('ro', 'biberon')
    const [doc = -1] = before.docs.subarray(-1)
    const id = catalog.current.ids[doc]!
    await changeProduct(db, id, { rank: 1_000_000 })
    await catalog.refresh()
    const after = await find('ro', 'biberon')
    expect(after.docs.length).toBe(before.docs.length)
    expect(catalog.current.byId.get(id)).toBe(0)
  })

  test('a new name is found as soon as the shop lists it', async () => {
    const id = catalog.current.ids[5]!
    await db.query.updateTable('product_text').set({ name: 'Zburlici luminos' }).where('product_id', '=', id).execute()
    await changeProduct(db, id, {})
    await catalog.refresh()
    const { docs } = await find('ro', 'zburlici')
    expect(Array.from(docs, (doc) => catalog.current.ids[doc])).toEqual([id])
  })

  test('a withdrawn product is not found', async () => {
    const { docs } = await find('ro', 'biberon')
    const id = catalog.current.ids[docs[0]!]!
    await changeProduct(db, id, { published_at: null })
    await catalog.refresh()
    const after = await find('ro', 'biberon')
    expect(after.docs.length).toBe(docs.length - 1)
    expect(Array.from(after.docs, (doc) => catalog.current.ids[doc])).not.toContain(id)
  })
})

describe('suggestions', () => {
  const suggest = (locale: Locale, query: string) => catalog.search.suggest(catalog.current, locale, query)

  test('terms continue the typed text, frequent ones first, with products and collections', async () => {
    const { terms, collections, products, total } = await suggest('ro', 'bib')
    expect(terms[0]).toBe('biberon')
    expect(collections.map(({ collection }) => collection.name.ro)).toContain('Biberoane')
    expect(collections.every(({ count }) => count > 0)).toBe(true)
    expect(products).toHaveLength(4)
    expect(total).toBeGreaterThanOrEqual(4)
  })

  test('a brand is suggested by its name', async () => {
    const brand = catalog.current.brands.get(catalog.current.brand[0]!)!
    const { brands } = await suggest('hu', brand.name.slice(0, 6))
    expect(brands.map((one) => one.brand)).toContain(brand)
  })

  test('suggestions correct the spelling', async () => {
    const { terms, corrected } = await suggest('ro', 'bibeorn')
    expect(corrected).toBe('biberon')
    expect(terms).toContain('biberon')
  })

  test('an empty query has no suggestions', async () => {
    expect(await suggest('en', ' ')).toEqual({ terms: [], collections: [], brands: [], products: [], total: 0, corrected: null })
  })
})

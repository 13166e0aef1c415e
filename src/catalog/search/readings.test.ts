/** What queries are taken for, in the demo shop: rules of reading, each shown by queries of several languages. */
import { beforeAll, describe, expect, test } from 'vitest'
import { openCatalog, type Catalog } from '#catalog/catalog.ts'
import { seedDemo } from '#cli/seed.ts'
import type { Locale } from '#domain/market/market.ts'
import { foldedWords } from '#domain/search/fold.ts'
import { OPENING, testClock } from '#test/clock.ts'
import { changeProduct } from '#test/catalog.ts'
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
    expect(await types('ro', 'pernă pentru alăptat')).toEqual(['nursing-pillow'])
  })
})

const names = async (locale: Locale, query: string): Promise<string[]> => {
  const { docs } = await catalog.search.find(catalog.current, locale, query)
  return Array.from(docs, (doc) => catalog.current.products[doc]!.name[locale])
}

describe('one word more', () => {
  test('a word that a single product of the type has shows it first, and the others after it', async () => {
    const all = await names('en', 'bodysuit')
    const words = all.flatMap((name) => [...new Set(foldedWords(name))])
    const rare = words.filter((word) => word.length > 5 && words.indexOf(word) === words.lastIndexOf(word))
    let asked = 0
    for (const word of rare) {
      const { segments, hits, total } = await explain('en', `${word} bodysuit`)
      if (segments.map(({ kind }) => kind).join() !== 'text,type') continue
      expect(foldedWords(hits[0]!.name), word).toContain(word)
      expect(total, word).toBe(all.length)
      asked++
    }
    expect(asked).toBeGreaterThan(0)
  })

  test('what a thing is for, and a colour in its name, leave out none of its kind', async () => {
    for (const [name, query] of [
      ['cup holder', 'coffee holder for pram'],
      ['bodysuit', 'bodysuit for pram'],
      ['nappies', 'nappies for car'],
    ] as const)
      expect(await names('en', query), query).toEqual(await names('en', name))
  })
})

describe('sizes', () => {
  test('what is asked for 0–3 months is found in the narrower sizes of that time', async () => {
    const { steps, total } = await explain('en', 'bodysuit 0-3 months')
    expect(steps).toEqual([])
    expect(total).toBeGreaterThan(0)
  })

  test('nappies for a newborn are those of its weight', async () => {
    const { docs } = await catalog.search.find(catalog.current, 'en', 'nappies')
    const renamed = [...docs].map((doc) => catalog.current.products[doc]!.id).slice(0, 4)
    for (const [at, id] of renamed.entries()) {
      const name = `Nappies, size ${at + 1}, ${3 * at + 2}–${3 * at + 5} kg`
      await db.query.updateTable('product_text').set({ name }).where('product_id', '=', id).where('locale', '=', 'en').execute()
      await changeProduct(db, id, {})
    }
    const changed = await openCatalog(db, testClock())
    const found = await changed.search.find(changed.current, 'en', 'newborn nappies')
    expect(Array.from(found.docs, (doc) => changed.current.products[doc]!.name.en)).toEqual(['Nappies, size 1, 2–5 kg'])
  })

  test('a car seat from birth is for the height of a newborn', async () => {
    const found = await names('en', 'car seat from birth')
    expect(found).not.toEqual([])
    for (const name of found) expect(name).toMatch(/\b4\d[–-]\d+/)
  })
})

test('what comes with a thing does not become the thing, with a word between them that says nothing', async () => {
  expect(await types('en', 'pushchair with big wheels')).not.toContain('wheel-set')
})

test('a colour that is also the name of a type is the colour, where another thing is named', async () => {
  const { segments } = await explain('en', 'cream cardigan')
  expect(segments.map(({ kind }) => kind)).toEqual(['colour', 'type'])
})

test('a word beside an occasion orders its goods and leaves out none', async () => {
  expect((await explain('en', 'christening silver')).total).toBe((await explain('en', 'christening')).total)
})

describe('ages', () => {
  test.each<[Locale, string]>([
    ['ro', 'ziua de un an'],
    ['ro', 'cadou un an'],
    ['en', 'one year old gifts'],
    ['hu', '1 éves születésnap'],
    ['hu', '1 éves szülinapi ajándék'],
  ])('an age in the name of an occasion is no filter: %s %s', async (locale, query) => {
    expect((await explain(locale, query)).segments.map(({ kind }) => kind)).not.toContain('age')
    expect(await types(locale, query)).toContain('first-birthday')
  })

  test('an age alone means toys and presents first', async () => {
    const find = (locale: Locale, query: string) => catalog.search.find(catalog.current, locale, query)
    const gifts = new Set((await find('en', 'birthdays')).docs)
    for (const doc of (await find('ro', 'ce îi iau la un an')).docs.subarray(0, 10)) expect(gifts).toContain(doc)
  })
})

test('a material is found that only compositions say', async () => {
  const byComposition = await db.query
    .selectFrom('product_text')
    .select('name')
    .where('locale', '=', 'en')
    .where('composition', 'like', '%leather%')
    .execute()
  const leather = new Set(byComposition.map(({ name }) => name))
  const found = await names('en', 'leather shoes')
  expect(found.length).toBeGreaterThan(0)
  for (const name of found) expect(leather).toContain(name)
})

test.each<[Locale, string]>([
  ['ro', 'cărucior bagaj cabină'],
  ['en', 'buggy for plane'],
  ['en', 'stroller for overhead locker'],
  ['hu', 'babakocsi repülőre'],
])('words for a feature mean the attribute: %s %s', async (locale, query) => {
  const { hits } = await explain(locale, query)
  expect(hits).not.toEqual([])
  for (const { reasons } of hits) expect(reasons.join()).toContain('attribute')
})

test.each<[Locale, string, string]>([
  ['hu', 'nadrágocska', 'trousers'],
  ['hu', 'takarócskák', 'baby-blanket'],
  ['hu', 'pulóverkét', 'jumper'],
  ['ro', 'salopetică', 'dungarees'],
])('small forms of words are known: %s %s', async (locale, query, type) => {
  expect(await types(locale, query)).toContain(type)
})

test('of a compound whose first part says nothing the customer is told that not all is met', async () => {
  expect((await catalog.search.find(catalog.current, 'hu', 'laptoptáska')).isPartial).toBe(true)
})

test.each<[Locale, string, string[]]>([
  ['hu', 'ikreknek való kocsi', ['twin-pram']],
  ['ro', 'fustiță tutu', ['tulle-skirt']],
  ['ro', 'brâu după cezariană', ['c-section-band']],
])('of several types of a word those count that other words are kinds of: %s %s', async (locale, query, meant) => {
  const { segments } = await explain(locale, query)
  const { docs } = await catalog.search.find(catalog.current, locale, query)
  const shown = await types(locale, query)
  expect(segments.length).toBeGreaterThan(1)
  expect(docs.length).toBeGreaterThan(0)
  for (const type of meant) expect(shown).toContain(type)
})

test('the name of what something is for is no form of the thing', async () => {
  expect(await types('hu', 'játék babakocsi')).toEqual(['doll-pram'])
})

test('a single letter beside a thing is its size', async () => {
  const { segments } = await explain('hu', 'kismama farmer L')
  expect(segments.map(({ meaning }) => meaning)).toContain('size l')
})

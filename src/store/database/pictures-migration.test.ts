/** A shop of an earlier version keeps its pictures: the migration names the same drawings as the seed. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { artPath, swatchPath, tintOf } from '#demo/art/address.ts'
import type { Art } from '#demo/art/draw.ts'
import { KINDS } from '#demo/art/kinds.ts'
import { companionsOf } from '#demo/content/companions.ts'
import { collectionMenu } from '#demo/content/menu.ts'
import { MERCHANT } from '#demo/content/merchant.ts'
import { pageContent } from '#domain/content/story.ts'
import { LOCALES } from '#domain/market/market.ts'
import { readStory } from '#store/content/stories.ts'
import { homePage, PICTURE_TEXTS } from '#demo/content/home.ts'
import { embeddedDatabase, type Database } from './db.ts'
import { readSetting } from './settings.ts'
import { startEmbedded } from '#store/embedded/embedded.ts'
import { migrate, readMigrations } from './migrate.ts'

const MIGRATION = /^\d+_pictures$/
const single = Object.keys(KINDS).map((type, at): Art => ({
  type: type as Art['type'],
  variant: at % 2,
  pattern: 'dots',
  wood: 'oak',
  frame: 'black',
  ramp: 'dawn',
  tilt: (at % 9) - 4,
  scale: 90 + 2 * (at % 5),
}))
const set: Art = {
  ...single[0]!,
  parts: [
    { art: single[0]!, colourway: 'honey' },
    { art: single[3]!, colourway: 'navy' },
  ],
}
const drawings = [...single, set]

let db: Database
beforeAll(async () => {
  db = embeddedDatabase(await startEmbedded({ snapshot: null }))
  const migrations = readMigrations()
  const at = migrations.findIndex(({ name }) => MIGRATION.test(name))
  await migrate(db, migrations.slice(0, at))
  await sql`insert into brand (id, slug, name) values (1, 'cuibul', 'Cuibul')`.execute(db.query)
  await sql`insert into collection (id, key, position) values (1, 'transport', 1), (2, 'compact-pushchairs', 2), (3, 'belly-bands', 3)`.execute(
    db.query,
  )
  for (const [i, art] of drawings.entries()) {
    const id = i + 1
    await sql`insert into product (id, kind, brand_id, collection_id, art, rank, created_at)
      values (${id}, 'simple', 1, 1, ${JSON.stringify(art)}::jsonb, 1, now())`.execute(db.query)
    await sql`insert into variant (id, product_id, position, sku, colourway, weight_g)
      values (${1000 + id}, ${id}, 0, ${`A${id}`}, 'honey', 1), (${2000 + id}, ${id}, 1, ${`B${id}`}, null, 1)`.execute(db.query)
  }
  await sql`insert into setting (key, value) values ('merchant', '{"name": "Nestling"}')`.execute(db.query)
  await migrate(db, migrations.slice(0, at + 1))
})
afterAll(() => db.close())

test('every product has the five views of each of its colours, at the addresses of its drawing', async () => {
  const rows = await db.query
    .selectFrom('product_picture')
    .selectAll()
    .orderBy('product_id')
    .orderBy('colourway')
    .orderBy('position')
    .execute()
  const found = rows.map(({ product_id, colourway, address, tint }) => [product_id, colourway, address, tint])
  const views = ['tile', 'close', 'room', 'niche', 'detail'] as const
  expect(found).toEqual(
    drawings.flatMap((art, i) =>
      ['', 'honey'].flatMap((colourway) =>
        views.map((view) => [i + 1, colourway, artPath(art, colourway || 'natural', view), tintOf(colourway || 'natural')]),
      ),
    ),
  )
})

test('each variant has the sample of its colour', async () => {
  const rows = await db.query
    .selectFrom('variant')
    .select(['product_id', 'swatch'])
    .where('colourway', 'is not', null)
    .orderBy('id')
    .execute()
  expect(rows.map(({ swatch }) => swatch)).toEqual(drawings.map((art) => swatchPath(art, 'honey')))
})

test('pages keep their pictures, and a collection its announced opening', async () => {
  expect(await db.query.selectFrom('content_picture').select('key').where('key', '=', 'hero').execute()).toHaveLength(1)
  expect(await db.query.selectFrom('collection_promotion').select(['collection_id', 'target_id']).execute()).toEqual([
    { collection_id: 1, target_id: 2 },
  ])
})

test('the home page says what it has said until now, as in a new demo shop', async () => {
  await migrate(db)
  expect(await readSetting(db.query, 'home')).toBeNull()
  const { text } = homePage(null)
  for (const locale of LOCALES) {
    const story = await readStory(db.query, { slug: 'parts/home' }, locale, 'published')
    expect(story?.content).toEqual(pageContent('home', text[locale], 'part'))
  }
  expect(await readSetting(db.query, 'merchant')).toEqual({
    name: 'Nestling',
    motto: MERCHANT.motto,
    newsletterRewards: MERCHANT.newsletterRewards,
    notFoundTitle: MERCHANT.notFoundTitle,
  })
  const alts = await db.query
    .selectFrom('content_picture')
    .select(['key', 'alt'])
    .where('key', 'in', ['hero', 'lookbook'])
    .execute()
  expect(Object.fromEntries(alts.map(({ key, alt }) => [key, alt]))).toEqual(PICTURE_TEXTS)
})

test('collections keep their menus and companions, as in a new demo shop', async () => {
  await migrate(db)
  const rows = await db.query.selectFrom('collection').select(['key', 'menu', 'companions']).orderBy('id').execute()
  expect(rows).toEqual(
    ['transport', 'compact-pushchairs', 'belly-bands'].map((key) => ({
      key,
      menu: collectionMenu(key),
      companions: companionsOf(key),
    })),
  )
})

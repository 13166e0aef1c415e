/** Product feeds in the back office: figures of what was really written, switches, roles, the log (D-4). */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { searchAudit } from '#services/staff/audit.ts'
import { putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import { storefront } from '#web/entry/storefront.server.ts'

const ORIGIN = 'http://shop.test'
const shop = await testShop({ settings: { PUBLIC_URL: ORIGIN } })
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)
let site: Site

beforeAll(async () => {
  await putCatalog(shop.db, [
    { name: 'Ursuleț', rank: 9, variants: [{ sale: 8000 }, { sale: 9000, color: 'sage' }] },
    { name: 'Lapte praf', rank: 8, noPromo: true, variants: [{ sale: 6000 }] },
    { name: 'Voucher', rank: 7, kind: 'voucher', variants: [{ sale: 5000 }] },
    { name: 'Fără poză', rank: 6, variants: [{ sale: 4000 }] },
    { name: 'Doar în Ungaria', rank: 5, variants: [{ sale: 3000 }] },
    { name: 'Fără preț', rank: 4, variants: [{ sale: 2000 }] },
    { name: 'Fără text', rank: 3, variants: [{ sale: 1000 }] },
  ])
  await shop.db.query
    .insertInto('delivery_rule')
    .values({
      id: 1,
      method: 'courier',
      position: 1,
      markets: ['ro'],
      countries: ['RO'],
      allows_bulky: true,
      currency: 'RON',
      price: 1999,
      free_from: 9000,
      days_min: 1,
      days_max: 2,
    })
    .execute()
  await sql`delete from product_picture where product_id = 4`.execute(shop.db.query)
  await sql`update product set withheld_in = '{ro}' where id = 5`.execute(shop.db.query)
  await sql`delete from price where variant_id = 600 and currency = 'RON'`.execute(shop.db.query)
  await sql`delete from product_text where product_id = 7 and locale = 'ro'`.execute(shop.db.query)
  await sql`update catalogue_version set version = version + 1`.execute(shop.db.query)
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
})

const get = async (path: string) => {
  const answer = await site.fetch(new Request(ORIGIN + path))
  return { status: answer.status, text: await answer.text() }
}
const feedOf = async (id: string) => (await asSupport('GET', '/feeds')).body.feeds.find((one: { id: string }) => one.id === id)
const undo = (entry: string) => asOwner('POST', `/audit/${entry}/undo`, { reason: null })

test('a feed that nobody has read is on and was never made', async () => {
  const { body } = await asSupport('GET', '/feeds')
  expect(body.feeds.map(({ id }: { id: string }) => id)).toEqual([
    'google-ro',
    'google-en',
    'google-hu',
    'meta-ro',
    'meta-en',
    'meta-hu',
  ])
  expect(body.feeds[0]).toMatchObject({
    address: `${ORIGIN}/feeds/google-ro.xml`,
    currency: 'RON',
    isOn: true,
    version: 0,
    madeAt: null,
    readAt: null,
    gaps: [],
  })
})

const names = async (gap: string, id = 'google-ro') =>
  (await asSupport('GET', `/feeds/${id}/products?gap=${gap}`)).body.products.map(({ name }: { name: string }) => name)

test('the figures are those of the text: what is written, and each product that is not, with its reason', async () => {
  const google = (await get('/feeds/google-ro.xml')).text
  const items = google.match(/<item>/g)?.length
  expect(items).toBe(3)
  expect(google).not.toContain('Fără poză')
  const feed = await feedOf('google-ro')
  expect(feed).toMatchObject({
    items,
    products: 2,
    leftOut: 5,
    isAsked: false,
    madeAt: expect.any(String),
    readAt: expect.any(String),
  })
  expect(feed.gaps).toEqual([
    { gap: 'no_picture', products: 1 },
    { gap: 'no_price', products: 1 },
    { gap: 'no_text', products: 1 },
    { gap: 'withheld', products: 1 },
    { gap: 'voucher', products: 1 },
    { gap: 'no_barcode', products: 2 },
    { gap: 'no_category', products: 2 },
    { gap: 'not_in_ads', products: 1 },
  ])
  // Each product once, though one lacks two things.
  expect(feed.mended).toBe(5)
  const gaps = ['no_picture', 'no_price', 'no_text', 'withheld', 'voucher', 'not_in_ads']
  expect(await Promise.all(gaps.map((gap) => names(gap)))).toEqual([
    ['Fără poză'],
    ['Fără preț'],
    ['Fără text'],
    ['Doar în Ungaria'],
    ['Voucher'],
    ['Lapte praf'],
  ])
  const meta = (await get('/feeds/meta-ro.csv')).text.split('\r\n').filter(Boolean)
  expect(await feedOf('meta-ro')).toMatchObject({ items: meta.length - 1, products: 1 })
  expect(await names('never_advertised', 'meta-ro')).toEqual(['Lapte praf'])
  // Nothing is delivered to Hungary.
  await get('/feeds/google-hu.xml')
  expect(await feedOf('google-hu')).toMatchObject({ items: 0, products: 0 })
  expect(await names('no_delivery', 'google-hu')).toContain('Ursuleț')
})

test('a feed is made anew when staff ask, though nothing has changed, and the log says who asked', async () => {
  shop.clock.advance(60_000)
  const before = await feedOf('google-ro')
  expect((await asEditor('POST', '/feeds/google-ro/make', {})).status).toBe(200)
  await shop.memory.textsUnderWay.get('feed google-ro')
  const after = await feedOf('google-ro')
  expect(after).toMatchObject({ isAsked: false, items: 3 })
  expect(new Date(after.madeAt).getTime()).toBe(new Date(before.madeAt).getTime() + 60_000)
  expect((await searchAudit(shop, { most: 1, words: '' }))[0]).toMatchObject({
    action: 'feed.asked',
    object: { id: 'google-ro' },
  })
  expect((await asEditor('POST', '/feeds/google-de/make', {})).status).toBe(404)
})

test('a feed that is off is not there, from the version that was read, and undo switches it on', async () => {
  const off = await asEditor('POST', '/feeds/google-en/switch', { version: 0, isOn: false })
  expect(off.status).toBe(200)
  expect(await feedOf('google-en')).toMatchObject({ isOn: false, version: 1 })
  expect((await get('/feeds/google-en.xml')).status).toBe(404)
  expect((await get('/feeds/google-ro.xml')).status).toBe(200)
  expect(await asOwner('POST', '/feeds/google-en/switch', { version: 0, isOn: true })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { id: 'google-en', isOn: false, version: 1 } },
  })
  expect((await undo(off.body.entries[0])).status).toBe(200)
  expect((await get('/feeds/google-en.xml')).status).toBe(200)
  expect((await undo(off.body.entries[0])).status).toBe(422)
  expect((await asSupport('POST', '/feeds/google-en/switch', { version: 2, isOn: false })).status).toBe(403)
  expect((await asSupport('POST', '/feeds/google-en/make', {})).status).toBe(403)
})

test('a reading is noted once a minute', async () => {
  const readAt = async () => (await feedOf('meta-en')).readAt
  await get('/feeds/meta-en.csv')
  const first = await readAt()
  shop.clock.advance(30_000)
  await get('/feeds/meta-en.csv')
  expect(await readAt()).toBe(first)
  shop.clock.advance(30_000)
  await get('/feeds/meta-en.csv')
  expect(new Date(await readAt()).getTime()).toBe(new Date(first).getTime() + 60_000)
})

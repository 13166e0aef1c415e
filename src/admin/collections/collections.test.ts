/** Collections by staff: made, changed, moved, filled by rules; each change told in the log, taken back, and seen in the shop. */
import { beforeAll, expect, test } from 'vitest'
import { readPurges } from '#services/jobs/purges.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import { seenIn } from '#catalog/columns/market-view.ts'
import type { Locale } from '#domain/market/market.ts'
import type { CollectionEntryView, CollectionFieldsView, RuleView } from '#admin/schema/goods/collections.ts'

const shop = await testShop({ products: 60 })
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)
let site: Site
beforeAll(async () => {
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
})

const tree = async () => (await asOwner('GET', '/collections')).body.collections as CollectionEntryView[]
const entryOf = async (key: string) => (await tree()).find((one) => one.key === key)!
const opened = async (id: number) => (await asOwner('GET', `/collections/${id}`)).body
const undo = (entry: string) => asOwner('POST', `/audit/${entry}/undo`, { reason: null })
const lastAct = async () => (await searchAudit(shop, { most: 1, words: '' }))[0]!
const listings = () =>
  shop.db.query.selectFrom('product_collection').selectAll().orderBy('product_id').orderBy('collection_id').execute()

async function page(path: string) {
  await shop.catalog.refresh()
  await readPurges(shop, new Set())
  const response = await site.fetch(new Request(shop.config.publicUrl + path))
  return { status: response.status, to: response.headers.get('location'), html: await response.text() }
}

async function made(name: string): Promise<number> {
  const answer = await asOwner('POST', '/collections', { parent: null, name: { ro: name, en: name, hu: name } })
  expect(answer.status).toBe(200)
  return answer.body.id
}

async function change(id: number, fields: Partial<CollectionFieldsView>) {
  const { version, fields: now } = await opened(id)
  return asOwner('POST', `/collections/${id}`, { version, collection: { ...now, ...fields } })
}

test('the tree has every collection with what the shop lists in it, and who may only read does not write', async () => {
  const all = await tree()
  const snapshot = shop.catalog.current
  expect(all).toHaveLength(snapshot.tree.everyId.size)
  for (const { id, products } of all) expect(products).toBe(snapshot.inCollection.get(id)?.length ?? 0)
  expect((await asSupport('GET', '/collections')).status).toBe(200)
  expect((await asSupport('POST', '/collections', { parent: null, name: { ro: 'a', en: 'a', hu: 'a' } })).status).toBe(403)
  expect((await asSupport('POST', `/collections/${all[0]!.id}/move`, {})).status).toBe(403)
  expect((await asOwner('GET', '/collections/999999')).status).toBe(404)
})

test('one is made hidden, shown, given another address, and taken back', async () => {
  const id = await made('Cadouri mici')
  const creation = await lastAct()
  expect(creation).toMatchObject({ action: 'collection.created', object: { kind: 'collection', id: String(id) } })
  expect((await page('/c/cadouri-mici')).status).toBe(404)
  expect((await change(id, { hidden: false })).status).toBe(200)
  expect(await page('/c/cadouri-mici')).toMatchObject({ status: 200, html: expect.stringContaining('Cadouri mici') })
  const renamed = await change(id, {
    name: { ro: 'Cadouri <mari>', en: 'Big gifts', hu: 'Nagy ajándékok' },
    slug: { ro: 'cadouri-mari', en: 'big-gifts', hu: 'nagy-ajandekok' },
  })
  expect(await lastAct()).toMatchObject({ before: { 'slug.ro': 'cadouri-mici' }, after: { 'slug.ro': 'cadouri-mari' } })
  expect(await page('/c/cadouri-mici')).toMatchObject({ status: 301, to: '/c/cadouri-mari' })
  expect(await page('/hu/c/cadouri-mici')).toMatchObject({ status: 301, to: '/hu/c/nagy-ajandekok' })
  expect((await page('/c/cadouri-mari')).html).not.toContain('<mari>')
  expect(await undo(creation.id)).toMatchObject({ status: 409 })
  expect((await undo(renamed.body.entries[0])).status).toBe(200)
  expect((await page('/c/cadouri-mici')).status).toBe(200)
  await change(id, { hidden: true })
  expect((await undo(creation.id)).status).toBe(200)
  expect((await asOwner('GET', `/collections/${id}`)).status).toBe(404)
})

test('a market that does not show one answers 404, leaves it out of lists, maps and languages; the others do not', async () => {
  const [parent, child] = [await made('Doar acasă'), await made('Dedesubt')]
  await change(parent, { hidden: false, rules: [{ kind: 'age', from: 0, to: null }] })
  await change(child, { hidden: false, rules: [{ kind: 'age', from: 0, to: null }] })
  const place = (await entryOf('dedesubt')).place
  await asOwner('POST', `/collections/${child}/move`, { from: place, to: { parent, next: null } })
  const links = (html: string) => html.match(/<link rel="alternate"[^>]*>/g)?.join() ?? ''
  expect(links((await page('/c/doar-acasa')).html)).toContain('hreflang="hu')
  const withheld = await change(parent, { withheldIn: ['hu'] })
  expect(await lastAct()).toMatchObject({ before: { withheldIn: [] }, after: { withheldIn: ['hu'] } })
  const shown = await page('/c/doar-acasa')
  expect(shown.status).toBe(200)
  expect(links(shown.html)).not.toContain('hreflang="hu')
  expect((await page('/hu/c/doar-acasa')).status).toBe(404)
  expect((await page('/hu/c/doar-acasa/dedesubt')).status).toBe(404)
  expect((await page('/c/doar-acasa/dedesubt')).status).toBe(200)
  expect((await page('/api/list-collections?locale=hu')).html).not.toContain('doar-acasa')
  expect((await page('/api/list-collections?locale=ro')).html).toContain('doar-acasa')
  const maps = await Promise.all(['/sitemaps/hu-collections-1.xml', '/sitemaps/ro-collections-1.xml'].map(page))
  expect(maps.map(({ html }) => html.includes('doar-acasa'))).toEqual([false, true])
  expect(maps[1]!.html).not.toContain('/hu/c/doar-acasa')
  expect((await undo(withheld.body.entries[0])).status).toBe(200)
  expect((await page('/hu/c/doar-acasa')).status).toBe(200)
})

test('a collection shows the filters that were chosen, in their order, and keeps what a visitor has chosen removable', async () => {
  const id = await made('Filtrate')
  await change(id, { hidden: false, rules: [{ kind: 'age', from: 0, to: null }] })
  const filtersOf = async (query = '') =>
    Array.from(
      new Set(
        Array.from(
          (await page(`/c/filtrate${query}`)).html.matchAll(/<input type="checkbox" name="([a-z_]+)"/g),
          ([, name]) => name,
        ),
      ),
    )
  const before = await filtersOf()
  expect(before.length).toBeGreaterThan(2)
  const chosen = await change(id, { filters: ['brand', 'price'] })
  expect(chosen.status).toBe(200)
  expect(await lastAct()).toMatchObject({ before: { filters: null }, after: { filters: ['brand', 'price'] } })
  expect(await filtersOf()).toEqual(['brand', 'price'])
  expect(await filtersOf('?stock=1')).toEqual(['brand', 'price', 'stock'])
  expect(await change(id, { filters: ['brand', 'nonsense'] })).toMatchObject({
    status: 400,
    body: { fields: { filters: 'unknown_filter' } },
  })
  expect((await change(id, { filters: ['brand', 'brand'] })).status).toBe(400)
  expect((await undo(chosen.body.entries[0])).status).toBe(200)
  expect(await filtersOf()).toEqual(before)
})

test('an old version, a taken or wrong address and a reversed time are refused, with what is there now', async () => {
  const id = await made('Iarna')
  const { version, fields } = await opened(id)
  const other = await entryOf('toys')
  const slug = (await opened(other.id)).fields.slug
  expect((await change(id, { hidden: false })).status).toBe(200)
  expect(await asOwner('POST', `/collections/${id}`, { version, collection: fields })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { fields: { hidden: false } } },
  })
  expect(await change(id, { slug })).toMatchObject({ status: 400, body: { fields: { 'slug.ro': 'slug_taken' } } })
  expect(await change(id, { slug: { ...slug, ro: 'Iarnă' } })).toMatchObject({ body: { fields: { 'slug.ro': 'slug_form' } } })
  const [startsAt, endsAt] = ['2026-12-02T00:00:00.000Z', '2026-12-01T00:00:00.000Z']
  expect(await change(id, { startsAt, endsAt })).toMatchObject({ status: 400, body: { fields: { endsAt: 'before_start' } } })
})

test('rules list products by themselves, in the preview and in the shop', async () => {
  const snapshot = shop.catalog.current
  const product = snapshot.products.find(({ kind, noPromo, variants }) => kind === 'simple' && !noPromo && variants.length === 1)!
  const id = await made('Preț mic')
  const price = product.variants[0]!.catalogPrice.RON
  const rules: RuleView[] = [
    { kind: 'brand', brands: [product.brand] },
    { kind: 'price', limits: { RON: { from: price, to: price }, EUR: { from: 0, to: null }, HUF: null } },
  ]
  const preview = async (pins: number[] = [], market = 'ro') =>
    (await asOwner('POST', `/collections/${id}/preview`, { rules, pins, market })).body
  const { counts } = await preview()
  const count = counts.ro
  expect(count).toBeGreaterThan(0)
  expect((await change(id, { hidden: false, rules })).status).toBe(200)
  const shown = await page('/c/pret-mic')
  expect(shown.html).toContain(`/p/${product.slug.ro}`)
  // Every product of the brand costs something in euros; nothing is listed where no limits are given.
  expect(counts.en).toBeGreaterThanOrEqual(count)
  expect(counts.hu).toBe(0)
  const inMarket = (locale: Locale) => seenIn(shop.catalog.current, locale).inCollection.get(id)?.length ?? 0
  expect({ ro: inMarket('ro'), en: inMarket('en'), hu: inMarket('hu') }).toEqual(counts)
  expect((await page('/hu/c/pret-mic')).html).not.toContain(`/p/${product.slug.hu}`)
  expect((await preview([], 'hu')).first).toEqual([])
  expect((await entryOf('pret-mic')).products).toBe(counts.en)
  // Lists and edits of many see it too, and so does a count of the stock.
  expect((await asOwner('GET', `/product-list?collection=${id}`)).body.total).toBe(counts.en)
  const parts = (await asOwner('GET', '/stock-count-parts')).body.collections
  expect(parts).toContainEqual({ id: String(id), name: 'Preț mic' })
  const sheet = await asOwner('POST', '/stock-counts', { warehouse: 'depot', part: 'collection', of: String(id) })
  expect(sheet.status).toBe(200)
  const stored = await shop.db.query.selectFrom('product_collection').selectAll().where('collection_id', '=', id).execute()
  expect(stored).toEqual([])

  const last = snapshot.products[seenIn(shop.catalog.current, 'ro').inCollection.get(id)!.at(-1)!]!
  expect((await preview([last.id])).first[0]).toMatchObject({ id: last.id, isPinned: true })
  const empty = await asOwner('POST', `/collections/${id}/preview`, {
    rules: [{ kind: 'brand', brands: [] }],
    pins: [],
    market: 'ro',
  })
  expect(empty.status).toBe(400)
  const withoutLimits = { kind: 'price', limits: { RON: null, EUR: null, HUF: null } }
  expect((await change(id, { rules: [withoutLimits as RuleView] })).status).toBe(400)
})

test('a pinned product comes first, unless it is sold out or never promoted', async () => {
  const all = shop.catalog.current
  const id = await made('Fixate')
  const rules: RuleView[] = [{ kind: 'age', from: 0, to: null }]
  await change(id, { hidden: false, rules })
  await shop.catalog.refresh()
  const listed = Array.from(shop.catalog.current.inCollection.get(id)!, (doc) => all.products[doc]!)
  const buyable = listed.filter(({ id: one, noPromo }) => all.byId.get(one)! < all.firstSoldOut && !noPromo)
  const soldOut = listed.find(({ id: one }) => all.byId.get(one)! >= all.firstSoldOut)
  const pins = [buyable.at(-1)!.id, ...(soldOut ? [soldOut.id] : []), buyable.at(-2)!.id]
  const pinned = await change(id, { pins })
  await shop.catalog.refresh()
  const now = Array.from(shop.catalog.current.inCollection.get(id)!, (doc) => all.products[doc]!.id)
  expect(now.slice(0, 2)).toEqual([buyable.at(-1)!.id, buyable.at(-2)!.id])
  expect(new Set(now)).toEqual(new Set(listed.map((one) => one.id)))
  expect(now).toHaveLength(listed.length)
  expect((await undo(pinned.body.entries[0])).status).toBe(200)
  await shop.catalog.refresh()
  expect(Array.from(shop.catalog.current.inCollection.get(id)!)[0]).toBe(all.byId.get(listed[0]!.id))
})

test('one that moves takes its address and its products along, and comes back as it was', async () => {
  const all = await tree()
  const child = all.find(({ place, products }) => place.parent !== null && products > 0)!
  const target = all.find(({ id, place, isAll }) => place.parent === null && id !== child.place.parent && !isAll)!
  const before = { path: (await opened(child.id)).path, listings: await listings() }
  const move = (to: CollectionEntryView['place'], from = child.place) =>
    asOwner('POST', `/collections/${child.id}/move`, { from, to })
  const moved = await move({ parent: target.id, next: null })
  expect(moved.status).toBe(200)
  expect(await lastAct()).toMatchObject({ action: 'collection.moved', after: { parent: target.key, next: null } })
  const { path } = await opened(child.id)
  expect(await page(`/c/${before.path.ro}`)).toMatchObject({ status: 301, to: `/c/${path.ro}` })
  const own = new Set((await listings()).filter((one) => one.collection_id === child.id).map((one) => one.product_id))
  for (const { product_id, collection_id } of await listings())
    if (own.has(product_id)) expect(collection_id).not.toBe(child.place.parent)
  expect(await move({ parent: null, next: null })).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  expect((await undo(moved.body.entries[0])).status).toBe(200)
  expect(await listings()).toEqual(before.listings)
  expect((await entryOf(child.key)).place).toEqual(child.place)
  expect(await page(`/c/${path.ro}`)).toMatchObject({ status: 301, to: `/c/${before.path.ro}` })
})

test('what would break the tree is refused', async () => {
  const all = await tree()
  const child = all.find(({ place }) => place.parent !== null)!
  const parent = all.find(({ id }) => id === child.place.parent)!
  const everything = all.find(({ isAll }) => isAll)!
  const withMenu = (await tree()).find(({ id }) => shop.catalog.current.tree.everyId.get(id)!.menu)!
  const move = (entry: CollectionEntryView, below: number) =>
    asOwner('POST', `/collections/${entry.id}/move`, { from: entry.place, to: { parent: below, next: null } })
  expect(await move(parent, child.id)).toMatchObject({ status: 409, body: { code: 'collection_below_itself' } })
  expect(await move(child, everything.id)).toMatchObject({ status: 409, body: { code: 'collection_all' } })
  const other = all.find(({ id, place, isAll }) => place.parent === null && id !== withMenu.id && !isAll)!
  expect(await move(withMenu, other.id)).toMatchObject({ status: 409, body: { code: 'collection_has_menu' } })
})

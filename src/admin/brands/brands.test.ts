/** Brands by staff: made, changed, removed while nothing names them; each change told in the log, taken back, and seen in the shop. */
import { beforeAll, expect, test } from 'vitest'
import { readPurges } from '#services/jobs/purges.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite, type Site } from '#web/http/server/site.ts'
import type { BrandEntryView, BrandFieldsView } from '#admin/schema/goods/brands.ts'

const shop = await testShop({ products: 60 })
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)
let site: Site
beforeAll(async () => {
  await shop.catalog.refresh()
  site = await openSite(shop, storefront)
})

const list = async () => (await asOwner('GET', '/brands')).body.brands as BrandEntryView[]
const largest = async () => (await list()).toSorted((a, b) => b.products - a.products)[0]!
const opened = async (id: number) => (await asOwner('GET', `/brands/${id}`)).body
const undo = (entry: string) => asOwner('POST', `/audit/${entry}/undo`, { reason: null })
const lastAct = async () => (await searchAudit(shop, { most: 1, words: '' }))[0]!

async function page(path: string) {
  await shop.catalog.refresh()
  await readPurges(shop, new Set())
  const response = await site.fetch(new Request(shop.config.publicUrl + path))
  return { status: response.status, to: response.headers.get('location'), html: await response.text() }
}

async function made(name: string): Promise<number> {
  const answer = await asOwner('POST', '/brands', { name })
  expect(answer.status).toBe(200)
  return answer.body.id
}

async function change(id: number, fields: Partial<BrandFieldsView>) {
  const { version, fields: now } = await opened(id)
  return asOwner('POST', `/brands/${id}`, { version, brand: { ...now, ...fields } })
}

test('the list has every brand with its products, and who may only read does not write', async () => {
  const brands = await list()
  const counted = await shop.db.query
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(brands.reduce((sum, { products }) => sum + products, 0)).toBe(Number(counted.count))
  expect(brands.every(({ blocked }) => blocked === 0)).toBe(true)
  expect((await asSupport('GET', '/brands')).status).toBe(200)
  expect((await asSupport('POST', '/brands', { name: 'Nouă' })).status).toBe(403)
  expect((await asSupport('POST', `/brands/${brands[0]!.id}/remove`, { version: '' })).status).toBe(403)
  expect((await asOwner('GET', '/brands/99999')).status).toBe(404)
})

test('a brand is renamed with its address and texts, the shop follows, and it is taken back', async () => {
  const { id, slug, name } = await largest()
  const changed = await change(id, {
    name: 'Mierla <b>Mare',
    slug: 'mierla-mare',
    description: { ro: 'Coase saci.', en: '', hu: 'Hálózsákok.' },
  })
  expect(changed.status).toBe(200)
  expect(await lastAct()).toMatchObject({ action: 'brand.changed', before: { slug }, after: { slug: 'mierla-mare' } })
  expect(await page(`/brands/${slug}`)).toMatchObject({ status: 301, to: '/brands/mierla-mare' })
  const shown = await page('/brands/mierla-mare')
  expect(shown).toMatchObject({ status: 200, html: expect.stringContaining('Coase saci.') })
  expect(shown.html).not.toContain('Mierla <b>')
  expect((await page('/en/brands/mierla-mare')).html).not.toContain('Coase saci.')
  expect((await undo(changed.body.entries[0])).status).toBe(200)
  expect(await page('/brands/mierla-mare')).toMatchObject({ status: 301, to: `/brands/${slug}` })
  expect((await list()).find((one) => one.id === id)).toMatchObject({ name, slug })
})

test('an old version, a taken name or address and an unknown picture are refused', async () => {
  const [first, second] = await list()
  const { version, fields } = await opened(first!.id)
  expect((await change(first!.id, { description: { ro: 'Altfel', en: '', hu: '' } })).status).toBe(200)
  expect(await asOwner('POST', `/brands/${first!.id}`, { version, brand: fields })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { fields: { description: { ro: 'Altfel' } } } },
  })
  expect(await change(first!.id, { name: second!.name })).toMatchObject({
    status: 400,
    body: { fields: { name: 'brand_taken' } },
  })
  expect(await change(first!.id, { slug: second!.slug })).toMatchObject({ body: { fields: { slug: 'brand_slug_taken' } } })
  expect(await change(first!.id, { slug: 'Cu spații' })).toMatchObject({ body: { fields: { slug: 'slug_form' } } })
  const logo = `/i/${'a'.repeat(32)}/800.webp`
  expect(await change(first!.id, { logo })).toMatchObject({ status: 404, body: { code: 'picture_not_found' } })
  expect(await change(first!.id, { maker: 9999 })).toMatchObject({ status: 404, body: { code: 'maker_not_found' } })
  expect(await asOwner('POST', '/brands', { name: second!.name })).toMatchObject({ body: { fields: { name: 'brand_taken' } } })
  expect(await asOwner('POST', '/brands', { name: '???' })).toMatchObject({ body: { fields: { name: 'slug_form' } } })
})

test('products without a maker of their own have that of the brand, which stays while they are published', async () => {
  const { id } = await largest()
  const maker = (await asOwner('GET', '/product-choices')).body.makers[0]
  const product = shop.catalog.current.products.find(({ brand, kind }) => brand === id && kind === 'simple')!
  await shop.db.query.updateTable('product').set({ manufacturer_id: null }).where('brand_id', '=', id).execute()
  const { length: count } = await shop.db.query
    .selectFrom('product')
    .select('id')
    .where('brand_id', '=', id)
    .where('kind', '=', 'simple')
    .execute()
  expect((await list()).find((one) => one.id === id)).toMatchObject({ blocked: count })
  expect((await change(id, { maker: maker.id })).status).toBe(200)
  expect((await list()).find((one) => one.id === id)).toMatchObject({ blocked: 0 })
  expect((await asOwner('GET', `/products/${product.id}`)).body.gates.ro).toContainEqual(
    expect.objectContaining({ check: 'maker', state: 'ok' }),
  )
  expect((await page(`/p/${product.slug.ro}`)).html).toContain(maker.address)
  expect(await change(id, { maker: null })).toMatchObject({ status: 409, body: { code: 'brand_maker_needed' } })
  const without = (await list()).find((one) => one.id !== id)!
  const preview = { change: { kind: 'brand', brand: without.id }, selection: { ids: [product.id], filter: null }, offset: 0 }
  expect((await asOwner('POST', '/bulk/preview', preview)).body.fields).toMatchObject([{ refused: 'blocked' }])
})

test('a brand is removed while nothing names it, and comes back', async () => {
  const used = await largest()
  const { version, uses } = await opened(used.id)
  expect(uses.products).toBe(used.products)
  expect(await asOwner('POST', `/brands/${used.id}/remove`, { version })).toMatchObject({
    status: 409,
    body: { code: 'brand_in_use', uses: { products: used.products } },
  })
  const id = await made('Vatră')
  const creation = await lastAct()
  const rules = [{ kind: 'brand', brands: [id] }]
  const collection = (await asOwner('POST', '/collections', { parent: null, name: { ro: 'V', en: 'V', hu: 'V' } })).body.id
  const read = (await asOwner('GET', `/collections/${collection}`)).body
  const ruled = await asOwner('POST', `/collections/${collection}`, {
    version: read.version,
    collection: { ...read.fields, rules },
  })
  expect((await opened(id)).uses).toEqual({ products: 0, coupons: 0, contents: 0, collections: 1 })
  expect((await undo(creation.id)).status).toBe(409)
  expect((await undo(ruled.body.entries[0])).status).toBe(200)
  const removed = await asOwner('POST', `/brands/${id}/remove`, { version: (await opened(id)).version })
  expect(removed.status).toBe(200)
  expect((await page('/brands/vatra')).status).toBe(404)
  expect((await undo(removed.body.entries[0])).status).toBe(200)
  expect(await opened(id)).toMatchObject({ id, fields: { name: 'Vatră', slug: 'vatra' } })
  expect((await page('/brands/vatra')).status).toBe(200)
  expect((await undo(creation.id)).status).toBe(200)
  // A number is given once.
  expect(await made('Vatră')).toBe(id + 1)
})

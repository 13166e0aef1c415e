/** Products by staff: made, filled, put together with a colleague's changes, published market by market, planned and taken back. */
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { productDetails, type ProductDetails } from '#catalog/products/details.ts'
import { seenIn } from '#catalog/columns/market-view.ts'
import { MARKETS, type Market } from '#domain/market/market.ts'
import { searchAudit, verifyAudit } from '#services/staff/audit.ts'
import { putCatalog } from '#test/catalog.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import { guaranteesOf } from '#web/storefront/product/guarantees.server.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)
/** Short: sessions of staff end when nobody uses them. */
const MOMENT_MS = 60_000

beforeEach(async () => {
  await sql`truncate brand, collection, warehouse, content_picture, manufacturer, colourway, attribute, job cascade`.execute(
    shop.db.query,
  )
  await shop.db.query.deleteFrom('attempt_count').execute()
  await putCatalog(shop.db, [
    { variants: [{ sale: 25_900 }] },
    { noPromo: true, variants: [{ sale: 9_900 }] },
    { kind: 'bundle', variants: [{ sale: 20_000 }], parts: [{ variant: 100, qty: 2 }] },
  ])
  await shop.catalog.refresh()
})

const read = async (id = 1) => (await asOwner('GET', `/products/${id}`)).body
/** Changes fields from what they are now. */
const change = async (
  changes: Record<string, unknown>,
  { id = 1, base }: { id?: number; base?: Record<string, unknown> } = {},
) => {
  const fields = base ?? (await read(id)).fields
  const seen = base ?? Object.fromEntries(Object.keys(changes).map((name) => [name, fields[name] ?? null]))
  return asEditor('PATCH', `/products/${id}`, { changes, base: seen, reason: null })
}
const publish = (id: number, markets: string[], publishes = true) =>
  asEditor('POST', `/products/${id}/publication`, { markets, publishes, reason: null })
const undo = (entry: string, reason: string | null = null) => asEditor('POST', `/audit/${entry}/undo`, { reason })
const newest = async () => (await searchAudit(shop, { most: 1 }))[0]!
const draft = {
  kind: 'simple',
  name: 'Păturică «Lână»',
  locale: 'ro',
  brand: 'brand-1',
  collection: 'bears',
  sku: 'PAT-1',
  prices: { RON: 12_900, EUR: 2_590, HUF: 1_039_000 },
  parts: [],
}
const make = async (more: object = {}) => (await asEditor('POST', '/products', { ...draft, ...more })).body

test('fields are changed one by one, and the log has each before and after', async () => {
  const wanted = {
    'name.hu': ' Hálózsák ',
    'facts.en': ['Warm', 'Soft'],
    tags: ['somn'],
    'attribute.tog': 2.5,
    'variant.100.barcode': '5941234567899',
  }
  const { body } = await change(wanted)
  expect(body.product.fields).toMatchObject({ ...wanted, 'name.hu': 'Hálózsák', 'opening.en': 'Product 1.' })
  expect(await newest()).toMatchObject({
    id: body.entries[0],
    action: 'product.changed',
    before: { 'name.hu': 'Product 1', 'attribute.tog': null, 'variant.100.barcode': null },
    after: { 'name.hu': 'Hálózsák', tags: ['somn'] },
  })
  expect((await change({ 'attribute.tog': null })).body.product.fields).not.toHaveProperty('attribute.tog')
  expect((await change({ tags: ['somn'] })).body.entries).toEqual([])
})

test('what is wrong is named by its field, and nothing is written', async () => {
  const faults = {
    'name.xx': 'unknown_field',
    'slug.ro': 'invalid_format',
    'variant.100.barcode': 'check_digit',
    vatClass: 'invalid_value',
    huGuaranteeMonths: 'invalid_union',
  }
  const wrong = {
    'name.xx': 'a',
    'slug.ro': 'Sac De',
    'variant.100.barcode': '5941234567890',
    vatClass: 'x',
    huGuaranteeMonths: 12,
    'name.ro': 'Sac',
  }
  expect(await change(wrong)).toMatchObject({ status: 400, body: { code: 'validation_failed', fields: faults } })
  const around = {
    brand: 'nobody',
    collection: 'nowhere',
    manufacturer: 99,
    'slug.en': 'product-2-en',
    'variant.200.weightG': 5,
    ageFrom: 9,
    ageTo: 3,
  }
  expect((await change(around)).body.fields).toEqual({
    brand: 'not_found',
    collection: 'not_found',
    manufacturer: 'not_found',
    'slug.en': 'taken',
    'variant.200.weightG': 'not_found',
    ageTo: 'before_begin',
  })
  const elsewhere = {
    address: '/i/0123456789abcdef0123456789abcdef/800.webp',
    width: 800,
    height: 1000,
    colourway: null,
    tint: 'oat',
    view: null,
    alt: {},
  }
  expect((await change({ pictures: [elsewhere] })).body.fields).toEqual({ pictures: 'not_found' })
  expect((await change({ pictures: [{ ...elsewhere, address: 'https://a.example/b.webp' }] })).status).toBe(400)
  expect((await change({ parts: [{ variant: 200, quantity: 1 }] }, { id: 3 })).body.fields).toEqual({ parts: 'not_promoted' })
  expect((await change({ noPromo: true })).body.fields).toEqual({ noPromo: 'is_promoted' })
  expect((await change({ tags: [] }, { id: 99, base: {} })).status).toBe(404)
  expect((await read()).fields['name.ro']).toBe('Product 1')
})

test('two people: fields that one changed are put together, those that both changed are refused with the product as it is', async () => {
  const base = { 'name.ro': 'Product 1', 'name.hu': 'Product 1', tags: [] }
  expect((await change({ 'name.ro': 'Al meu', tags: ['a'] }, { base })).status).toBe(200)
  expect((await change({ 'name.hu': 'Enyém' }, { base })).body.product.fields).toMatchObject({
    'name.ro': 'Al meu',
    'name.hu': 'Enyém',
  })
  const both = await change({ 'name.ro': 'Altul', 'name.hu': 'Más', tags: ['a'] }, { base: { ...base, 'name.hu': 'Enyém' } })
  expect(both).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', conflicts: ['name.ro'], product: { fields: { 'name.hu': 'Enyém' } } },
  })
})

test('a change is taken back while it stands, and the log stays whole', async () => {
  await change({ 'name.ro': 'Sac', tags: ['x'] })
  const first = await newest()
  await change({ 'opening.ro': 'Cald.' })
  expect((await undo(first.id, 'greșit')).status).toBe(200)
  expect((await read()).fields).toMatchObject({ 'name.ro': 'Product 1', tags: [], 'opening.ro': 'Cald.' })
  expect(await newest()).toMatchObject({ undoes: first.id, reason: 'greșit' })
  expect((await undo(first.id)).body.code).toBe('not_undoable')
  await change({ 'name.ro': 'Altul' })
  const second = await newest()
  await change({ 'name.ro': 'Al treilea' })
  expect((await undo(second.id)).body.code).toBe('changed_since')
  expect(await verifyAudit(shop)).toMatchObject({ isWhole: true })
})

test('a former address answers 301 and only pages that show the product are made again', async () => {
  await change({ 'slug.en': 'warm-bag' })
  const tags = await shop.catalog.refresh()
  expect(tags).toContain('p:1')
  expect(tags).not.toContain('shell')
  const { current } = shop.catalog
  expect([current.bySlug.en.has('warm-bag'), current.retired.product.en.get('product-1-en')]).toEqual([true, 1])
  await change({ 'opening.en': 'Warm.' })
  expect(await shop.catalog.refresh()).toEqual(['p:1', 'p:3'])
})

test('a new product is nowhere until nothing blocks it, and then where it was published', async () => {
  const { product } = await make()
  expect([product.soldIn, product.fields['slug.ro'], product.fields['warnings.ro']]).toEqual([[], 'paturica-lana', null])
  expect(
    product.gates.ro.filter(({ state }: { state: string }) => state === 'blocks').map(({ check }: { check: string }) => check),
  ).toEqual(['texts', 'warning', 'picture', 'maker'])
  expect((await publish(product.id, ['ro'])).body).toMatchObject({
    code: 'product_blocked',
    blocked: { ro: [{ check: 'texts' }, {}, {}, {}] },
  })
  const photo = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#d23b1e' } })
    .png()
    .toBuffer()
  const { body: picture } = await asEditor('POST', '/pictures', photo)
  const maker = {
    name: 'Mierla SRL',
    address: 'Str. Textiliștilor 3',
    email: 'a@mierla.example',
    country: 'RO',
    responsible: null,
  }
  const { body: made } = await asEditor('POST', '/makers', maker)
  await change(
    {
      'opening.ro': 'Caldă.',
      'warnings.ro': [],
      'name.hu': 'Takaró',
      'opening.hu': 'Meleg.',
      'warnings.hu': ['Ne használja paplannal.'],
      manufacturer: made.maker.id,
      pictures: [{ ...picture, colourway: null, tint: 'oat', view: null, alt: { ro: 'Păturică' } }],
    },
    { id: product.id },
  )
  expect((await publish(product.id, ['ro', 'en'])).body.blocked).toMatchObject({ en: [{ check: 'texts' }, { check: 'warning' }] })
  expect((await publish(product.id, ['ro', 'hu'])).body.product.soldIn).toEqual(['ro', 'hu'])
  await shop.catalog.refresh()
  const seen = (['ro', 'en', 'hu'] as const).map((one) => seenIn(shop.catalog.current, one).byId.has(product.id))
  expect(seen).toEqual([true, false, true])
  expect((await change({ 'warnings.hu': null }, { id: product.id })).body).toMatchObject({
    code: 'still_sold',
    blocked: { hu: [{ check: 'warning' }] },
  })
  expect((await change({ 'warnings.en': null, 'name.hu': 'Pléd' }, { id: product.id })).status).toBe(200)
  expect((await publish(product.id, ['hu'], false)).body.product.soldIn).toEqual(['ro'])
  expect((await undo((await newest()).id)).status).toBe(200)
  expect((await read(product.id)).soldIn).toEqual(['ro', 'hu'])
})

test('a new product needs what is there, and prices that can be paid', async () => {
  const wrong = { brand: 'nobody', collection: 'nowhere', sku: 'SKU-100' }
  expect((await make(wrong)).fields).toEqual({ brand: 'not_found', collection: 'not_found', sku: 'taken' })
  expect((await make({ prices: { ...draft.prices, HUF: 1_039_050 } })).fields).toEqual({ 'prices.HUF': 'fractional' })
  expect((await make({ kind: 'bundle' })).fields).toEqual({ parts: 'no_parts' })
  const set = await make({ kind: 'bundle', name: 'Set', sku: 'SET-1', parts: [{ variant: 100, quantity: 2 }] })
  expect(set.product.parts).toMatchObject([{ variant: 100, quantity: 2, sku: 'SKU-100' }])
  expect((await make()).product.fields['slug.ro']).toBe('paturica-lana')
  expect((await make({ sku: 'PAT-2' })).product.fields['slug.ro']).toMatch(/^product-\d+$/)
  expect((await asSupport('POST', '/products', draft)).status).toBe(403)
})

test('sizes and colours are added at the ordinary price of the first item', async () => {
  const size = { system: 'letter', value: 'M' }
  const add = (sku: string, more: object = {}) =>
    asEditor('POST', '/products/1/variants', { variants: [{ sku, size, color: null, colourway: null, ...more }] })
  const { body } = await add('SKU-M')
  expect(body.product.variants).toMatchObject([{ sku: 'SKU-100' }, { sku: 'SKU-M', size, prices: { RON: { sale: 25_900 } } }])
  expect((await add('SKU-N')).body.fields).toEqual({ variants: 'twice' })
  expect((await add('SKU-M', { size: null, colourway: 'x' })).body.fields).toEqual({ variants: 'taken' })
  const tags = await shop.catalog.refresh()
  expect([tags.includes('p:1'), tags.includes('shell')]).toEqual([true, false])
})

test('a planned publication happens at its moment, once, and not where something blocks it', async () => {
  const at = (moments: number) => new Date(shop.clock.now().getTime() + moments * MOMENT_MS).toISOString()
  const plan = (id: number, publishes: boolean, moments: number) =>
    asEditor('POST', `/products/${id}/plans`, { market: 'hu', publishes, runsAt: at(moments) })
  expect((await plan(1, false, -1)).body.code).toBe('moment_passed')
  const { body } = await plan(1, false, 1)
  expect(body.product.plans).toMatchObject([{ market: 'hu', publishes: false }])
  expect((await plan(1, false, 1)).body.code).toBe('planned_already')
  const { product } = await make()
  await plan(product.id, true, 1)
  const { body: second } = await plan(1, true, 2)
  const [, last] = second.product.plans
  expect((await asEditor('POST', `/publication-plans/${last.id}/cancel`, {})).status).toBe(200)
  expect((await asEditor('POST', `/publication-plans/${last.id}/cancel`, {})).body.code).toBe('publication_plan_over')
  shop.clock.advance(MOMENT_MS)
  expect(await runDueJobs(shop, { 'product.publish': jobHandlers['product.publish'] })).toBe(2)
  expect([(await read(1)).soldIn, (await read(product.id)).soldIn]).toEqual([['ro', 'en'], []])
  expect(shop.errors.splice(0)).toEqual([expect.stringContaining('something blocks it')])
})

test('choices, items for sets, and makers', async () => {
  const { body } = await asEditor('GET', '/product-choices')
  expect(body.collections.slice(0, 2)).toMatchObject([
    { key: 'toys', depth: 0 },
    { key: 'bears', depth: 1 },
  ])
  expect((await asEditor('GET', '/product-items?q=sku-1')).body.items).toMatchObject([{ variant: 100, sku: 'SKU-100' }])
  const maker = { name: 'A', address: 'B', email: 'a@b.example', country: 'RO', responsible: null }
  const { body: made } = await asEditor('POST', '/makers', maker)
  expect((await asEditor('POST', '/makers', maker)).body.code).toBe('maker_taken')
  await change({ manufacturer: made.maker.id })
  await shop.catalog.refresh()
  const responsible = { name: 'C', address: 'D', email: 'c@d.example' }
  expect((await asEditor('PUT', `/makers/${made.maker.id}`, { ...maker, country: 'CN', responsible })).body.entries).toHaveLength(
    1,
  )
  expect(await shop.catalog.refresh()).toEqual(['p:1', 'p:3'])
  expect((await read()).maker.responsible).toEqual(responsible)
  expect(shop.errors).toEqual([])
})

test('attributes are made and changed, a value that products have stays, and one person does not overwrite another', async () => {
  const words = (word: string) => ({ ro: word, en: word, hu: word })
  const option = (key: string) => ({ key, ...words(key) })
  const attribute = {
    key: 'material',
    kind: 'enum',
    unit: null,
    filterable: true,
    name: words('Material'),
    options: [option('wool'), option('silk')],
  }
  const write = (changed: object, base: object | null) =>
    asEditor('POST', '/attributes', { attribute: { ...attribute, ...changed }, base })
  expect((await write({}, null)).status).toBe(200)
  expect((await write({}, null)).body.code).toBe('attribute_taken')
  await change({ 'attribute.material': 'wool' })
  expect((await write({ options: [option('silk')] }, attribute)).body.code).toBe('value_in_use')
  expect((await write({ options: [option('wool')] }, attribute)).body.entries).toHaveLength(1)
  expect((await write({ filterable: false }, attribute)).body).toMatchObject({
    code: 'changed_meanwhile',
    attribute: { options: [{ key: 'wool' }] },
  })
  expect((await asEditor('GET', '/attributes')).body.attributes).toMatchObject([{ key: 'material', products: 1 }])
  expect((await asEditor('GET', '/attributes/material/values')).body).toEqual({ counts: { wool: 1 } })
  expect((await undo((await newest()).id)).status).toBe(200)
  expect((await asEditor('GET', '/attributes')).body.attributes[0].options).toHaveLength(2)
})

test('what search engines read and what is promised reaches the shop, the Hungarian guarantee in Hungary alone', async () => {
  await change({ 'searchTitle.ro': 'Titlu', durabilityYears: 5, huGuaranteeMonths: 24, 'repair.ro': 'La producător.' })
  const details = await productDetails(shop.db, 1, MARKETS.ro)
  expect(details).toMatchObject({ searchTitle: 'Titlu', searchText: null })
  const said = (one: ProductDetails, market: Market) => guaranteesOf(one, market).map(({ value }) => value)
  expect(said(details!, MARKETS.ro)).toEqual(['5 ani', 'La producător.'])
  expect(said((await productDetails(shop.db, 1, MARKETS.hu))!, MARKETS.hu)).toEqual(['5 ani', '24 de luni'])
})

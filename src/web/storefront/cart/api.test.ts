import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { callerOf } from '#test/endpoint-calls.ts'
import { setStock, ITEMS, insertTestItems } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await setStock(shop.db.query, ITEMS.body, [5])
  await setStock(shop.db.query, ITEMS.hat, [5])
  await setStock(shop.db.query, ITEMS.pram, [5])
  await shop.catalog.refresh()
  call = callerOf(shop)
})

const cart = {
  market: 'ro',
  lines: [{ item: ITEMS.hat, qty: 2 }],
  destination: { country: 'RO', zip: '540056' },
  delivery: 'courier',
}

test('a quote has the names of the specification', async () => {
  const { status, body, headers } = await call('POST', '/api/cart/quote', cart)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({ currency: 'RON', subtotal: 10_000, delivery: 1999, total: 11_999, vat: 2082, codes: [] })
  expect(body.lines[0]).toMatchObject({
    item: '102',
    product: '10102',
    option: 'miere',
    href: '/p/produs-102',
    mrp: 7000,
    sale: 5000,
    prior: 6000,
    on_sale: true,
    is_bundle: false,
    max: 5,
    skus: [],
  })
  expect(body.options.map(({ key }: { key: string }) => key)).toEqual(['courier', 'locker', 'pickup:cluj'])
  expect(body.options[2].showroom).toMatchObject({ id: 'cluj', name: 'Nestling cluj' })
})

test('a line names the countries that it goes to, where it does not go everywhere', async () => {
  const lines = [ITEMS.hat, ITEMS.pram].map((item) => ({ item, qty: 1 }))
  const onlyIn = async (market: string) =>
    (await call('POST', '/api/cart/quote', { market, lines })).body.lines.map(({ only }: { only?: string[] }) => only)
  expect(await onlyIn('ro')).toEqual([undefined, undefined])
  await shop.db.query.updateTable('delivery_rule').set({ allows_bulky: false }).where('id', '=', 5).execute()
  await sql`update catalogue_version set version = version + 1`.execute(shop.db.query)
  await shop.catalog.refresh()
  expect(await onlyIn('hu')).toEqual([undefined, []])
})

test('a bundle lists its parts, an unknown code is reported', async () => {
  const { body } = await call('POST', '/api/cart/quote', { market: 'hu', lines: [{ item: ITEMS.set, qty: 1 }], codes: ['NIMIC'] })
  expect(body).toMatchObject({ currency: 'HUF', options: null, delivery: null, vat: null })
  expect(body.lines[0]).toMatchObject({
    is_bundle: true,
    skus: ['101', '102'],
    skus_bundled: [{ id: '101' }, { id: '102' }],
    href: '/hu/p/produs-106',
  })
  expect(body.lines[0].skus_bundled.map(({ qty, sale }: { qty: number; sale: number }) => [qty, sale])).toEqual([
    [2, 400_000],
    [1, 400_000],
  ])
  expect(body.codes).toMatchObject([{ code: 'NIMIC', kind: 'unknown', state: 'error_not_exist', amount: 0 }])
})

test.each([
  ['a price', { ...cart, lines: [{ item: ITEMS.hat, qty: 1, price: 1 }] }],
  ['a currency', { ...cart, currency: 'EUR' }],
  ['a total', { ...cart, total: 1 }],
  ['no market', { lines: [] }],
  ['another market', { ...cart, market: 'de' }],
  ['no pieces', { ...cart, lines: [{ item: ITEMS.hat, qty: 0 }] }],
  ['negative pieces', { ...cart, lines: [{ item: ITEMS.hat, qty: -1 }] }],
  ['half a piece', { ...cart, lines: [{ item: ITEMS.hat, qty: 0.5 }] }],
  ['a hundred pieces', { ...cart, lines: [{ item: ITEMS.hat, qty: 100 }] }],
  ['pieces in words', { ...cart, lines: [{ item: ITEMS.hat, qty: '1' }] }],
  ['an id of letters', { ...cart, lines: [{ item: 'abc', qty: 1 }] }],
  ['a number for an id', { ...cart, lines: [{ item: 102, qty: 1 }] }],
  ['101 lines', { ...cart, lines: Array.from({ length: 101 }, () => ({ item: ITEMS.hat, qty: 1 })) }],
  ['no object', []],
  ['malformed JSON', '{"market":'],
  ['a prototype', '{"market":"ro","lines":[],"__proto__":{"admin":true}}'],
])('a cart with %s is refused', async (_, body) => {
  const { status, type } = await call('POST', '/api/cart/quote', body)
  expect([status, type]).toEqual([400, 'application/problem+json'])
})

test('current prices have the names of the specification, as list and as object (D-11)', async () => {
  const asked = await call('POST', '/api/aws/get-skus', { ids: [ITEMS.hat, 'nothing', '10101', '__proto__'] })
  expect(asked.body).toEqual([
    expect.objectContaining({
      id: '102',
      mrp: 7000,
      sale: 5000,
      mrp_eur: 1400,
      sale_eur: 1000,
      mrp_huf: 560_000,
      sale_huf: 400_000,
      on_sale: true,
    }),
    expect.objectContaining({
      id: '10101',
      mrp: 5000,
      sale: 5000,
      on_sale: false,
      max: 5,
      virtual: false,
      is_bundle: false,
      skus: [],
    }),
  ])
  expect((await call('POST', '/api/aws/get-skus', [ITEMS.hat])).body).toHaveLength(1)
  for (const length of [101, 5001, 10_000])
    expect((await call('POST', '/api/aws/get-skus', Array.from({ length }, String))).status).toBe(413)
  expect((await call('POST', '/api/aws/get-skus', { ids: [], more: 1 })).status).toBe(400)
})

test.each([
  ['numbers', Array.from({ length: 101 }, (_, i) => i)],
  ['what is no id', Array.from({ length: 101 }, () => null)],
  ['ids that are too long', Array.from({ length: 101 }, () => 'x'.repeat(300))],
  ['ids beside an unknown key', { ids: Array.from({ length: 101 }, String), more: 1 }],
  ['more than a body may have', Array.from({ length: 100_000 }, String)],
])('a list of more than 100 ids is too long whatever stands in it: %s (D-11)', async (_, body) => {
  expect((await call('POST', '/api/aws/get-skus', body)).status).toBe(413)
  expect((await call('POST', '/api/aws/get-skus?locale=xx', body)).status).toBe(413)
})

test.each(['ro', 'en', 'hu'])('the item id of a gift voucher names it in market %s (D-9)', async (market) => {
  const { body } = await call('POST', `/api/aws/get-skus?locale=${market}`, [
    ITEMS.voucher,
    '105',
    `voucher-${ITEMS.hat}`,
    '10105',
  ])
  expect(body.map(({ id }: { id: string }) => id)).toEqual(['voucher-105', '10105'])
  const lines = [ITEMS.voucher, '105', `voucher-${ITEMS.hat}`].map((item) => ({ item, qty: 1 }))
  const quote = await call('POST', '/api/cart/quote', { market, lines })
  expect(quote.body.lines.map(({ item }: { item: string }) => item)).toEqual(['voucher-105'])
  expect(quote.body.adjustments).toMatchObject([
    { item: '105', reason: 'not_found' },
    { item: 'voucher-102', reason: 'not_found' },
  ])
})

test('lists have an ETag and are answered with 304 (D-10)', async () => {
  const first = await call('GET', '/api/list-warehouses?locale=en')
  expect(first.body).toHaveLength(5)
  expect(first.body[2]).toEqual({
    id: 'cluj',
    name: 'Nestling cluj',
    kind: 'showroom',
    city: 'cluj',
    country: 'RO',
    pickup: true,
  })
  const again = await call('GET', '/api/list-warehouses?locale=en', undefined, { 'if-none-match': first.headers.get('etag')! })
  expect([again.status, again.text]).toEqual([304, ''])
  expect((await call('GET', '/api/list-vendors')).body).toEqual([{ id: '1', name: 'Cuibul', slug: 'cuibul' }])
  expect((await call('GET', '/api/sb/list-vendors')).body).toEqual([
    { slug: 'cuibul', name: 'Cuibul', logo: null, description: '' },
  ])
  expect((await call('GET', '/api/list-collections')).status).toBe(200)
  expect((await call('GET', '/api/list-vendors?locale=de')).status).toBe(400)
})

test('lockers are found by town, street or name, with or without accents, and by postcode', async () => {
  for (const query of ['timis', 'Timișoara', 'PIAȚA unirii', 'easybox', '3000', 'unirii timi'])
    expect((await call('GET', `/api/lockers?country=RO&query=${encodeURIComponent(query)}&zip=400001`)).body).toHaveLength(1)
  for (const query of ['mișoara', 'timis cluj', '%25', '_'])
    expect((await call('GET', `/api/lockers?country=RO&query=${query}`)).body).toEqual([])
  expect((await call('GET', '/api/lockers?country=HU&query=timis')).body).toEqual([])
  expect((await call('GET', '/api/lockers?country=RO&zip=300123')).body).toHaveLength(1)
  expect((await call('GET', '/api/lockers?country=RO&zip=400001')).body).toEqual([])
  expect((await call('GET', '/api/lockers?country=RO')).status).toBe(400)
  expect((await call('GET', '/api/lockers?country=RO&zip=%25%25')).status).toBe(400)
})

test('the countries are those that the market delivers to, with their postcode formats', async () => {
  const delivered = async (locale: string) => (await call('GET', `/api/countries?locale=${locale}`)).body
  const [romania, ...others] = await delivered('ro')
  expect(others).toEqual([])
  expect(romania).toMatchObject({ code: 'RO', county: { use: 'select', label: 'Județ' } })
  expect(romania.county.list).toHaveLength(42)
  expect(await delivered('en')).toMatchObject([{ code: 'DE', county: { use: 'none', label: null, list: null } }])
  expect(await delivered('hu')).toMatchObject([{ code: 'HU' }])
})

test('the OpenAPI description has the schemas that parse requests', async () => {
  const { body } = await call('GET', '/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  const quote = body.paths['/api/cart/quote'].post.requestBody.content['application/json'].schema
  expect(quote).toMatchObject({ additionalProperties: false, required: ['market', 'lines'] })
  expect(quote.properties.lines).toMatchObject({ maxItems: 100 })
  for (const operations of Object.values<object>(body.paths))
    for (const operation of Object.values(operations)) expect(operation).toHaveProperty('summary')
  expect(body.paths['/api/orders/{id}'].get.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ])
  expect(body.paths['/api/lockers'].get.parameters.map(({ name }: { name: string }) => name)).toEqual(['country', 'query', 'zip'])
})

test('what was put aside has the price and stock of now; the unknown is left out', async () => {
  const { status, body } = await call('GET', `/api/cart/later?market=ro&items=${ITEMS.book},${ITEMS.hat},${ITEMS.voucher},999`)
  expect(status).toBe(200)
  expect(body).toMatchObject([
    { item: ITEMS.book, price: 3000, prior: null, left: 0, href: '/p/produs-104' },
    { item: ITEMS.hat, price: 5000, prior: 6000, left: 5, option: 'miere' },
    { item: ITEMS.voucher, price: 10_000 },
  ])
  expect(body[2].left).toBeUndefined()
  for (const query of ['', 'market=ro', 'market=ro&items=', 'market=ro&items=x', 'market=ro&items=1&more=1'])
    expect((await call('GET', `/api/cart/later?${query}`)).status, query).toBe(400)
})

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { callerOf } from '#test/endpoint-calls.ts'
import { setStock, forgetLimits, ITEMS, orderOf, insertTestItems } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
let call: ReturnType<typeof callerOf>
let keys = 0
beforeAll(async () => {
  shop = await testShop()
  await insertTestItems(shop.db.query, shop.clock.now())
  await shop.catalog.refresh()
  call = callerOf(shop)
})
beforeEach(async () => {
  await forgetLimits(shop.db.query)
  await setStock(shop.db.query, ITEMS.body, [9])
})

const order = { ...orderOf(), codes: [], terms: true }
const key = () => ({ 'idempotency-key': `order-at-the-door-${++keys}` })
const place = (body: unknown = order, headers: Record<string, string> = key()) => call('POST', '/api/orders', body, headers)

test('web addresses and invisible characters are refused in every text that a customer types', async () => {
  const wrong: Record<string, string> = { text_link: 'bit.ly/premiu', text_invisible: 'Strada \u202elungă' }
  for (const [code, typed] of Object.entries(wrong)) {
    const address = { ...order.address, firstName: typed, lastName: typed, address: typed, city: typed }
    const abroad = {
      ...order.address,
      country: 'DE',
      county: typed,
      zip: '04107',
      city: 'Leipzig',
      companyName: typed,
      registerNumber: typed,
    }
    const billing = { ...abroad, sameAsDelivery: false, personType: 'company', vatNumber: 'DE123456789' }
    const { status, body } = await place({ ...order, address, billing, note: typed })
    expect([status, body.code]).toEqual([422, 'validation_failed'])
    const fields = ['firstName', 'lastName', 'address', 'city'].map((field) => `address.${field}`)
    for (const field of [...fields, 'billing.county', 'billing.companyName', 'billing.registerNumber', 'note'])
      expect([field, body.fields[field]]).toEqual([field, code])
    for (const gift of [
      { name: typed, message: '' },
      { name: '', message: typed },
    ]) {
      const wished = await place({ ...order, lines: [{ item: ITEMS.voucher, qty: 1, gift }] })
      const field = gift.name ? 'name' : 'message'
      expect([wished.status, wished.body.fields]).toEqual([400, { [`lines.0.gift.${field}`]: code }])
    }
  }
})

test('a locker that is gone, and a delivery to lockers where there is none, are refused by their codes', async () => {
  const { query } = shop.db
  const toLocker = { ...order, delivery: 'locker', total: 6299 }
  const gone = await place({ ...toLocker, locker: 'L-9' })
  expect([gone.status, gone.body.code, gone.body.fields]).toEqual([422, 'validation_failed', { locker: 'locker_gone' }])
  expect((await place({ ...toLocker, locker: 'L-1' })).status).toBe(201)
  const set = (is_active: boolean) => query.updateTable('locker').set({ is_active }).execute()
  await set(false)
  const { status, body } = await place({ ...toLocker, locker: 'L-1' })
  expect([status, body.code]).toEqual([409, 'delivery_unavailable'])
  expect(body.quote.options.map(({ key }: { key: string }) => key)).toEqual(['courier', 'pickup:cluj'])
  await set(true)
})

test('an order is placed and answered with its payment address', async () => {
  const { status, body } = await place()
  expect(status).toBe(201)
  expect(body.next).toBe(`/checkout/payment/${body.id}`)
  const { body: view, headers } = await call('GET', `/api/orders/${body.id}`)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(view).toMatchObject({
    id: body.id,
    number: body.number,
    status: 'opened',
    payment: 'unpaid',
    attempt: null,
    payable: true,
    total: 6999,
    due: 6999,
    delivery: { key: 'courier', price: 1999, locker: null, showroom: null },
    vat: [{ rate: 21, net: 5784, vat: 1215 }],
    expiresAt: '2026-11-18T11:00:00.000Z',
  })
  expect(view.lines).toEqual([
    expect.objectContaining({
      name: 'Body',
      option: 'miere',
      href: '/p/produs-101',
      qty: 1,
      unitPrice: 5000,
      total: 5000,
      parts: [],
    }),
  ])
  expect(JSON.stringify(view)).not.toContain('vatNumberTyped')
})

test('the same request is answered with the same bytes', async () => {
  const headers = key()
  const first = await place(order, headers)
  const again = await place(order, headers)
  expect([again.status, again.text]).toEqual([first.status, first.text])
  expect((await place({ ...order, newsletter: true }, headers)).body).toMatchObject({ status: 409, code: 'idempotency_conflict' })
})

test('in another market the address is of that market', async () => {
  const address = { ...order.address, country: 'HU', county: 'BU', city: 'Budapest', zip: '1011' }
  const { body } = await place({
    ...order,
    market: 'hu',
    address,
    contact: { ...order.contact, phone: '+36301234567' },
    total: 549_000,
  })
  expect(body.next).toBe(`/hu/checkout/payment/${body.id}`)
})

test('a refusal has the data that the page shows', async () => {
  const changed = await place({ ...order, total: 1 })
  expect(changed).toMatchObject({ status: 409, body: { code: 'total_changed', quote: { total: 6999, delivery: 1999 } } })
  const gone = await place({ ...order, lines: [{ item: ITEMS.body, qty: 10 }] })
  expect(gone).toMatchObject({ status: 409, body: { code: 'out_of_stock', quote: { adjustments: [{ max: 9 }] } } })
  const wrong = await place({ ...order, address: { ...order.address, lastName: ' ' } })
  expect(wrong).toMatchObject({
    status: 422,
    body: { code: 'validation_failed', fields: { 'address.lastName': 'last_name_required' } },
  })
})

test.each([
  ['no key', {}, 'idempotency_key_required'],
  ['a short key', { 'idempotency-key': 'short' }, 'idempotency_key_required'],
])('with %s no order is placed', async (_, headers, code) => {
  expect(await place(order, headers)).toMatchObject({ status: 400, body: { code } })
})

test('without agreed terms no order is placed', async () => {
  expect(await place({ ...order, terms: false })).toMatchObject({ status: 400, body: { fields: { terms: expect.anything() } } })
})

test('malformed, unknown and absent ids get the same bytes (D-8)', async () => {
  const { body } = await place()
  const unknown = [
    'a'.repeat(32),
    'null',
    'undefined',
    '1',
    body.id.slice(0, 31),
    body.id.toUpperCase(),
    `${body.id}a`,
    '%00',
    "'--",
  ]
  const answers = await Promise.all(unknown.map((id) => call('GET', `/api/orders/${id}`)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
    new Set([`404 ${JSON.stringify({ type: 'about:blank', title: 'Not found', status: 404, code: 'order_not_found' })}`]),
  )
})

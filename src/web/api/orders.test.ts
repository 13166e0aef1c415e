import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { orderAnswer } from './answers.ts'
import { callerOf } from '#test/calls.ts'
import { fillShelf, GOODS, orderOf, shelfOf, stockGoods } from '#test/goods.ts'
import { testShop, type TestShop } from '#test/shop.ts'

let shop: TestShop
let call: ReturnType<typeof callerOf>
let keys = 0
beforeAll(async () => {
  shop = await testShop()
  await stockGoods(shop.db.query, shop.clock.now())
  await shop.catalogue.refresh()
  call = callerOf(shop)
})
beforeEach(() => fillShelf(shop.db.query, GOODS.body, [9]))

const order = { ...orderOf(), codes: [], terms: true }
const key = () => ({ 'idempotency-key': `order-at-the-door-${++keys}` })
const place = (body: unknown = order, headers: Record<string, string> = key()) => call('POST', '/api/orders', body, headers)

test('an order is placed and leads to its payment', async () => {
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
  expect(orderAnswer.strict().parse(view)).toEqual(view)
  expect(JSON.stringify(view)).not.toContain('vatNumberTyped')
})

test('the same request is answered with the same bytes', async () => {
  const headers = key()
  const first = await place(order, headers)
  const again = await place(order, headers)
  expect([again.status, again.text]).toEqual([first.status, first.text])
  expect((await place({ ...order, newsletter: true }, headers)).body).toMatchObject({ status: 409, code: 'idempotency_conflict' })
})

test('in another market it leads to that market', async () => {
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

test('a refusal comes with what the customer should see', async () => {
  const changed = await place({ ...order, total: 1 })
  expect(changed).toMatchObject({ status: 409, body: { code: 'total_changed', quote: { total: 6999, delivery: 1999 } } })
  const gone = await place({ ...order, lines: [{ item: GOODS.body, qty: 10 }] })
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
])('with %s nothing is placed', async (_, headers, code) => {
  expect(await place(order, headers)).toMatchObject({ status: 400, body: { code } })
})

test('terms that were not agreed to are no order', async () => {
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

/** Values that broke other shops. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    'NaN',
    'Infinity',
    '-0',
    '1e3',
    '0x10',
    -1,
    0,
    0.5,
    99.5,
    1e21,
    -1e21,
    2 ** 31,
    2 ** 53,
    true,
    false,
    [],
    {},
    [[]],
    '999999999',
    '1000000000',
    '9'.repeat(40),
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '\u0000',
    '\ud800',
    '../..',
    'EUR',
    'HUF',
    'de',
    'x'.repeat(5000),
    { toString: 'x' },
    { qty: 1 },
  ),
  fc.jsonValue(),
)
const forged = fc.constantFrom(
  'price',
  'sale',
  'mrp',
  'price_eur',
  'sale_huf',
  'total',
  'subtotal',
  'discount',
  'currency',
  'couponed',
  'on_sale',
  'virtual',
  'status',
  'payment',
  'due',
  'customer_id',
  'token',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'length',
)
type Path = (string | number)[]
const pathsOf = (value: unknown, at: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [
        at,
        ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...at, Array.isArray(value) ? Number(name) : name])),
      ]
    : [at]

/** JSON of `base` with something else at one place, or with one more key there. */
function mutate(base: object, path: Path, change: { value: unknown; key: string | null }): string {
  // oxlint-disable-next-line typescript/no-explicit-any -- any place in any JSON
  const copy = structuredClone(base) as any
  let holder = copy
  for (const step of path.slice(0, -1)) holder = holder[step]
  const last = path.at(-1)
  const target = last === undefined ? copy : holder[last]
  if (change.key !== null && typeof target === 'object' && !Array.isArray(target)) {
    Object.defineProperty(target, change.key, { value: change.value, enumerable: true, configurable: true, writable: true })
  } else if (last === undefined) return JSON.stringify(change.value) ?? 'undefined'
  else holder[last] = change.value
  return JSON.stringify(copy)
}

const quote = {
  market: 'ro',
  lines: order.lines,
  destination: { country: 'RO', zip: '540056' },
  delivery: 'courier',
  codes: ['X'],
}
const mutated = (base: object) =>
  fc
    .record({ path: fc.constantFrom(...pathsOf(base)), value: nasty, key: fc.option(forged) })
    .map(({ path, value, key }) => mutate(base, path, { value, key }))

test('1,500 forged quotes are refused or priced by the shop alone', { timeout: 180_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(mutated(quote), async (body) => {
      const { status, body: answer } = await call('POST', '/api/cart/quote', body)
      expect([200, 400]).toContain(status)
      if (status === 200) for (const line of answer.lines) expect([line.sale, line.total]).toEqual([5000, 5000 * line.qty])
      if (status === 200) expect(answer.total).toBe(answer.subtotal + (answer.delivery ?? 0))
    }),
    { numRuns: 1500 },
  )
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(shop.errors).toEqual([])
})

test('1,000 forged orders are refused, or are orders at the shop’s own price', { timeout: 180_000 }, async () => {
  const held = async () => (await shelfOf(shop.db.query, GOODS.body)).reserved
  await fc.assert(
    fc.asyncProperty(mutated(order), async (body) => {
      const before = await held()
      const { status, body: answer } = await place(body)
      expect([201, 400, 409, 422]).toContain(status)
      if (status !== 201) {
        expect(await held()).toBe(before)
        return
      }
      const { body: view } = await call('GET', `/api/orders/${answer.id}`)
      expect([view.currency, view.subtotal, view.total]).toEqual(['RON', 5000, 6999])
      await fillShelf(shop.db.query, GOODS.body, [9])
    }),
    { numRuns: 1000 },
  )
  expect(shop.errors).toEqual([])
})

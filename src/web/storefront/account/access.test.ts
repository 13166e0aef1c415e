/** Access matrix (security T8): two customers, a guest and nobody against every endpoint of accounts. */
import { beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '#store/database/uuid.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'
import { newVoucher } from '#services/promotions/vouchers.ts'
import { endpoints } from '#web/entry/endpoints.server.ts'
import { callerOf, type Answer } from '#test/endpoint-calls.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { signedInCustomer, type TestCustomer } from '#test/customers/signed-in.ts'

/** Stands in every text field of the owner. */
const CANARY = 'Canarina'
const UNKNOWN = '01990000-0000-7000-8000-000000000000'

let shop: TestShop
let owner: TestCustomer
let other: TestCustomer
let call: ReturnType<typeof callerOf>
const own: Record<string, string> = {}

const ADDRESS = {
  label: CANARY,
  phone: '0722 418 305',
  isDelivery: true,
  isBilling: true,
  firstName: CANARY,
  lastName: CANARY,
  address: `Str. ${CANARY} 1`,
  city: CANARY,
  county: 'MS',
  zip: '540056',
  country: 'RO',
  personType: 'individual',
  companyName: '',
  vatNumber: '',
  registerNumber: '',
}

beforeAll(async () => {
  shop = await testShop()
  await seedOneProduct(shop.db, 10, shop.clock.now())
  owner = await signedInCustomer(shop, { email: 'canarina@example.ro', firstName: CANARY, lastName: CANARY })
  other = await signedInCustomer(shop, { email: 'other@example.ro', firstName: 'Alt', lastName: 'Om' })
  call = callerOf(shop)
  const post = (path: string, body: unknown) => call('POST', path, body, { cookie: owner.cookie })
  own.address = (await post('/api/my/addresses', ADDRESS)).body.id
  own.child = (await post('/api/my/children', { name: CANARY, dateOfBirth: '2024-05-06' })).body.id
  own.passkey = uuidv7(shop.clock.now())
  const key = { credential_id: Buffer.from('credential'), public_key: Buffer.from('key'), counter: 0 }
  const passkey = { id: own.passkey, customer_id: owner.id, name: CANARY, created_at: shop.clock.now(), ...key }
  await shop.db.query.insertInto('customer_passkey').values(passkey).execute()
  await post('/api/my/cart/merge', { lines: [{ item: '424242', qty: 1 }], codes: [CANARY] })
  await post('/api/my/wishlist/merge', { products: ['424242'] })
  const order = await placedOrder(shop)
  await shop.db.query.updateTable('order').set({ customer_id: owner.id, email: owner.email }).where('id', '=', order.id).execute()
  own.order = order.number
  const given = {
    market: 'ro',
    amount: 10_000,
    currency: 'RON',
    validUntil: null,
    recipient: owner.email,
    name: CANARY,
    message: '',
  } as const
  const voucher = newVoucher(shop.tokens, given, shop.clock.now(), { image: '' })
  await shop.db.transaction((tx) => insertVouchers(tx, [voucher], shop.clock.now()))
  own.voucher = voucher.code
})

const routes = endpoints.filter(({ path }) => path.startsWith('/api/my/'))
/** Bodies that each endpoint accepts, so that it is the owner that decides. */
const bodies: Record<string, unknown> = {
  'PUT /api/my/addresses/:id': ADDRESS,
  'PUT /api/my/children/:id': { name: 'Alt', dateOfBirth: '2024-05-06' },
  'PUT /api/my/passkeys/:id': { name: 'Alt' },
}
const idOf = (path: string): string => {
  const of = { children: own.child, orders: own.order, passkeys: own.passkey, addresses: own.address }
  return Object.entries(of).find(([name]) => path.includes(`/${name}`))?.[1] ?? UNKNOWN
}

/** What an endpoint must be asked with. */
const queries: Record<string, string> = { '/api/my/children/goods': '?market=ro' }

const ask = (method: string, path: string, id: string, headers: Record<string, string>): Promise<Answer> =>
  call(method as 'GET', path.replace(/:\w+/, id) + (queries[path] ?? ''), bodies[`${method} ${path}`] ?? {}, headers)

test('every endpoint of accounts is for signed-in customers', () => {
  expect(routes.length).toBeGreaterThan(20)
  expect(routes.filter(({ guard }) => guard !== 'customer')).toEqual([])
})

const visitors = {
  nobody: {},
  'an empty cookie': { cookie: 'session=' },
  null: { cookie: 'session=null' },
  'an unknown token': { cookie: `session=${'A'.repeat(43)}` },
}

test.each(Object.entries(visitors))('%s gets 401 from every endpoint, and nothing else', async (_, headers) => {
  for (const { method, path } of routes) {
    const { status, body } = await ask(method, path, idOf(path), headers)
    expect([method, path, status, body.code]).toEqual([method, path, 401, 'session_required'])
  }
})

test('another customer is answered about a foreign id with the same bytes as about an unknown one', async () => {
  const headers = { cookie: other.cookie }
  const withId = routes.filter(({ path }) => path.includes(':'))
  expect(withId.length).toBeGreaterThanOrEqual(5)
  for (const { method, path } of withId) {
    const foreign = await ask(method, path, idOf(path), headers)
    for (const id of [UNKNOWN, 'null', 'undefined', '%20', 'NST-00000000'])
      expect([method, path, foreign.text]).toEqual([method, path, (await ask(method, path, id, headers)).text])
    expect([method, path, foreign.status]).toEqual([method, path, 404])
  }
})

test('no answer to another customer has a byte of the owner', async () => {
  for (const { method, path } of routes.filter((one) => one.method === 'GET' && !one.path.includes(':'))) {
    const { status, text } = await ask(method, path, '', { cookie: other.cookie })
    expect([path, status]).toEqual([path, 200])
    for (const secret of [CANARY, owner.email, '424242', '2024-05-06', ...Object.values(own)]) expect(text).not.toContain(secret)
  }
})

test('the owner reads all of it, unchanged by the others', async () => {
  const get = async (path: string) => (await call('GET', path, undefined, { cookie: owner.cookie })).text
  expect(await get('/api/my/addresses')).toContain(`Str. ${CANARY} 1`)
  expect(await get('/api/my/children')).toContain(CANARY)
  expect(await get('/api/my/passkeys')).toContain(CANARY)
  expect(await get(`/api/my/orders/${own.order}`)).toContain(owner.email)
  expect(await get('/api/my/vouchers')).toContain(own.voucher)
  expect(await get('/api/my/export')).toContain('2024-05-06')
})

test('answers about accounts are never stored', async () => {
  for (const { method, path } of routes.filter((one) => one.method === 'GET' && !one.path.includes(':'))) {
    const { headers } = await ask(method, path, '', { cookie: owner.cookie })
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
  }
})

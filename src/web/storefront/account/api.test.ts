import { beforeAll, expect, test } from 'vitest'
import { callerOf } from '#test/endpoint-calls.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { signedInCustomer, type TestCustomer } from '#test/customers/signed-in.ts'
import { IOANAS_HOME } from '#test/customers/ioana.ts'

let shop: TestShop
let ioana: TestCustomer
let mihai: TestCustomer
let petra: TestCustomer
let call: ReturnType<typeof callerOf>
beforeAll(async () => {
  shop = await testShop()
  await seedOneProduct(shop.db, 100, shop.clock.now())
  ioana = await signedInCustomer(shop, { email: 'Ioana.Marinescu@example.ro' })
  mihai = await signedInCustomer(shop, { email: 'mihai@example.ro', firstName: 'Mihai' })
  petra = await signedInCustomer(shop, { email: 'petra@example.ro', firstName: 'Petra' })
  call = callerOf(shop)
})

const as = (who: TestCustomer) => ({
  get: (path: string) => call('GET', path, undefined, { cookie: who.cookie }),
  post: (path: string, body: unknown = {}) => call('POST', path, body, { cookie: who.cookie }),
  put: (path: string, body: unknown) => call('PUT', path, body, { cookie: who.cookie }),
})

const HOME = {
  label: 'Acasă',
  phone: '0722 418 305',
  isDelivery: false,
  isBilling: false,
  ...IOANAS_HOME,
  personType: 'individual',
  companyName: '',
  vatNumber: '',
  registerNumber: '',
}

test('name and telephone are changed by the rules of the checkout', async () => {
  const changed = await as(mihai).put('/api/my/details', { firstName: ' Mihai ', lastName: 'Popa', phone: '0744 120 911' })
  expect(changed.body).toMatchObject({
    firstName: 'Mihai',
    lastName: 'Popa',
    phone: '+40 744 120 911',
    email: 'mihai@example.ro',
  })
  const wrong = await as(mihai).put('/api/my/details', { firstName: '', lastName: 'x'.repeat(101), phone: '12' })
  expect([wrong.status, wrong.body.fields]).toEqual([
    422,
    { firstName: 'first_name_required', lastName: 'too_long', phone: 'phone_invalid' },
  ])
  expect((await as(mihai).get('/api/my/details')).body).toMatchObject({ firstName: 'Mihai', lastName: 'Popa' })
})

test('the first address is the default for both; another takes over; the rest inherits', async () => {
  const first = await as(ioana).post('/api/my/addresses', HOME)
  expect([first.status, first.body]).toEqual([
    201,
    { ...HOME, id: first.body.id, phone: '+40 722 418 305', isDelivery: true, isBilling: true },
  ])
  shop.clock.advance(1)
  const second = await as(ioana).post('/api/my/addresses', { ...HOME, label: 'La bunici', isDelivery: true })
  const list = async () =>
    (await as(ioana).get('/api/my/addresses')).body.addresses.map((one: typeof HOME) => [
      one.label,
      one.isDelivery,
      one.isBilling,
    ])
  expect(await list()).toEqual([
    ['Acasă', false, true],
    ['La bunici', true, false],
  ])
  await as(ioana).post(`/api/my/addresses/${second.body.id}/delete`)
  expect(await list()).toEqual([['Acasă', true, true]])
  const company = { ...HOME, personType: 'company', companyName: 'Atelier SRL', vatNumber: 'ro 18547290' }
  const changed = await as(ioana).put(`/api/my/addresses/${first.body.id}`, company)
  expect(changed.body).toMatchObject({ vatNumber: 'RO18547290', isDelivery: true })
  const wrong = await as(ioana).post('/api/my/addresses', { ...HOME, zip: '1', phone: 'x' })
  expect([wrong.status, wrong.body.fields]).toEqual([422, { zip: 'zip_invalid', phone: 'phone_invalid' }])
})

test('an account has at most twenty addresses', async () => {
  const answers = await Promise.all(Array.from({ length: 22 }, () => as(mihai).post('/api/my/addresses', HOME)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers.filter(({ body }) => body.code === 'too_many_addresses')).toHaveLength(2)
})

test('a child is added, changed and deleted', async () => {
  const wrong = await as(ioana).post('/api/my/children', { name: ' ', dateOfBirth: '2999-01-01' })
  expect([wrong.status, wrong.body.fields]).toEqual([422, { name: 'child_name_required', dateOfBirth: 'dob_future' }])
  const added = await as(ioana).post('/api/my/children', { name: 'Matei', dateOfBirth: '2026-02-08' })
  expect(added.status).toBe(201)
  const { id } = added.body
  await as(ioana).put(`/api/my/children/${id}`, { name: 'Mateiaș', dateOfBirth: '2026-02-09' })
  const children = [{ id, name: 'Mateiaș', dateOfBirth: '2026-02-09' }]
  expect((await as(ioana).get('/api/my/children')).body).toEqual({ children })
  expect((await as(ioana).post(`/api/my/children/${id}/delete`)).body).toEqual({ deleted: true })
  expect((await as(ioana).post(`/api/my/children/${id}/delete`)).status).toBe(404)
  expect((await as(ioana).get('/api/my/children')).body).toEqual({ children: [] })
})

test('a consent is recorded with its time and the version of its text, once for each change', async () => {
  expect((await as(ioana).get('/api/my/consents')).body).toEqual({ newsletter: null, newsletterUntil: null })
  await as(ioana).put('/api/my/consents', { newsletter: false, locale: 'ro' })
  expect((await as(ioana).get('/api/my/consents')).body).toEqual({ newsletter: null, newsletterUntil: null })
  const given = await as(ioana).put('/api/my/consents', { newsletter: true, locale: 'ro' })
  await as(ioana).put('/api/my/consents', { newsletter: true, locale: 'ro' })
  expect(given.body.newsletter).toMatchObject({ isGiven: true, at: shop.clock.now().toISOString(), locale: 'ro' })
  await as(ioana).put('/api/my/consents', { newsletter: false, locale: 'hu' })
  const records = await shop.db.query
    .selectFrom('customer_consent')
    .select('is_given')
    .where('customer_id', '=', ioana.id)
    .execute()
  expect(records.map(({ is_given }) => is_given)).toEqual([true, false])
})

test('the cart follows the account; an older copy does not overwrite a newer one', async () => {
  const merged = await as(ioana).post('/api/my/cart/merge', { lines: [{ item: '101', qty: 2 }], codes: ['PUI25'] })
  expect(merged.body).toEqual({
    version: 1,
    lines: [{ item: '101', qty: 2 }],
    codes: ['PUI25'],
    later: [],
    changes: [],
    leftOut: [],
  })
  const phone = await as(ioana).post('/api/my/cart/merge', {
    lines: [
      { item: '101', qty: 1 },
      { item: '102', qty: 1 },
    ],
    codes: [],
  })
  expect(phone.body).toMatchObject({ version: 2, changes: [{ item: '101', from: 1, to: 2 }] })
  const late = await as(ioana).put('/api/my/cart', { version: 1, lines: [], codes: [] })
  expect([late.status, late.body.code, late.body.cart.version]).toEqual([409, 'cart_changed', 2])
  const saved = await as(ioana).put('/api/my/cart', { version: 2, lines: [{ item: '102', qty: 3 }], codes: [] })
  expect(saved.body).toEqual({ version: 3, lines: [{ item: '102', qty: 3 }], codes: [], later: [] })
  expect((await as(ioana).get('/api/my/cart')).body).toEqual(saved.body)
})

test('what is put aside follows the account; a page that does not know it leaves it as it is', async () => {
  const one = await as(petra).post('/api/my/cart/merge', { lines: [], codes: [], later: [{ item: '101', qty: 2 }] })
  expect(one.body).toMatchObject({ version: 1, later: [{ item: '101', qty: 2 }], changes: [], leftOut: [] })
  const other = await as(petra).post('/api/my/cart/merge', {
    lines: [],
    codes: [],
    later: [
      { item: '101', qty: 1 },
      { item: '102', qty: 1 },
    ],
  })
  const both = [
    { item: '101', qty: 2 },
    { item: '102', qty: 1 },
  ]
  expect(other.body).toMatchObject({ version: 2, later: both })
  const old = await as(petra).put('/api/my/cart', { version: 2, lines: [{ item: '103', qty: 1 }], codes: [] })
  expect(old.body).toMatchObject({ version: 3, lines: [{ item: '103', qty: 1 }], later: both })
  const merged = await as(petra).post('/api/my/cart/merge', { lines: [], codes: [] })
  expect(merged.body).toMatchObject({ version: 3, later: both })
  const emptied = await as(petra).put('/api/my/cart', { version: 3, lines: [], codes: [], later: [] })
  expect(emptied.body).toEqual({ version: 4, lines: [], codes: [], later: [] })
})

test('two browsers that merge at the same moment lose nothing; of two that save one is refused', async () => {
  const line = (item: string) => ({ lines: [{ item, qty: 1 }], codes: [] })
  const items = ['201', '202', '203', '204', '205', '206']
  await Promise.all(items.map((item) => as(mihai).post('/api/my/cart/merge', line(item))))
  const { version, lines } = (await as(mihai).get('/api/my/cart')).body
  expect(lines.map(({ item }: { item: string }) => item).toSorted()).toEqual(items)
  const saves = await Promise.all(items.map((item) => as(mihai).put('/api/my/cart', { version, ...line(item) })))
  expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
})

test('the wishlist follows the account', async () => {
  expect((await as(ioana).get('/api/my/wishlist')).body).toEqual({ version: 0, products: [] })
  await as(ioana).post('/api/my/wishlist/merge', { products: ['10001', '10002'] })
  const phone = await as(ioana).post('/api/my/wishlist/merge', { products: ['10003', '10002'] })
  expect(phone.body).toEqual({ version: 2, products: ['10003', '10002', '10001'], added: ['10001'] })
  expect((await as(ioana).put('/api/my/wishlist', { version: 1, products: [] })).body.code).toBe('wishlist_changed')
  expect((await as(ioana).put('/api/my/wishlist', { version: 2, products: ['10003'] })).body.version).toBe(3)
})

test('a guest order under the same verified address is claimed once, with the exact address only', async () => {
  const { number, token } = await placedOrder(shop)
  const plus = await placedOrder(shop)
  await shop.db.query.updateTable('order').set({ email: 'ioana.marinescu+x@example.ro' }).where('id', '=', plus.id).execute()
  const before = await as(ioana).get('/api/my/orders')
  expect(before.body).toMatchObject({ orders: [], total: 0, claimable: 1 })
  expect((await as(mihai).get('/api/my/orders')).body.claimable).toBe(0)
  expect((await as(mihai).post('/api/my/orders/claim')).body).toEqual({ claimed: 0 })
  shop.clock.advance(1)
  expect((await as(ioana).post('/api/my/orders/claim')).body).toEqual({ claimed: 1 })
  expect((await as(ioana).post('/api/my/orders/claim')).body).toEqual({ claimed: 0 })
  const { body } = await as(ioana).get('/api/my/orders')
  expect(body).toMatchObject({ total: 1, claimable: 0, page: 1, pages: 1 })
  expect(body.orders).toMatchObject([
    {
      number,
      status: 'opened',
      payment: 'unpaid',
      total: 54130,
      currency: 'RON',
      pay: `/pay/${token}`,
      pieces: 1,
      invoice: null,
    },
  ])
  const { order, timeline, buyAgain } = (await as(ioana).get(`/api/my/orders/${number}`)).body
  expect(order).toMatchObject({ id: token, number, lines: [{ name: 'Ursulețul Tudor' }] })
  expect(timeline.map(({ kind }: { kind: string }) => kind)).toEqual(['placed', 'claimed'])
  expect(buyAgain).toEqual([])
})

test('the address must be verified before guest orders are the customer’s', async () => {
  const order = await placedOrder(shop)
  await shop.db.query.updateTable('customer').set({ email_verified_at: null }).where('id', '=', ioana.id).execute()
  expect((await as(ioana).post('/api/my/orders/claim')).body).toEqual({ claimed: 0 })
  await shop.db.query.updateTable('customer').set({ email_verified_at: shop.clock.now() }).where('id', '=', ioana.id).execute()
  await shop.db.query.updateTable('order').set({ email: '' }).where('id', '=', order.id).execute()
})

test('the list has pages of twenty orders; one beyond the last is empty', async () => {
  const paula = await signedInCustomer(shop, { email: 'paula@example.ro' })
  for (let at = 0; at < 21; at++) {
    const { id } = await placedOrder(shop)
    await shop.db.query.updateTable('order').set({ customer_id: paula.id }).where('id', '=', id).execute()
  }
  const pages = await Promise.all([1, 2, 3].map(async (page) => (await as(paula).get(`/api/my/orders?page=${page}`)).body))
  expect(pages.map(({ orders }) => orders.length)).toEqual([20, 1, 0])
  expect(pages[0]).toMatchObject({ total: 21, pages: 2 })
  expect((await as(paula).get('/api/my/orders?page=0')).status).toBe(400)
})

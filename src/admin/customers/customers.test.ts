/** Customers in the back office: found, read, changed with a reason, taken back, erased; children are seen by nobody (LAW-51). */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { ROLES } from '#domain/staff/roles.ts'
import { addAddress } from '#services/customers/addresses.ts'
import { addChild } from '#services/customers/children.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { adminEndpoints } from '#admin/entry/admin.server.ts'
import { mailsTo } from '#test/customers/accounts.ts'
import { signedInCustomer } from '#test/customers/signed-in.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const callers = {
  owner: staffCaller(shop, (await firstOwner(shop)).token),
  editor: staffCaller(shop, (await staffMember(shop, 'editor')).token),
  warehouse: staffCaller(shop, (await staffMember(shop, 'warehouse')).token),
  support: staffCaller(shop, (await staffMember(shop, 'support')).token),
}
const { owner: asOwner, support: asSupport } = callers

const CHILD = { name: 'Zmeurița', dateOfBirth: '2024-05-06' }
const EMAIL = 'ilinca.pop@exemplu.ro'
let id = ''
let number = ''

beforeAll(async () => {
  await seedOneProduct(shop.db, 50, shop.clock.now())
  const customer = await signedInCustomer(shop, { email: EMAIL, firstName: 'Ilinca', lastName: 'Pop' })
  id = customer.id
  await addChild(shop, customer.signedIn, CHILD)
  const order = await placedOrder(shop)
  await shop.db.query.updateTable('order').set({ customer_id: id, email: EMAIL }).where('id', '=', order.id).execute()
  number = order.number
})

const found = async (words: string) =>
  (await asSupport('GET', `/customers?words=${encodeURIComponent(words)}`)).body as {
    customers: { id: string }[]
    guests: { email: string; lastOrder: string }[]
  }
const read = async () => (await asSupport('GET', `/customers/${id}`)).body
const change = async (wish: object, version?: string) =>
  asSupport('POST', `/customers/${id}`, {
    version: version ?? (await read()).version,
    firstName: 'Ilinca',
    lastName: 'Pop',
    phone: '',
    reason: 'a cerut la telefon',
    ...wish,
  })

test('a customer is found by name without accents, address, telephone and order number; a guest by the order', async () => {
  await change({ phone: '0722 123 456' })
  for (const words of ['ilinca', 'POP ilin', 'ilinca.p', '0722 123 456', '+40722123456', number, number.slice(0, 8)])
    expect([words, (await found(words)).customers.map((one) => one.id)]).toEqual([words, [id]])
  expect((await found('nimeni')).customers).toEqual([])
  const guest = await placedOrder(shop)
  const { customers, guests } = await found(guest.number)
  expect(customers).toEqual([])
  expect(guests).toMatchObject([{ lastOrder: guest.number, orders: 1 }])
})

test('the page has what staff need, in each currency apart, and a version', async () => {
  const page = await read()
  expect(page).toMatchObject({
    firstName: 'Ilinca',
    email: EMAIL,
    phone: '+40 722 123 456',
    figures: [{ currency: 'RON', orders: 1, paid: 0, givenBack: 0 }],
    orders: [{ number, status: 'opened' }],
    sessions: [{ browser: 'Firefox, Linux' }],
    guestOrders: 0,
  })
  expect((await callers.editor('GET', `/customers/${id}`)).status).toBe(403)
  expect((await asSupport('GET', '/customers/none')).status).toBe(404)
})

test('a change needs a reason and the version that was read, stays out of the log, and is taken back', async () => {
  const { version } = await read()
  expect((await change({ reason: ' ' })).body.code).toBe('reason_missing')
  expect((await change({ firstName: '', phone: 'x' })).body).toMatchObject({
    code: 'validation_failed',
    fields: { firstName: 'first_name_required', phone: 'phone_invalid' },
  })
  const changed = await change({ lastName: 'Popescu-Ionescu', phone: '0722 123 456' })
  expect(changed.status).toBe(200)
  expect((await change({}, version)).body.code).toBe('changed_meanwhile')
  const [entry] = await searchAudit(shop, { most: 1 })
  expect(entry).toMatchObject({
    action: 'customer.changed',
    object: { kind: 'customer', name: 'I. P.' },
    after: { fields: ['lastName'] },
  })
  expect(JSON.stringify(entry)).not.toContain('Popescu')
  const undo = () => asSupport('POST', `/audit/${changed.body.entries[0]}/undo`, { reason: null })
  expect((await undo()).status).toBe(200)
  expect(await read()).toMatchObject({ lastName: 'Pop', version })
  expect((await undo()).status).toBe(422)
})

test('names stand in the order of the customer’s language: an account, its addresses and a guest', async () => {
  const anna = await signedInCustomer(shop, { email: 'anna@pelda.hu', firstName: 'Anna', lastName: 'Kovács', market: 'hu' })
  const name = { firstName: 'Anna', lastName: 'Kovács', label: '', phone: '' }
  const place = { address: 'Fő utca 1.', city: 'Budapest', county: 'BU', zip: '1011', country: 'HU' }
  const person = { personType: 'individual' as const, companyName: '', vatNumber: '', registerNumber: '' }
  await addAddress(shop, anna.signedIn, { ...name, ...place, ...person, isDelivery: true, isBilling: true })
  const page = (await asSupport('GET', `/customers/${anna.id}`)).body
  expect(page.addresses[0].lines[0]).toBe('Kovács Anna')
  expect((await found('anna@pelda.hu')).customers).toMatchObject([{ name: 'Kovács Anna' }])
  const guest = await placedOrder(shop)
  const bela = { firstName: 'Béla', lastName: 'Nagy' }
  await sql`update "order" set market = 'hu', delivery_address = delivery_address || ${JSON.stringify(bela)}::jsonb
    where id = ${guest.id}`.execute(shop.db.query)
  expect((await found(guest.number)).guests).toMatchObject([{ name: 'Nagy Béla' }])
})

test('an account is stopped and goes on; links go to the person, a new address counts once it is proven', async () => {
  const disable = async (isDisabled: boolean) =>
    asSupport('POST', `/customers/${id}/disable`, { version: (await read()).version, isDisabled, reason: 'cont furat' })
  const stopped = await disable(true)
  expect(await read()).toMatchObject({ sessions: [], disabledAt: shop.clock.now().toISOString() })
  const link = (purpose: string) => asSupport('POST', `/customers/${id}/link`, { purpose, reason: 'a uitat parola' })
  expect((await link('reset')).body.code).toBe('customer_disabled')
  expect((await asSupport('POST', `/audit/${stopped.body.entries[0]}/undo`, { reason: null })).status).toBe(200)
  expect((await link('reset')).status).toBe(200)
  expect((await link('verify')).body.code).toBe('verified_already')
  const email = (wish: string) => asSupport('POST', `/customers/${id}/email`, { email: wish, reason: 'adresă nouă' })
  expect((await email('nimic')).body.fields).toEqual({ email: 'email_invalid' })
  expect((await email('ilinca.noua@exemplu.ro')).status).toBe(200)
  expect((await read()).email).toBe(EMAIL)
  expect((await mailsTo(shop, 'ilinca.noua@exemplu.ro')).map(({ kind }) => kind)).toEqual(['customer email_change_confirm'])
})

test('guest orders under the verified address join the account; notes are read by colleagues and stay out of the log', async () => {
  const guest = await placedOrder(shop)
  await shop.db.query.updateTable('order').set({ email: EMAIL.toUpperCase() }).where('id', '=', guest.id).execute()
  expect((await read()).guestOrders).toBe(1)
  expect((await asSupport('POST', `/customers/${id}/merge`, { reason: 'aceeași adresă' })).status).toBe(200)
  expect(await read()).toMatchObject({ guestOrders: 0, figures: [{ orders: 2 }] })
  await asSupport('POST', `/customers/${id}/notes`, { text: 'Preferă două colete.' })
  const { notes } = await read()
  expect(notes).toMatchObject([{ text: 'Preferă două colete.', by: 'Vlad Petrescu' }])
  expect(JSON.stringify(await searchAudit(shop, { most: 3 }))).not.toContain('colete')
  await asSupport('POST', `/customers/${id}/notes/${notes[0].id}/remove`, {})
  expect((await read()).notes).toEqual([])
})

test('LAW-51: no answer to any role has a child’s name or date of birth, and the copy of the data goes to the person alone', async () => {
  const values = [id, number, 'ro', 'customers', '00000000-0000-7000-8000-000000000000']
  const reads = adminEndpoints.filter(
    ({ method, path, guard }) => method === 'GET' && guard === 'staff' && path.startsWith('/admin/api/'),
  )
  expect(reads.length).toBeGreaterThan(20)
  for (const role of ROLES)
    for (const { path } of reads) {
      const address = path.slice('/admin/api'.length)
      const asked = address.includes(':')
        ? values.map((value) => address.replace(/:\w+/g, value))
        : [address, `${address}?words=${EMAIL}`]
      for (const one of asked) {
        const { body } = await callers[role]('GET', one)
        const text = JSON.stringify(body)
        expect([role, one, text.includes(CHILD.name) || text.includes(CHILD.dateOfBirth)]).toEqual([role, one, false])
      }
    }
  // It waits for an owner.
  expect((await asSupport('POST', `/customers/${id}/copy`, { reason: 'a cerut' })).status).toBe(202)
  const copied = await asOwner('POST', `/customers/${id}/copy`, { reason: 'a cerut' })
  expect(JSON.stringify(copied.body)).not.toContain(CHILD.name)
  const mail = (await mailsTo(shop, EMAIL)).find(({ kind }) => kind === 'customer data_copy')!
  expect(JSON.stringify(mail)).toContain('/my/privacy')
  expect(JSON.stringify(mail)).not.toContain(CHILD.name)
})

test('a person is erased once an owner agrees, with a reason and as they were read; the orders stay without the person', async () => {
  const { version } = await read()
  const erase = (caller: typeof asOwner, as: string) =>
    caller('POST', `/customers/${id}/erase`, { version: as, reason: 'a cerut ștergerea' })
  expect((await callers.editor('POST', `/customers/${id}/erase`, { version, reason: 'x' })).body.code).toBe('not_permitted')
  expect((await erase(asOwner, 'alta')).body.code).toBe('changed_meanwhile')
  const asked = await erase(asSupport, version)
  expect(asked.status).toBe(202)
  expect((await read()).version).toBe(version)
  const approved = await asOwner('POST', `/requests/${asked.body.request}/approve`, { note: null })
  expect(approved.body).toEqual({ state: 'done', code: null })
  expect((await asOwner('GET', `/customers/${id}`)).status).toBe(404)
  const left = await shop.db.query
    .selectFrom('order')
    .select(['customer_id', 'is_to_be_forgotten'])
    .where('number', '=', number)
    .execute()
  expect(left).toEqual([{ customer_id: null, is_to_be_forgotten: true }])
  const log = JSON.stringify(await searchAudit(shop, { object: { kind: 'customer', id }, most: 100 }))
  expect(log).toContain('customer.erased')
  for (const personal of [EMAIL, 'Ilinca', '722123456']) expect(log).not.toContain(personal)
  expect(shop.errors).toEqual([])
})

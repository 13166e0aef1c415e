/** Delivery in the settings: rules with a test, warehouses and showrooms, each change with its entry. */
import { beforeAll, expect, test } from 'vitest'
import { searchAudit } from '#services/staff/audit.ts'
import { insertTestItems } from '#test/goods.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asWarehouse = staffCaller(shop, (await staffMember(shop, 'warehouse')).token)
beforeAll(() => insertTestItems(shop.db.query, shop.clock.now()))

const read = async () => (await asOwner('GET', '/delivery')).body
const parcel = {
  market: 'ro',
  country: 'RO',
  zip: '400001',
  weightG: 2000,
  volumeCm3: 9000,
  bulky: false,
  virtual: false,
  worth: 18_000,
  at: null,
}
const attempt = async (change = {}) => (await asOwner('POST', '/delivery/try', { ...parcel, ...change })).body.rules

test('the rules are shown in their order, to owners alone', async () => {
  const { rules, warehouses, holidays } = await read()
  expect(rules.value).toHaveLength(6)
  expect(rules.value[0]).toMatchObject({ method: 'courier', markets: ['ro'], price: 1999, freeFrom: 25_000, isOn: true })
  expect(warehouses[0].value).toMatchObject({ id: 'depot' })
  expect(holidays).toContainEqual({ country: 'RO', day: '2026-12-25' })
  expect((await asWarehouse('GET', '/delivery')).status).toBe(403)
})

test('a test says the price and the days of each rule, or why it does not fit', async () => {
  const [courier, locker, pickup, email, hungarian] = await attempt()
  expect(courier).toMatchObject({ position: 0, price: 1999, misfit: null, from: expect.stringMatching(/^2026-/) })
  expect([locker.misfit, pickup.misfit, email.misfit, hungarian.misfit]).toEqual([null, null, 'goods', 'market'])
  expect((await attempt({ worth: 30_000 }))[0].price).toBe(0)
  const [bulky, bulkyLocker] = await attempt({ bulky: true })
  expect([bulky.price, bulkyLocker.misfit]).toEqual([1999 + 4900, 'bulky'])
  expect((await attempt({ country: 'DE' }))[0].misfit).toBe('country')
})

test('rules are replaced from the version that was seen; one that is off is not tried', async () => {
  const { rules } = await read()
  const wanted = rules.value.map((rule: object, at: number) => (at === 0 ? { ...rule, isOn: false, price: 2499 } : rule))
  const change = (version: string, list = wanted) => asOwner('POST', '/delivery/rules', { version, rules: list, reason: null })
  expect((await change(rules.version)).body.entries).toHaveLength(1)
  expect((await attempt())[0]).toMatchObject({ misfit: 'off', price: null })
  expect(await change(rules.version)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  const [entry] = await searchAudit(shop, { most: 1 })
  expect(entry).toMatchObject({ action: 'delivery.rules_changed', object: { kind: 'delivery', id: 'rules' } })
  const { version } = (await read()).rules
  const bad = wanted.map((rule: object) => ({ ...rule, zipPattern: '(' }))
  expect(await change(version, bad)).toMatchObject({
    status: 409,
    body: {
      code: 'delivery_refused',
      problems: expect.arrayContaining([{ at: 'deliveryRules[0].zipPattern', message: 'this is no pattern' }]),
    },
  })
  expect((await change(version, rules.value)).status).toBe(200)
})

test('a warehouse is added at the end and changed at its place; hours of a showroom have exceptions', async () => {
  const before = await read()
  const { value } = before.warehouses[1]
  const added = {
    ...value,
    id: 'iasi',
    kind: 'showroom',
    opening: Array.from({ length: 7 }, () => ['10:00', '18:00']),
    email: 'iasi@exemplu.ro',
    phone: '0232 1',
    address: 'Str. Palas 7',
    zip: '700028',
  }
  const write = (version: string | null, warehouse: object) =>
    asOwner('POST', '/warehouses', { version, warehouse, reason: 'nou' })
  expect(await write(null, added)).toMatchObject({ status: 200 })
  expect(await write(null, added)).toMatchObject({ status: 409 })
  expect((await read()).warehouses.map((one: { value: { id: string } }) => one.value.id).at(-1)).toBe('iasi')
  const showroom = (await read()).showrooms.find((one: { value: { id: string } }) => one.value.id === 'iasi')
  const page = { ...showroom.value.page, exceptions: [{ day: '2026-12-24', hours: ['10:00', '14:00'] }] }
  const changed = await asOwner('POST', '/showrooms', {
    version: showroom.version,
    showroom: { ...showroom.value, page },
    reason: null,
  })
  expect(changed).toMatchObject({ status: 200 })
  expect(changed.body.entries).toHaveLength(1)
})

test('a change of the rules is taken back from the log', async () => {
  const { rules } = await read()
  const wanted = rules.value.map((rule: object) => ({ ...rule, price: 999 }))
  const { body } = await asOwner('POST', '/delivery/rules', { version: rules.version, rules: wanted, reason: null })
  expect((await asOwner('POST', `/audit/${body.entries[0]}/undo`, { reason: null })).status).toBe(200)
  expect((await read()).rules.version).toBe(rules.version)
})

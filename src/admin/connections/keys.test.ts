/** Keys of programs: made once, used by a header, ended; what they open and what they never do (D-64). */
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { KEY_ACTIONS, KEY_CALLS_A_MINUTE, isForKeys } from '#domain/staff/api-key.ts'
import { ACTIONS, needsConfirmation } from '#domain/staff/roles.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { keyCaller } from '#test/staff/key-caller.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const owner = await firstOwner(shop)
const asOwner = staffCaller(shop, owner.token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)

beforeEach(async () => {
  await sql`truncate api_key, brand, collection, warehouse, content_picture cascade`.execute(shop.db.query)
  await sql`update staff_session set created_at = ${shop.clock.now()}, last_used_at = ${shop.clock.now()}, confirmed_at = ${shop.clock.now()}, expires_at = ${shop.clock.now()}::timestamptz + interval '7 days'`.execute(
    shop.db.query,
  )
  shop.memory.keyCalls.clear()
})

const make = async (scope: string[], more: object = {}) =>
  (await asOwner('POST', '/keys', { name: ' ERP ', scope, days: 90, ...more })).body as { id: string; token: string }

test('a key is shown once, stored as a hash, and named by its beginning', async () => {
  const { token } = await make(['orders.read', 'stock.read', 'orders.read'])
  expect(token).toMatch(/^nk_[\w-]{43}$/)
  const { keys, actions } = (await asOwner('GET', '/keys')).body
  expect(keys).toMatchObject([
    {
      name: 'ERP',
      start: token.slice(0, 8),
      scope: ['orders.read', 'stock.read'],
      createdName: 'Ruxandra Moldovan',
      isOver: false,
    },
  ])
  expect(actions).toEqual(KEY_ACTIONS)
  const rows = await sql<{ text: string }>`select row_to_json(k)::text as text from api_key k`.execute(shop.db.query)
  expect(rows.rows[0]!.text).not.toContain(token.slice(8))
  const [entry] = await searchAudit(shop, { most: 1 })
  expect(entry).toMatchObject({ action: 'key.made', object: { kind: 'key', name: `ERP (${token.slice(0, 8)}…)` } })
  expect(JSON.stringify(entry)).not.toContain(token.slice(8))
})

test('it opens what is in its scope, without cookie and origin, and nothing else', async () => {
  const asKey = keyCaller(shop, (await make(['orders.read', 'stock.read'])).token)
  expect((await asKey('GET', '/orders')).status).toBe(200)
  expect((await asKey('GET', '/openapi.json')).body.openapi).toBe('3.1.0')
  expect(await asKey('GET', '/system')).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
  for (const path of ['/sessions', '/second-steps', '/keys', '/staff', '/audit', '/today', '/counts', '/requests'])
    expect([path, await asKey('GET', path)]).toMatchObject([path, { status: 403, body: { code: 'not_for_keys' } }])
  expect((await asKey('POST', '/confirm', { code: '123456' })).body.code).toBe('not_for_keys')
  expect((await asKey('POST', '/keys', { name: 'x', scope: ['orders.read'], days: null })).body.code).toBe('not_for_keys')
})

test('what it changes stands in the log under its name', async () => {
  await putCatalog(shop.db, [{ variants: [{ sale: 25_900 }] }])
  const { token } = await make(['products.read', 'prices.change'])
  const asKey = keyCaller(shop, token)
  const { prices } = (await asKey('GET', '/prices/SKU-100')).body
  const change = { sku: 'SKU-100', market: 'ro', price: 24_900, reduced: null, prp: null, version: prices[0].version }
  expect((await asKey('POST', '/prices', { changes: [change], reason: 'ERP' })).status).toBe(200)
  const [entry] = await searchAudit(shop, { most: 1 })
  expect(entry).toMatchObject({ action: 'price.changed', staffId: null, staffName: `ERP (${token.slice(0, 8)}…)`, device: 'key' })
})

test('a page of another site cannot use it, and no key helps a cookie past a check', async () => {
  const { token } = await make(['prices.change'])
  const foreign = keyCaller(shop, token, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  expect((await foreign('POST', '/prices', { changes: [], reason: '' })).body.code).toBe('foreign_origin')
  const both = keyCaller(shop, `nk_${'x'.repeat(43)}`, { cookie: `staff-session=${owner.token}` })
  expect(await both('GET', '/orders')).toMatchObject({ status: 401, body: { code: 'key_invalid' } })
})

test('unknown, malformed, revoked and ended keys are refused alike', async () => {
  const { id, token } = await make(['orders.read'], { days: 30 })
  const asKey = keyCaller(shop, token)
  for (const bad of ['x', 'nk_', `nk_${'A'.repeat(43)}`, token.slice(0, -1), owner.token])
    expect((await keyCaller(shop, bad)('GET', '/orders')).body.code).toBe('key_invalid')
  expect((await asOwner('DELETE', `/keys/${id}`, {})).status).toBe(200)
  expect((await asOwner('DELETE', `/keys/${id}`, {})).status).toBe(404)
  const refused = await asKey('GET', '/orders')
  expect([refused.status, refused.body.code, refused.headers.get('www-authenticate')]).toEqual([401, 'key_invalid', 'Bearer'])
  const short = keyCaller(shop, (await make(['orders.read'], { days: 30 })).token)
  expect((await short('GET', '/orders')).status).toBe(200)
  shop.clock.advance(30 * 86_400_000)
  expect((await short('GET', '/orders')).body.code).toBe('key_invalid')
})

test('a replaced key works one more day, and its successor may do the same', async () => {
  const old = await make(['orders.read'], { days: null })
  const next = (await asOwner('POST', `/keys/${old.id}/replace`, {})).body
  expect((await keyCaller(shop, next.token)('GET', '/orders')).status).toBe(200)
  expect((await keyCaller(shop, old.token)('GET', '/orders')).status).toBe(200)
  shop.clock.advance(86_400_000)
  expect((await keyCaller(shop, next.token)('GET', '/orders')).status).toBe(200)
  expect((await keyCaller(shop, old.token)('GET', '/orders')).body.code).toBe('key_invalid')
})

test('the last use is written once a minute, and calls of a minute are limited', async () => {
  const { id, token } = await make(['orders.read'])
  const asKey = keyCaller(shop, token)
  const lastUse = async () => (await asOwner('GET', '/keys')).body.keys[0].lastUsedAt
  await asKey('GET', '/orders')
  const first = await lastUse()
  shop.clock.advance(30_000)
  await asKey('GET', '/orders')
  expect(await lastUse()).toBe(first)
  shop.clock.advance(31_000)
  const window = Math.floor(shop.clock.now().getTime() / 60_000)
  shop.memory.keyCalls.set(id, { window, calls: KEY_CALLS_A_MINUTE - 1 })
  expect((await asKey('GET', '/orders')).status).toBe(200)
  expect(await lastUse()).not.toBe(first)
  const refused = await asKey('GET', '/orders')
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_calls'])
  shop.clock.advance(60_000)
  expect((await asKey('GET', '/orders')).status).toBe(200)
})

test('only an owner makes keys, with a scope that keys can have', async () => {
  expect((await asEditor('GET', '/keys')).status).toBe(403)
  const wrong = { name: 'x', days: 90 }
  for (const scope of [[], ['orders.refund'], ['staff.manage'], ['nothing.read']])
    expect((await asOwner('POST', '/keys', { ...wrong, scope })).body.code).toBe('validation_failed')
  expect((await asOwner('POST', '/keys', { name: ' ', scope: ['orders.read'], days: 90 })).body.fields).toEqual({
    name: 'required',
  })
  expect((await asOwner('POST', '/keys', { name: 'x', scope: ['orders.read'], days: 7 })).status).toBe(400)
})

test('nothing that asks for the second step is for keys', () => {
  expect(ACTIONS.filter((action) => needsConfirmation(action) && isForKeys(action))).toEqual([])
})

/** Calls of staff that wait until an owner agrees: carried out once and as asked for, or not at all (D-64). */
import { beforeAll, expect, test } from 'vitest'
import { searchAudit } from '#services/staff/audit.ts'
import { putCatalog } from '#test/catalog.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const asSupport = staffCaller(shop, (await staffMember(shop, 'support')).token)
const SKU = 'SKU-100'

beforeAll(() => putCatalog(shop.db, [{ variants: [{ sale: 25_900 }] }]))

const priceNow = async () => (await asOwner('GET', `/prices/${SKU}`)).body.prices[0]

/** Asks for another price in Romania as an editor. Returns the id of the request. */
async function ask(price: number): Promise<string> {
  shop.clock.advance(1_000)
  const { version } = await priceNow()
  const changes = [{ sku: SKU, market: 'ro', price, reduced: null, prp: null, from: null, to: null, version }]
  const { status, body } = await asEditor('POST', '/prices', { changes, reason: 'autumn' })
  expect([status, body.waitsForApproval]).toEqual([202, true])
  return body.request
}
const decide = (id: string, how: 'approve' | 'refuse', note: string | null = null, who = asOwner) =>
  who('POST', `/requests/${id}/${how}`, { note })
const stateOf = async (id: string) =>
  (await asOwner('GET', '/requests')).body.requests.find((one: { id: string }) => one.id === id)

test('nothing changes until an owner agrees; then it is done once, in the name of who asked', async () => {
  const id = await ask(24_900)
  expect((await priceNow()).sale).toBe(25_900)
  expect((await asOwner('GET', '/counts')).body.counts['/approvals']).toBe(1)
  const answers = await Promise.all([decide(id, 'approve'), decide(id, 'approve')])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect((await priceNow()).sale).toBe(24_900)
  expect(await stateOf(id)).toMatchObject({ state: 'done', action: 'prices.change', address: '/prices', code: null })
  const [change, approval] = await searchAudit(shop, { most: 2 })
  expect(approval!.action).toBe('request.approved')
  expect(change).toMatchObject({ action: 'price.changed', reason: 'autumn' })
  expect(change!.staffId).not.toBe(approval!.staffId)
})

test('what was overtaken is refused when it is carried out, and the request says why', async () => {
  const [late, soon] = [await ask(23_900), await ask(22_900)]
  expect((await decide(soon, 'approve')).body).toEqual({ state: 'done', code: null })
  expect((await decide(late, 'approve')).body).toEqual({ state: 'failed', code: 'price_refused' })
  expect(await stateOf(late)).toMatchObject({ state: 'failed', code: 'price_refused' })
  expect((await priceNow()).sale).toBe(22_900)
})

test('a refused request is over, and only who asked and owners see it', async () => {
  const id = await ask(21_900)
  expect((await decide(id, 'refuse', 'too low')).body).toEqual({ state: 'refused', code: null })
  expect((await decide(id, 'approve')).body.code).toBe('request_not_waiting')
  const own = (await asEditor('GET', '/requests')).body
  expect(own.decides).toBe(false)
  expect(own.requests[0]).toMatchObject({ id, isOwn: true, state: 'refused', note: 'too low' })
  expect((await asSupport('GET', '/requests')).body.requests).toEqual([])
})

test('nobody but an owner decides, and a call that does not fit is refused before it waits', async () => {
  const id = await ask(20_900)
  expect(await decide(id, 'approve', null, asEditor)).toMatchObject({ status: 403, body: { code: 'not_permitted' } })
  expect((await decide('x', 'approve')).status).toBe(404)
  expect((await asEditor('POST', '/prices', { changes: [], reason: null })).status).toBe(400)
  expect((await asSupport('POST', '/prices', { changes: [], reason: null })).status).toBe(403)
})

/** The inbox of withdrawals: read and moved on by staff, with an entry of the audit log each (LAW-4). */
import { beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { confirmWithdrawal, draftWithdrawal, openWithdrawal } from '#services/withdrawals/withdrawals.ts'
import { newAddress } from '#test/endpoint-calls.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const shop = await testShop()
const owner = await firstOwner(shop)
const asOwner = staffCaller(shop, owner.token)
const asWarehouse = staffCaller(shop, (await staffMember(shop, 'warehouse')).token)
beforeAll(() => seedOneProduct(shop.db, 20, shop.clock.now()))

/** Returns the number of a new withdrawal. */
async function withdrawn(reference = 'comanda de săptămâna trecută', email = 'ana@example.ro'): Promise<string> {
  await shop.db.query.deleteFrom('attempt_count').execute()
  const typed = { name: 'Raluca <b>Dobre</b>', reference, email, goods: '', lines: [], isPart: false }
  const ip = newAddress()
  shop.clock.advance(1000)
  const draft = await draftWithdrawal(shop, { ...typed, locale: 'ro', statement: 'Mă retrag.', orderId: null }, ip)
  if (draft.kind !== 'draft') throw new Error(draft.kind)
  await confirmWithdrawal(shop, draft.token, ip)
  const opened = await openWithdrawal(shop, draft.token)
  if (opened?.kind !== 'declared') throw new Error('not recorded')
  return opened.withdrawal.number
}
const move = (number: string, to: string, note = '') => asOwner('POST', `/withdrawals/${number}/move`, { to, note })

test('it is accepted, booked in and closed, and the log has each step', async () => {
  const number = await withdrawn()
  const waiting = (await asOwner('GET', '/counts')).body.counts['/withdrawals']
  for (const [to, note] of [
    ['accepted', ''],
    ['arrived', ' '],
    ['closed', 'plătit prin bancă'],
  ] as const)
    expect(await move(number, to, note)).toMatchObject({ status: 200, body: { done: true } })
  const { body } = await asOwner('GET', `/withdrawals/${number}`)
  expect(body).toMatchObject({ state: 'closed', next: [], name: 'Raluca <b>Dobre</b>', statement: 'Mă retrag.', order: null })
  expect(body.events.at(-1)).toMatchObject({ state: 'closed', staffName: 'Ruxandra Moldovan', note: 'plătit prin bancă' })
  expect((await asOwner('GET', '/counts')).body.counts['/withdrawals']).toBe(waiting - 1)
  const log = await searchAudit(shop, { most: 10, words: number })
  expect(log.map(({ before, after, reason }) => ({ before, after, reason })).toReversed()).toEqual([
    { before: { state: 'received' }, after: { state: 'accepted' }, reason: null },
    { before: { state: 'accepted' }, after: { state: 'arrived' }, reason: null },
    { before: { state: 'arrived' }, after: { state: 'closed' }, reason: 'plătit prin bancă' },
  ])
})

test('of two people who move it at once, one is told that it was moved', async () => {
  const number = await withdrawn()
  const both = await Promise.all([move(number, 'accepted'), move(number, 'accepted')])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.body.code).toBe('withdrawal_step_refused')
  expect(await searchAudit(shop, { most: 10, words: number })).toHaveLength(1)
})

test('a refusal needs its reason', async () => {
  const number = await withdrawn()
  expect(await move(number, 'refused', '  ')).toMatchObject({ status: 422, body: { code: 'reason_missing' } })
  expect((await move(number, 'refused', 'A fost folosit.')).status).toBe(200)
  const { body } = await asOwner('GET', `/withdrawals/${number}`)
  expect(body.events.at(-1)).toMatchObject({ state: 'refused', note: 'A fost folosit.' })
  expect((await move('R-NONE', 'accepted')).status).toBe(404)
})

test('the money is due at the end of the fourteenth day of the market, and the order is named', async () => {
  const order = await placedOrder(shop)
  const number = await withdrawn(order.number, 'ioana.marinescu@example.ro')
  const { body } = await asOwner('GET', `/withdrawals/${number}`)
  expect(body.order).toMatchObject({ number: order.number, market: 'ro', currency: 'RON', status: 'opened' })
  const declared = new Date(body.declaredAt)
  const day = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Bucharest' }).format(at)
  const due = new Date(body.dueAt)
  expect(Date.parse(day(due)) - Date.parse(day(declared))).toBe(14 * DAY_MS)
  expect(day(new Date(due.getTime() + 1))).not.toBe(day(due))
})

test('each view has its own, and open ones begin with the oldest', async () => {
  const first = await withdrawn()
  shop.clock.advance(8 * DAY_MS)
  // A session does not last that long.
  const again = staffCaller(shop, (await staffMember(shop, 'support', 'again@exemplu.ro')).token)
  const listed = async (view: string): Promise<string[]> =>
    (await again('GET', `/withdrawals?view=${view}`)).body.withdrawals.map(({ number }: { number: string }) => number)
  const second = await withdrawn()
  const closed = await withdrawn()
  for (const to of ['accepted', 'closed']) await again('POST', `/withdrawals/${closed}/move`, { to, note: '' })
  const open = await listed('open')
  expect(open.indexOf(first)).toBeLessThan(open.indexOf(second))
  expect(open).not.toContain(closed)
  expect(await listed('due')).toContain(first)
  expect(await listed('due')).not.toContain(second)
  expect(await listed('settled')).toContain(closed)
  expect((await listed('all'))[0]).toBe(closed)
  expect(await listed('unmatched')).toContain(second)
  const rest = await again('GET', `/withdrawals?view=open&after=${first}`)
  expect(rest.body.withdrawals.map(({ number }: { number: string }) => number)).toEqual(open.slice(open.indexOf(first) + 1))
})

test('the warehouse reads and does not answer; it counts what it may open', async () => {
  const warehouse = staffCaller(shop, (await staffMember(shop, 'warehouse', 'depozit@exemplu.ro')).token)
  expect((await asWarehouse('GET', '/counts')).status).toBe(401)
  const number = await withdrawn()
  expect((await warehouse('GET', `/withdrawals/${number}`)).status).toBe(200)
  expect((await warehouse('POST', `/withdrawals/${number}/move`, { to: 'accepted', note: '' })).body.code).toBe('not_permitted')
  expect(Object.keys((await warehouse('GET', '/counts')).body.counts)).toEqual(['/withdrawals'])
})

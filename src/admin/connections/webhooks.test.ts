/** Webhooks: what happens is told once it is committed, signed, again after failure, and never to the inside of a network. */
import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { WEBHOOK_EVENTS, WEBHOOK_PATIENCE_MS, urlFault } from '#domain/connections/webhook.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { markPaid } from '#services/orders/order-payment.ts'
import { shipOrder } from '#services/orders/ship-order.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { prepareOrder } from '#services/orders/staff-orders.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { readToday } from '#services/today/today.ts'
import { postMessage } from '#services/webhooks/post-message.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { findWebhook } from '#store/webhooks/webhooks.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { placedOrder, seedOneProduct } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'
import { webhookReceiver } from '#test/staff/webhook-receiver.ts'

/** What docs/integration.md gives to who writes a receiver. */
const example = /```js\n([^]*?)```/.exec(readFileSync('docs/integration.md', 'utf8'))![1]!
const { isFromTheShop } = (await import(`data:text/javascript,${encodeURIComponent(example)}`)) as {
  isFromTheShop(secret: string, headers: IncomingHttpHeaders, body: string, now: Date): boolean
}

const shop = await testShop()
shop.config = { ...shop.config, webhookHosts: ['127.0.0.1'] }
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const receiver = await webhookReceiver()
afterAll(() => receiver.stop())
await seedOneProduct(shop.db, 1000, shop.clock.now())

beforeEach(async () => {
  await shop.db.query.deleteFrom('webhook').execute()
  await shop.db.query.deleteFrom('job').execute()
  const now = shop.clock.now()
  await sql`update staff_session set created_at = ${now}, last_used_at = ${now}, confirmed_at = ${now},
    expires_at = ${now}::timestamptz + interval '7 days'`.execute(shop.db.query)
  receiver.received.length = 0
  Object.assign(receiver.answers, { status: 204, location: '' })
})

const make = async (events: readonly string[], url = receiver.url) =>
  (await asOwner('POST', '/webhooks', { url, events })).body as { id: string; secret: string }
/** Runs the jobs of webhooks that are due. */
const work = () => runDueJobs(shop, { 'webhook.send': jobHandlers['webhook.send'] })
const shown = async () => (await asOwner('GET', '/webhooks')).body.webhooks[0]
const messages = async (id: string) => (await asOwner('GET', `/webhooks/${id}/messages`)).body.messages
const paidOrder = async () => {
  const placed = await placedOrder(shop)
  await shop.db.transaction((tx) => markPaid(tx, placed.id, null, shop.clock.now()))
  return placed
}

test('an order is told from its placing to its sending, signed, without data of people', async () => {
  const { id, secret } = await make(['order.placed', 'order.paid', 'order.shipped', 'stock.changed'])
  const { number } = await paidOrder()
  await prepareOrder(shop, number, UNNAMED)
  await shipOrder(shop, number, { from: null, pieces: null, courier: 'own', awbs: [], parcels: 1 }, UNNAMED)
  expect(receiver.received).toEqual([])
  await work()
  const bodies = receiver.received.map(({ body }) => JSON.parse(body))
  expect(bodies.filter(({ type }) => type.startsWith('order.')).map(({ type, data }) => [type, data.order, data.status])).toEqual(
    expect.arrayContaining([
      ['order.placed', number, 'opened'],
      ['order.paid', number, expect.any(String)],
      ['order.shipped', number, 'fulfilled'],
    ]),
  )
  expect(bodies.find(({ type }) => type === 'stock.changed').data.items[0]).toMatchObject({ sku: 'BEAR', warehouse: 'bucharest' })
  const all = receiver.received.map(({ body }) => body).join()
  expect(all).not.toMatch(/@|Popescu|phone|address|email/i)
  for (const { headers, body } of receiver.received) expect(isFromTheShop(secret, headers, body, shop.clock.now())).toBe(true)
  const [{ headers, body }] = receiver.received as [(typeof receiver.received)[number]]
  expect(isFromTheShop(secret, headers, `${body} `, shop.clock.now())).toBe(false)
  expect(isFromTheShop(secret, headers, body, new Date(shop.clock.now().getTime() + 301_000))).toBe(false)
  expect(
    (await messages(id)).every(({ state, tries }: { state: string; tries: unknown[] }) => state === 'sent' && tries.length === 1),
  ).toBe(true)
  expect((await shown()).hours.at(-1).sent).toBe(receiver.received.length)
})

test('what is rolled back is not told, and what nobody asked for is not written', async () => {
  const { id } = await make(['order.paid'])
  const placed = await placedOrder(shop)
  await expect(
    shop.db.transaction(async (tx) => {
      await markPaid(tx, placed.id, null, shop.clock.now())
      throw new Error('the process ends')
    }),
  ).rejects.toThrow('the process ends')
  expect(await messages(id)).toEqual([])
  await shop.db.transaction((tx) => markPaid(tx, placed.id, null, shop.clock.now()))
  expect(await messages(id)).toMatchObject([{ type: 'order.paid', state: 'waiting' }])
})

test('a product that changed is told with its items', async () => {
  await make(['product.changed'])
  await sql`update product set change_number = change_number + 1 where id = 10001`.execute(shop.db.query)
  await sql`update product set rank = 2 where id = 10001`.execute(shop.db.query)
  // The time of this one is the database's.
  const before = shop.clock.now()
  shop.clock.set(new Date(Math.max(Date.now() + 1000, before.getTime())))
  await work()
  expect(receiver.received.map(({ body }) => JSON.parse(body).data)).toEqual([{ products: [{ id: 10001, skus: ['BEAR'] }] }])
})

test('after a failure it waits longer each time, one message asks for all, and an answer sends the rest', async () => {
  const { id } = await make(['order.paid'])
  receiver.answers.status = 500
  await paidOrder()
  await paidOrder()
  await work()
  const asked = receiver.received.length
  await work()
  expect(receiver.received.length).toBe(asked)
  shop.clock.advance(6_000)
  await work()
  expect(receiver.received.length).toBe(asked + 1)
  shop.clock.advance(20_000)
  await work()
  expect(receiver.received.length).toBe(asked + 1)
  receiver.answers.status = 200
  for (let minute = 0; minute < 5; minute++) {
    shop.clock.advance(60_000)
    await work()
  }
  expect((await messages(id)).map(({ state }: { state: string }) => state)).toEqual(['sent', 'sent'])
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(2)
  expect(await shown()).toMatchObject({ failingSince: null, waiting: 0 })
})

test('a redirect is not followed, and no answer is a failure', async () => {
  const { id } = await make(['order.paid'])
  Object.assign(receiver.answers, { status: 302, location: 'http://169.254.169.254/latest/meta-data' })
  await paidOrder()
  await work()
  expect(receiver.received).toHaveLength(1)
  const [{ tries }] = await messages(id)
  expect(tries).toMatchObject([{ number: 1, status: 302, fault: 'redirect' }])
  receiver.answers.status = 0
  const post = { headers: {}, body: '{}', inside: ['127.0.0.1'], timeLimit: 50 }
  expect(await postMessage({ ...post, url: receiver.url })).toEqual({ status: null, fault: 'timeout' })
  expect(await postMessage({ ...post, url: 'http://127.0.0.1:9/' })).toMatchObject({
    status: null,
    fault: expect.stringMatching(/econn|timeout/),
  })
})

test('an address that answers nothing for a day is off, is told on Today, keeps what waits, and goes on where a person says so', async () => {
  const { id } = await make(['order.paid'])
  receiver.answers.status = 503
  await paidOrder()
  const isOff = async () => (await findWebhook(shop.db.query, id))!.pausedAt !== null
  for (let hour = 0; hour < (2 * WEBHOOK_PATIENCE_MS) / HOUR_MS && !(await isOff()); hour++) {
    shop.clock.advance(HOUR_MS)
    await work()
  }
  const [now, later] = [shop.clock.now(), new Date(shop.clock.now().getTime() + HOUR_MS)]
  await shop.db.query.updateTable('staff_session').set({ expires_at: later, confirmed_at: now }).execute()
  expect((await shown()).pausedAt).not.toBeNull()
  expect((await readToday(shop, 'owner')).needs.find(({ kind }) => kind === 'webhooks')).toMatchObject({ count: 1 })
  await paidOrder()
  receiver.answers.status = 204
  receiver.received.length = 0
  await work()
  expect(receiver.received).toEqual([])
  expect((await asOwner('POST', `/webhooks/${id}/again`, {})).body).toEqual({ messages: 2 })
  await work()
  expect(receiver.received).toHaveLength(2)
  expect(await shown()).toMatchObject({ pausedAt: null, waiting: 0 })
})

test('a trial and a message that is sent again come with their own and the same id', async () => {
  const { id } = await make(['order.paid'])
  expect((await asOwner('POST', `/webhooks/${id}/trial`, {})).status).toBe(202)
  await work()
  expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ type: 'trial', data: {} })
  const [{ id: message }] = await messages(id)
  expect((await asOwner('POST', `/webhooks/${id}/messages/${message}/again`, {})).status).toBe(202)
  await work()
  expect(receiver.received[1]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id'])
  expect((await messages(id))[0].tries).toHaveLength(2)
  expect((await asOwner('POST', `/webhooks/${id}/messages/nothing/again`, {})).status).toBe(404)
})

test('both keys sign for a day after another was made', async () => {
  const { id, secret: old } = await make(['order.paid'])
  const { secret } = (await asOwner('POST', `/webhooks/${id}/secret`, {})).body
  await paidOrder()
  await work()
  const [first] = receiver.received as [(typeof receiver.received)[number]]
  for (const key of [old, secret]) expect(isFromTheShop(key, first.headers, first.body, shop.clock.now())).toBe(true)
  shop.clock.advance(24 * HOUR_MS + 1)
  await paidOrder()
  await work()
  const last = receiver.received.at(-1)!
  expect([old, secret].map((key) => isFromTheShop(key, last.headers, last.body, shop.clock.now()))).toEqual([false, true])
  const rows = await sql<{ text: string }>`select row_to_json(w)::text as text from webhook w`.execute(shop.db.query)
  expect(rows.rows[0]!.text).not.toContain(secret.slice(6))
})

test('it is changed with its version, taken back from the log, and removed', async () => {
  const { id } = await make(['order.paid'])
  const changed = await asOwner('PATCH', `/webhooks/${id}`, { version: 1, events: ['order.placed'], isOn: false })
  expect(changed.status).toBe(200)
  expect(await asOwner('PATCH', `/webhooks/${id}`, { version: 1, isOn: true })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile', current: { isOn: false, version: 2 } },
  })
  expect((await asOwner('POST', `/audit/${changed.body.entries[0]}/undo`, { reason: null })).status).toBe(200)
  expect(await shown()).toMatchObject({ events: ['order.paid'], isOn: true, version: 3 })
  expect((await asOwner('DELETE', `/webhooks/${id}`, {})).status).toBe(200)
  expect((await asOwner('GET', `/webhooks/${id}/messages`)).status).toBe(404)
  const [entry] = await searchAudit(shop, { most: 1 })
  expect(entry).toMatchObject({ action: 'webhook.removed', object: { kind: 'webhook' } })
  expect((await asEditor('GET', '/webhooks')).status).toBe(403)
})

test('it goes to public addresses over TLS only, whatever their names mean', async () => {
  const inside = [
    'http://erp.example/hook',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://a.localhost/',
    'https://user:pass@erp.example/',
    'ftp://erp.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'erp.example',
  ]
  expect(inside.filter((url) => urlFault(url, []) === null)).toEqual([])
  expect(urlFault('https://erp.example:8443/hook', [])).toBeNull()
  const { status, body } = await asOwner('POST', '/webhooks', { url: 'https://10.0.0.1/x', events: ['order.paid'] })
  expect([status, body.code]).toEqual([422, 'inside_a_network'])
  // A name of this machine that is no number: it is resolved, and refused.
  const name = await postMessage({ url: 'https://localhost.localdomain/', headers: {}, body: '{}', inside: [], timeLimit: 2_000 })
  expect(name.status).toBeNull()
})

test('the triggers tell every event that can be chosen', async () => {
  const { rows } = await sql<{
    text: string
  }>`select string_agg(prosrc, ' ') as text from pg_proc where proname like 'tell\\_%'`.execute(shop.db.query)
  expect(WEBHOOK_EVENTS.filter((event) => !rows[0]!.text.includes(`'${event}'`))).toEqual([])
})

import { beforeAll, expect, test } from 'vitest'
import { notificationKey, sign } from '#adapters/payment/sandbox/signature.ts'
import { createApi } from '#web/http/api/endpoints.ts'
import { seedOneProduct, placedOrder } from '#test/placed-order.ts'
import { expectDescribedResponse } from '#test/described-answers.ts'
import { testShop } from '#test/shop.ts'
import { routes as mailPictures } from '#web/storefront/pictures/mail-pictures.server.ts'
import { routes as payments } from './api.server.ts'
import { routes as sandbox } from './sandbox.server.ts'

const shop = await testShop()
const ORIGIN = shop.config.publicUrl
const api = createApi(shop, [...payments, ...sandbox, ...mailPictures])
beforeAll(() => seedOneProduct(shop.db, 100, shop.clock.now()))

const send = async (path: string, init?: RequestInit): Promise<Response> => {
  const request = new Request(ORIGIN + path, init)
  return expectDescribedResponse(request.method, path, (await api(request, new URL(request.url)))!)
}
const get = (path: string) => send(path)
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  send(path, { method: 'POST', body, headers: { origin: ORIGIN, ...headers } })
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const card = new URLSearchParams({ number: '4242424242424242', expiry: '12/30', cvc: '123', name: 'Ioana' }).toString()

test('an order is paid by requests alone, from the pay button to the paid order', async () => {
  const { token, id } = await placedOrder(shop)
  const started = await post(`/api/orders/${token}/payments`, '{}', json)
  expect(started.status).toBe(200)
  expect(started.headers.get('cache-control')).toBe('no-store')
  const { type, url } = (await started.json()) as { type: string; url: string }
  expect(type).toBe('redirect')
  const path = new URL(url).pathname
  expect(await (await get(path)).text()).toContain('Plată cu cardul')
  const paid = await post(path, card, form)
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `${ORIGIN}/checkout/confirmation/${token}`])
  const job = await shop.db.query.selectFrom('job').selectAll().where('kind', '=', 'gateway.work').executeTakeFirstOrThrow()
  const { ref, event } = (job.payload as { task: { ref: string; event: object } }).task
  const attempt = await shop.db.query
    .selectFrom('payment_attempt')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  const body = JSON.stringify({ ...event, ref, attempt: attempt.id, amount: 54130, currency: 'RON' })
  const signature = sign(notificationKey(shop.config.secret), new TextEncoder().encode(body), shop.clock.now())
  const told = await post('/api/payments/sandbox/notify', body, {
    'sandbox-signature': signature,
    origin: 'https://gateway.example',
  })
  expect([told.status, await told.text()]).toEqual([200, '{"received":true}'])
  const order = await shop.db.query.selectFrom('order').select('payment_state').where('id', '=', id).executeTakeFirstOrThrow()
  expect(order.payment_state).toBe('paid')
})

test('a method that the market does not have is refused, and the card is always one', async () => {
  const { token } = await placedOrder(shop)
  const choose = async (body: object, id = token) => {
    const response = await post(`/api/orders/${id}/method`, JSON.stringify(body), json)
    return [response.status, (await response.json()) as { code?: string; methods?: unknown }] as const
  }
  const [status, order] = await choose({ method: 'card', due: 54130 })
  expect([status, order.methods]).toEqual([200, [{ method: 'card', fee: 0 }]])
  for (const method of ['transfer', 'cash']) {
    const [refused, problem] = await choose({ method, due: 54130 })
    expect([refused, problem.code]).toEqual([422, 'method_unavailable'])
  }
  expect((await choose({ method: 'cheque', due: 54130 }))[0]).toBe(400)
  expect((await choose({ method: 'card', due: 54130 }, 'a'.repeat(32)))[1].code).toBe('order_not_found')
})

test('each refusal has its status and code, without details', async () => {
  const { token } = await placedOrder(shop)
  const refusal = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]
  expect(await refusal(await post(`/api/orders/${'a'.repeat(32)}/payments`, '{}', json))).toEqual([404, 'order_not_found'])
  expect(await refusal(await post('/api/orders/x/payments', '{}', json))).toEqual([404, 'order_not_found'])
  expect(await refusal(await post(`/api/orders/${token}/payments`, '{"amount":1}', json))).toEqual([400, 'validation_failed'])
  expect(await refusal(await post(`/api/orders/${token}/payments`, 'x', json))).toEqual([400, 'malformed_json'])
  expect(await refusal(await post(`/api/orders/${token}/payments`, '{}', { ...json, origin: 'https://evil.example' }))).toEqual([
    403,
    'foreign_origin',
  ])
  expect(await refusal(await post('/api/payments/sandbox/notify', '{}'))).toEqual([400, 'bad_proof'])
  expect(await refusal(await post('/api/payments/__proto__/notify', '{}'))).toEqual([404, 'not_found'])
  expect(await refusal(await post('/api/payments/sandbox/notify', 'x'.repeat(70_000)))).toEqual([413, 'body_too_large'])
  shop.errors.length = 0
})

test('a signed notification that cannot be stored is refused without an error', async () => {
  const event = { id: 'evt', ref: 'pay', attempt: 'a', state: 'paid', amount: 1, currency: 'RON', reason: 'ok' }
  const at = shop.clock.now().toISOString()
  const nul = (key: string) => [key, `x${String.fromCharCode(0)}`] as const
  const texts = ['id', 'ref', 'attempt', 'state', 'currency', 'reason'].map(nul)
  for (const [key, value] of [...texts, ['amount', Number.MAX_SAFE_INTEGER], ['amount', -Number.MAX_SAFE_INTEGER]] as const) {
    const body = JSON.stringify({ ...event, at, [key]: value })
    const signature = sign(notificationKey(shop.config.secret), new TextEncoder().encode(body), shop.clock.now())
    const told = await post('/api/payments/sandbox/notify', body, { 'sandbox-signature': signature })
    // Of a state only known words are taken over.
    expect(told.status, key).toBe(key === 'state' ? 200 : 400)
  }
  shop.errors.length = 0
})

test('the card page refuses forms of other sites', async () => {
  const { token } = await placedOrder(shop)
  const { url } = (await (await post(`/api/orders/${token}/payments`, '{}', json)).json()) as { url: string }
  const { pathname } = new URL(url)
  expect((await post(pathname, card, { ...form, origin: 'https://evil.example' })).status).toBe(403)
  expect((await get('/sandbox/pay/' + '0'.repeat(40))).status).toBe(404)
  expect((await get('/sandbox/card-page.css')).headers.get('content-type')).toContain('text/css')
  expect((await get('/sandbox/..%2f..%2fpackage.json')).status).toBe(404)
})

test('mail programs get drawings as PNG, from any origin', async () => {
  const picture = await get('/mail-art/bear-1-honey-dots-098.png')
  for (const found of [await get('/mail-art/logo.png'), picture]) {
    expect(found.status).toBe(200)
    expect(found.headers.get('content-type')).toBe('image/png')
    expect(found.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(new Uint8Array(await found.arrayBuffer()).slice(1, 4)).toEqual(new TextEncoder().encode('PNG'))
  }
  for (const path of ['/mail-art/nothing.png', '/mail-art/bear-1-honey-dots-098.svg', '/mail-art/..%2f..%2fsecret'])
    expect((await get(path)).status).toBe(404)
})

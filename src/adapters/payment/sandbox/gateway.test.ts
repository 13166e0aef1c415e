import { beforeEach, expect, test } from 'vitest'
import { TEST_WALLET_CARDS } from '#domain/payments/wallet.ts'
import { createJobSignal } from '#services/job-signal.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import type { PaymentOrder } from '#services/ports.ts'
import { createLog } from '#src/log.ts'
import { sandboxRecords } from '#store/payments/sandbox.ts'
import { testDatabase } from '#test/database.ts'
import { gatewayContract, payable, type GatewayUnderTest } from '#test/payment-contract.ts'
import { sandboxGateway } from './gateway.ts'
import { SLOW_SECONDS } from './payments.ts'
import { notificationKey, sign } from './signature.ts'

const SECRET = 'a secret of at least thirty-two characters'
const db = await testDatabase()
beforeEach(() => db.query.deleteFrom('job').execute())

/** Returns a sandbox whose notifications are collected instead of sent. */
function sandbox() {
  let time = new Date('2026-11-21T12:00:00Z')
  const now = () => time
  const messages: Request[] = []
  const post = async (request: Request) => {
    messages.push(request)
    return new Response('ok')
  }
  const gateway = sandboxGateway({
    records: sandboxRecords(db),
    secret: SECRET,
    publicUrl: 'http://localhost:3000',
    now,
    post,
  })
  const shop = { db, clock: { now }, log: createLog('silent'), jobSignal: createJobSignal() }
  const work = () => runDueJobs(shop, { 'gateway.work': (_, { task }) => gateway.hosted.work(task) })
  const page = (ref: string, path = '', form?: Record<string, string>) =>
    gateway.hosted.answer(
      new Request(`http://localhost:3000/sandbox/pay/${ref}${path}`, form && { method: 'POST', body: new URLSearchParams(form) }),
    )
  const start = async (change?: Partial<PaymentOrder>) => (await gateway.start(payable(change))).providerRef
  const sent = async () => {
    await work()
    return Promise.all(
      messages.splice(0).map(async (message) => ({
        body: new Uint8Array(await message.arrayBuffer()),
        headers: Object.fromEntries(message.headers),
      })),
    )
  }
  const advance = (seconds: number) => {
    time = new Date(time.getTime() + seconds * 1000)
  }
  return { gateway, now, page, start, sent, advance }
}

const card = { number: '4242424242424242', expiry: '12/29', cvc: '123', name: 'Ioana Marinescu' }
const declined = { ...card, number: '4000000000000002' }

gatewayContract('the sandbox', async (): Promise<GatewayUnderTest> => {
  const { gateway, now, page, sent, advance } = sandbox()
  return {
    gateway,
    now,
    advance,
    sent,
    givenUp: 'canceled',
    failRefund: (ref, key) => gateway.hosted.work({ do: 'fail refund', ref, key }),
    async wallet(secret, does) {
      await page(secret, '/wallet', { card: does === 'pay' ? '4242' : '9995' })
    },
    async customer(ref, does) {
      await page(ref, does === 'cancel' ? '/cancel' : '', does === 'fail' ? declined : card)
    },
  }
})

test('the card page speaks the order’s language, needs no script and allows none', async () => {
  const { page, start } = sandbox()
  for (const [locale, title, amount] of [
    ['ro', 'Plată cu cardul', '541,30\u00a0lei'],
    ['en', 'Card payment', '541.30\u00a0lei'],
    ['hu', 'Bankkártyás fizetés', '541,30\u00a0lei'],
  ] as const) {
    const response = await page(await start({ locale }))
    expect(response!.status).toBe(200)
    expect(response!.headers.get('cache-control')).toBe('no-store')
    expect(response!.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/)
    const html = await response!.text()
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain(amount)
    // The page reports missing fields in its language; the browser's own validation is off.
    expect(html).toContain(' novalidate')
    expect(html).not.toMatch(/<script|style=|onclick/)
  }
})

test('the style sheet of the card page and the fonts that it names are sent', async () => {
  const { gateway } = sandbox()
  const get = async (name: string) => (await gateway.hosted.answer(new Request(`http://localhost:3000/sandbox/${name}`)))!
  const sheet = await get('card-page.css')
  expect(sheet.headers.get('content-type')).toContain('text/css')
  const fonts = Array.from((await sheet.text()).matchAll(/url\(['"]?([^)'"]+\.woff2)/g), ([, name]) => name!)
  expect(fonts.length).toBeGreaterThan(1)
  for (const name of fonts) {
    const font = await get(name.replace(/^.*\//, ''))
    expect(font.headers.get('content-type')).toBe('font/woff2')
    expect((await font.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  }
})

test('a valid card pays and the customer returns to the shop', async () => {
  const { gateway, page, start } = sandbox()
  const ref = await start()
  const response = await page(ref, '', card)
  expect(response!.status).toBe(303)
  expect(response!.headers.get('location')).toBe('http://localhost:3000/checkout/confirmation/abc')
  expect((await gateway.fetchState(ref)).state).toBe('paid')
  expect((await page(ref))!.status).toBe(303)
})

test('each declined card names the reason', async () => {
  const { gateway, page, start } = sandbox()
  for (const [number, reason] of [
    ['4000 0000 0000 0002', 'card_declined'],
    ['4000 0000 0000 9995', 'insufficient_funds'],
  ] as const) {
    const ref = await start()
    expect((await page(ref, '', { ...card, number }))!.status).toBe(303)
    expect(await gateway.fetchState(ref)).toMatchObject({ state: 'failed', reason })
  }
})

test('an invalid form names all faults and repeats neither card number nor security code', async () => {
  const { gateway, page, start } = sandbox()
  const ref = await start()
  const response = await page(ref, '', { number: '4242424242424241', expiry: '01/20', cvc: '987', name: '<b>Ioana</b>' })
  expect(response!.status).toBe(422)
  const html = await response!.text()
  expect(html).toContain('Numărul cardului nu este corect')
  expect(html).toContain('Cardul a expirat')
  expect(html).toContain('value="&lt;b&gt;Ioana&lt;/b&gt;"')
  expect(html).not.toContain('4242424242424241')
  // Ids of the page may have these digits; a field or a sentence may not.
  expect(html).not.toMatch(/(?<![0-9a-f-])987(?![0-9a-f-])/)
  expect((await gateway.fetchState(ref)).state).toBe('pending_action')
})

test('3-D Secure asks the customer and accepts one answer', async () => {
  const { gateway, page, start } = sandbox()
  for (const [answer, state] of [
    ['approve', 'paid'],
    ['fail', 'failed'],
  ] as const) {
    const ref = await start()
    const asked = await page(ref, '', { ...card, number: '4000 0027 6000 3184' })
    expect(asked!.headers.get('location')).toBe(`/sandbox/pay/${ref}/challenge`)
    expect((await gateway.fetchState(ref)).state).toBe('pending_action')
    expect((await page(ref))!.headers.get('location')).toBe(`/sandbox/pay/${ref}/challenge`)
    expect(await (await page(ref, '/challenge'))!.text()).toContain('•••• 3184')
    expect((await page(ref, '/challenge', { answer }))!.headers.get('location')).toContain('/checkout/confirmation/')
    await page(ref, '/challenge', { answer: answer === 'approve' ? 'fail' : 'approve' })
    expect((await gateway.fetchState(ref)).state).toBe(state)
  }
})

test('the challenge cannot be answered before the card was given', async () => {
  const { gateway, page, start } = sandbox()
  const ref = await start()
  await page(ref, '/challenge', { answer: 'approve' })
  expect((await gateway.fetchState(ref)).state).toBe('pending_action')
})

test('the slow card returns the customer first and is paid seconds later', async () => {
  const { gateway, page, start, sent, advance } = sandbox()
  const ref = await start()
  expect((await page(ref, '', { ...card, number: '4000 0000 0000 0077' }))!.status).toBe(303)
  expect(await sent()).toEqual([])
  expect((await gateway.fetchState(ref)).state).toBe('pending_action')
  advance(SLOW_SECONDS)
  expect(await sent()).toHaveLength(1)
  expect((await gateway.fetchState(ref)).state).toBe('paid')
})

test('the bank of one card does not take the first refund, and takes it when it is repeated', async () => {
  const { gateway, page, start, sent, advance } = sandbox()
  const ref = await start()
  await page(ref, '', { ...card, number: '4000 0000 0000 5126' })
  await gateway.refund(ref, 54130, 'all')
  expect((await gateway.fetchState(ref)).state).toBe('refunded')
  await sent()
  advance(60)
  expect(await sent()).toHaveLength(1)
  expect((await gateway.fetchState(ref)).state).toBe('paid')
  await gateway.refund(ref, 54130, 'all')
  advance(60)
  await sent()
  expect((await gateway.fetchState(ref)).state).toBe('refunded')
})

test('a payment page expires after half an hour', async () => {
  const { gateway, page, start, sent, advance } = sandbox()
  const ref = await start()
  advance(30 * 60)
  expect((await page(ref))!.status).toBe(410)
  expect((await page(ref, '', card))!.status).toBe(410)
  expect((await gateway.fetchState(ref)).state).toBe('expired')
  expect(await sent()).toHaveLength(1)
})

test('a double click on pay is one payment and one notification', async () => {
  const { page, start, sent } = sandbox()
  const ref = await start()
  const answers = await Promise.all([page(ref, '', card), page(ref, '', card), page(ref, '', declined)])
  expect(answers.map((answer) => answer!.status)).toEqual([303, 303, 303])
  expect(await sent()).toHaveLength(1)
})

test('unknown payments, other methods and other bodies are refused', async () => {
  const { gateway, page, start } = sandbox()
  expect(await page('0'.repeat(40))).toBeNull()
  expect(await page('%E0%A4%A')).toBeNull()
  const ref = await start()
  const send = (init: RequestInit) => gateway.hosted.answer(new Request(`http://localhost:3000/sandbox/pay/${ref}`, init))
  expect((await send({ method: 'DELETE' }))!.status).toBe(405)
  expect((await send({ method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }))!.status).toBe(400)
  expect((await send({ method: 'POST', body: new URLSearchParams({ name: 'x'.repeat(5000) }) }))!.status).toBe(400)
})

test('a notification that the shop does not accept is sent again later', async () => {
  const { gateway, page, start } = sandbox()
  let answers = 0
  const stubborn = sandboxGateway({
    records: sandboxRecords(db),
    secret: 'a secret of at least thirty-two characters',
    publicUrl: 'http://localhost:3000',
    now: () => new Date('2026-11-21T12:00:00Z'),
    post: async () => new Response(null, { status: answers++ === 0 ? 503 : 200 }),
  })
  const ref = await start()
  await page(ref, '', card)
  const [job] = await db.query.selectFrom('job').selectAll().where('kind', '=', 'gateway.work').execute()
  const { task } = job!.payload as { task: unknown }
  await expect(stubborn.hosted.work(task)).rejects.toThrow('503')
  await stubborn.hosted.work(task)
  expect(answers).toBe(2)
  await gateway.hosted.work(task)
})

test('a notification counts with the key of the shop, unchanged, within five minutes', async () => {
  const { gateway, page, start, sent, now } = sandbox()
  await page(await start(), '', card)
  const [message] = await sent()
  const answer = (body: Uint8Array, signature: string) =>
    gateway.parseNotification(body, { 'sandbox-signature': signature }, new URLSearchParams(), now()).then(
      (told) => (told.verified ? [told.state, told.amount, told.currency] : 'unproven'),
      () => 'refused',
    )
  const key = notificationKey(SECRET)
  const later = (seconds: number) => new Date(now().getTime() + seconds * 1000)
  const paid = ['paid', 54130, 'RON']
  const { body, headers } = message!
  const signature = headers['sandbox-signature']!
  expect(await answer(body, signature)).toEqual(paid)
  expect(await answer(body, signature)).toEqual(paid)
  const cheaper = new TextEncoder().encode(new TextDecoder().decode(body).replace('54130', '54030'))
  expect(await answer(cheaper, signature)).toBe('refused')
  expect(await answer(cheaper, sign(key, cheaper, now()))).toEqual(['paid', 54030, 'RON'])
  expect(await answer(body, sign(notificationKey('another secret'), body, now()))).toBe('refused')
  expect(await answer(body, sign(key, body, later(-301)))).toBe('refused')
  expect(await answer(body, sign(key, body, later(301)))).toBe('refused')
  expect(await answer(body, sign(key, body, later(-299)))).toEqual(paid)
})

test('the test wallet has test cards, tells the state, and does nothing for another card, a payment that ended and a reader', async () => {
  const { gateway, page, start } = sandbox()
  expect(gateway.capabilities.wallets).toEqual({ names: ['test'], frame: null })
  const states: Record<(typeof TEST_WALLET_CARDS)[number], string> = {
    '4242': 'paid',
    '0002': 'declined',
    '9995': 'declined',
    '3184': 'challenge',
    '0077': 'processing',
  }
  for (const card of TEST_WALLET_CARDS) {
    const ref = await start({ way: 'wallet' })
    expect((await page(ref, '/wallet'))!.status).toBe(405)
    expect((await page(ref, '/wallet', { card: '5126' }))!.status).toBe(422)
    expect(await (await page(ref, '/wallet', { card }))!.json()).toEqual({ state: states[card] })
    expect(await (await page(ref, '/wallet', { card: '4242' }))!.json()).toEqual({ state: states[card] })
  }
  expect(await page('0'.repeat(40), '/wallet', { card: '4242' })).toBeNull()
})

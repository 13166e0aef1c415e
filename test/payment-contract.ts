/** What every payment gateway must do, whoever is behind it. Called by the test file of each adapter. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BadProof, type PaymentGateway, type PaymentOrder, type PaymentState } from '#services/ports.ts'

export interface GatewayUnderTest {
  gateway: PaymentGateway
  now(): Date
  /** Moves the time of both sides. */
  advance(seconds: number): void
  /** Does what the customer would do on the gateway's page. */
  customer(providerRef: string, does: 'pay' | 'fail' | 'cancel'): Promise<void>
  /** Confirms in the wallet of the browser with the secret of a payment. */
  wallet(secret: string, does: 'pay' | 'fail'): Promise<void>
  /** The bank of the customer does not take a refund that was made with this key. */
  failRefund(providerRef: string, key: string): Promise<void>
  /** What the gateway calls a payment that its customer, or the shop, has given up. */
  givenUp: Extract<PaymentState, 'canceled' | 'expired'>
  /** Notifications that were sent since the last call, oldest first. */
  sent(): Promise<{ body: Uint8Array; headers: Record<string, string | undefined> }[]>
}

/** An order to pay, another one at each call. */
export const payable = (change: Partial<PaymentOrder> = {}): PaymentOrder => {
  const attemptId = randomUUID()
  return {
    attemptId,
    orderNumber: `NST-${attemptId.slice(0, 8)}`,
    amount: 54130,
    currency: 'RON',
    way: 'page',
    locale: 'ro',
    description: 'Nestling',
    email: 'ioana@example.ro',
    returnUrl: 'http://localhost:3000/checkout/confirmation/abc',
    notifyUrl: 'http://localhost:3000/api/payments/sandbox/notify',
    closesAt: new Date('2026-11-21T13:00:00Z'),
    ...change,
  }
}

type Open = () => Promise<GatewayUnderTest>
const noQuery = new URLSearchParams()

export function gatewayContract(name: string, open: Open): void {
  describe(`${name} keeps the promises of a payment gateway`, () => {
    startsPayments(open)
    tellsOutcomes(open)
    endsPayments(open)
    takesWallets(open)
  })
}

function startsPayments(open: Open): void {
  test('starting an attempt twice gives the same payment', async () => {
    const { gateway } = await open()
    const order = payable()
    const [first, ...others] = await Promise.all([gateway.start(order), gateway.start(order), gateway.start(order)])
    for (const other of others) expect(other).toEqual(first)
    expect((await gateway.start(payable())).providerRef).not.toBe(first.providerRef)
  })
  test('an attempt is never started again with another amount or currency', async () => {
    const { gateway } = await open()
    const order = payable()
    await gateway.start(order)
    await expect(gateway.start({ ...order, amount: order.amount + 1 })).rejects.toThrow()
    await expect(gateway.start({ ...order, currency: 'EUR' })).rejects.toThrow()
  })
  test('forints must be whole, and nothing cannot be paid', async () => {
    const { gateway } = await open()
    await expect(gateway.start(payable({ amount: 1299050, currency: 'HUF' }))).rejects.toThrow(RangeError)
    await expect(gateway.start(payable({ amount: 0 }))).rejects.toThrow(RangeError)
    await expect(gateway.start(payable({ amount: -5 }))).rejects.toThrow(RangeError)
  })
}

function tellsOutcomes(open: Open): void {
  test('a payment is pending until the customer acts, and is then told and read alike', async () => {
    for (const does of ['pay', 'fail', 'cancel'] as const) {
      const { gateway, customer, sent, now, givenUp } = await open()
      const state = { pay: 'paid', fail: 'failed', cancel: givenUp }[does]
      const order = payable({ amount: 1299000, currency: 'HUF', locale: 'hu' })
      const { providerRef } = await gateway.start(order)
      expect((await gateway.fetchState(providerRef)).state).toBe('pending_action')
      await customer(providerRef, does)
      const [message] = await sent()
      const told = await gateway.parseNotification(message!.body, message!.headers, noQuery, now())
      const expected = { providerRef, attemptId: order.attemptId, state, amount: 1299000, currency: 'HUF' }
      if (told.verified) expect(told).toMatchObject(expected)
      else expect(told.fetchBack).toBe(providerRef)
      expect(await gateway.fetchState(providerRef)).toMatchObject(expected)
      expect(gateway.acknowledge(told).status).toBe(200)
    }
  })
  test('one changed byte, a missing proof and a proof that is too old or from the future are refused', async () => {
    const { gateway, customer, sent, now } = await open()
    if (gateway.capabilities.proof === 'none') return
    const { providerRef } = await gateway.start(payable())
    await customer(providerRef, 'pay')
    const [message] = await sent()
    const { body, headers } = message!
    const changed = body.slice()
    changed[changed.length - 2]! ^= 1
    const at = (seconds: number) => new Date(now().getTime() + seconds * 1000)
    for (const [bytes, heads, when] of [
      [changed, headers, now()],
      [body, {}, now()],
      [new Uint8Array(), headers, now()],
      [body, headers, at(302)],
      [body, headers, at(-302)],
    ] as const)
      await expect(gateway.parseNotification(bytes, heads, noQuery, when)).rejects.toThrow(BadProof)
  })
}

function endsPayments(open: Open): void {
  test('a payment given up cannot be paid, and one that was paid is not given up', async () => {
    const { gateway, customer, givenUp } = await open()
    const { providerRef: unpaid } = await gateway.start(payable())
    await gateway.void(unpaid, 'void-1')
    await gateway.void(unpaid, 'void-1')
    await customer(unpaid, 'pay')
    expect((await gateway.fetchState(unpaid)).state).toBe(givenUp)
    const { providerRef: paid } = await gateway.start(payable())
    await customer(paid, 'pay')
    await gateway.void(paid, 'void-2')
    expect((await gateway.fetchState(paid)).state).toBe('paid')
  })
  test('money is given back once a key and never more than was taken', async () => {
    const { gateway, customer } = await open()
    const { providerRef } = await gateway.start(payable({ amount: 10000 }))
    await expect(gateway.refund(providerRef, 10000, 'early')).rejects.toThrow()
    await customer(providerRef, 'pay')
    if (gateway.capabilities.partialRefund) {
      await gateway.refund(providerRef, 4000, 'part')
      await gateway.refund(providerRef, 4000, 'part')
      expect((await gateway.fetchState(providerRef)).state).toBe('partly_refunded')
      await expect(gateway.refund(providerRef, 6001, 'more')).rejects.toThrow()
      await gateway.refund(providerRef, 6000, 'rest')
    } else await gateway.refund(providerRef, 10000, 'rest')
    expect((await gateway.fetchState(providerRef)).state).toBe('refunded')
  })
  test('a refund that failed at the bank is told, named by its key, and made anew with it', async () => {
    const { gateway, customer, failRefund, sent, now } = await open()
    const { providerRef } = await gateway.start(payable({ amount: 10000 }))
    await customer(providerRef, 'pay')
    await gateway.refund(providerRef, 4000, 'failing part')
    await gateway.refund(providerRef, 6000, 'failing rest')
    expect(await gateway.failedRefunds(providerRef)).toEqual([])
    await sent()
    await failRefund(providerRef, 'failing rest')
    const messages = await sent()
    expect(messages.length).toBeGreaterThan(0)
    for (const { body, headers } of messages)
      expect(await gateway.parseNotification(body, headers, noQuery, now())).toEqual({ verified: false, fetchBack: providerRef })
    expect((await gateway.fetchState(providerRef)).state).toBe('partly_refunded')
    const [failed] = await gateway.failedRefunds(providerRef)
    expect(failed).toMatchObject({ key: 'failing rest', amount: 6000 })
    await gateway.refund(providerRef, 6000, 'failing rest')
    await gateway.refund(providerRef, 6000, 'failing rest')
    expect((await gateway.fetchState(providerRef)).state).toBe('refunded')
    expect(await gateway.failedRefunds(providerRef)).toEqual([failed])
    await failRefund(providerRef, 'failing rest')
    const refs = (await gateway.failedRefunds(providerRef)).map(({ ref }) => ref)
    expect(new Set(refs).size).toBe(2)
  })
}

/** A gateway without wallets has nothing to promise here. */
function takesWallets(open: Open): void {
  const byWallet = async (change: Partial<PaymentOrder> = {}) => {
    const opened = await open()
    const order = payable({ way: 'wallet', ...change })
    const { providerRef, action } = await opened.gateway.start(order)
    if (action.type !== 'client') throw new Error(`a wallet cannot do with ${action.type}`)
    return { ...opened, order, providerRef, secret: action.secret }
  }
  test('a wallet pays once with the secret of its payment, which is told and read alike', async () => {
    if (!(await open()).gateway.capabilities.wallets) return
    for (const [does, state] of [
      ['pay', 'paid'],
      ['fail', 'failed'],
    ] as const) {
      const { gateway, wallet, order, providerRef, secret, sent, now } = await byWallet()
      expect(await gateway.start(order)).toEqual({ providerRef, action: { type: 'client', secret } })
      expect((await gateway.fetchState(providerRef)).state).toBe('pending_action')
      await wallet(secret, does)
      const [message] = await sent()
      const told = await gateway.parseNotification(message!.body, message!.headers, noQuery, now())
      const expected = { providerRef, attemptId: order.attemptId, state, amount: 54130, currency: 'RON' }
      if (told.verified) expect(told).toMatchObject(expected)
      else expect(told.fetchBack).toBe(providerRef)
      expect(await gateway.fetchState(providerRef)).toMatchObject({
        ...expected,
        reason: does === 'pay' ? null : 'insufficient_funds',
      })
    }
  })
  test('a payment by wallet that is given up takes no money, and one that was paid is given back like any other', async () => {
    if (!(await open()).gateway.capabilities.wallets) return
    const ended = await byWallet()
    await ended.gateway.void(ended.providerRef, 'void-1')
    await ended.gateway.void(ended.providerRef, 'void-1')
    await ended.wallet(ended.secret, 'pay')
    expect((await ended.gateway.fetchState(ended.providerRef)).state).toBe('canceled')
    const { gateway, wallet, providerRef, secret, failRefund } = await byWallet({ amount: 10_000 })
    await wallet(secret, 'pay')
    await gateway.void(providerRef, 'void-2')
    await gateway.refund(providerRef, 4000, 'part of a wallet')
    expect((await gateway.fetchState(providerRef)).state).toBe('partly_refunded')
    await failRefund(providerRef, 'part of a wallet')
    expect(await gateway.failedRefunds(providerRef)).toMatchObject([{ key: 'part of a wallet', amount: 4000 }])
    await gateway.refund(providerRef, 10_000, 'all of a wallet')
    expect((await gateway.fetchState(providerRef)).state).toBe('refunded')
  })
  test('a wallet is refused what no page takes', async () => {
    if (!(await open()).gateway.capabilities.wallets) return
    await expect(byWallet({ amount: 0 })).rejects.toThrow(RangeError)
    await expect(byWallet({ amount: 1_299_050, currency: 'HUF' })).rejects.toThrow(RangeError)
  })
}

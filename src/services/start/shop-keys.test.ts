import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandboxGateway } from '#adapters/payment/sandbox/gateway.ts'
import { sandboxRecords } from '#store/payments/sandbox.ts'
import { insertVouchers } from '#store/promotions/vouchers.ts'
import { seedOneProduct, placedOrder } from '#test/placed-order.ts'
import { testShop, type TestShop } from '#test/shop.ts'
import { writeMailAboutOrder } from '#services/orders/order-mail.ts'
import { startPayment } from '#services/payments/start-payment.ts'
import { acceptKeys, checkKeys, SecretMismatch, type Keys } from './shop-keys.ts'
import { makeTokens } from '#services/tokens.ts'
import { newVoucher, writeVoucherMail } from '#services/promotions/vouchers.ts'

const shop = await testShop()
const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string]
const keys = (secret: string, ...secretsBefore: string[]): Keys => ({ secret, secretsBefore })
const check = (...given: [string, ...string[]]) => checkKeys(shop.db, keys(...given))

describe('the key of a database', () => {
  beforeEach(() => shop.db.query.deleteFrom('setting').where('key', '=', 'secret').execute())

  /** Starts before, then the start in question. */
  const table: [before: [string, ...string[]][], given: [string, ...string[]], starts: boolean][] = [
    [[], [A], true],
    [[], [B, A], true],
    [[[A]], [A], true],
    [[[A]], [B], false],
    [[[A]], [B, A], true],
    [[[A]], [A, C], true],
    [[[A], [B, A]], [B, A], true],
    [[[A], [B, A]], [B], false],
    [[[A], [B, A]], [A], false],
    [[[A], [B, A]], [C, B], false],
    [[[A], [B, A]], [C, B, A], true],
    // Back to the former key, which is known.
    [[[A], [B, A]], [A, B], true],
  ]
  test.each(table)('after %j, %j starts: %s', async (before, given, starts) => {
    for (const each of before) await check(...each)
    const started = check(...given)
    if (starts) await started
    else await expect(started).rejects.toThrow(SecretMismatch)
  })

  test('the refusal shows fingerprints, the possible solutions and no key', async () => {
    await check(A)
    const message = await check(B).catch((error: Error) => error.message)
    expect(message).toMatch(/fingerprint [0-9a-f]{16}; the one given has [0-9a-f]{16}.*SECRET_PREVIOUS.*secret accept/)
    expect(message).not.toContain(A)
    expect(message).not.toContain(B)
  })

  test('a lost key can be abandoned', async () => {
    await check(A)
    await acceptKeys(shop.db.query, keys(B))
    await check(B)
    await expect(check(A)).rejects.toThrow(SecretMismatch)
  })

  test('of two processes with different keys only one opens a new shop', async () => {
    const outcomes = await Promise.allSettled([check(A), check(B)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('after a change of keys', () => {
  const tokens = makeTokens('the next secret of a shop that is only a test', [shop.config.secret])
  const changed: TestShop = { ...shop, tokens }
  beforeAll(() => seedOneProduct(shop.db, 100, shop.clock.now()))

  test('a mail about an earlier order links to it', async () => {
    const { id, token } = await placedOrder(shop, { due: 5000 })
    await writeMailAboutOrder(changed, { orderId: id, mail: 'confirmation' })
    const mail = await shop.db.query.selectFrom('mail').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow()
    expect(mail.text).toContain(`/pay/${token}`)
    expect(tokens.orderToken(id)).not.toBe(token)
  })

  test('the gateway returns the customer to an earlier order', async () => {
    const { token } = await placedOrder(shop, { due: 5000 })
    const started = await startPayment(changed, token)
    if (!started.ok || started.action.type !== 'redirect') throw new Error('not started')
    const payment = await sandboxRecords(shop.db).find(started.action.url.split('/').at(-1)!)
    expect(payment?.returnUrl).toContain(token)
  })

  test('a mail about an earlier voucher links to it', async () => {
    const given = { market: 'ro', amount: 5000, currency: 'RON', validUntil: null, name: '', message: '' } as const
    const now = shop.clock.now()
    const voucher = newVoucher(
      shop.tokens,
      { ...given, validUntil: new Date(now.getTime() + 1e9), recipient: 'mara@exemplu.ro' },
      now,
    )
    await shop.db.transaction((tx) => insertVouchers(tx, [voucher], now))
    await writeVoucherMail(changed, { voucherId: voucher.id })
    const mail = await shop.db.query.selectFrom('mail').selectAll().where('kind', '=', 'voucher').executeTakeFirstOrThrow()
    expect(mail.text).toContain(`/v/${shop.tokens.voucherToken(voucher.id)}`)
  })

  test('a notification signed with the former key is accepted only while that key is given', async () => {
    const sent: Request[] = []
    const open = (secret: string, secretsBefore: string[] = []) =>
      sandboxGateway({
        records: sandboxRecords(shop.db),
        secret,
        secretsBefore,
        publicUrl: shop.config.publicUrl,
        now: () => shop.clock.now(),
        post: async (request) => {
          sent.push(request)
          return new Response('ok')
        },
      })
    const { token } = await placedOrder(shop, { due: 5000 })
    const started = await startPayment(shop, token)
    if (!started.ok || started.action.type !== 'redirect') throw new Error('not started')
    const ref = started.action.url.split('/').at(-1)!
    const event = { id: 'evt', state: 'paid', reason: null, at: shop.clock.now().toISOString() }
    await open(A).hosted.work({ do: 'notify', ref, event })
    const body = new Uint8Array(await sent[0]!.arrayBuffer())
    const headers = Object.fromEntries(sent[0]!.headers)
    const read = (gateway: ReturnType<typeof open>) =>
      gateway.parseNotification(body, headers, new URLSearchParams(), shop.clock.now())
    expect(await read(open(B, [A]))).toMatchObject({ verified: true, state: 'paid' })
    await expect(read(open(B))).rejects.toThrow('signature')
  })
})

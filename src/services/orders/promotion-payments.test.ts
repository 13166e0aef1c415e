import { beforeAll, expect, test } from 'vitest'
import { sandboxGateway } from '#adapters/payment/sandbox/gateway.ts'
import { insertCoupons } from '#store/promotions/coupons.ts'
import { sandboxRecords } from '#store/payments/sandbox.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { insertVouchers, readLedger } from '#store/promotions/vouchers.ts'
import { setStock, ITEMS, orderOf, insertTestItems } from '#test/goods.ts'
import { testShop } from '#test/shop.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { placeOrder } from './place-order.ts'
import { takeNotification } from '#services/payments/payments.ts'
import { startPayment } from '#services/payments/start-payment.ts'
import { newVoucher } from '#services/promotions/vouchers.ts'

const CODE = 'ABCD-EFGH-JKMN-2345'
const shop = await testShop()
shop.gateways.sandbox = sandboxGateway({
  records: sandboxRecords(shop.db),
  secret: shop.config.secret,
  publicUrl: shop.config.publicUrl,
  now: () => shop.clock.now(),
  async post(request) {
    const body = new Uint8Array(await request.arrayBuffer())
    const answer = await takeNotification(shop, 'sandbox', body, Object.fromEntries(request.headers), new URLSearchParams())
    return new Response(answer!.body, answer!)
  },
})

let voucher = ''
beforeAll(async () => {
  const now = shop.clock.now()
  await insertTestItems(shop.db.query, now)
  await shop.catalog.refresh()
  await setStock(shop.db.query, ITEMS.body, [9])
  await insertCoupons(shop.db.query, [
    { id: uuidv7(now), code: 'ZECE', type: 0, amount: 10, currency: 'RON', max_uses: 3, created_at: now },
  ])
  const wish = {
    market: 'ro' as const,
    amount: 3000,
    currency: 'RON' as const,
    validUntil: null,
    recipient: null,
    name: '',
    message: '',
  }
  const made = newVoucher(shop.tokens, wish, now, { code: CODE })
  voucher = made.id
  await shop.db.transaction((tx) => insertVouchers(tx, [made], now))
})

const post = (path: string, form: Record<string, string>) =>
  shop.gateways.sandbox!.hosted!.answer(
    new Request(`${shop.config.publicUrl}/sandbox/pay/${path}`, { method: 'POST', body: new URLSearchParams(form) }),
  )
const card = (number: string) => ({ number, expiry: '12/30', cvc: '123', name: 'Ioana' })
async function begin(token: string): Promise<string> {
  shop.clock.advance(1000)
  const started = await startPayment(shop, token)
  if (!started.ok || started.action.type !== 'redirect') throw new Error(JSON.stringify(started))
  return started.action.url.split('/').at(-1)!
}
const work = () => runDueJobs(shop, jobHandlers)
const standing = async () => ({
  usage: (await shop.db.query.selectFrom('coupon').select('usage').executeTakeFirstOrThrow()).usage,
  balance: (await shop.db.query.selectFrom('voucher').select('balance').executeTakeFirstOrThrow()).balance,
  uses: (await shop.db.query.selectFrom('coupon_use').select('state').execute()).map(({ state }) => state),
})

test('with 3-D Secure failing twice, then succeeding, use and credit are taken once and the card pays the rest', async () => {
  const placed = await placeOrder(shop, orderOf({ codes: ['ZECE', CODE], total: 6499, due: 3499 }), 'three-tries-to-pay')
  if (!placed.ok) throw new Error(placed.reason)
  expect(await standing()).toEqual({ usage: 1, balance: 0, uses: ['held'] })
  for (const answer of ['fail', 'fail', 'approve']) {
    const ref = await begin(placed.id)
    await post(ref, card('4000002760003184'))
    await post(`${ref}/challenge`, { answer })
    await work()
    expect(await standing()).toEqual({ usage: 1, balance: 0, uses: [answer === 'approve' ? 'counted' : 'held'] })
  }
  const attempts = await shop.db.query.selectFrom('payment_attempt').select(['amount', 'state']).orderBy('created_at').execute()
  expect(attempts).toEqual([
    { amount: 3499, state: 'failed' },
    { amount: 3499, state: 'failed' },
    { amount: 3499, state: 'paid' },
  ])
  expect(await readLedger(shop.db.query, voucher)).toHaveLength(2)
  expect(shop.errors).toEqual([])
})

test('its mails show the discount, the voucher payment and the charged amount', async () => {
  const [mail] = await shop.db.query.selectFrom('mail').select('text').where('kind', '=', 'order confirmation').execute()
  for (const amount of ['64,99', '−30,00', '34,99']) expect(mail!.text).toContain(amount)
})

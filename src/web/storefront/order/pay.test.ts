/** What `/pay/{id}` shows and does, for orders in every state and market: the page reads the order by the API. */
import { beforeAll, expect, test } from 'vitest'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { cancelOrderByNumber } from '#services/orders/cancel-order.ts'
import { bookPayment } from '#services/orders/book-payment.ts'
import { UNNAMED } from '#services/orders/staff-act.ts'
import { expireOrder } from '#services/orders/order-payment.ts'
import { chooseMethod } from '#services/payments/choose-method.ts'
import { createApi } from '#web/http/api/endpoints.ts'
import type { OrderView } from '#web/schema/order.ts'
import { routes as orders } from '#web/storefront/checkout/api.server.ts'
import { placedOrder, seedOneProduct, type PlacedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { routes as payments } from './api.server.ts'
import { orderOutcome } from './state/outcome.ts'

const ACCOUNTS = {
  PAYMENT_TRANSFER_RO: 'RO49AAAA1B31007593840000; Nestling',
  PAYMENT_TRANSFER_EN: 'DE89370400440532013000; Nestling',
  PAYMENT_TRANSFER_HU: 'HU42117730161111101800000000; Nestling',
}
const shop = await testShop({ settings: { ...ACCOUNTS, PAYMENT_CASH_RO: '0', PAYMENT_CASH_EN: '0', PAYMENT_CASH_HU: '0' } })
const api = createApi(shop, [...orders, ...payments])
beforeAll(() => seedOneProduct(shop.db, 100, shop.clock.now()))

const ask = async (path: string, body?: object) => {
  const headers = { origin: shop.config.publicUrl, 'content-type': 'application/json' }
  const init = body && { method: 'POST', body: JSON.stringify(body), headers }
  const request = new Request(shop.config.publicUrl + path, init)
  return (await api(request, new URL(request.url)))!
}
const view = async ({ token }: PlacedOrder) => (await (await ask(`/api/orders/${token}`)).json()) as OrderView

/** Each state: how an order gets there, what its page shows, and what the pay button is answered. */
const STATES: Record<string, { reach: (order: PlacedOrder) => Promise<unknown>; shows: string; answer: string | number }> = {
  unpaid: { reach: async () => {}, shows: 'unpaid', answer: 200 },
  'to be transferred': {
    reach: ({ token }) => chooseMethod(shop, token, { method: 'transfer', due: 54100 }),
    shows: 'unpaid',
    answer: 200,
  },
  'to be paid on delivery': {
    reach: ({ token }) => chooseMethod(shop, token, { method: 'cash', due: 54100 }),
    shows: 'cash',
    answer: 'order_paid',
  },
  paid: {
    reach: ({ number }) => bookPayment(shop, number, { reference: number, amount: null }, UNNAMED),
    shows: 'paid',
    answer: 'order_paid',
  },
  canceled: { reach: ({ number }) => cancelOrderByNumber(shop, number), shows: 'canceled', answer: 'order_canceled' },
  'out of time': { reach: async () => shop.clock.advance(61 * 60_000), shows: 'expired', answer: 'order_expired' },
  expired: {
    async reach({ id }) {
      shop.clock.advance(61 * 60_000)
      await shop.db.transaction((tx) => expireOrder(tx, id, shop.clock.now()))
    },
    shows: 'expired',
    answer: 'order_canceled',
  },
}

test.each(LOCALES.flatMap((market) => Object.keys(STATES).map((state) => [market, state] as const)))(
  'in %s, an order that is %s',
  async (market, state) => {
    const { reach, shows, answer } = STATES[state]!
    const placed = await placedOrder(shop, { market, due: 54100 })
    await reach(placed)
    const order = await view(placed)
    expect(orderOutcome(order)).toBe(shows)
    expect(order).toMatchObject({ market, currency: MARKETS[market].currency, payable: shows === 'unpaid' })
    expect(order.methods.map(({ method }) => method)).toEqual(['card', 'transfer', 'cash'])
    expect(order.account?.iban.slice(0, 2) ?? null).toBe(
      state === 'to be transferred' ? { ro: 'RO', en: 'DE', hu: 'HU' }[market] : null,
    )
    const started = await ask(`/api/orders/${placed.token}/payments`, {})
    const told = (await started.json()) as { code?: string }
    expect(answer === 200 ? started.status : told.code).toBe(answer)
  },
)

test('an unknown id, one with a letter changed and one of another kind get the same bytes', async () => {
  const { token } = await placedOrder(shop)
  const changed = (token.startsWith('a') ? 'b' : 'a') + token.slice(1)
  const answers = await Promise.all(
    ['a'.repeat(32), changed, 'x', '1'].map(async (id) => {
      const answer = await ask(`/api/orders/${id}`)
      return [answer.status, await answer.text()]
    }),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]![0]).toBe(404)
})

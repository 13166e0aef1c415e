/** Paying with a wallet of the browser: the same order, attempts and proofs as on the page of the gateway. */
import { expect, test } from 'vitest'
import { newAddress } from '#test/endpoint-calls.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder, type PlacedOrder } from '#test/placed-order.ts'
import { orderFaults } from '#test/race/order-faults.ts'
import { testShop } from '#test/shop.ts'
import { readMarketTerms, readPaymentTerms } from '#services/payment-terms/read-terms.ts'
import { writeSetting } from '#store/database/settings.ts'
import { PAYMENT_TERMS } from '#store/payments/payment-terms.ts'
import { startPayment } from './start-payment.ts'
import { offeredWallets } from './wallets.ts'

const shop = await testShop({ settings: { PAYMENT_TRANSFER_RO: 'RO49AAAA1B31007593840000; Nestling SRL' } })
const { delivery, order, attempts, mails, pieces, minutes, work, start, pay } = paymentShop(shop)

const byWallet = ({ token }: Pick<PlacedOrder, 'token'>) => startPayment(shop, token, newAddress(), 'wallet')
/** Begins with a wallet. Returns the secret. */
async function begin(placed: PlacedOrder): Promise<string> {
  shop.clock.advance(1)
  const started = await byWallet(placed)
  if (!started.ok || started.action.type !== 'client') throw new Error(JSON.stringify(started))
  return started.action.secret
}
const confirm = async (secret: string, card: string): Promise<string> => {
  const request = new Request(`${shop.config.publicUrl}/sandbox/pay/${secret}/wallet`, {
    method: 'POST',
    body: new URLSearchParams({ card }),
  })
  return ((await (await shop.gateways.sandbox!.hosted!.answer(request))!.json()) as { state: string }).state
}
const ways = async ({ id }: PlacedOrder) =>
  (await attempts(id)).map(
    ({ action, state }) => `${(action as { type: string }).type === 'client' ? 'wallet' : 'page'} ${state}`,
  )

test('a wallet pays the order that was saved, once, with one mail and the pieces that were reserved', async () => {
  const placed = await placedOrder(shop, { delivery: 1990 })
  const secret = await begin(placed)
  expect(await begin(placed)).toBe(secret)
  expect(await order(placed.id)).toMatchObject({ status: 'opened', payment_state: 'unpaid' })
  expect(await confirm(secret, '4242')).toBe('paid')
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'unfulfilled', payment_state: 'paid', needs_attention: null })
  expect((await mails(placed.id)).filter((kind) => kind === 'order paid')).toHaveLength(1)
  expect(await pieces(placed.id)).toEqual(['taken'])
  expect(await ways(placed)).toEqual(['wallet paid'])
  expect(await byWallet(placed)).toEqual({ ok: false, reason: 'order_paid' })
})

test('a lost notification is made up for by reading back', async () => {
  const placed = await placedOrder(shop)
  delivery.isLost = true
  await confirm(await begin(placed), '4242')
  minutes(11)
  await work()
  expect(await order(placed.id)).toMatchObject({ payment_state: 'paid' })
})

test('after a declined wallet another try, or the card, pays as a new attempt', async () => {
  const placed = await placedOrder(shop)
  expect(await confirm(await begin(placed), '0002')).toBe('declined')
  await work()
  expect(await order(placed.id)).toMatchObject({ status: 'opened', payment_state: 'unpaid' })
  expect(await confirm(await begin(placed), '9995')).toBe('declined')
  await pay(await start(placed))
  await work()
  expect(await ways(placed)).toEqual(['wallet failed', 'wallet failed', 'page paid'])
  expect((await attempts(placed.id)).map(({ reason }) => reason)).toEqual(['card_declined', 'insufficient_funds', null])
  expect(await order(placed.id)).toMatchObject({ payment_state: 'paid', needs_attention: null })
})

test('who pays another way ends what was begun: only one of the two takes money', async () => {
  const placed = await placedOrder(shop)
  const card = await start(placed)
  const secret = await begin(placed)
  await pay(card)
  expect(await order(placed.id)).toMatchObject({ payment_state: 'unpaid' })
  const again = await start(placed)
  expect(await confirm(secret, '4242')).toBe('canceled')
  await pay(again)
  await work()
  expect(await ways(placed)).toEqual(['page canceled', 'wallet canceled', 'page paid'])
  expect(await order(placed.id)).toMatchObject({ payment_state: 'paid', needs_attention: null })
})

test('a page that another way ended while the gateway opened it leads nobody to it, and takes no money', async () => {
  const placed = await placedOrder(shop)
  const gateway = shop.gateways.sandbox!
  let secret = ''
  shop.gateways.sandbox = {
    ...gateway,
    async start(order) {
      const opened = await gateway.start(order)
      if (order.way === 'page') secret = await begin(placed)
      return opened
    },
  }
  const started = await startPayment(shop, placed.token, newAddress())
  shop.gateways.sandbox = gateway
  expect(started).toEqual({ ok: false, reason: 'gateway_unavailable' })
  await pay((await attempts(placed.id))[0]!.provider_ref!)
  expect(await confirm(secret, '4242')).toBe('paid')
  await work()
  expect(await ways(placed)).toEqual(['page canceled', 'wallet paid'])
  expect(await order(placed.id)).toMatchObject({ payment_state: 'paid', needs_attention: null })
})

test('what is being charged is not ended: who comes another way is led to it', async () => {
  const placed = await placedOrder(shop)
  expect(await confirm(await begin(placed), '0077')).toBe('processing')
  const started = await startPayment(shop, placed.token, newAddress())
  expect(started).toMatchObject({ ok: true, action: { type: 'client' } })
  expect(await ways(placed)).toEqual(['wallet pending_action'])
})

test('a card and a wallet at the same moment take the money once', async () => {
  const placed = await Promise.all(Array.from({ length: 6 }, () => placedOrder(shop)))
  for (const one of placed) {
    const begun = await Promise.all([
      startPayment(shop, one.token, newAddress()),
      byWallet(one),
      startPayment(shop, one.token, newAddress()),
      byWallet(one),
    ])
    await Promise.all(
      begun.map(async (started) => {
        if (!started.ok) return
        if (started.action.type === 'client') await confirm(started.action.secret, '4242')
        if (started.action.type === 'redirect') await pay(started.action.url.split('/').at(-1)!)
      }),
    )
    await work()
    const states = (await attempts(one.id)).map(({ state }) => state)
    expect(states.filter((state) => state === 'paid' || state === 'refunded').length, states.join()).toBeLessThanOrEqual(1)
  }
  const faults = await orderFaults(shop.db)
  expect(faults.filter((fault) => placed.some(({ number }) => fault.includes(number)))).toEqual([])
})

test('a market without wallets refuses them and takes the card, and so does a gateway without', async () => {
  const terms = await readPaymentTerms(shop.db.query, shop.config)
  terms.markets.ro.card.hasWallets = false
  await writeSetting(shop.db.query, PAYMENT_TERMS, terms)
  const placed = await placedOrder(shop)
  expect(await byWallet(placed)).toEqual({ ok: false, reason: 'method_unavailable' })
  expect(await startPayment(shop, placed.token, newAddress())).toMatchObject({ ok: true })
  const hungarian = await readMarketTerms(shop.db.query, shop.config, 'hu')
  expect(offeredWallets(shop, hungarian)).toEqual({ names: ['test'], frame: null })
  const { wallets: _, ...capabilities } = shop.gateways.sandbox!.capabilities
  const gateways = { sandbox: { ...shop.gateways.sandbox!, capabilities } }
  expect(offeredWallets({ ...shop, gateways }, hungarian)).toBeNull()
})

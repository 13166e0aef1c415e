/** Payment in the settings: the terms of each market are changed from the version that was read, obeyed at once, and taken back (D-46). */
import { expect, test } from 'vitest'
import type { PaymentTerms } from '#domain/payments/payment-terms.ts'
import { chooseMethod } from '#services/payments/choose-method.ts'
import { readPaymentTerms, readTransferDays } from '#services/payment-terms/read-terms.ts'
import { startPayment } from '#services/payments/start-payment.ts'
import { writeSetting } from '#store/database/settings.ts'
import { PAYMENT_TERMS } from '#store/payments/payment-terms.ts'
import { searchAudit } from '#services/staff/audit.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { writeGround } from '#test/own-shop.ts'
import { paymentShop } from '#test/payment-shop.ts'
import { placedOrder, type PlacedOrder } from '#test/placed-order.ts'
import { testShop } from '#test/shop.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import { openSite } from '#web/http/server/site.ts'
import { staffCaller } from '#test/staff/staff-caller.ts'
import { firstOwner, staffMember } from '#test/staff/staff-member.ts'

const account = { iban: 'RO49AAAA1B31007593840000', holder: 'Nestling SRL', bic: '', bank: '' }
const shop = await testShop({ settings: { PAYMENT_CASH_HU: '990' } })
const asOwner = staffCaller(shop, (await firstOwner(shop)).token)
const asEditor = staffCaller(shop, (await staffMember(shop, 'editor')).token)
const asCustomer = callerOf(shop)
const { start, pay, work, minutes } = paymentShop(shop)

const read = async () => (await asOwner('GET', '/payment')).body
const changed = async (change: (terms: PaymentTerms) => void, version?: string) => {
  const now = await read()
  const terms = structuredClone(now.terms)
  change(terms)
  return asOwner('POST', '/payment', { version: version ?? now.version, terms, reason: null })
}
const methods = async ({ token }: PlacedOrder) => (await asCustomer('GET', `/api/orders/${token}`)).body.methods
const undo = (entry: string) => asOwner('POST', `/audit/${entry}/undo`, { reason: null })

test('the configuration is what holds until it is changed, and no key is shown', async () => {
  const { terms, gateway, lastPaid, notifications } = await read()
  expect(terms).toMatchObject({
    transferDays: 5,
    markets: {
      ro: { order: ['card', 'transfer', 'cash'], card: { isOn: true }, transfer: { isOn: false }, cash: { isOn: false } },
      hu: { cash: { isOn: true, fee: 99_000 } },
    },
  })
  expect(gateway).toEqual({ name: 'sandbox', isTest: true, hasKeys: true, wallets: ['test'] })
  expect([lastPaid, notifications]).toEqual([{ card: null, transfer: null, cash: null }, []])
  expect((await asEditor('GET', '/payment')).status).toBe(403)
  expect((await asEditor('POST', '/payment', {})).status).toBe(403)
})

test('keys of Stripe are said to be there, and are nowhere in the answer', async () => {
  const stripe = {
    secretKey: 'sk_test_secret',
    webhookSecrets: ['whsec_secret'],
    publishableKey: null,
    applePayProof: null,
    apiBase: null,
    isTest: true,
  }
  const other = { ...shop, config: { ...shop.config, paymentGateway: 'stripe', stripe } }
  const answer = await staffCaller(other, (await staffMember(shop, 'owner')).token)('GET', '/payment')
  expect(answer.body.gateway).toEqual({ name: 'stripe', isTest: true, hasKeys: true, wallets: [] })
  expect(JSON.stringify(answer.body)).not.toContain('secret')
})

test('what is switched on is offered at once, in the order and for the sums of the merchant, and taken back', async () => {
  const placed = await placedOrder(shop, { delivery: 1990 })
  const { due } = (await asCustomer('GET', `/api/orders/${placed.token}`)).body
  expect(await methods(placed)).toEqual([{ method: 'card', fee: 0 }])
  const answer = await changed(({ markets: { ro } }) => {
    ro.order = ['cash', 'transfer', 'card']
    Object.assign(ro.cash, { isOn: true, fee: 1290, most: due })
    Object.assign(ro.transfer, { isOn: true, least: due + 1, account })
  })
  expect(answer.status).toBe(200)
  expect(await methods(placed)).toEqual([
    { method: 'cash', fee: 1290 },
    { method: 'card', fee: 0 },
  ])
  expect(await chooseMethod(shop, placed.token, { method: 'transfer', due })).toBe('method_unavailable')
  // Every process reads what is stored, whatever its own configuration.
  expect((await readPaymentTerms(shop.db.query, shop.config)).markets.ro.cash.fee).toBe(1290)
  const [entry] = await searchAudit(shop, { most: 1, words: '' })
  expect(entry).toMatchObject({
    action: 'payment.terms_changed',
    object: { kind: 'setting', id: 'payment' },
    before: { 'ro.cash': { isOn: false } },
    after: { 'ro.cash': { isOn: true, fee: 1290 } },
  })
  // Another field of another person stays.
  expect((await changed((terms) => (terms.transferDays = 9))).status).toBe(200)
  expect((await undo(entry!.id)).status).toBe(200)
  expect(await methods(placed)).toEqual([{ method: 'card', fee: 0 }])
  expect(await readTransferDays(shop.db.query, shop.config)).toBe(9)
  expect((await undo(entry!.id)).status).toBe(422)
})

test('a market whose wallets are off shows none and begins none, and terms of before wallets have them', async () => {
  const placed = await placedOrder(shop, { delivery: 1990 })
  const view = async () => (await asCustomer('GET', `/api/orders/${placed.token}`)).body
  const byWallet = () => asCustomer('POST', `/api/orders/${placed.token}/payments`, { way: 'wallet' })
  expect((await view()).wallets).toEqual({ names: ['test'], frame: null })
  expect((await changed(({ markets: { ro } }) => (ro.card.hasWallets = false))).status).toBe(200)
  expect((await view()).wallets).toBeNull()
  expect(await byWallet()).toMatchObject({ status: 422, body: { code: 'method_unavailable' } })
  const { order, card, transfer, cash } = (await read()).terms.markets.ro
  const { hasWallets: _, ...before } = card
  const stored = {
    ...(await read()).terms,
    markets: { ...(await read()).terms.markets, ro: { order, card: before, transfer, cash } },
  }
  await writeSetting(shop.db.query, PAYMENT_TERMS, stored)
  expect((await view()).wallets).not.toBeNull()
  expect(await byWallet()).toMatchObject({
    status: 200,
    body: { type: 'client', secret: expect.stringMatching(/^[0-9a-f]{40}$/) },
  })
  expect(await asCustomer('POST', `/api/orders/${placed.token}/payments`, { way: 'cheque' })).toMatchObject({ status: 400 })
})

test('a card that is off starts no payment, and who has chosen a transfer goes on', async () => {
  const placed = await placedOrder(shop, { delivery: 1990 })
  const { due } = (await asCustomer('GET', `/api/orders/${placed.token}`)).body
  await changed(({ markets: { ro } }) => {
    Object.assign(ro.transfer, { isOn: true, account })
    ro.card.isOn = false
  })
  expect(await startPayment(shop, placed.token)).toEqual({ ok: false, reason: 'method_unavailable' })
  expect(await asCustomer('POST', `/api/orders/${placed.token}/payments`, {})).toMatchObject({ status: 422 })
  expect(await chooseMethod(shop, placed.token, { method: 'transfer', due })).toBe('chosen')
  const chosen = (await asCustomer('GET', `/api/orders/${placed.token}`)).body
  const days = (Date.parse(chosen.expiresAt) - shop.clock.now().getTime()) / 86_400_000
  expect([chosen.account.iban, days]).toEqual([account.iban, 9])
  await changed(({ markets: { ro } }) => {
    ro.card.isOn = true
    ro.transfer.isOn = false
  })
  const after = (await asCustomer('GET', `/api/orders/${placed.token}`)).body
  expect(after).toMatchObject({ account: { iban: account.iban }, methods: [{ method: 'card' }, { method: 'transfer' }] })
  expect(await startPayment(shop, placed.token)).toMatchObject({ ok: true })
})

test('a page says how the market is paid as it is set, and no longer what was switched off', async () => {
  const slug = 'how-to-pay'
  await shop.db.transaction((tx) => writeGround(tx, shop.clock.now()))
  await writeOnePage(shop, slug, { ro: slug, en: slug, hu: slug }, [{ component: 'payment' }])
  const site = await openSite(shop, storefront)
  const page = async (path: string) => {
    shop.purge(await shop.catalog.refresh())
    const html = await (await site.fetch(new Request(shop.config.publicUrl + path))).text()
    return /<main.*<\/main>/s.exec(html)![0].replaceAll('\u00a0', ' ')
  }
  expect(await page('/hu/how-to-pay')).toContain('+990 Ft')
  const done = await changed(({ markets: { ro, hu } }) => {
    Object.assign(ro.cash, { isOn: true, fee: 1_290, most: 200_000 })
    hu.cash.isOn = false
  })
  expect(done.status).toBe(200)
  const romanian = await page('/how-to-pay')
  for (const words of ['12,90 lei în plus', 'cel mult 2.000,00 lei']) expect(romanian).toContain(words)
  const hungarian = await page('/hu/how-to-pay')
  expect(hungarian).not.toContain('Utánvét')
  expect(hungarian).toContain('Bankkártya')
  await undo(done.body.entries[0])
  expect(await page('/hu/how-to-pay')).toContain('+990 Ft')
})

test('a market keeps a way to pay every order, each wrong field is named, and two people do not overwrite each other', async () => {
  expect(await changed(({ markets }) => (markets.en.card.isOn = false))).toMatchObject({
    status: 400,
    body: { fields: { 'terms.markets.en.card.isOn': 'payment_none_left' } },
  })
  expect(
    await changed(({ markets, ...terms }) => {
      Object.assign(terms, { markets })
      Object.assign(markets.hu.cash, { fee: 99_050 })
      Object.assign(markets.en.transfer, { isOn: true, account: { ...account, iban: 'RO00' } })
    }),
  ).toMatchObject({
    status: 400,
    body: {
      fields: {
        'terms.markets.hu.cash.fee': 'payment_whole',
        'terms.markets.en.transfer.account.iban': 'payment_account',
      },
    },
  })
  const { version } = await read()
  expect((await changed(({ markets }) => (markets.en.cash.isOn = true))).status).toBe(200)
  expect(await changed(({ markets }) => (markets.hu.cash.isOn = false), version)).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
})

test('the last notifications are read with their orders, and when a card was last paid with', async () => {
  const placed = await placedOrder(shop, { delivery: 1990 })
  await pay(await start(placed))
  minutes(11)
  await work()
  const { lastPaid, notifications } = await read()
  expect(lastPaid).toEqual({ card: shop.clock.now().toISOString(), transfer: null, cash: null })
  expect(notifications).toContainEqual({
    gateway: 'sandbox',
    eventKey: expect.any(String),
    at: shop.clock.now().toISOString(),
    order: placed.number,
    state: 'paid',
    amount: 54_130,
    currency: 'RON',
    outcome: 'applied',
  })
})

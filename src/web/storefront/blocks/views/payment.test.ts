import { expect, test } from 'vitest'
import { MARKETS, LOCALES, type Locale } from '#domain/market/market.ts'
import { termsOf, type MarketTerms } from '#domain/payments/payment-terms.ts'
import type { Wallet } from '#domain/payments/wallet.ts'
import { inLocale } from '#messages/text.ts'
import type { PaymentView } from '#web/storefront/blocks/view.ts'
import type { BlockContext } from './block-context.server.ts'
import { paymentView } from './payment.server.ts'

const account = { iban: 'RO49AAAA1B31007593840000', holder: 'Nestling SRL', bic: '', bank: '' }
const ALL = { transfer: account, cash: { fee: 500 } }

interface Case {
  change?: (terms: MarketTerms) => void
  wallets?: readonly Wallet[]
  deliveries?: readonly string[]
}

/** Returns what the block shows in a market with these terms: the card, a transfer and payment on delivery are on. */
function shown(
  locale: Locale,
  { change = () => {}, wallets = [], deliveries = ['courier', 'locker', 'pickup'] }: Case = {},
): PaymentView | null {
  const { transferDays, markets } = termsOf({ ro: ALL, en: ALL, hu: { ...ALL, cash: { fee: 99_000 } } }, 5)
  change(markets[locale])
  const rules = deliveries.map((method) => ({ method }))
  const snapshot = { deliveryRules: { ro: rules, en: rules, hu: rules } }
  const payment = { terms: markets[locale], transferDays, wallets }
  const context = { snapshot, market: MARKETS[locale], payment, tag: () => {} } as unknown as BlockContext
  return inLocale(locale, () => paymentView(context, { _uid: 'p', component: 'payment' }))
}
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')
const names = (view: PaymentView | null) => view?.ways.map(({ name, fee }) => `${name}: ${plain(fee)}`)

test('the methods of a market stand in its order, with their fees', () => {
  expect(names(shown('ro'))).toEqual([
    'Card bancar: fără taxă',
    'Transfer bancar: fără taxă',
    'Plata la livrare: 5,00 lei în plus',
  ])
  expect(names(shown('en', { change: (terms) => (terms.order = terms.order.toReversed()) }))).toEqual([
    'Pay on delivery: €5.00 extra',
    'Bank transfer: no fee',
    'Bank card: no fee',
  ])
  expect(names(shown('hu'))).toEqual(['Bankkártya: díjmentes', 'Banki átutalás: díjmentes', 'Utánvét: +990 Ft'])
  expect(names(shown('hu', { change: ({ cash }) => (cash.fee = 0) }))![2]).toBe('Utánvét: díjmentes')
})

test('a method that is off is not there, and without any there is no block', () => {
  const view = shown('ro', { change: ({ card }) => (card.isOn = false) })!
  expect(view.ways.map(({ method }) => method)).toEqual(['transfer', 'cash'])
  expect(view.note).toBe('')
  const alone = shown('en', { change: ({ transfer, cash }) => (transfer.isOn = cash.isOn = false) })!
  expect(alone.ways.map(({ method }) => method)).toEqual(['card'])
  expect(alone.note).toBe('If a payment fails, your order waits for 60 minutes and you can try again.')
  expect(shown('en')!.note).toContain('another method')
  const none = (terms: MarketTerms) => (terms.card.isOn = terms.transfer.isOn = terms.cash.isOn = false)
  expect(shown('hu', { change: none })).toBeNull()
})

test('wallets are named where the market and the gateway have them', () => {
  const lines = (wallets: readonly Wallet[]) => shown('ro', { wallets })!.ways[0]!.lines
  expect(lines([])).toHaveLength(1)
  expect(lines(['apple_pay', 'google_pay'])[1]).toContain('Apple Pay, Google Pay')
  expect(lines(['test'])).toHaveLength(1)
})

test('limits are told in whole words, and so are the days of a transfer', () => {
  const limited = (least: number | null, most: number | null) => (terms: MarketTerms) =>
    Object.assign(terms.transfer, { least, most })
  const limit = (locale: Locale, least: number | null, most: number | null) =>
    plain(shown(locale, { change: limited(least, most) })!.ways[1]!.lines[1])
  expect(limit('ro', 10_000, 500_000)).toBe('Pentru comenzi între 100,00 lei și 5.000,00 lei.')
  expect(limit('en', 10_000, null)).toBe('For orders of at least €100.00.')
  expect(limit('hu', null, 20_000_000)).toBe('Legfeljebb 200 000 Ft értékű rendelésnél választható.')
  expect(LOCALES.map((locale) => limit(locale, null, null))).toEqual([undefined, undefined, undefined])
  expect(LOCALES.map((locale) => shown(locale)!.ways[1]!.lines[0])).toEqual([
    'Comanda te așteaptă 5 zile. O pregătim după ce ajung banii.',
    'Your order waits for 5 days. We prepare it once the money has arrived.',
    'A rendelést 5 napig tartjuk fenn, és a pénz beérkezése után készítjük elő.',
  ])
})

test('payment on delivery is said where somebody takes the money', () => {
  const cash = (...deliveries: string[]) => shown('en', { deliveries })!.ways.find(({ method }) => method === 'cash')
  expect(cash('courier')!.lines[0]).toBe('You pay the courier when the parcel arrives.')
  expect(cash('courier', 'pickup')!.lines[0]).toContain('showroom')
  expect(cash('pickup', 'locker')).toMatchObject({ name: 'Pay on collection' })
  expect(cash('locker', 'email')).toBeUndefined()
})

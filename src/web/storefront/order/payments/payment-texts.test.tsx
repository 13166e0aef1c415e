import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { inLocale } from '#messages/text.ts'
import type { OrderView } from '#web/schema/order.ts'
import { BankDetails } from './bank-details.tsx'
import { endedPartText, otherMethodText, surplusText, transferText } from './payment-texts.ts'

const orderOf = (market: Locale, change: Partial<OrderView>) =>
  ({
    market,
    currency: MARKETS[market].currency,
    number: 'NST-1',
    method: 'transfer',
    account: { iban: 'RO49AAAA1B31007593840000', holder: 'Nestling', bic: '', bank: '' },
    due: 54_100,
    transferred: 0,
    payable: true,
    expiresAt: '2026-11-27T10:00:00Z',
    ...change,
  }) as OrderView
const shown = (order: OrderView) =>
  inLocale(order.market, () => {
    const html = renderToStaticMarkup(<BankDetails order={order} />)
    return [html, transferText(order), otherMethodText(order), surplusText(order)].map((text) => text.replaceAll('\u00a0', ' '))
  })

const AMOUNTS = {
  ro: ['541,00 lei', '200,00 lei', '341,00 lei'],
  en: ['€541.00', '€200.00', '€341.00'],
  hu: ['541 Ft', '200 Ft', '341 Ft'],
}

test.each(LOCALES)('in %s, what has come by transfer is taken off what is to be transferred', (market) => {
  const [due, came, missing] = AMOUNTS[market] as [string, string, string]
  const [before, text, other, surplus] = shown(orderOf(market, {}))
  expect(before).toContain(due)
  expect(before).not.toContain(came)
  expect(text).not.toBe('')
  expect([other, surplus]).toEqual(['', ''])

  const part = shown(orderOf(market, { transferred: 20_000 }))
  expect(part[0]).toContain(came)
  expect(part[0]).toContain(missing)
  expect(part[0]).not.toContain(due)
  expect(part[1]).toContain(came)
  expect(part[1]).toContain(missing)
  expect(part[2]).toContain(came)
  expect(part[3]).toBe('')
})

test.each(LOCALES)('in %s, what is left of the transfers of an order that does not wait is owed back', (market) => {
  const [, , , surplus] = shown(orderOf(market, { transferred: 20_000, payable: false, account: null }))
  expect(surplus).toContain(AMOUNTS[market][1])
  const ended = (change: Partial<OrderView>) =>
    inLocale(market, () =>
      endedPartText(orderOf(market, { transferred: 20_000, payable: false, payment: 'unpaid', ...change })).replaceAll(
        '\u00a0',
        ' ',
      ),
    )
  expect(ended({ isCanceled: true })).toBe(surplus)
  expect(ended({ isCanceled: false })).toMatch(new RegExp(`.+${surplus!.replaceAll('.', '\\.')}$`))
  expect([ended({ payment: 'paid' }), ended({ transferred: 0 }), ended({ payable: true })]).toEqual(['', '', ''])
})

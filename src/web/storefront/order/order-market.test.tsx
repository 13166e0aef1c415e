import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { payHref } from '#web/storefront/order/state/placed-orders.browser.ts'
import type { OrderView } from '#web/schema/order.ts'
import { MarketProvider } from '#web/ui/market.tsx'
import { OrderLines, orderLines } from './order-lines.tsx'
import { OrderMarket } from './order-market.tsx'
import { OrderSum } from './order-sum.tsx'
import { Summary, SummaryLines } from '#web/storefront/cart/summary.tsx'
import { speak } from '#test/locale.ts'

const line: OrderView['lines'][number] = {
  name: 'Plush',
  option: '',
  image: '/a.svg',
  tint: 'oat',
  href: null,
  qty: 2,
  price: 500_000,
  unitPrice: 400_000,
  prior: null,
  couponed: true,
  discount: 0,
  total: 800_000,
  gift: { name: 'Ana', message: 'Hi', email: 'a@example.org', date: '2026-12-24' },
  parts: [],
}
const orderOf = (market: Locale) =>
  ({
    market,
    currency: MARKETS[market].currency,
    lines: [line],
    codes: [
      { code: 'TREI', kind: 'coupon', amount: 200_000 },
      { code: 'ABCD', kind: 'voucher', amount: 100_000 },
    ],
    subtotal: 800_000,
    discount: 0,
    delivery: { method: 'courier' },
    deliveryPrice: 0,
    total: 800_000,
    voucherPaid: 100_000,
    due: 700_000,
    method: 'card',
    vat: [{ rate: 21, net: 661_200, vat: 138_800 }],
  }) as unknown as OrderView

/** Returns an order's lines and sum on a page of `page`. */
function shownOn(page: Locale, order: OrderView): string {
  speak(page)
  return renderToStaticMarkup(
    <MarketProvider value={MARKETS[page]}>
      <OrderMarket order={order}>
        {(language) => (
          <Summary title="" label="" language={language}>
            <OrderLines order={order} />
            <SummaryLines lines={orderLines(order)} />
            <OrderSum order={order} />
            <OrderSum order={order} isPaid />
          </Summary>
        )}
      </OrderMarket>
    </MarketProvider>,
  )
}

test.each(LOCALES)('an order of %s is the same on the pages of every market (D-87)', (market) => {
  const order = orderOf(market)
  const pages = LOCALES.map((page) => shownOn(page, order))
  expect(new Set(pages).size).toBe(1)
  expect(pages[0]).toContain(`lang="${MARKETS[market].language}"`)
  const units = { RON: 'lei', EUR: '€', HUF: 'HUF' }
  for (const [currency, unit] of Object.entries(units)) expect(pages[0]!.includes(unit)).toBe(currency === order.currency)
})

test('an unpaid order is paid in its own market', () => {
  expect(LOCALES.map((market) => payHref({ id: 'a', market }))).toEqual(['/pay/a', '/en/pay/a', '/hu/pay/a'])
})

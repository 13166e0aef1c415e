/** Orders as documents are made from them: chosen ones, and drawn ones for property tests. */
import fc from 'fast-check'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import type { SoldLine, SoldOrder } from '#domain/documents/invoice.ts'
import { split, smallestStep } from '#domain/pricing/money.ts'
import { orderSums, lineTotal } from '#domain/orders/order.ts'
import { IOANAS_HOME } from '#test/customers/ioana.ts'

const ADDRESS = { ...IOANAS_HOME }

export const BILLING = {
  ...ADDRESS,
  personType: 'individual',
  companyName: '',
  vatNumber: '',
  registerNumber: '',
} as const satisfies SoldOrder['billing']

export const COMPANY = {
  ...BILLING,
  personType: 'company',
  companyName: 'Grădinița Piticii SRL',
  vatNumber: 'RO18547290',
  registerNumber: 'J2012000750528',
} as const satisfies SoldOrder['billing']

interface Bought {
  kind?: 'goods' | 'bundle' | 'voucher'
  unitPrice: number
  qty: number
  discount?: number
  rate: number
  greenTax?: number
}

/** An order with the sums that the checkout computes. */
export function soldOrder(
  bought: readonly Bought[],
  {
    delivery = 0,
    locale = 'ro',
    country = 'RO',
    ...rest
  }: { delivery?: number; locale?: Locale; country?: string } & Partial<
    Omit<SoldOrder, 'delivery' | 'lines' | 'market' | 'currency'>
  > & { shipsFrom?: string } = {},
): SoldOrder {
  const { shipsFrom = 'RO', ...given } = rest
  const { currency } = MARKETS[locale]
  const ordered = bought.map(({ unitPrice, qty, discount = 0, rate }) => ({ unitPrice, qty, discount, country, rate }))
  const sums = orderSums(ordered, delivery, currency)
  const goods = bought.map(({ kind = 'goods', greenTax = 0 }, at): SoldLine => {
    const { unitPrice, qty, discount, rate } = ordered[at]!
    const sold = { unitPrice, qty, discount, total: lineTotal(ordered[at]!), vatCountry: country, vatRate: rate, greenTax }
    return { kind, sku: `SKU-${at + 1}`, name: `Body ${at + 1}`, option: '62 cm', vat: sums.lineVat[at]!, ...sold }
  })
  const charges = sums.transport.map(({ price, rate, vat }): SoldLine => {
    const sold = { qty: 1, unitPrice: price, discount: 0, total: price, vatCountry: country, vatRate: rate, vat, greenTax: 0 }
    return { kind: 'transport', sku: 'TRANSPORT', name: 'courier', option: '', ...sold }
  })
  return {
    number: 'NST-7K3F92QD',
    market: locale,
    currency,
    createdAt: new Date('2026-11-20T21:30:00Z'),
    paidAt: new Date('2026-11-20T22:10:00Z'),
    address: ADDRESS,
    billing: BILLING,
    method: 'card',
    voucherPaid: 0,
    delivery: { method: 'courier', shipsFrom, showroom: null, locker: null },
    ...given,
    lines: [...goods, ...charges],
  }
}

/** Orders of up to six lines at up to three rates, with discounts spread as the checkout spreads them, some with vouchers. */
export const drawnOrder: fc.Arbitrary<SoldOrder> = fc
  .record({
    locale: fc.constantFrom('ro' as const, 'en' as const, 'hu' as const),
    units: fc.array(
      fc.record({
        kind: fc.constantFrom('goods' as const, 'goods' as const, 'bundle' as const, 'voucher' as const),
        price: fc.integer({ min: 0, max: 500_000 }),
        qty: fc.integer({ min: 1, max: 99 }),
        rate: fc.constantFrom(500, 1_100, 2_100, 2_700),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    discount: fc.integer({ min: 0, max: 100 }),
    delivery: fc.integer({ min: 0, max: 5_000 }),
    credit: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ locale, units, discount, delivery, credit }) => {
    const step = smallestStep(MARKETS[locale].currency)
    const lines = units.map(({ kind, price, qty, rate }) => ({
      kind,
      unitPrice: price * step,
      qty,
      rate: kind === 'voucher' ? 0 : rate,
    }))
    const worth = lines.map(({ kind, unitPrice, qty }) => (kind === 'voucher' ? 0 : unitPrice * qty))
    const all = worth.reduce((sum, one) => sum + one, 0)
    const off = Math.floor((all * discount) / 100 / step) * step
    const shares = off === 0 ? worth.map(() => 0) : split(off, worth, step)
    const order = soldOrder(
      lines.map((line, at) => ({ ...line, discount: shares[at]! })),
      { locale, delivery: lines.some(({ kind }) => kind !== 'voucher') ? delivery * step : 0 },
    )
    const total = order.lines.reduce((sum, line) => sum + line.total, 0)
    return { ...order, voucherPaid: Math.floor((total * credit) / 100 / step) * step }
  })

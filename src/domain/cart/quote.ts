/**
 * Prices a cart from fresh prices (SPEC-4): lines fitted to stock, prices, delivery, VAT, total. Order of
 * evaluation as D-25; only ids and quantities come from the customer (D-40). Pricing its own answer again changes nothing.
 */
import { deliveryCountry } from '#domain/customers/address.ts'
import { explode, fitToStock, type Adjustment, type RequestedLine } from './cart.ts'
import type { Gift } from '#domain/promotions/gift.ts'
import type { CodeOutcome, TypedCode } from '#domain/promotions/codes.ts'
import {
  cheapestCourier,
  deliveryChoices,
  missingForFreeDelivery,
  shipsFrom,
  type DeliveryChoice,
  type DeliveryRule,
  type Destination,
} from '#domain/delivery/delivery.ts'
import { discountLines, type LineCoupon } from '#domain/promotions/discount.ts'
import type { Currency, Market } from '#domain/market/market.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { orderSums, type OrderSums } from '#domain/orders/order.ts'
import { parcelOf, vatClassOf, type Item } from '#domain/catalog/product.ts'
import { taxContext } from '#domain/pricing/vat.ts'
import { payWithVouchers } from '#domain/promotions/voucher.ts'

export interface PricedLine {
  item: Item
  qty: number
  /** Available quantity. */
  max: number
  gift: Gift | null
  /** What one piece costs: below `item.catalogPrice` where a coupon lowered it. */
  unitPrice: number
  onSale: boolean
  /** A coupon of type 3 covers the line. */
  couponed: boolean
  /** Outcome of each coupon for the line (D-26). */
  coupons: readonly LineCoupon[]
  /** Share of order discounts, for all pieces. */
  discount: number
  /** unitPrice × qty − discount */
  total: number
  /** Country and rate (basis points) of the VAT contained. */
  vatCountry: string
  vatRate: number
}

export interface PricedCart<Rule extends DeliveryRule = DeliveryRule> {
  market: Market
  lines: PricedLine[]
  adjustments: Adjustment[]
  /** Null until a destination is known; empty = "No delivery method available" (SPEC-8). */
  choices: DeliveryChoice<Rule>[] | null
  /** The requested choice, if it is available. */
  chosen: DeliveryChoice<Rule> | null
  /** Cheapest courier delivery; to the market's own country while no destination is known. */
  estimate: DeliveryChoice<Rule> | null
  missingForFreeDelivery: number | null
  /** With the chosen delivery, or without any. */
  sums: OrderSums
  /** VAT within the total, null until the destination is known. */
  vat: number | null
  /** Each code once, in the order typed. */
  codes: CodeOutcome[]
  /** What vouchers pay of the total. */
  vouchers: number
  /** total − vouchers */
  due: number
}

export interface Pricing<Rule extends DeliveryRule> {
  market: Market
  requested: readonly RequestedLine[]
  items: ReadonlyMap<string, Item>
  /** Available quantity by item. */
  available: ReadonlyMap<string, number>
  /** The same by warehouse. */
  byWarehouse: ReadonlyMap<string, Readonly<Record<string, number>>>
  rules: readonly Rule[]
  /** Whether there is a locker to choose in the country of the destination. */
  hasLockers: boolean
  destination: Destination | null
  /** Key of the chosen delivery. */
  delivery: string | null
  codes: readonly TypedCode[]
  isSignedIn: boolean
  now: Date
}

/** Destination while the customer has given none: the market's own country, any postcode. */
const usualDestination = (market: Market): Destination => ({
  country: market.country,
  zip: deliveryCountry(market.country)?.zip.example ?? '',
})

/** Returns the lines with the country whose VAT is within, and its rate, on this day. */
function withVat(
  lines: readonly Omit<PricedLine, 'vatCountry' | 'vatRate'>[],
  from: string,
  to: Destination,
  date: string,
): PricedLine[] {
  return lines.map((line) => {
    const { country, rate } = taxContext({
      shipFrom: from,
      shipTo: to.country,
      zip: to.zip,
      customerType: 'individual',
      vatStatus: 'unknown',
      productClass: vatClassOf(line.item),
      date,
    })
    return { ...line, vatCountry: country, vatRate: rate }
  })
}

const sumsOf = (lines: readonly PricedLine[], deliveryPrice: number, currency: Currency): OrderSums =>
  orderSums(
    lines.map(({ unitPrice, qty, discount, vatCountry, vatRate }) => ({
      unitPrice,
      qty,
      discount,
      country: vatCountry,
      rate: vatRate,
    })),
    deliveryPrice,
    currency,
  )

/** Returns what a cart costs. */
export function priceCart<Rule extends DeliveryRule>(pricing: Pricing<Rule>): PricedCart<Rule> {
  const { market, items, rules, destination, hasLockers, now } = pricing
  const { lines: fitted, adjustments } = fitToStock(pricing.requested, items, pricing.available)
  const unpriced = fitted.map(({ item: id, qty, max, gift }) => {
    const item = items.get(id)!
    return { item, qty, max, gift: item.kind === 'voucher' ? (gift ?? null) : null }
  })
  const { currency } = market
  const coupons = pricing.codes.flatMap((code) => (code.kind === 'coupon' ? code.coupon : []))
  const discounted = discountLines(unpriced, coupons, { currency, now, isSignedIn: pricing.isSignedIn })
  const priced = discounted.lines.map(({ line, unitPrice, onSale, couponed, coupons: met, discount }) => {
    return { ...line, unitPrice, onSale, couponed, coupons: met, discount, total: unitPrice * line.qty - discount }
  })
  const parcel = parcelOf(priced)
  const place = destination ?? usualDestination(market)
  const pieces = explode(fitted, items)
  const hasAll = (warehouse: string) =>
    pieces.entries().every(([id, qty]) => (pricing.byWarehouse.get(id)?.[warehouse] ?? 0) >= qty)
  const delivery = { market, parcel, destination: place, now, hasAll, hasLockers }
  const reachable = priced.length > 0 ? deliveryChoices(rules, delivery) : []
  const chosen = (destination && reachable.find(({ key }) => key === pricing.delivery)) ?? null
  const from = shipsFrom((chosen ?? cheapestCourier(reachable))?.rule ?? { warehouseCountry: null })
  // A pick-up is sold in the showroom's country (LAW-27).
  const to = chosen?.rule.method === 'pickup' ? { country: from, zip: '' } : place
  const lines = withVat(priced, from, to, marketDay(market, now))
  const sums = sumsOf(lines, chosen?.price ?? 0, currency)
  const paying = pricing.codes.flatMap((code) => (code.kind === 'voucher' ? code.voucher : []))
  const paid = payWithVouchers(sums.total, paying, { currency, now })
  const vouchers = paid.reduce((sum, { amount }) => sum + amount, 0)
  const outcomes = new Map([...discounted.coupons, ...paid].map((outcome) => [outcome.code, outcome]))
  return {
    market,
    lines,
    adjustments,
    choices: destination ? reachable : null,
    chosen,
    estimate: cheapestCourier(reachable),
    missingForFreeDelivery: missingForFreeDelivery(reachable, parcel),
    sums,
    vat: destination ? sums.vat.reduce((sum, group) => sum + group.vat, 0) : null,
    codes: pricing.codes.map((code) => (code.kind === 'unknown' ? code : outcomes.get(code.code)!)),
    vouchers,
    due: sums.total - vouchers,
  }
}

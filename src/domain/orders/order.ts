/** Sums of an order: lines, delivery as a virtual line, VAT. Page, mail and database have the same sums. */
import type { Currency } from '#domain/market/market.ts'
import { smallestStep, split } from '#domain/pricing/money.ts'
import { vatOf, type VatGroup } from '#domain/pricing/vat.ts'

/** The greatest order value, in hundredths: 500,000 lei, €100,000, 40,000,000 Ft. For larger orders the customer contacts the shop. */
export const MAX_ORDER_TOTAL: Record<Currency, number> = { RON: 50_000_000, EUR: 10_000_000, HUF: 4_000_000_000 }

/** Returns whether an order exceeds the maximum value; its total includes delivery. */
export const isTotalTooLarge = (total: number, currency: Currency): boolean => total > MAX_ORDER_TOTAL[currency]

export interface OrderedLine {
  unitPrice: number
  qty: number
  /** Share of order discounts, for all pieces. */
  discount: number
  country: string
  /** Basis points. */
  rate: number
}

/** Delivery charge at one VAT rate of the goods (SHIP-2). */
export interface TransportLine {
  price: number
  country: string
  rate: number
  vat: number
}

export interface OrderSums {
  /** Goods at their prices, before discounts. */
  subtotal: number
  discount: number
  delivery: number
  total: number
  /** VAT within each goods line, in their order. */
  lineVat: number[]
  /** One for each rate among the goods; one of price 0 where delivery is free. */
  transport: TransportLine[]
  vat: VatGroup[]
}

export const lineTotal = (line: Pick<OrderedLine, 'unitPrice' | 'qty' | 'discount'>): number =>
  line.unitPrice * line.qty - line.discount

/**
 * Sums of an order: lines − discounts + delivery = total, to the hundredth. The charge for delivery is divided over the goods' rates
 * by value; goods that bear no VAT (vouchers) carry none of it unless there is nothing else.
 * @see LAW-28, LAW-29, SHIP-2
 */
export function orderSums(lines: readonly OrderedLine[], delivery: number, currency: Currency): OrderSums {
  const totals = lines.map(lineTotal)
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.qty, 0)
  const discount = lines.reduce((sum, line) => sum + line.discount, 0)
  const charges = transportLines(lines, delivery, currency)
  const taxed = [
    ...lines.map(({ country, rate }, index) => ({ total: totals[index]!, country, rate })),
    ...charges.map(({ price, country, rate }) => ({ total: price, country, rate })),
  ]
  const { groups, shares } = vatOf(taxed, currency)
  return {
    subtotal,
    discount,
    delivery,
    total: subtotal - discount + delivery,
    lineVat: shares.slice(0, lines.length),
    transport: charges.map((charge, index) => ({ ...charge, vat: shares[lines.length + index]! })),
    vat: groups,
  }
}

function transportLines(lines: readonly OrderedLine[], delivery: number, currency: Currency): Omit<TransportLine, 'vat'>[] {
  const carried = lines.filter((line) => line.rate > 0)
  const goods = carried.length > 0 ? carried : lines
  const byRate = new Map<string, { country: string; rate: number; worth: number }>()
  for (const line of goods) {
    const key = `${line.rate}:${line.country}`
    const group = byRate.get(key) ?? { country: line.country, rate: line.rate, worth: 0 }
    group.worth += lineTotal(line)
    byRate.set(key, group)
  }
  const groups = [...byRate.values()].sort((a, b) => b.worth - a.worth || b.rate - a.rate)
  const main = groups[0]
  if (!main) return []
  if (delivery === 0 || main.worth === 0) return [{ price: delivery, country: main.country, rate: main.rate }]
  const prices = split(
    delivery,
    groups.map((group) => group.worth),
    smallestStep(currency),
  )
  return groups.map(({ country, rate }, index) => ({ price: prices[index]!, country, rate })).filter((charge) => charge.price > 0)
}

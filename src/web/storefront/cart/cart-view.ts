/** Computes what the cart shows while the visitor is ahead of the server: pure, so that page, drawer and checkout agree. */
import { lineKey } from '#domain/cart/cart.ts'
import type { Gift, Quote, QuoteLine } from '#web/schema/cart.ts'

/** A line as shown; `quoted` is null for one that the server has not priced yet. */
export interface ShownLine {
  /** See `lineKey`. */
  key: string
  qty: number
  quoted: QuoteLine | null
  /** For all pieces, before discounts of the whole order. */
  total: number
  /** The struck-through price for all pieces: prior price, or price without codes; or null. */
  was: number | null
  /** `was` is the price without codes. */
  isCouponed: boolean
  /** What a set saves against its parts, for all pieces. */
  saving: number
}

/** Returns the visitor's own lines with the server's prices; a changed quantity is priced at once with the known unit price. */
export function shownLines(
  lines: readonly { item: string; qty: number; gift?: Gift | null }[],
  quote: Pick<Quote, 'lines'> | null,
): ShownLine[] {
  const quoted = new Map(quote?.lines.map((line) => [lineKey(line), line]))
  return lines.map((line) => {
    const key = lineKey(line)
    const { qty } = line
    const priced = quoted.get(key) ?? null
    if (!priced) return { key, qty, quoted: null, total: 0, was: null, isCouponed: false, saving: 0 }
    const isCouponed = priced.couponed && priced.sale < priced.price
    const was = isCouponed ? priced.price : priced.prior
    return {
      key,
      qty,
      quoted: priced,
      total: priced.sale * qty,
      was: was === null ? null : was * qty,
      isCouponed,
      saving: priced.saving * qty,
    }
  })
}

export const pieceCount = (lines: readonly { qty: number }[]): number => lines.reduce((sum, { qty }) => sum + qty, 0)

/** Returns all goods at the prices of the shop, before any code. */
export const goodsOf = (lines: readonly ShownLine[]): number =>
  lines.reduce((sum, { qty, quoted }) => sum + (quoted?.price ?? 0) * qty, 0)

export interface CodeSum {
  code: string
  amount: number
}

/** Returns the discount of each coupon, on lines and on the order. */
export const discountsOf = ({ codes }: Pick<Quote, 'codes'>): CodeSum[] =>
  codes.filter(({ kind, amount }) => kind === 'coupon' && amount > 0)

/** Returns what each voucher pays. */
export const paymentsOf = ({ codes }: Pick<Quote, 'codes'>): CodeSum[] =>
  codes.filter(({ kind, amount }) => kind === 'voucher' && amount > 0)

const sumOf = (sums: readonly CodeSum[]): number => sums.reduce((sum, { amount }) => sum + amount, 0)

/** Goods less coupons, without delivery; a changed quantity leaves the coupons as they were until the server has answered. */
export const totalOf = (lines: readonly ShownLine[], quote: Quote): number =>
  Math.max(0, goodsOf(lines) - sumOf(discountsOf(quote)))

/** Returns what is left of a total when the vouchers have paid. */
export const leftOf = (total: number, quote: Quote): number => Math.max(0, total - sumOf(paymentsOf(quote)))

/** Returns whether nothing is to be delivered: gift vouchers alone. Neither VAT, green tax nor a guarantee concern them. */
export const isOnlyVouchers = (lines: readonly { virtual: boolean }[]): boolean =>
  lines.length > 0 && lines.every(({ virtual }) => virtual)

/** Lines of documents in net amounts: what is gross in the shop becomes net without losing a hundredth. */
import type { DocumentLine } from '#domain/documents/document.ts'
import type { Currency } from '#domain/market/market.ts'
import { vatWithin } from '#domain/pricing/vat.ts'

export interface NetLine {
  quantity: number
  /** Net, of all pieces, before the discount. */
  base: number
  /** Net. */
  discount: number
}

/**
 * Returns the line in net amounts: base − discount is the record's net. Where the record's net stands for money without pieces, or for
 * another sum than price and discount say, it is the price of one piece.
 */
export function netLine(line: DocumentLine, currency: Currency): NetLine {
  const whole = line.unitPrice * line.quantity
  if (line.quantity === 0) return { quantity: 1, base: line.net, discount: 0 }
  if (line.discount === 0 || whole - line.discount !== line.gross) return { quantity: line.quantity, base: line.net, discount: 0 }
  const discount = Math.max(0, vatWithin(whole, line.rate, currency).net - line.net)
  return { quantity: line.quantity, base: line.net + discount, discount }
}

const PLACES = 6

/**
 * Returns `base` / `quantity` with two to eight decimals: so many that price × quantity, rounded to the hundredth, is `base` again for
 * any quantity of a shop.
 */
export function unitPriceText(base: number, quantity: number): string {
  const scaled = (BigInt(base) * 10n ** BigInt(PLACES) * 2n + BigInt(quantity)) / (2n * BigInt(quantity))
  const digits = scaled.toString().padStart(PLACES + 3, '0')
  const decimals = digits
    .slice(-PLACES - 2)
    .replace(/0+$/, '')
    .padEnd(2, '0')
  return `${digits.slice(0, -PLACES - 2)}.${decimals}`
}

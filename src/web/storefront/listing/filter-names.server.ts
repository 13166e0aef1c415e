/** Returns the names of filters and their options. */
import { PRICE_STEP_ENDS, type PriceRange } from '#domain/catalog/filters.ts'
import type { Market } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { parseSizeKey, sizeLabel, sizeMeasure } from '#domain/catalog/size.ts'
import * as text from '#messages/filters.ts'

/** Body height first: it is what clothes are cut for, ages stand beside it (DOM-3). */
export function sizeName(key: string, { locale }: Market): [name: string, beside?: string] {
  const size = parseSizeKey(key)
  if (!size) return [key]
  if (size.system === 'age') return [sizeMeasure(size, locale), sizeLabel(size, locale)]
  const label = sizeLabel(size, locale)
  if (size.system === 'belly') return [text.bellyBand({ size: label })]
  return [size.system === 'cup' ? text.bra({ size: label }) : label]
}

/** Without decimals when there are none: '10 lei', '€12.50', '4 000 Ft'. */
const amountText = (amount: number, { currency, locale }: Market): string =>
  plainText(amount, currency, locale).replace(/[.,]00(?!\d)/, '')

/** '10–100 lei', '€10–€100': a unit that stands behind is said once. */
function betweenText(from: number, to: number, market: Market): string {
  const first = amountText(from, market).replace(/\u00a0\D+$/, '')
  return text.between({ from: first, to: amountText(to, market) })
}

export function stepName(step: number, market: Market): string {
  const ends = PRICE_STEP_ENDS[market.currency]
  const [from, to] = [ends[step - 1], ends[step]]
  if (from === undefined) return text.under({ to: amountText(ends[0], market) })
  return to === undefined ? text.over({ from: amountText(from, market) }) : betweenText(from, to, market)
}

export function rangeName({ from, to }: PriceRange, market: Market): string {
  if (from === null) return text.atMost({ to: amountText(to!, market) })
  return to === null ? text.atLeast({ from: amountText(from, market) }) : betweenText(from, to, market)
}

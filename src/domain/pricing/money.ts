/** Money is integer hundredths with its currency (D-20); it is formatted last, here. */
import { groupDigits } from '#domain/market/digits.ts'
import { MARKETS, type Currency, type Locale } from '#domain/market/market.ts'

/** A price in the parts of the specification's form; the decimals are set as superscript by the page (LOC-3). */
export interface MoneyParts {
  /** Sign and a unit before the amount: '', '−', '€', '−€'. */
  before: string
  /** Whole units with dots for thousands: '1.234.567'. */
  whole: string
  /** Two digits, or '' where zero decimals are hidden (D-80). */
  decimals: string
  /** Unit behind the amount with its no-break space: '\u00a0lei'. */
  after: string
}

/** U+2212, as wide as a plus. */
const MINUS = '\u2212'
const UNIT_BEFORE: Record<Currency, string> = { RON: '', EUR: '€', HUF: '' }
const UNIT_AFTER: Record<Currency, string> = { RON: '\u00a0lei', EUR: '', HUF: '\u00a0HUF' }
/** In running text the forint is called Ft (SPEC-9). */
const UNIT_IN_TEXT: Record<Currency, string> = { ...UNIT_AFTER, HUF: '\u00a0Ft' }

/** Amounts of the currency are multiples of this many hundredths: forints are whole (LOC-4). */
export const smallestStep = (currency: Currency): 1 | 100 => (currency === 'HUF' ? 100 : 1)

const hundredths = (amount: number): string => String(Math.abs(amount) % 100).padStart(2, '0')
const wholeUnits = (amount: number): number => Math.floor(Math.abs(amount) / 100)

/**
 * Returns the price as the specification shows it, in parts: 123456789 → 1.234.567 ⁸⁹ lei, €1.234.567 ⁸⁹; dots in every language.
 * @see LOC-2, D-80
 */
export function formatParts(amount: number, currency: Currency, { hideZeroDecimals = false } = {}): MoneyParts {
  const decimals = hundredths(amount)
  return {
    before: (amount < 0 ? MINUS : '') + UNIT_BEFORE[currency],
    whole: groupDigits(wholeUnits(amount), '.'),
    decimals: hideZeroDecimals && decimals === '00' ? '' : decimals,
    after: UNIT_AFTER[currency],
  }
}

/** Returns the amount without its unit, for columns of amounts of one currency: '1.299,90', '12 990'. */
export function amountText(amount: number, currency: Currency, locale: Locale): string {
  const { thousands, decimal } = MARKETS[locale].separators
  const fraction = hundredths(amount)
  const decimals = currency === 'HUF' && fraction === '00' ? '' : decimal + fraction
  return (amount < 0 ? MINUS : '') + groupDigits(wholeUnits(amount), thousands) + decimals
}

/**
 * The same price as plain text for screen readers, mails, titles and documents: '99,99 lei', '€99.99', '12 990 Ft'.
 * Unlike the shown form it follows the language's own separators (LOC-3); the spaces are no-break spaces.
 */
export const plainText = (amount: number, currency: Currency, locale: Locale): string =>
  (amount < 0 ? MINUS : '') + UNIT_BEFORE[currency] + amountText(Math.abs(amount), currency, locale) + UNIT_IN_TEXT[currency]

/** '1234.56' for structured data, feeds and gateways (LOC-5). */
export const decimalText = (amount: number): string => `${amount < 0 ? '-' : ''}${wholeUnits(amount)}.${hundredths(amount)}`

/**
 * Divides `total` into shares in proportion to `weights` by the largest remainder: the shares add up to `total` exactly, are
 * multiples of `step`, and none exceeds its weight as long as `total` does not exceed their sum. Of equal remainders the earlier wins.
 * @throws RangeError when there is nothing to divide over, or `total` is no multiple of `step`
 * @see D-25, LAW-29
 */
export function split(total: number, weights: readonly number[], step = 1): number[] {
  if (total % step !== 0) throw new RangeError(`${total} is no multiple of ${step}`)
  const sum = weights.reduce((a, b) => a + b, 0)
  if (total === 0) return weights.map(() => 0)
  if (sum <= 0) throw new RangeError('nothing to divide over')
  const units = BigInt(total / step)
  const whole = BigInt(sum)
  const parts = weights.map((weight) => {
    const product = units * BigInt(weight)
    return { share: Number(product / whole), rest: product % whole }
  })
  let left = Number(units) - parts.reduce((a, part) => a + part.share, 0)
  const byRest = parts.toSorted((a, b) => Number(b.rest - a.rest))
  for (const part of byRest) {
    if (left === 0) break
    part.share++
    left--
  }
  return parts.map((part) => part.share * step)
}

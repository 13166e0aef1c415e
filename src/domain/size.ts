/** Sizes as shops of baby goods count them (DOM-3): by age with the height beside it, shoes by EU number, the rest by letters. */
import type { Locale } from './market.ts'

export type Size =
  | { system: 'age'; unit: 'd' | 'w' | 'm' | 'y'; from: number; to: number; height_cm?: number }
  | { system: 'shoe'; eu: number; foot_cm: number }
  | { system: 'letter' | 'belly' | 'cup'; value: string }

const AGE_UNIT: Record<Locale, Record<'d' | 'w' | 'm' | 'y', string>> = {
  ro: { d: '\u00a0zile', w: '\u00a0săpt.', m: '\u00a0luni', y: '\u00a0ani' },
  en: { d: 'D', w: 'W', m: 'M', y: 'Y' },
  hu: { d: '\u00a0nap', w: '\u00a0hét', m: '\u00a0hó', y: '\u00a0év' },
}
const DAYS = { d: 1, w: 7, m: 30.4, y: 365 }
const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']

/** '6–18 luni', '6–18M', '6–18 hó'; '24' for shoes; 'XL'. */
export function sizeLabel(size: Size, locale: Locale): string {
  if (size.system === 'age') return `${size.from}–${size.to}${AGE_UNIT[locale][size.unit]}`
  return size.system === 'shoe' ? String(size.eu) : size.value
}

/** What stands small under the label: height or foot length, '' where there is neither. */
export function sizeMeasure(size: Size, locale: Locale): string {
  if (size.system === 'age') return size.height_cm === undefined ? '' : `${size.height_cm}\u00a0cm`
  if (size.system !== 'shoe') return ''
  return `${locale === 'en' ? size.foot_cm : String(size.foot_cm).replace('.', ',')}\u00a0cm`
}

/** The order of sizes: by age, number or letter, never as text. */
export function compareSizes(a: Size, b: Size): number {
  if (a.system === 'age' && b.system === 'age')
    return a.from * DAYS[a.unit] - b.from * DAYS[b.unit] || a.to * DAYS[a.unit] - b.to * DAYS[b.unit]
  if (a.system === 'shoe' && b.system === 'shoe') return a.eu - b.eu
  if ('value' in a && 'value' in b) {
    const [first, second] = [LETTERS.indexOf(a.value), LETTERS.indexOf(b.value)]
    return first >= 0 && second >= 0 ? first - second : a.value < b.value ? -1 : a.value > b.value ? 1 : 0
  }
  return 0
}

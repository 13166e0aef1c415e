/** Sizes as shoppers read them. Children's sizes are ages with the body height they are cut for (DOM-3). */
import type { Locale } from './market.ts'

export type Size =
  | { system: 'age'; unit: 'd' | 'w' | 'm' | 'y'; from: number; to: number; height_cm: number }
  | { system: 'shoe'; eu: number; foot_cm: number }
  | { system: 'letter' | 'belly' | 'cup'; value: string }

type AgeUnit = 'd' | 'w' | 'm' | 'y'
const AGE_UNITS: Record<Locale, Record<AgeUnit, string>> = {
  ro: { d: '\u00a0zile', w: '\u00a0săpt.', m: '\u00a0luni', y: '\u00a0ani' },
  en: { d: 'D', w: 'W', m: 'M', y: 'Y' },
  hu: { d: '\u00a0nap', w: '\u00a0hét', m: '\u00a0hó', y: '\u00a0év' },
}
const PRETERM: Record<Locale, string> = { ro: 'prematur', en: 'preemie', hu: 'koraszülött' }

/** '3–6 luni', '3–6M', '3–6 hó'; 'EU 24'; 'M'. '' for no size. */
export function sizeLabel(size: Size | null, locale: Locale): string {
  if (!size) return ''
  if (size.system === 'shoe') return `EU\u00a0${size.eu}`
  if (size.system !== 'age') return size.value
  if (size.to === 0) return PRETERM[locale]
  return `${size.from}–${size.to}${AGE_UNITS[locale][size.unit]}`
}

/** What was chosen, in one phrase: '6–18 luni, cer'; '' when there was nothing to choose. */
export const optionText = (size: string, color: string): string => [size, color].filter((part) => part !== '').join(', ')

/** What stands small under the label: height or foot length, '' where there is neither. */
export function sizeMeasure(size: Size, locale: Locale): string {
  if (size.system === 'age') return `${size.height_cm}\u00a0cm`
  if (size.system !== 'shoe') return ''
  return `${locale === 'en' ? size.foot_cm : String(size.foot_cm).replace('.', ',')}\u00a0cm`
}

const DAYS: Record<AgeUnit, number> = { d: 1, w: 7, m: 30.4, y: 365 }
const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']

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

/** Sizes as shoppers read them. Children's sizes are ages with the body height they are cut for (DOM-3). */
import type { Locale } from './market.ts'

export type Size =
  | { system: 'age'; unit: 'd' | 'w' | 'm' | 'y'; from: number; to: number; height_cm: number }
  | { system: 'shoe'; eu: number; foot_cm: number }
  | { system: 'letter' | 'belly' | 'cup'; value: string }

type AgeUnit = 'd' | 'w' | 'm' | 'y'
const AGE_UNITS: Record<Locale, Record<AgeUnit, string>> = {
  ro: { d: '\u00a0zile', w: '\u00a0săptămâni', m: '\u00a0luni', y: '\u00a0ani' },
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

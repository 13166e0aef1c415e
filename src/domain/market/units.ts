/** Units of attributes whose name differs among the languages. */
import type { Locale } from './market.ts'

const UNITS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  months: { ro: 'luni', en: 'months', hu: 'hónap' },
  pcs: { ro: 'buc.', en: 'pcs', hu: 'db' },
}

/** Returns a unit in a language; one of the merchant's own as it was written. */
export const unitIn = (unit: string, locale: Locale): string => UNITS[unit]?.[locale] ?? unit

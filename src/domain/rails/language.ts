/** The language that a book or a game is in. */
import type { Locale } from '#domain/market/market.ts'

/** Values of the attribute by the language of a market. */
const NAMES: Record<Locale, string> = { ro: 'romanian', en: 'english', hu: 'hungarian' }
const NO_TEXT = 'no-text'

/** Returns whether goods that name their language can be read by who reads the other one; goods that name none can. */
export const isReadable = (value: unknown, wanted: unknown): boolean =>
  value === undefined || wanted === undefined || value === wanted || value === NO_TEXT || wanted === NO_TEXT

/** Returns the language of a market as goods name it. */
export const languageOf = (locale: Locale): string => NAMES[locale]

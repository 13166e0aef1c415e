/** The type of a text in every language. */
import type { Locale } from './market.ts'

/** One text in every language. */
export type LocaleTexts = Record<Locale, string>

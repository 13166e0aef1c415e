import type { Locale } from './market.ts'

/** One text in every language. */
export type LocaleTexts = Record<Locale, string>

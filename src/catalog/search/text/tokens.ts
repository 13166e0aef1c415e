/** Splits texts into tokens, the same way for queries and for the catalog (LOC-25). */
import { fold } from '#domain/search/fold.ts'
import { GRAMMAR_WORDS } from '#domain/search/grammar-words.ts'
import type { Locale } from '#domain/market/market.ts'

/** A folded run of letters, or a number; decimals are one term. */
export const TERM = /\d+(?:[.,]\d+)?|(?:(?!\d)[\p{L}\p{N}])+/gu

/** Returns the folded runs of letters and the numbers of a text: `Biberon 2,5 TOG 60ml` → biberon, 2.5, tog, 60, ml. */
export const tokenize = (text: string): string[] => (fold(text).match(TERM) ?? []).map((term) => term.replace(',', '.'))

/** Function words, which are not searched. */
const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  ro: new Set([...GRAMMAR_WORDS.ro, ...'pt ptr una unui cel cea cei cele sau fara care se ce mai x'.split(' ')]),
  en: new Set([...GRAMMAR_WORDS.en, ...'or from by at without x'.split(' ')]),
  hu: new Set([...GRAMMAR_WORDS.hu, ...'vagy is hogy nem x'.split(' ')]),
}
/** Returns whether a token is not searched. */
export const isStopWord = (term: string, locale: Locale): boolean => STOP_WORDS[locale].has(term)

/** Words that begin a detail in a product name: a bag FOR a pram is no pram. */
const DETAIL_MARKERS: Record<Locale, ReadonlySet<string>> = {
  ro: new Set('pentru pt ptr cu din la pe fara dupa'.split(' ')),
  en: new Set('for with in without on of from'.split(' ')),
  hu: new Set(),
}
/** Returns whether the tokens after this one are a detail of a name. */
export const startsDetail = (term: string, locale: Locale): boolean => DETAIL_MARKERS[locale].has(term)

/** The Hungarian endings of what the thing is for: autóba, babakocsira, kisautóknak. */
const PURPOSE_ENDING: Record<Locale, RegExp | null> = { ro: null, en: null, hu: /.{4}(?:[br][ae]|h[oe]z|n[ae]k)$/ }

/** Returns whether the ending of a word says what something is for. */
export const isPurpose = (term: string, locale: Locale): boolean => PURPOSE_ENDING[locale]?.test(term) === true

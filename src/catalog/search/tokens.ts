/** Splits texts into tokens, the same way for queries and for the catalog (LOC-25). */
import { fold } from '#domain/search/fold.ts'
import type { Locale } from '#domain/market/market.ts'

/** Returns the folded runs of letters and the numbers of a text; decimals are one token: `Biberon 2,5 TOG 60ml` → biberon, 2.5, tog, 60, ml. */
export const tokenize = (text: string): string[] =>
  (fold(text).match(/\d+(?:[.,]\d+)?|(?:(?!\d)[\p{L}\p{N}])+/gu) ?? []).map((term) => term.replace(',', '.'))

/** Function words, which are not searched. */
const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  ro: new Set('de din cu si pentru la in pe al ale a o un una unui cel cea cei cele sau fara care se ce mai x'.split(' ')),
  en: new Set('the a an and for with of in to on or from by at without s x'.split(' ')),
  hu: new Set('a az es vagy is egy hogy nem x'.split(' ')),
}
/** Returns whether a token is not searched. */
export const isStopWord = (term: string, locale: Locale): boolean => STOP_WORDS[locale].has(term)

/** Words that begin a detail in a product name: a bag FOR a pram is no pram. */
const DETAIL_MARKERS: Record<Locale, ReadonlySet<string>> = {
  ro: new Set('pentru cu din la pe fara dupa'.split(' ')),
  en: new Set('for with in without on of from'.split(' ')),
  hu: new Set(),
}
/** Returns whether the tokens after this one are a detail of a name. */
export const startsDetail = (term: string, locale: Locale): boolean => DETAIL_MARKERS[locale].has(term)

/** Words that fit nearly every product: they raise scores, but products without them are not excluded. */
const COMMON: Record<Locale, ReadonlySet<string>> = {
  ro: new Set(
    'bebe bebelus bebelusi bebelusului copii copil copilului copilasi mic mica mici haine hainute ieftin ieftine bun buna nou'.split(
      ' ',
    ),
  ),
  en: new Set('baby babies kids kid child children childrens toddler infant newborn clothes best cheap new size'.split(' ')),
  hu: new Set('baba babak babaknak gyerek gyermek gyereknek kicsi ruha olcso jo uj meret babanak'.split(' ')),
}
/** Returns whether products without this token still match. */
export const isCommon = (term: string, locale: Locale): boolean => COMMON[locale].has(term)

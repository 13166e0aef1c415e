/** How a text becomes the words of the index. Queries and catalog go through the same door (LOC-25). */
import { fold } from '#domain/search/fold.ts'
import type { Locale } from '#domain/market/market.ts'

/** Runs of letters and numbers apart, decimals whole: `Biberon 2,5 TOG 60ml` → biberon, 2.5, tog, 60, ml. */
export const wordsOf = (text: string): string[] =>
  (fold(text).match(/\d+(?:[.,]\d+)?|(?:(?!\d)[\p{L}\p{N}])+/gu) ?? []).map((word) => word.replace(',', '.'))

/** Words that stand between others and mean nothing alone. */
const LITTLE: Record<Locale, ReadonlySet<string>> = {
  ro: new Set('de din cu si pentru la in pe al ale a o un una unui cel cea cei cele sau fara care se ce mai x'.split(' ')),
  en: new Set('the a an and for with of in to on or from by at without s x'.split(' ')),
  hu: new Set('a az es vagy is egy hogy nem x'.split(' ')),
}
export const isStopWord = (word: string, locale: Locale): boolean => LITTLE[locale].has(word)

/** What follows these in a name is a detail of the thing, not the thing: a bag FOR a pram is no pram. */
const TURNS: Record<Locale, ReadonlySet<string>> = {
  ro: new Set('pentru cu din la pe fara dupa'.split(' ')),
  en: new Set('for with in without on of from'.split(' ')),
  hu: new Set(),
}
export const isTurn = (word: string, locale: Locale): boolean => TURNS[locale].has(word)

/** Words that nearly everything here could have: they rank, but nothing is left out for want of them. */
const COMMON: Record<Locale, ReadonlySet<string>> = {
  ro: new Set(
    'bebe bebelus bebelusi bebelusului copii copil copilului copilasi mic mica mici haine hainute ieftin ieftine bun buna nou'.split(
      ' ',
    ),
  ),
  en: new Set('baby babies kids kid child children childrens toddler infant newborn clothes best cheap new size'.split(' ')),
  hu: new Set('baba babak babaknak gyerek gyermek gyereknek kicsi ruha olcso jo uj meret babanak'.split(' ')),
}
export const isCommon = (word: string, locale: Locale): boolean => COMMON[locale].has(word)

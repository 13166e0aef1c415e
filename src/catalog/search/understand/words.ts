/** The words of a query that are to be understood, without words of grammar. */
import type { Locale } from '#domain/market/market.ts'
import { termsOf, type PlacedText } from '#catalog/search/text/placed-text.ts'
import { isPurpose, isStopWord, startsDetail } from '#catalog/search/text/tokens.ts'
import type { Part, Word } from './segment.ts'

/** Maximum words of a query that are understood. */
const MAX_WORDS = 16

const ANDS: Record<Locale, ReadonlySet<string>> = {
  ro: new Set(['si', 'sau']),
  en: new Set(['and', 'or']),
  hu: new Set(['es', 'vagy', 'meg']),
}

/** Words before what comes with the thing. */
const WITH: Record<Locale, ReadonlySet<string>> = { ro: new Set(['cu']), en: new Set(['with']), hu: new Set() }
/** The Hungarian ending of what comes with the thing: esővédővel, huzattal. */
const WITH_ENDING: Record<Locale, RegExp | null> = { ro: null, en: null, hu: /.{3}(?:v|([bcdfghjklmnprstz])\1)[ae]l$/ }

/** Returns the words outside of the given parts. Where there are only words of grammar, these. */
export function wordsOf(text: PlacedText, locale: Locale, without: readonly Part[]): Word[] {
  const words: Word[] = []
  const all = termsOf(text).filter(({ from, to }) => without.every((part) => to <= part.from || from >= part.to))
  const isAnyMeaningful = all.some(({ term }) => !isStopWord(term, locale))
  let isAfterMarker = false
  let isAfterWith = false
  let end = 0
  let isAfterAnd = false
  for (const { term, from, to } of all) {
    if (/[,&+/]/.test(text.folded.slice(end, from))) isAfterAnd = true
    end = to
    if (ANDS[locale].has(term)) isAfterAnd = true
    // Before the first word they begin nothing.
    if (words.length > 0 && startsDetail(term, locale)) isAfterMarker = true
    if (words.length > 0 && WITH[locale].has(term)) isAfterWith = true
    if (isAnyMeaningful && isStopWord(term, locale)) continue
    const hasEnding = WITH_ENDING[locale]?.test(term) === true
    words.push({
      term,
      from,
      to,
      isAfterMarker: isAfterMarker || hasEnding || isPurpose(term, locale),
      isAfterWith: isAfterWith || hasEnding,
      isAfterAnd,
    })
    isAfterAnd = false
    isAfterWith = false
  }
  return words.slice(0, MAX_WORDS)
}

/**
 * Light stemmers of folded terms: they remove number, article and case. A stem need not be a real word, only the same for every
 * form of one. Forms that they miss are found by prefix and by edit distance.
 */
import type { Locale } from '#domain/market/market.ts'

/** Returns the stem of a folded term. */
export function stem(term: string, locale: Locale): string {
  if (term.length < 4 || /\d/.test(term)) return term
  return STEMMERS[locale](term)
}

/** Removes the first of these endings that leaves at least `least` letters. */
function without(term: string, endings: readonly string[], least: number): string {
  for (const ending of endings)
    if (term.endsWith(ending) && term.length - ending.length >= least) return term.slice(0, -ending.length)
  return term
}

const RO_ENDINGS = 'urilor urile iilor ului elor ilor iile uri ele ile ul lor ei le ea ii ie'.split(' ')

/** caruciorul, carucioare, carucioarelor → carucior; saltea, saltele → salt; geaca, geci → gec. */
function romanian(term: string): string {
  const bare = without(without(term, RO_ENDINGS, 3), ['a', 'e', 'i', 'u'], 3)
  return bare.replace('oa', 'o').replace('ea', 'e')
}

/** Case endings, longer ones first. */
const HU_CASES = `okban ekben akban oknak eknek aknak okhoz ekhez akhoz okat eket akat okra ekre akra
  bol rol tol nak nek val vel hoz hez ban ben ert kent ok ek ak ot et at ba be ra re on en as os es k t s`.split(/\s+/)

/** babakocsik, babakocsit, babakocsiba → babakocs; takarok → takar; jatekokat → jatek. */
function hungarian(term: string): string {
  // In baba (doll), -ba is not the case ending.
  if (term.endsWith('baba')) return term.slice(0, -1)
  let bare = term
  for (let before = ''; before !== bare;) {
    before = bare
    bare = without(bare, HU_CASES, 4)
  }
  return without(bare, ['a', 'e', 'i', 'o', 'u'], 3)
}

/** strollers → stroller; nappies, nappy → nappi; dresses → dress; bottles → bottl; organizer → organiser. */
function english(term: string): string {
  const bare = term.endsWith('ies')
    ? `${term.slice(0, -3)}i`
    : /(?:ss|sh|ch|x|z)es$/.test(term)
      ? term.slice(0, -2)
      : /[^su]s$/.test(term)
        ? term.slice(0, -1)
        : term
  return bare
    .replace(/y$/, 'i')
    .replace(/iz(?=e)/, 'is')
    .replace(/(?<=...)e$/, '')
}

const STEMMERS: Record<Locale, (term: string) => string> = { ro: romanian, en: english, hu: hungarian }

/**
 * Light stemmers of folded words: number, article and case go, meaning stays. They need not answer a real word, only the
 * same one for every form of it; what they miss is found by prefix and by likeness.
 */
import type { Locale } from '#domain/market/market.ts'

export function stem(word: string, locale: Locale): string {
  if (word.length < 4 || /\d/.test(word)) return word
  return STEMMERS[locale](word)
}

/** Takes the first of these endings that leaves at least `least` letters. */
function without(word: string, endings: readonly string[], least: number): string {
  for (const ending of endings)
    if (word.endsWith(ending) && word.length - ending.length >= least) return word.slice(0, -ending.length)
  return word
}

const RO_ENDINGS = 'urilor urile iilor ului elor ilor iile uri ele ile ul lor ei le ea ii ie'.split(' ')

/** caruciorul, carucioare, carucioarelor → carucior; saltea, saltele → salt; geaca, geci → gec. */
function romanian(word: string): string {
  const bare = without(without(word, RO_ENDINGS, 3), ['a', 'e', 'i', 'u'], 3)
  return bare.replace('oa', 'o').replace('ea', 'e')
}

/** The longer ones first. */
const HU_CASES = `okban ekben akban oknak eknek aknak okhoz ekhez akhoz okat eket akat okra ekre akra
  bol rol tol nak nek val vel hoz hez ban ben ert kent ok ek ak ot et at ba be ra re on en as os es k t s`.split(/\s+/)

/** babakocsik, babakocsit, babakocsiba → babakocs; takarok → takar; jatekokat → jatek. */
function hungarian(word: string): string {
  // A doll (baba) is not in a -ba.
  if (word.endsWith('baba')) return word.slice(0, -1)
  let bare = word
  for (let before = ''; before !== bare;) {
    before = bare
    bare = without(bare, HU_CASES, 4)
  }
  return without(bare, ['a', 'e', 'i', 'o', 'u'], 3)
}

/** strollers → stroller; nappies, nappy → nappi; dresses → dress; bottles → bottl; organizer → organiser. */
function english(word: string): string {
  const bare = word.endsWith('ies')
    ? `${word.slice(0, -3)}i`
    : /(?:ss|sh|ch|x|z)es$/.test(word)
      ? word.slice(0, -2)
      : /[^su]s$/.test(word)
        ? word.slice(0, -1)
        : word
  return bare
    .replace(/y$/, 'i')
    .replace(/iz(?=e)/, 'is')
    .replace(/(?<=...)e$/, '')
}

const STEMMERS: Record<Locale, (word: string) => string> = { ro: romanian, en: english, hu: hungarian }

/**
 * Light stemmers of folded terms: they remove number, article and case. A stem need not be a real word, only the same for every
 * form of one. Forms that they miss are found by prefix and by edit distance. `scripts/words/stemmers.ts` measures them.
 */
import type { Locale } from '#domain/market/market.ts'

/** Returns the stem of a folded term. */
export function stem(term: string, locale: Locale): string {
  if (term.length < 4 || /\d/.test(term)) return term
  return STEMMERS[locale](term)
}

const longestFirst = (one: string, other: string): number => other.length - one.length

/** Removes these vowels at the end that leave at least `least` letters. */
function withoutVowels(term: string, vowels: string, least: number): string {
  let length = term.length
  while (length > least && vowels.includes(term[length - 1]!)) length--
  return term.slice(0, length)
}

/** Removes the first of these endings that leaves at least `least` letters. */
function without(term: string, endings: readonly string[], least: number): string {
  for (const ending of endings)
    if (term.endsWith(ending) && term.length - ending.length >= least) return term.slice(0, -ending.length)
  return term
}

const RO_ENDINGS = 'urilor urile eilor iilor uri ului elor ilor iile ile eii ele iei lui ul ii ei ie'
  .split(' ')
  .sort(longestFirst)
/** Ends of stems that some forms lose with their ending: castel, castele; centura, centuri; and diminutives: ghetute, ursulet. */
const RO_LATE_ENDINGS = ['ulet', 'isor', 'ut', 'el', 'ur']
/** Diminutives with a meaning of their own: a small bottle is no glass, a toy car no machine. */
const RO_OWN = new Set(['sticlut', 'masinut'])
/** Nouns with the stress on their last vowel: their plural adds -le. */
const RO_STRESSED = /^(pijama|macara|basma)l.*/

/** carucioarele → carucior; saltea, saltele → salt; geaca, geci → gec; verde, verzi → verd; ghetute, gheata → ghet. */
function romanian(term: string): string {
  const singular = term.replace(RO_STRESSED, '$1').replace(/(?<=..)z(?=i(?:i|le|lor)?$)/, 'd')
  const bare = withoutVowels(without(singular, RO_ENDINGS, 3), 'aeiu', 3)
    .replace(/sc$/, 'st')
    .replace(/bil$/, 'b')
  return withoutVowels(RO_OWN.has(bare) ? bare : without(bare, RO_LATE_ENDINGS, 4), 'aeiu', 4)
    .replace(/oa(?=[^aeiou]+$)/, 'o')
    .replace(/ea(?=[^aeiou]+$)/, 'e')
    .replace(/ian$/, 'ien')
}

/** Endings of cases and numbers. */
const HU_ENDINGS = `okban ekben akban oknak eknek aknak okhoz ekhez akhoz okat eket akat okra ekre akra
  bol rol tol nak nek nal nel val vel hoz hez ban ben ert kent ok ek ak ot et at ba be ra re on en ig`
  .split(/\s+/)
  .sort(longestFirst)
/** The shortest ones, after a vowel only; -t after the consonants that it follows directly too. */
const HU_SHORT_ENDING = /(?<=[aeiou])[ktn]$|(?<=[jlnrszy])t$/
/** What says whose a thing is. */
const HU_OWNERS = 'jaink jeink aink eink jaim jeim aim eim jaid jeid aid eid juk unk jai jei ai ei ja je ju om em am od ed ad'
  .split(' ')
  .sort(longestFirst)
/** With -val and -vel the last consonant is doubled: kabattal, szekkel, aggyal. */
const HU_WITH = /^(..+)(bb|cc|dd|ff|gg|hh|jj|kk|ll|mm|nn|pp|rr|ss|tt|vv|zz|ggy|ssz|nny|lly|tty|ccs|zzs)[ae]l$/
/** Endings of adjectives: pottyos is what has a potty. */
const HU_ADJECTIVES = ['os', 'es']

/** Removes one ending of a case or a number. */
function withoutCase(term: string): string {
  const bare = without(term, HU_ENDINGS, 4)
  return bare === term && term.length > 4 ? term.replace(HU_SHORT_ENDING, '') : bare
}

/** babakocsik, babakocsiba → babakocs; takarok → takar; jatekokat, jatekai → jatek; pelenkaval → pelenk; pottyos → potty. */
function hungarian(term: string): string {
  const [, beginning, doubled] = HU_WITH.exec(term) ?? []
  let bare = beginning === undefined ? term : beginning + doubled!.slice(1)
  let isOwned = true
  // In baba (doll), -ba is not the case ending.
  for (let before = ''; before !== bare && !bare.endsWith('baba');) {
    before = bare
    bare = withoutCase(bare)
    if (bare === before && isOwned) {
      isOwned = false
      bare = without(bare, HU_OWNERS, 4)
    }
  }
  return withoutVowels(without(withoutVowels(bare, 'aeiou', 4), HU_ADJECTIVES, 4), 'aeiou', 4)
}

/** Words in -ing and -ed that are no forms of the verb without it. */
const EN_WHOLE = new Set(
  `bedding building ceiling clothing coated during earring evening hundred legging lining morning nothing outing quilted something
  stocking training wedding`.split(/\s+/),
)
/** Plurals of old: they are few. */
const EN_PLURALS = new Map(
  `feet foot, teeth tooth, geese goose, mice mouse, men man, women woman, children child, leaves leaf, knives knife, lives life, wives wife,
  shelves shelf, wolves wolf, elves elf, scarves scarf, halves half, loaves loaf, calves calf, hooves hoof, thieves thief, selves self`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
)
const EN_DOUBLED = /([bdgmnprt])\1$/

/** Returns the word without -ed or -ing, where a vowel remains before it. */
function withoutVerbEnding(term: string): string {
  const [, verb] = /^(.*[aeiouy].*)(?:ing|(?<!e)ed)$/.exec(term) ?? []
  if (verb === undefined || verb.length < 3 || EN_WHOLE.has(term)) return term
  return verb.replace(EN_DOUBLED, '$1')
}

/** strollers → stroller; nappies, nappy → nappi; dresses → dress; bottles → bottl; organizer → organiser; knitted → knit; feet → foot. */
function english(term: string): string {
  const singular = EN_PLURALS.get(term)
  if (singular !== undefined) return english(singular)
  const bare = /..ies$/.test(term)
    ? `${term.slice(0, -3)}y`
    : /(?:ss|sh|ch|x|z)es$/.test(term)
      ? term.slice(0, -2)
      : /[^su]s$/.test(term)
        ? term.slice(0, -1)
        : term
  return withoutVerbEnding(bare)
    .replace(/(?<=..[^aeiou])y$/, 'i')
    .replace(/i[sz](?=e|$)/, 'is')
    .replace(/(?<=...)e$/, '')
}

const STEMMERS: Record<Locale, (term: string) => string> = { ro: romanian, en: english, hu: hungarian }

/** The Hungarian dictionary: derived words, compounds, superlatives, and the stems of irregular plurals. */
import { fold } from '#domain/search/fold.ts'
import { MAY_BEGIN_COMPOUND, MAY_END_COMPOUND } from '#src/catalog/words/word-file.ts'
import type { Entry, Hunspell, Rule } from './affixes.ts'
import { bitsOf, prefixGroups, type Language } from './language.ts'

/** Flags of the cases of nouns and of the persons of verbs: a word with them is a word of its own. */
const HU_NOUN_OR_VERB = /[UVWEO]/
/** Mark of entries that are forms of another entry. */
const HU_LEMMA_ELSEWHERE = ')'
const HU_LONG: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', ö: 'ő', u: 'ú', ü: 'ű' }

/** Returns what the stem of a plural like `lovak`, `bokrok`, `szamarak`, `tavak`, `falvak` may be. */
function* hungarianStems(plural: string): Generator<string> {
  const [, stem] = /^(.{2,}?)[aeoö]?k$/.exec(plural) ?? []
  if (stem === undefined) return
  if (stem.endsWith('v')) {
    const rest = stem.slice(0, -1)
    for (const last of 'óőúűé') yield rest.slice(0, -1) + last
    for (const last of 'uü') yield rest + last
    yield rest
  }
  yield stem
  const vowel = stem.search(/[aeioöuü][^aáeéiíoóöőuúüű]+$/)
  if (vowel >= 0) yield stem.slice(0, vowel) + HU_LONG[stem[vowel]!]! + stem.slice(vowel + 1)
  for (const inserted of 'oeöa') yield stem.slice(0, -1) + inserted + stem.slice(-1)
}

/** Words that stand before others as one with them, though the dictionary has no flag for it: kiscipő, kétoldalas. */
const HU_BEGINNINGS = new Set('kis nagy egy két három négy több fél'.split(' '))

/** Sets the stems of entries that are forms of others. */
function linkStems(entries: readonly Entry[]): void {
  const words = new Set(entries.filter(({ flags }) => !flags.includes(HU_LEMMA_ELSEWHERE)).map(({ word }) => word))
  for (const entry of entries) {
    if (!entry.flags.includes(HU_LEMMA_ELSEWHERE)) continue
    const found = hungarianStems(entry.word).find((stem) => words.has(stem))
    if (found !== undefined) entry.stem = fold(found)
  }
}

/** Ending of what belongs to someone unnamed (the baby's), with a case: no one searches for these, and they are half of all forms. */
const HU_OWNED =
  /^(.*)é(?:i?|é)(?:t|n|n[ae]k|[vt][ae]l|v[áé]|r[óő]l|r[ae]|b[ae]n|b[ae]|b[óő]l|t[óő]l|[oeö]n|n[áé]l|h[oeö]z|ig|ért|[uü]l|k)?$/

/** Returns the rules without those that add such an ending to what another rule adds. */
function withoutOwned(rules: readonly Rule[]): readonly Rule[] {
  const adds = new Map<string, Set<string>>()
  for (const { strip, add } of rules) {
    const known = adds.get(strip)
    if (known) known.add(add)
    else adds.set(strip, new Set(['', HU_LONG[strip] ?? '', add]))
  }
  return rules.filter(({ strip, add }) => {
    const [, before] = HU_OWNED.exec(add) ?? []
    return before === undefined || !adds.get(strip)!.has(before) || (before === '' && strip === 'e')
  })
}

/** Returns what the words of the dictionary need. */
export function hungarian(hunspell: Hunspell): Language {
  const { suffixes, entries } = hunspell
  linkStems(entries)
  for (const entry of entries) if (HU_BEGINNINGS.has(entry.word)) entry.flags += 'v'
  for (const [flag, rules] of suffixes) suffixes.set(flag, withoutOwned(rules))
  const { groups, bits } = prefixGroups(hunspell, 'XDr')
  // The superlative is written before the comparative.
  for (const [flag, rules] of suffixes) if (rules.some((rule) => rule.flags.includes('D'))) bits.set(flag, bits.get('D')!)
  for (const flag of 'Yv') bits.set(flag, (bits.get(flag) ?? 0) | MAY_BEGIN_COMPOUND)
  for (const flag of 'Yx') bits.set(flag, (bits.get(flag) ?? 0) | MAY_END_COMPOUND)
  return {
    usage: {
      inherited: 'X',
      isDerivation: (_, rule) => HU_NOUN_OR_VERB.test(rule.flags),
      traitsOf: (flags) => bitsOf(flags, bits),
    },
    prefixes: groups,
  }
}

/** The English dictionary: words derived by -er, -ing and the like, doubled consonants and irregular forms. */
import type { Entry, Hunspell } from './affixes.ts'
import { IRREGULAR_VERBS } from './english-verbs.ts'
import { bitsOf, prefixGroups, type Language } from './language.ts'

/** Words that end with these are words of their own: -er, -ing as a noun, -ion, -ive, -ly, -ness, -able, -ment, -th. */
const EN_DERIVATIONS = 'RJNVYPBLH'

/** Returns the stem of a form with a doubled consonant, like knitted and bigger. */
function undoubled(form: string): string | null {
  const [, stem, last] = /^([a-z]+([bcdfgklmnprstvz]))\2(?:ed|ing|er|est)$/.exec(form) ?? []
  return stem !== undefined && last !== undefined ? stem : null
}

/** Gives irregular forms their stems. `plurals`: singular → plural. */
function linkIrregular(entries: Entry[], plurals: ReadonlyMap<string, string>): void {
  const known = new Map(entries.map((entry) => [entry.word, entry]))
  const link = (form: string, stem: string) => {
    const entry = known.get(form)
    if (!known.has(stem) || form === stem) return
    // A word with a plural of its own, like knitting and found, stays one.
    if (entry === undefined || /[SGD]/.test(entry.flags)) entries.push({ word: form, flags: '', stem })
    else entry.stem = stem
  }
  for (const form of known.keys()) {
    const stem = undoubled(form)
    if (stem !== null && !(form.endsWith('er') && known.get(form)!.flags.includes('S'))) link(form, stem)
  }
  for (const [singular, plural] of plurals) link(plural, singular)
  for (const [verb, ...forms] of IRREGULAR_VERBS) for (const form of forms) link(form, verb)
}

/** `hunspell` is changed: the plural of a derived word becomes a form of it. */
export function english(hunspell: Hunspell, plurals: ReadonlyMap<string, string>): Language {
  linkIrregular(hunspell.entries, plurals)
  const { suffixes } = hunspell
  // R is -er, Z is -ers; N is -ion, X is -ions; J is -ings, G is -ing.
  suffixes.set('J', suffixes.get('G')!)
  // The -er of adjectives is a form.
  suffixes.set('r', suffixes.get('R')!)
  for (const flag of 'RJNL')
    suffixes.set(
      flag,
      suffixes.get(flag)!.map((rule) => ({ ...rule, flags: 'S' })),
    )
  for (const entry of hunspell.entries) {
    // Letters have no forms.
    if (entry.word.length === 1) entry.flags = ''
    entry.flags = entry.flags.replace('Z', 'R').replace('X', 'N')
    if (entry.flags.includes('T')) entry.flags = entry.flags.replace('R', 'r')
  }
  const { groups, bits } = prefixGroups(hunspell, 'AIUCEFK')
  return {
    usage: { inherited: '', isDerivation: (flag) => EN_DERIVATIONS.includes(flag), traitsOf: (flags) => bitsOf(flags, bits) },
    prefixes: groups,
  }
}

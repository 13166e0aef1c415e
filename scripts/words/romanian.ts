/**
 * The Romanian dictionary. It lists the forms of irregular nouns as words of their own (mănuși, mănușile), and feminine adjectives
 * beside the masculine ones: both are given their stems here.
 */
import { fold } from '#domain/search/fold.ts'
import type { Entry, Hunspell, Rule } from './affixes.ts'
import { bitsOf, prefixGroups, type Language } from './language.ts'

/** Last sounds of a stem before the endings of the plural and of cases: each may change. */
const CHANGES: readonly [RegExp, string][] = [
  [/oa([^aeiouăâî]*)$/, 'o$1'],
  [/ea([^aeiouăâî]*)$/, 'e$1'],
  [/a([^aeiouăâî]*)$/, 'ă$1'],
  [/[aă]([^aeiouăâî]*)$/, 'e$1'],
  [/â([^aeiouăâî]*)$/, 'i$1'],
  [/t$/, 'ț'],
  [/s([tț])$/, 'ș$1'],
  [/sc$/, 'șt'],
  [/șc$/, 'ști'],
  [/d$/, 'z'],
  [/s$/, 'ș'],
  [/l$/, ''],
]

const FEMININE = 'ă a o e ea ei ele elor i ia ii ile ilor ie iei iile iilor uri urile urilor ua le lei lele lelor'.split(' ')
const OTHER = 'u ul ului ule l lui le i ii ilor e ele elor uri urile urilor'.split(' ')

/** Plurals that no rule gives, with what is added to them. */
const PLURALS: readonly (readonly [stem: string, plural: string, endings: string])[] = [
  ['om', 'oameni', ' i lor'],
  ['copil', 'copii', ' i lor'],
  ['soră', 'surori', ' le lor i'],
  ['noră', 'nurori', ' le lor i'],
  ['mână', 'mâini', ' le lor i'],
  ['cap', 'capete', ' le lor'],
  ['ou', 'ouă', ' le lor'],
]

/** Returns the stem and what becomes of its last sounds. */
function changed(root: string): Set<string> {
  const all = new Set([root])
  for (const [from, to] of CHANGES) for (const one of Array.from(all)) all.add(one.replace(from, to))
  return all
}

/** Returns the forms of a noun that are in `words`: none when the form with the article is not. */
function formsOf(noun: string, words: ReadonlySet<string>): string[] {
  const last = noun.at(-1)!
  const isFeminine = last === 'ă' ? words.has(`${noun.slice(0, -1)}a`) : last === 'e' && words.has(`${noun}a`)
  const article = last === 'u' ? 'l' : last === 'e' ? 'le' : 'ul'
  if (!isFeminine && !words.has(noun + article)) return []
  const root = /[ăeu]$/.test(noun) ? noun.slice(0, -1) : noun
  const forms = new Set([noun + article])
  for (const one of changed(root)) for (const ending of isFeminine ? FEMININE : OTHER) forms.add(one + ending)
  return [...forms].filter((form) => form !== noun && words.has(form))
}

/** Gives the listed forms of nouns their stems. */
function linkForms(entries: Entry[]): void {
  const plain = new Map(
    entries.filter(({ word, flags }) => flags === '' && word === word.toLowerCase()).map((one) => [one.word, one]),
  )
  const words = new Set(plain.keys())
  const link = (form: string, stem: string) => {
    const entry = plain.get(form)
    if (entry === undefined) return
    if (entry.stem === undefined) entry.stem = fold(stem)
    else entries.push({ word: form, flags: '', stem: fold(stem) })
  }
  for (const [stem, plural, endings] of PLURALS) for (const ending of endings.split(' ')) link(plural + ending, stem)
  for (const noun of words) if (plain.get(noun)!.stem === undefined) for (const form of formsOf(noun, words)) link(form, noun)
}

/** Letters of a feminine noun before its -ă up to which it is taken for an everyday one. */
const SHORT = 5
const FEMININE_FLAGS = /[AFfRrsu]/
const SHORT_ENDINGS = 'e ei ele elor i ii ile ilor'.split(' ')

/** Returns forms that the dictionary lacks though everyone uses them: mese of masă, căni of cană. */
function shortForms(entries: readonly Entry[]): Entry[] {
  const found: Entry[] = []
  for (const { word, flags } of entries) {
    if (!FEMININE_FLAGS.test(flags) || !word.endsWith('ă') || word.length > SHORT + 1 || word !== word.toLowerCase()) continue
    const root = word.slice(0, -1)
    const soft = root.replace(/[eo]?a(?=[^aeiouăâî]+$)/, (vowels) => (vowels === 'oa' ? 'o' : 'e'))
    for (const one of new Set([root, soft]))
      for (const ending of SHORT_ENDINGS) found.push({ word: one + ending, flags: '', stem: fold(word) })
  }
  return found
}

const ADJECTIVE = /[QDSL]/

/** Returns the feminine adjectives with the masculine one as their stem. */
function feminineForms(entries: readonly Entry[]): Entry[] {
  const forms: Entry[] = []
  const masculine = new Set(entries.filter(({ flags }) => ADJECTIVE.test(flags)).map(({ word }) => word))
  for (const { word, flags } of entries) {
    const [, root] = /^(.{2,})(?:ă|(?<=i)e)$/.exec(word) ?? []
    if (root === undefined || (flags !== '' && !flags.includes('A'))) continue
    const shorter = root.replace(/oa(?=[^aeiouăâî]+$)/, 'o').replace(/ea(?=[^aeiouăâî]+$)/, 'e')
    const found = [root, shorter, `${root}u`, `${shorter}u`, root.replace(/i$/, 'u')].find((one) => masculine.has(one))
    if (found !== undefined) forms.push({ word, flags, stem: fold(found) })
  }
  return forms
}

/** Returns the rules without forms of speech that no one types: the article -u (balonu) and the vocative (casuțo, balonule). */
const withoutSpoken = (rules: readonly Rule[]): Rule[] =>
  rules.filter(
    ({ add }) =>
      !/^(?:.*[^aeiouăâî]o|e?o|ule|.*ule|.*[iu]o)$/.test(add) &&
      !(add.endsWith('u') && rules.some((one) => one.add === `${add}l`)),
  )

/** Returns what the words of the dictionary need: verbs begin with re-, adjectives with ne-. */
export function romanian(hunspell: Hunspell): Language {
  for (const [flag, rules] of hunspell.suffixes) hunspell.suffixes.set(flag, withoutSpoken(rules))
  linkForms(hunspell.entries)
  hunspell.entries = [...hunspell.entries, ...feminineForms(hunspell.entries), ...shortForms(hunspell.entries)]
  const { groups, bits } = prefixGroups(hunspell, [...hunspell.prefixes.keys()].join(''))
  return { usage: { inherited: '', isDerivation: () => false, traitsOf: (flags) => bitsOf(flags, bits) }, prefixes: groups }
}

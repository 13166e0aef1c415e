/** Reads the files of a Hunspell dictionary: words with flags, and for each flag the endings or beginnings that it adds. */
import { fold } from '#domain/search/fold.ts'

export interface Rule {
  strip: string
  add: string
  /** The same, folded. */
  folded: string
  /** Flags of the word with this ending. */
  flags: string
  /** Tests the end of the word. */
  condition: RegExp | null
  /** What the condition says of each letter that it looks at. */
  letters: readonly string[]
}

export interface Entry {
  word: string
  flags: string
  /** The folded stem of its forms, when it is not the word itself. */
  stem?: string
}

export interface Hunspell {
  /** Rules that change the end of a word, by flag. */
  suffixes: Map<string, readonly Rule[]>
  /** What may stand before a word, by flag. */
  prefixes: Map<string, readonly string[]>
  entries: Entry[]
  /** Flag of entries that are no words themselves. */
  needsAffix: string
}

/** The files have some letters as HTML entities. */
const ENTITIES: Record<string, string> = { '&agrave;': 'à', '&ugrave;': 'ù' }

/** Returns the parts of a condition. A hyphen stands for itself, in brackets too. */
const lettersOf = (condition: string): string[] => condition.replaceAll('-', '\\-').match(/\[[^\]]*\]|\\?./g) ?? []

/** Returns the dictionary of the two files. */
export function readHunspell(affixes: string, dictionary: string): Hunspell {
  const suffixes = new Map<string, Rule[]>()
  const prefixes = new Map<string, string[]>()
  let needsAffix = '\0'
  for (const line of affixes.replace(/&[au]grave;/g, (entity) => ENTITIES[entity] ?? entity).split('\n')) {
    const [kind = '', flag = '', strip = '', addition = '', condition = '.'] = line.trim().split(/\s+/)
    if (kind === 'NEEDAFFIX') needsAffix = flag
    if (kind !== 'SFX' && kind !== 'PFX') continue
    const known = kind === 'SFX' ? suffixes.get(flag) : prefixes.get(flag)
    const [add = '', flags = ''] = addition.split('/')
    if (known === undefined) {
      // The first line of a flag has the number of its rules.
      if (kind === 'SFX') suffixes.set(flag, [])
      else prefixes.set(flag, [])
    } else if (kind === 'PFX') (known as string[]).push(add)
    else {
      const letters = condition === '.' ? [] : lettersOf(condition)
      const test = letters.length === 0 ? null : new RegExp(`${letters.join('')}$`)
      const ending = add === '0' ? '' : add
      ;(known as Rule[]).push({
        strip: strip === '0' ? '' : strip,
        add: ending,
        folded: fold(ending),
        flags,
        condition: test,
        letters,
      })
    }
  }
  const entries = dictionary
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const [text = ''] = line.split('\t')
      const slash = text.indexOf('/')
      const word = (slash < 0 ? text : text.slice(0, slash)).trim()
      return word === '' ? [] : [{ word, flags: slash < 0 ? '' : text.slice(slash + 1).trim() }]
    })
  return { suffixes, prefixes, entries, needsAffix }
}

/** Returns whether the rule may fit a word that ends with `end`. */
export const mayFit = ({ letters }: Rule, end: string): boolean =>
  letters.length === 0 || end === '' || new RegExp(`${letters.slice(-end.length).join('')}$`).test(end)

/** Returns the word with the ending; null when it does not fit. */
export function applied({ condition, strip, add }: Rule, word: string): string | null {
  if (condition !== null && !condition.test(word)) return null
  if (!word.endsWith(strip) || word.length <= strip.length) return null
  return word.slice(0, word.length - strip.length) + add
}

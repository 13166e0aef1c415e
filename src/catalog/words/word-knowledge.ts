/** What is known about the words of a language: whether a word exists, its dictionary stems, the parts of a compound. */
import { readFileSync } from 'node:fs'
import type { Locale } from '#domain/market/market.ts'
import { compoundParts } from './compounds.ts'
import { FIRST_PREFIX, readings, readWordFile, stemOf, type WordFile } from './word-file.ts'

export interface WordKnowledge {
  /** Returns whether the folded word is a word of the language in some form, or a compound whose parts are not short. */
  isWord(folded: string, locale: Locale): boolean
  /** Returns the folded dictionary stems of a form; empty for an unknown one. */
  stemsOf(folded: string, locale: Locale): readonly string[]
  /**
   * Returns the ways to take a compound apart, the best first, the last part of each as its stem: etetoszekek → eteto, szek. Empty
   * for what is no compound. Words of the dictionary are taken apart too, where their parts are words.
   */
  partsOf(folded: string, locale: Locale): readonly (readonly string[])[]
}

/** Written by `scripts/words/`; the commands of the README see to it. */
const FOLDER = new URL('../../../build/words/', import.meta.url)
const LETTERS = /^[a-z]+$/

const files = new Map<Locale, WordFile>()

/** Returns the words of a language, which are read at the first use. */
function fileOf(locale: Locale): WordFile {
  let file = files.get(locale)
  if (file === undefined) {
    file = readWordFile(readFileSync(new URL(`${locale}.bin`, FOLDER)))
    files.set(locale, file)
  }
  return file
}

/** Returns the stems of a form, without compounds. */
function simpleStems(file: WordFile, word: string): string[] {
  const stems = new Set(readings(file, word).map((one) => stemOf(file, one, word)))
  for (const [group, prefixes] of file.prefixes.entries())
    for (const prefix of prefixes) {
      if (!word.startsWith(prefix) || word.length < prefix.length + 2) continue
      for (const one of readings(file, word, prefix.length))
        if (file.traits[one.of]! & (FIRST_PREFIX << group)) stems.add(stemOf(file, one, word))
    }
  return [...stems]
}

/** A mistyped word is too often a compound of many words or of short ones: one of two parts may have three letters, when the other has more. */
const isSure = (parts: readonly string[]): boolean => {
  const short = parts.filter((part) => part.length < 4)
  return short.length === 0 || (parts.length === 2 && short.length === 1 && short[0]!.length === 3)
}

/** Returns whether a word is in the dictionary, or is a compound beyond doubt. */
function isWord(folded: string, locale: Locale): boolean {
  if (!LETTERS.test(folded)) return false
  const file = fileOf(locale)
  if (simpleStems(file, folded).length > 0) return true
  return compoundParts(file, folded).some(isSure)
}

/** Returns the stems of a form; those of a compound end as its last part does. */
function stemsOf(folded: string, locale: Locale): readonly string[] {
  if (!LETTERS.test(folded)) return []
  const file = fileOf(locale)
  const stems = simpleStems(file, folded)
  if (stems.length > 0) return stems
  return [...new Set(compoundParts(file, folded).map((parts) => parts.join('')))]
}

const KNOWLEDGE: WordKnowledge = {
  stemsOf,
  isWord,
  partsOf: (folded, locale) => (LETTERS.test(folded) ? compoundParts(fileOf(locale), folded) : []),
}

/** Returns the knowledge of all languages; the words of each are read once. */
export const wordKnowledge = (): WordKnowledge => KNOWLEDGE

/** Reads sets of queries with their meanings: a folder with a file for each language, a line `query = meaning` for each query. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { fold } from '#domain/search/fold.ts'
import type { Good } from './goods.ts'
import { NOTHING, readMeaning, readTest, type Kinds, type Meaning, type Test } from './meaning.ts'

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** The set that the search is tuned with. */
export const TUNING = here('tuning')

export interface Query {
  locale: Locale
  text: string
  /** Null for what the shop does not sell. */
  meaning: Meaning | null
}

/** Returns the lines `name = meaning` of a file, without empty ones and those that begin with `#`. */
function readLines(file: string): [name: string, meaning: string][] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const at = line.indexOf(' = ')
      if (at < 1) throw new Error(`${file}: not a query with its meaning: ${line}`)
      return [line.slice(0, at).trim(), line.slice(at + 3).trim()]
    })
}

/** Returns the kinds of goods by their names; a kind may name those above it. */
function readKinds(): Kinds {
  const kinds = new Map<string, Test>()
  for (const [name, meaning] of readLines(here('kinds.txt'))) {
    if (kinds.has(name)) throw new Error(`Two kinds are named ${name}`)
    kinds.set(name, readTest(meaning, kinds))
  }
  return kinds
}

/** Returns the queries of a folder, by language. @throws Error for a line that cannot be read */
export function readSet(folder: string): Query[] {
  const kinds = readKinds()
  return LOCALES.flatMap((locale) =>
    readLines(join(folder, `${locale}.txt`)).map(([text, meaning]): Query => {
      return { locale, text, meaning: meaning === NOTHING ? null : readMeaning(meaning, kinds) }
    }),
  )
}

/** A query that is none of a set, or only seems to be another one. */
const sameAs = ({ locale, text }: Query): string => `${locale} ${fold(text).replace(/\s+/g, ' ')}`

/** Returns what is wrong with a set, in words: queries that mean nothing that is sold, that are there twice or in `others`. */
export function faultsOf(set: readonly Query[], goods: readonly Good[], others: readonly Query[] = []): string[] {
  const faults: string[] = []
  const seen = new Set(others.map(sameAs))
  for (const query of set) {
    const { locale, text, meaning } = query
    if (meaning && !goods.some((good) => meaning.isMeant(good, locale))) faults.push(`${locale}: nothing is meant by “${text}”`)
    if (seen.has(sameAs(query))) faults.push(`${locale}: “${text}” is there twice`)
    seen.add(sameAs(query))
  }
  return faults
}

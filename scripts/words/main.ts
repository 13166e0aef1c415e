/** Compiles the dictionaries of the three languages into `build/words/`. `setup.mjs` runs it when something has changed. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Locale } from '#domain/market/market.ts'
import { readHunspell, type Hunspell } from './affixes.ts'
import { english } from './english.ts'
import { hungarian } from './hungarian.ts'
import type { Language } from './language.ts'
import { romanian } from './romanian.ts'
import { Lexicon } from './lexicon.ts'
import { addParadigms } from './paradigms.ts'

const folder = new URL('../../build/words/', import.meta.url)

const textOf = (address: string, file: string): string => readFileSync(new URL(file, address), 'utf8')
const plurals = new Map(
  Object.entries(
    JSON.parse(textOf(import.meta.resolve('irregular-plurals'), 'irregular-plurals.json')) as Record<string, string>,
  ),
)
/** Locale → packages of its dictionaries, and what they need. */
const LANGUAGES: Record<Locale, [packages: string[], languageOf: (hunspell: Hunspell) => Language]> = {
  ro: [[import.meta.resolve('dictionary-ro')], romanian],
  en: [[import.meta.resolve('dictionary-en'), import.meta.resolve('dictionary-en-gb')], (hunspell) => english(hunspell, plurals)],
  hu: [[import.meta.resolve('dictionary-hu')], hungarian],
}

mkdirSync(folder, { recursive: true })
for (const [locale, [packages, languageOf]] of Object.entries(LANGUAGES)) {
  const lexicon = new Lexicon()
  let prefixes: Language['prefixes'] = []
  for (const address of packages) {
    const hunspell = readHunspell(textOf(address, 'index.aff'), textOf(address, 'index.dic'))
    const language = languageOf(hunspell)
    addParadigms(lexicon, hunspell, language.usage)
    prefixes = language.prefixes
  }
  const file = new URL(`${locale}.bin`, folder)
  // Other processes may read or write it at the same time.
  const unfinished = new URL(`${locale}.${process.pid}`, folder)
  writeFileSync(unfinished, lexicon.bytes(prefixes))
  renameSync(unfinished, file)
}

/** The dictionaries' licences ask that their notices go wherever the compiled words go. */
const addresses = [...Object.values(LANGUAGES).flatMap(([packages]) => packages), import.meta.resolve('irregular-plurals')]
const notices = addresses.map((address) => {
  const { name, version, license } = JSON.parse(textOf(address, 'package.json')) as Record<string, string>
  return `${name} ${version}, ${license}\n\n${textOf(address, 'license')}`
})
writeFileSync(
  new URL('NOTICES.txt', folder),
  ['Compiled from these packages by scripts/words of Nestling.', ...notices].join('\n\n'),
)

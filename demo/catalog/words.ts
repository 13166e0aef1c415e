/** Texts in three languages, written as tables so that a translator reads one line at a time. */
import { LOCALES, type Locale } from '#domain/market/market.ts'

export type Words = Record<Locale, string>

export const words = (ro: string, en: string, hu: string): Words => ({ ro, en, hu })

export const inEach = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({ ro: make('ro'), en: make('en'), hu: make('hu') })

export interface Row {
  words: Words
  /** `key=value` pairs of the fourth column. */
  options: Record<string, string>
}

/**
 * Lines of `ro | en | hu | key=value …`; the fourth column is optional. One column alone is the same in all languages.
 * @throws when a line has two columns, more than four or an empty one
 */
export function table(text: string): Row[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      const [ro, en = ro, hu = ro, options = ''] = cells
      if (!ro || !en || !hu || cells.length === 2 || cells.length > 4) throw new Error(`Not three languages: ${line}`)
      return { words: { ro, en, hu }, options: parseOptions(options) }
    })
}

function parseOptions(text: string): Record<string, string> {
  const options: Record<string, string> = {}
  for (const pair of text.split(' ')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    if (at < 1) throw new Error(`Not an option: ${pair}`)
    options[pair.slice(0, at)] = pair.slice(at + 1)
  }
  return options
}

/** First letter in upper case; the rest as it is. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const UNIT =
  /(\d) (cm|mm|m|kg|g|ml|l|TOG|W|V|luni|ani|bucăți|piese|hónapos|hó|éves|év|darabos|db|months|years|pieces|lei|Ft)(?=[\s,.;)–-]|$)/g
/** `3 în 1`, `3 az 1-ben`, `80 × 150`. */
const BETWEEN_NUMBERS = /(\d) (în|in|az|×) (?=\d)/g

/** A number stays on one line with its unit and with the number it belongs to (LOC-29). */
export const unbroken = (text: string): string => text.replace(UNIT, '$1\u00a0$2').replace(BETWEEN_NUMBERS, '$1\u00a0$2\u00a0')

export const mapWords = (text: Words, change: (text: string, locale: Locale) => string): Words =>
  inEach((locale) => change(text[locale], locale))

/** `{a}` of a template filled from values that may differ by language. */
export const fillWords = (text: Words, values: Record<string, Words | string>): Words =>
  mapWords(text, (line, locale) =>
    line.replace(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key]
      if (value === undefined) throw new Error(`No value for {${key}} in: ${line}`)
      return typeof value === 'string' ? value : value[locale]
    }),
  )

export const joinWords = (parts: readonly Words[], glue: string): Words =>
  Object.fromEntries(LOCALES.map((locale) => [locale, parts.map((part) => part[locale]).join(glue)])) as Words

/** Ages in a folded text, in months: `6 luni`, `0–6 months`, `3-6 ho`, `2 ani`, `2 eves`, `age 3-4`, `un an`. */
import type { Locale } from '#domain/market/market.ts'
import type { Reading, Span } from './quantity.ts'

const MONTHS = 'luni|luna|lunile|lunisoare|months?|mths?|mos?|honapos\\p{L}*|honap\\p{L}*|ho'
const YEARS = 'ani|anisori|anisor|an|year[- ]olds?|years?|yrs?|yo|eves\\p{L}*|evig|evtol|ev'
/** Numbers as words; the place in the list is the number. */
const WORDS: Record<Locale, readonly string[]> = {
  ro: 'zero un doi trei patru cinci sase sapte opt noua zece'.split(' '),
  en: 'zero one two three four five six seven eight nine ten'.split(' '),
  hu: 'nulla egy ket harom negy ot hat het nyolc kilenc tiz'.split(' '),
}
const JOIN = String.raw`\s*(?:-|\u2013|\u2014|/|to|la|and|si|es|pana la)\s*`
const withUnit = (words: readonly string[]) =>
  new RegExp(
    String.raw`(?<![\p{L}\d.,])(\d{1,3}|${words.join('|')})(?:${JOIN}(\d{1,3}))?\s*\+?[\s-]*(?:(${MONTHS}|m(?=$|[\s,.]))|(${YEARS}|y(?=$|[\s,.])))(?:\s+old)?(?![\p{L}\p{N}])`,
    'gu',
  )
const AFTER_WORD = new RegExp(
  String.raw`(?<![\p{L}])(?:ages?|aged|varsta|kor|korosztaly)\s*(?:de\s+)?(\d{1,2})(?:${JOIN}(\d{1,2}))?\s*\+?(?![\p{L}\p{N}])`,
  'gu',
)

const PATTERNS: Record<Locale, RegExp> = { ro: withUnit(WORDS.ro), en: withUnit(WORDS.en), hu: withUnit(WORDS.hu) }

/** Returns the ages of a folded text. For short texts only: the patterns are slow on long ones. */
export function ageReadings(folded: string, locale: Locale): Reading[] {
  const readings: Reading[] = []
  const add = (match: RegExpExecArray, span: Span) => {
    const to = match.index + match[0].trimEnd().length
    readings.push({ from: match.index, to, quantity: { kind: 'age', span } })
  }
  for (const match of folded.matchAll(PATTERNS[locale])) {
    const [, first, second, months] = match
    add(match, spanOf(Math.max(WORDS[locale].indexOf(first!), 0) || Number(first), second, months === undefined ? 12 : 1))
  }
  // Two plain numbers after „age” are years.
  for (const match of folded.matchAll(AFTER_WORD)) add(match, spanOf(Number(match[1]), match[2], 12))
  return readings
}

function spanOf(first: number, second: string | undefined, unit: number): Span {
  const from = first * unit
  return { from, to: second === undefined ? from : Math.max(from, Number(second) * unit) }
}

/** Returns how well the range of a product fits the one that is searched for: 0…1. */
export function rangeFit(own: Span, asked: Span): number {
  if (own.from === asked.from && own.to === asked.to) return 1
  if (asked.from === asked.to) return own.from === asked.from ? 0.9 : own.from < asked.from && asked.from <= own.to ? 0.7 : 0
  const shared = Math.min(own.to, asked.to) - Math.max(own.from, asked.from)
  if (shared === asked.to - asked.from) return 0.7
  if (shared * 2 >= asked.to - asked.from) return 0.6
  // Sizes are narrower than what is asked: 0–1, 1–2 and 2–4 months are all for a child of 0–3 months.
  return shared > 0 && shared * 2 >= own.to - own.from ? 0.5 : 0
}

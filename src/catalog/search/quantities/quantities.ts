/** Quantities in a folded query: ages, prices, weights, heights, sizes, measures and numbers of pieces. */
import type { Locale } from '#domain/market/market.ts'
import { ageReadings } from './ages.ts'
import { carSeatGroups } from './car-seat-groups.ts'
import { priceReadings } from './price-words.ts'
import type { Quantity, Reading, Span } from './quantity.ts'

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`
const RANGE = String.raw`${NUMBER}(?:\s*(?:-|\u2013|\u2014|to|la|si|es|and|pana la)\s*${NUMBER})?`
const END = String.raw`(?![\p{L}\p{N}])`
const START = String.raw`(?<![\p{L}\p{N}.,])`

const pattern = (source: string) => new RegExp(START + source + END, 'gu')

const DIMENSIONS = pattern(String.raw`(\d{2,3})\s*(?:x|\u00d7|\*|/|pe)\s*(\d{2,3})(?:\s*(?:x|\u00d7)\s*\d{1,3})?(?:\s*cm)?`)
const WEIGHT = pattern(String.raw`${RANGE}\s*(?:kg|kilogram\p{L}*|kilo\p{L}*|kile)(?:-?(?:os|ig|ra|s|ul))?`)
const HEIGHT = pattern(String.raw`${RANGE}\s*(?:cm|centimet\p{L}*|centi\p{L}*)(?:-?(?:es|ig|s))?`)
const MILLILITRES = pattern(String.raw`(\d+)\s*(?:ml|millilit\p{L}*|mililit\p{L}*)(?:-?es)?`)
const LITRES = pattern(String.raw`(\d+(?:[.,]\d+)?)\s*(?:l|lit\p{L}*)(?:-?es)?`)
const GRAMS = pattern(String.raw`(\d+)\s*(?:g|gr|gram\p{L}*)(?:-?os)?`)
const PIECES = pattern(
  String.raw`(\d+)\s*-?\s*(?:(?:de\s+)?(?:piese|bucati|buc|piesa|elemente)|pieces?|pcs?|pc|pack|count|db(?:-os)?|darab\p{L}*|elemes|reszes|teilig)`,
)
const PACK_OF = pattern(String.raw`(?:pack|set|pachet|pachete|szett)\s+(?:of|de|cu)\s+(\d+)`)
const TOG = pattern(String.raw`(?:(\d(?:[.,]\d)?)\s*tog|tog\s*(\d(?:[.,]\d)?))(?:-?os)?`)
const PLAYERS = pattern(String.raw`(\d+)\s*(?:players?|jucatori|jatekos\p{L}*|fo|szemelyes)`)
const SIZE_WORDS = String.raw`(?:marimea|marime|marimi|masura|numarul|numar|nr\.?|size|sizes|eu|meret|meretu|meretben)`
const SIZE = pattern(String.raw`${SIZE_WORDS}\s*(?:(\d{1,3})|(\d{2,3}[a-h]|x{0,3}[sml]|x{1,3}l))`)
const SIZE_BEFORE = pattern(
  String.raw`(?:(\d{1,3})|(\d{2,3}[a-h]|x{0,3}[sml]))\s*-?\s*(?:as|es|os|\u00f6s)?\s*-?\s*(?:meret\p{L}*|marime|size)`,
)
const HUNGARIAN_ORDINAL = pattern(String.raw`(\d{1,3})-(?:as|es|os)`)
/** Two small numbers without a unit are years: “tights 4-5”. */
const BARE_YEARS = pattern(String.raw`(\d{1,2})\s*[-\u2013]\s*(\d{1,2})`)
const MAX_YEARS = 14
const CUP = pattern(String.raw`(\d{2,3})\s?([a-h])`)
const LETTERS = pattern(String.raw`(x{1,3}[sl]|xs|xl)`)

const number = (text: string): number => Number(text.replace(',', '.'))
const spanOf = (first: string, second: string | undefined): Span => {
  const from = number(first)
  return { from, to: second === undefined ? from : Math.max(from, number(second)) }
}

const years = (from: number, to: number): Quantity => ({ kind: 'age', span: { from: from * 12, to: to * 12 } })

type Maker = (groups: readonly (string | undefined)[]) => Quantity | null

const MAKERS: readonly (readonly [RegExp, Maker])[] = [
  [DIMENSIONS, ([a, b]) => ({ kind: 'dimensions', key: dimensionsKey(Number(a), Number(b)) })],
  [WEIGHT, ([a, b]) => ({ kind: 'weight', span: spanOf(a!, b) })],
  [HEIGHT, ([a, b]) => ({ kind: 'height', span: spanOf(a!, b) })],
  [MILLILITRES, ([a]) => ({ kind: 'number', value: a!, unit: 'ml' })],
  [GRAMS, ([a]) => ({ kind: 'number', value: a!, unit: 'g' })],
  [LITRES, ([a]) => ({ kind: 'number', value: String(number(a!)), unit: 'l' })],
  [TOG, ([a, b]) => ({ kind: 'number', value: String(number(a ?? b!)), unit: 'tog' })],
  [PIECES, ([a]) => ({ kind: 'number', value: a!, unit: 'pieces' })],
  [PACK_OF, ([a]) => ({ kind: 'number', value: a!, unit: 'pieces' })],
  [PLAYERS, ([a]) => ({ kind: 'number', value: a!, unit: 'players' })],
  [SIZE, ([a, b]) => (a === undefined ? { kind: 'letters', value: b! } : { kind: 'number', value: a, unit: 'size' })],
  [SIZE_BEFORE, ([a, b]) => (a === undefined ? { kind: 'letters', value: b! } : { kind: 'number', value: a, unit: 'size' })],
  [HUNGARIAN_ORDINAL, ([a]) => ({ kind: 'number', value: a!, unit: 'size' })],
  [CUP, ([a, b]) => ({ kind: 'letters', value: `${a}${b}` })],
  [LETTERS, ([a]) => ({ kind: 'letters', value: a! })],
  [BARE_YEARS, ([a, b]) => (Number(a) < Number(b) && Number(b) <= MAX_YEARS ? years(Number(a), Number(b)) : null)],
]

/** Returns the key of two measures, whatever comes first. */
export const dimensionsKey = (a: number, b: number): string => `${Math.min(a, b)}x${Math.max(a, b)}`

/** Returns the quantities of a folded query; no two share a letter. */
export function quantitiesOf(folded: string, locale: Locale): Reading[] {
  const readings: Reading[] = []
  const isFree = ({ from, to }: { from: number; to: number }) => readings.every((one) => to <= one.from || from >= one.to)
  const add = (found: readonly Reading[]) => {
    for (const one of found) if (isFree(one)) readings.push(one)
  }
  add(priceReadings(folded, locale))
  add(carSeatGroups(folded))
  add(ageReadings(folded, locale))
  for (const [regexp, make] of MAKERS)
    for (const match of folded.matchAll(regexp)) {
      const quantity = make(match.slice(1))
      if (quantity) add([{ from: match.index, to: match.index + match[0].length, quantity }])
    }
  return readings.sort((a, b) => a.from - b.from)
}

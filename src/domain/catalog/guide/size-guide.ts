/** The size guide of a product: what its sizes are measured by, and the measures of each. */
import type { BandSize } from '#domain/content/belly-band.ts'
import { euOf, FOOT_SHARE, footOf, MONTHS, sizeKey, usualOf, USUAL_SIZES, type AgeSize, type Size } from '#domain/catalog/size.ts'
import { BAG_TABLE, BODY_TABLE, BRA, LETTER_TABLE, SMALLEST_BODY, type BodySize } from './body-table.ts'

/**
 * What sizes are measured by: clothes by body height, sleeping bags by their length, what is worn on the head, socks by the foot, tights by
 * height and foot, shoes by the foot, clothes of women by the bust, bras, belly bands by the circumference of the belly.
 */
export const GUIDES = ['body', 'bag', 'head', 'foot', 'legs', 'shoe', 'letter', 'cup', 'belly'] as const
export type Guide = (typeof GUIDES)[number]

/** Columns in the order of the tables. `length` and `neck` are of the thing, all others of who wears it; `eu` is a size of shoes. */
export const MEASURES = [
  'height',
  'weight',
  'under',
  'chest',
  'waist',
  'hips',
  'head',
  'foot',
  'eu',
  'length',
  'neck',
  'belly',
] as const
export type Measure = (typeof MEASURES)[number]

/** From above `from` up to `to`: millimetres, grams; equal where one number is told. */
export interface Span {
  from: number
  to: number
}

export interface GuideRow {
  size: Size
  spans: Partial<Record<Measure, Span>>
  /** The age at which children usually wear shoes of this size; null where the size is an age itself, and for adults. */
  usual: AgeSize | null
}

/** What is worn on head and feet, by keys of product types: those below them are counted in (`broader`). */
const GUIDE_OF_TYPE: readonly (readonly [type: string, guide: Guide])[] = [
  ['baby-sleeping-bag', 'bag'],
  ['headwear', 'head'],
  ['socks', 'foot'],
  ['footwear', 'foot'],
  ['tights', 'legs'],
]

const isSpanKey = (size: Size): boolean => size.system === 'age' && sizeKey(size).includes('-')

/**
 * Returns what the sizes of a product are measured by; null for a product without sizes.
 * @param types keys of the type of the product and of those above it
 */
export function guideOf(sizes: readonly Size[], types: readonly string[]): Guide | null {
  const [first] = sizes
  if (!first) return null
  if (first.system !== 'age') return first.system
  const known = GUIDE_OF_TYPE.find(([type]) => types.includes(type))?.[1]
  // The number beside the age is no body height.
  return known ?? (types.length === 0 && sizes.every(isSpanKey) ? 'bag' : 'body')
}

/** Returns the rows of a table; those whose measures are not known have the size alone. @param bands of a belly band */
export function guideRows(guide: Guide, sizes: readonly Size[], bands: readonly BandSize[] = []): GuideRow[] {
  return sizes.map((size, at) => ({
    size,
    spans: spansOf(guide, sizes, at, bands),
    usual: size.system === 'shoe' ? usualOf(size) : null,
  }))
}

function spansOf(guide: Guide, sizes: readonly Size[], at: number, bands: readonly BandSize[]): GuideRow['spans'] {
  const size = sizes[at]!
  switch (size.system) {
    case 'age':
      return guide === 'bag' ? bagSpans(size) : ageSpans(guide, size.height_cm * 10, bodiesOf(size))
    case 'shoe':
      return shoeSpans(size, sizes[at - 1])
    case 'letter':
      return letterSpans(size.value)
    case 'cup':
      return cupSpans(size.value)
    case 'belly': {
      const band = bands.find((one) => one.size === size.value)
      return band ? { belly: { from: band.min, to: band.max } } : {}
    }
  }
}

/** The bodies that a size by age is for: the one below them, the smallest and the largest. */
interface Bodies {
  below: Pick<BodySize, 'height' | 'weight' | 'head'>
  first: BodySize
  last: BodySize
}

/** A maker's size may span several usual ones: '6–12 months, 80 cm' begins where 74 does. */
function bodiesOf(size: AgeSize): Bodies {
  const found = BODY_TABLE.findIndex(({ height }) => height >= size.height_cm * 10)
  const last = found < 0 ? BODY_TABLE.length - 1 : found
  const begin = USUAL_SIZES.findIndex((usual) => isAtAge(usual, size))
  const first = begin < 0 ? last : Math.min(begin, last)
  return { below: BODY_TABLE[first - 1] ?? SMALLEST_BODY, first: BODY_TABLE[first]!, last: BODY_TABLE[last]! }
}

/** Whether a child of the least age of a size wears the usual one. */
const isAtAge = (usual: AgeSize, { from, to, unit }: AgeSize): boolean => {
  const age = from * MONTHS[unit]
  return to === 0 ? usual.to === 0 : usual.from * MONTHS[usual.unit] <= age && age < usual.to * MONTHS[usual.unit]
}

function ageSpans(guide: Guide, tallest: number, { below, first, last }: Bodies): GuideRow['spans'] {
  const height = { from: below.height, to: tallest }
  if (guide === 'head') return { head: { from: below.head, to: last.head } }
  if (guide === 'foot' || guide === 'legs') {
    const foot = { from: footOfHeight(below.height), to: footOfHeight(last.height) }
    const to = Math.max(LEAST_EU, euOf(foot.to))
    const socks = { foot, eu: { from: Math.min(to, Math.max(LEAST_EU, euOf(foot.from) + 1)), to } }
    return guide === 'foot' ? socks : { height, weight: { from: below.weight, to: last.weight }, ...socks }
  }
  const girth = (of: 'chest' | 'waist'): Span => ({ from: first[of], to: last[of] })
  return {
    height,
    weight: { from: below.weight, to: last.weight },
    chest: girth('chest'),
    waist: girth('waist'),
    ...(first.hips !== null && last.hips !== null && { hips: { from: first.hips, to: last.hips } }),
  }
}

/** Millimetres of foot at a body height, whole. */
const footOfHeight = (height: number): number => Math.round(height * FOOT_SHARE)

/** The smallest European size that is made. */
const LEAST_EU = 15
/** Of a European size, millimetres. */
const EU_STEP = 7

type ShoeSize = Extract<Size, { system: 'shoe' }>
const longestFoot = (size: ShoeSize): number => Math.round(footOf(size) * 10)

/** The foot length is that of the Mondopoint system (ISO 9407): of the longer foot, standing, in millimetres. */
function shoeSpans(size: ShoeSize, smaller: Size | undefined): GuideRow['spans'] {
  const to = longestFoot(size)
  const below = smaller?.system === 'shoe' ? longestFoot(smaller) : to - EU_STEP
  return { foot: { from: Math.max(below, to - EU_STEP), to } }
}

function bagSpans(size: AgeSize): GuideRow['spans'] {
  const length = { from: size.height_cm * 10, to: size.height_cm * 10 }
  const bag = BAG_TABLE.find((one) => one.length === size.height_cm)
  if (!bag) return { length }
  const [from, to] = bag.height
  return {
    height: { from, to },
    weight: { from: bag.weight[0], to: bag.weight[1] },
    length,
    neck: { from: bag.neck, to: bag.neck },
  }
}

function letterSpans(letter: string): GuideRow['spans'] {
  const found = LETTER_TABLE[letter]
  const span = ([from, to]: readonly [from: number, to: number]): Span => ({ from, to })
  return found ? { chest: span(found.chest), waist: span(found.waist), hips: span(found.hips) } : {}
}

/** '75B': 73–77 cm below the bust, and 14–16 cm more round it. */
function cupSpans(value: string): GuideRow['spans'] {
  const [, band, cup] = /^(\d{2,3})([A-Z]{1,2})$/.exec(value) ?? []
  const step = BRA.cups.findIndex((one) => one === cup)
  if (band === undefined || step < 0) return {}
  const under = Number(band) * 10
  const least = under + BRA.leastDifference + step * BRA.cup
  return {
    under: { from: under - BRA.band / 2 + 5, to: under + BRA.band / 2 - 5 },
    chest: { from: least, to: least + BRA.cup },
  }
}

/** Returns the measures that the rows of a table have, in the order of its columns. */
export const measuresOf = (rows: readonly GuideRow[]): Measure[] =>
  MEASURES.filter((measure) =>
    measure === 'hips'
      ? rows.every(({ spans }) => spans.hips !== undefined)
      : rows.some(({ spans }) => spans[measure] !== undefined),
  )

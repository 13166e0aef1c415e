/** Explains a search to staff: what each part of the query was taken for, and why each product is found. */
import type { SearchExplanation } from '#domain/search/explanation.ts'
import type { Segment, SegmentMeaning } from '#catalog/search/understand/segment.ts'
import { writtenPart } from '#catalog/search/text/placed-text.ts'
import type { Meaning } from '#catalog/search/lexicon/meaning.ts'
import type { SearchIndex } from '#catalog/search/index/search-index.ts'
import type { Quantity } from '#catalog/search/quantities/quantity.ts'
import type { Hits, QueryReading } from './hits.ts'

/** Products that are explained. */
export const EXPLAINED = 20

interface Names {
  brand(id: number): string
  collection(id: number): string
}

/** Returns the explanation of a result. `slots`: the products to explain, best first. */
export function explanationOf(
  index: SearchIndex,
  hits: Hits,
  slots: readonly number[],
  names: Names,
): Pick<SearchExplanation, 'segments' | 'steps'> & { hits: { slot: number; score: number; reasons: string[] }[] } {
  const { reading } = hits
  if (!reading) return { segments: [], steps: ['code'], hits: slots.map((slot) => ({ slot, score: 0, reasons: ['code'] })) }
  const scores = new Map(Array.from(hits.slots, (slot, at) => [slot, hits.scores[at]!]))
  return {
    segments: reading.understanding.segments.map((segment) => ({
      text: textOf(reading, segment),
      kind: kindOf(segment, reading),
      meaning: describe(index, segment.meaning, names),
      ...(segment.route && { route: segment.route }),
    })),
    steps: stepsOf(reading, hits),
    hits: slots.map((slot) => ({ slot, score: scores.get(slot) ?? 0, reasons: reasonsOf(index, reading, slot) })),
  }
}

const textOf = ({ understanding }: QueryReading, { parts }: Segment): string =>
  parts.map(({ from, to }) => writtenPart(understanding.text, from, to)).join(' … ')

function kindOf(segment: Segment, { candidates, constraints }: QueryReading): string {
  if (candidates.named.includes(segment)) return 'type'
  return constraints.find(({ segments }) => segments.includes(segment))?.kind ?? 'ignored'
}

/** Returns what a segment means, as keys and numbers. */
function describe(index: SearchIndex, meaning: SegmentMeaning, names: Names): string {
  if (meaning.kind === 'known') return meaning.meanings.map((one) => describeMeaning(index, one, names)).join(', ')
  if (meaning.kind === 'quantity') return describeQuantity(meaning.quantity)
  return meaning.kind === 'text' ? `name (${meaning.matches.size})` : 'unknown'
}

function describeMeaning({ types }: SearchIndex, meaning: Meaning, names: Names): string {
  switch (meaning.kind) {
    case 'type':
      return `type ${types.types[meaning.type]!.key}`
    case 'brand':
      return `brand ${names.brand(meaning.brand)}`
    case 'collection':
      return `collection ${names.collection(meaning.collection)}`
    case 'fact':
      return `${meaning.attribute}=${meaning.value}`
    case 'synonym':
      return `= ${meaning.terms.join(' ')}`
    case 'filler':
    case 'sale':
    case 'latest':
    case 'newborn':
      return meaning.kind
  }
}

function describeQuantity(quantity: Quantity): string {
  if ('span' in quantity) return `${quantity.kind} ${quantity.span.from}–${quantity.span.to}`
  if (quantity.kind === 'dimensions') return `cm ${quantity.key}`
  return quantity.kind === 'number' ? `${quantity.unit ?? 'number'} ${quantity.value}` : `size ${quantity.value}`
}

/** Returns the steps that were taken because the query could not be fulfilled as it is. */
function stepsOf({ candidates, dropped, understanding }: QueryReading, { corrected }: Hits): string[] {
  return [
    ...(corrected === null ? [] : ['corrected']),
    ...new Set(understanding.segments.flatMap(({ route }) => (route && route !== 'correction' ? [route] : []))),
    ...(candidates.isNear ? ['near'] : []),
    ...dropped.map(({ kind }) => `without-${kind}`),
  ]
}

function reasonsOf({ types }: SearchIndex, { candidates, constraints, understanding }: QueryReading, slot: number): string[] {
  const own = types.own.flatMap((slots, number) => (slots.includes(slot) ? [`type ${types.types[number]!.key}`] : []))
  const isAmong = candidates.slots !== null
  const fulfilled = constraints.flatMap(({ kind, segments, scores }) =>
    scores[slot]! > 0
      ? [
          `${kind} “${segments.map((segment) => textOf({ understanding } as QueryReading, segment)).join(', ')}” ${scores[slot]!.toFixed(2)}`,
        ]
      : [],
  )
  return [...(isAmong ? own : []), ...fulfilled]
}

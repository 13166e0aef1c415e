/** Finds the products that a query means, best first. */
import { MAX_SEARCHED_LENGTH } from '#domain/search/search.ts'
import type { SearchIndex } from '#catalog/search/index/search-index.ts'
import { slotsByCode } from '#catalog/search/index/codes.ts'
import { placedText, type PlacedText } from '#catalog/search/text/placed-text.ts'
import { understand, type Understanding, type UnderstandOptions } from '#catalog/search/understand/understand.ts'
import { writtenPart } from '#catalog/search/text/placed-text.ts'
import type { Segment } from '#catalog/search/understand/segment.ts'
import { candidatesOf, type Candidates } from './candidates.ts'
import { COST, type Constraint, type ConstraintKind } from './constraint.ts'
import type { Hits, QueryReading } from './hits.ts'
import { constraintsOf, literalScores, type ConstraintContext } from './constraints.ts'

const NONE: Hits = { slots: new Uint32Array(0), scores: new Float64Array(0), corrected: null, isPartial: false, reading: null }
/** Score of a SKU or barcode. */
const CODE_SCORE = 100
/** Where no type is named, products below this share of the best score are left out. */
const FLOOR = 0.4

/** Returns the products that a query means; its first `MAX_SEARCHED_LENGTH` characters are read. */
export function findSlots(context: ConstraintContext, query: string, options: Omit<UnderstandOptions, 'mayCorrect'>): Hits {
  const { index } = context
  const written = query.slice(0, MAX_SEARCHED_LENGTH).toWellFormed()
  const coded = slotsByCode(index.codes, written)
  if (coded.length > 0)
    return {
      ...NONE,
      slots: Uint32Array.from(coded),
      scores: Float64Array.from(coded, (_, at) => CODE_SCORE - at / coded.length),
    }
  const text = placedText(written.trim())
  const found = match(context, understand(index, context.locale, text, { ...options, mayCorrect: true }))
  const { understanding } = found.reading!
  if (understanding.corrections.size === 0) return found
  // A correction is a guess: it counts only where products have what the corrected words mean.
  if (found.slots.length > 0 && !found.reading!.dropped.some(isCorrected))
    return { ...found, corrected: respelled(text, understanding) }
  return match(context, understand(index, context.locale, text, { ...options, mayCorrect: false }))
}

const isCorrected = ({ segments }: Constraint): boolean => segments.some(({ route }) => route === 'correction')

function match(context: ConstraintContext, understanding: Understanding): Hits {
  const { index, locale } = context
  const candidates = candidatesOf(index, locale, understanding.segments)
  const constraints = constraintsOf(context, understanding.segments, candidates)
  const reading = { understanding, candidates, constraints, dropped: [] }
  if (candidates.slots === null && constraints.every(({ kind }) => kind === 'unknown'))
    return { ...NONE, isPartial: false, reading }
  const literal = literalScores(context, candidates)
  if (candidates.slots === null && isOnlyAge(constraints)) for (const slot of giftsOf(index)) literal[slot]! += GIFT
  return best({ candidates, constraints, literal }, reading)
}

/** What is for a child of an age, and nothing more is said, is a toy or a present rather than food. */
const GIFT = 1
const GIFTS = 'birthday'

const isOnlyAge = (constraints: readonly Constraint[]): boolean =>
  constraints.some(({ kind, segments }) => kind === 'age' && segments.every(isPointOfAge)) &&
  constraints.every(({ kind }) => kind === 'age' || kind === 'sex' || kind === 'price' || kind === 'unknown')

/** A range of ages is a size. */
const isPointOfAge = ({ meaning }: Segment): boolean =>
  meaning.kind === 'quantity' && meaning.quantity.kind === 'age' && meaning.quantity.span.from === meaning.quantity.span.to

function giftsOf({ types }: SearchIndex): Uint32Array {
  const number = types.types.findIndex(({ key }) => key === GIFTS)
  return types.slots[number] ?? new Uint32Array(0)
}

/** Returns the products that fulfil the most of what is asked. */
function best(
  { candidates, constraints, literal }: { candidates: Candidates; constraints: readonly Constraint[]; literal: Float32Array },
  reading: QueryReading,
): Hits {
  const slots = candidates.slots ?? Uint32Array.from(literal, (_, slot) => slot)
  const fulfilled = new Float64Array(slots.length)
  const scores = Float64Array.from(slots, (slot) => literal[slot]!)
  for (const { kind, isSoft, scores: own } of constraints)
    for (let at = 0; at < slots.length; at++) {
      const score = own[slots[at]!]!
      if (score === 0) continue
      if (!isSoft) fulfilled[at]! += COST[kind]
      scores[at]! += score
    }
  const kept = bestOf(slots, fulfilled)
  if (candidates.slots === null && fulfilled[kept[0]!] === 0) return { ...NONE, reading }
  const highest = kept.reduce((sum, at) => Math.max(sum, scores[at]!), 0)
  const full = candidates.slots === null ? kept.filter((at) => scores[at]! >= highest * FLOOR) : kept
  const found = Uint32Array.from(full, (at) => slots[at]!)
  const dropped = constraints.filter(({ scores: own }) => found.every((slot) => own[slot] === 0))
  const isPartial =
    candidates.isNear || constraints.some(({ isImplied, scores: own }) => !isImplied && found.some((slot) => own[slot] === 0))
  const more = candidates.slots === null ? [] : others(slots, full, constraints)
  return {
    slots: Uint32Array.from([...full, ...more], (at) => slots[at]!),
    scores: Float64Array.from(
      [...full, ...more],
      (at, place) => scores[at]! + (more.length > 0 && place < full.length ? FULL : 0),
    ),
    corrected: null,
    isPartial,
    reading: { ...reading, dropped },
  }
}

function bestOf(slots: Uint32Array, fulfilled: Float64Array): number[] {
  const most = fulfilled.reduce((sum, one) => Math.max(sum, one), 0)
  return Array.from(slots.keys()).filter((at) => fulfilled[at] === most)
}

/** Added to the score of products that fulfil all, where others follow them. */
const FULL = 50
/** So few products that fulfil words of which another one had to be given up are no more than chance. */
const FEW = 4
/** Words that may be met by chance. */
const WEAK: ReadonlySet<ConstraintKind> = new Set<ConstraintKind>(['text', 'describing', 'unknown'])

/**
 * Returns the places of products that follow those that fulfil all: of the same type, without the words. None where enough fulfil all, or
 * as many as are no chance: the words are what is wanted.
 */
function others(slots: Uint32Array, full: readonly number[], constraints: readonly Constraint[]): number[] {
  const isFulfilled = ({ scores }: Constraint) => full.some((at) => scores[slots[at]!]! > 0)
  const asked = constraints.filter(({ isSoft }) => !isSoft)
  const weak = asked.filter(({ kind }) => WEAK.has(kind))
  const few = weak.every(isFulfilled) ? 1 : FEW - 1
  if (!weak.some(isFulfilled) || full.length > few) return []
  const strong = asked.filter((one) => !weak.includes(one) && full.every((at) => one.scores[slots[at]!]! > 0))
  const has = new Set(full)
  return Array.from(slots.keys()).filter((at) => !has.has(at) && strong.every(({ scores }) => scores[slots[at]!]! > 0))
}

/** Returns the query with its corrected words as they are written, and the others as typed. */
function respelled(text: PlacedText, { words, corrections }: Understanding): string {
  let result = ''
  let at = 0
  for (const word of words) {
    const corrected = corrections.get(word)
    if (corrected === undefined) continue
    result += writtenPart(text, at, word.from) + corrected
    at = word.to
  }
  return result + writtenPart(text, at, text.folded.length)
}

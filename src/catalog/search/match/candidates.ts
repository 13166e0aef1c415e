/** Decides which kinds of product a query names: the thing itself, and what only describes it. */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { OCCASIONS } from '#domain/search/goods/product-types.ts'
import { slotsOf } from '#catalog/search/index/grouped-slots.ts'
import type { SearchIndex } from '#catalog/search/index/search-index.ts'
import { stemMatches } from '#catalog/search/text/vocabulary.ts'
import type { TypeSlots } from '#catalog/search/index/type-slots.ts'
import { meaningsOf } from '#catalog/search/lexicon/lexicon.ts'
import type { Meaning } from '#catalog/search/lexicon/meaning.ts'
import type { Segment, Word } from '#catalog/search/understand/segment.ts'
import { ENOUGH_PRODUCTS } from './constraint.ts'

export interface Candidates {
  /** Slots, ascending; null where the query names no kind of product. */
  slots: Uint32Array | null
  /** Numbers of the types that are meant. */
  types: readonly number[]
  /** The segments that name the thing. */
  named: readonly Segment[]
  /** Segments that name another thing, which describes this one: a toy FOR a pram. */
  describing: readonly Segment[]
  /** Those of the slots that have the words in their names only, and come last. */
  loose: Uint32Array
  /** Nothing of the very type is sold: its products are those of the type above. */
  isNear: boolean
}

/** Returns the kinds of product that segments name. */
export function candidatesOf(index: SearchIndex, locale: Locale, segments: readonly Segment[]): Candidates {
  const all = segments.flatMap((segment) => {
    const types = withoutOccasions(index.types, typesOf(segment))
    return types.length > 0 ? [{ segment, types }] : []
  })
  const goods = related(index.types, withoutPresents(index.types, all))
  const specific = goods.filter((one) => !goods.some((other) => other !== one && isAbove(index.types, one.types, other.types)))
  if (specific.length === 0) return fromCollections(index, segments)
  const sets = specific.map(({ segment, types }) => named(index, locale, segment, types))
  if (sets.length === 1 || isJoined(sets.map(({ segment }) => segment))) return together(sets)
  const things = preferred(withoutPurposes(index.types, sets), ({ types }) =>
    types.some((type) => !OCCASIONS.has(index.types.types[type]!.key)),
  )
  const sold = preferred(things, ({ isNear }) => !isNear)
  for (const some of [withoutPurposes(index.types, sets), sold]) {
    const shared = some.map(({ slots }) => slots).reduce(intersection)
    if (shared.length > 0) return { ...together(some), slots: shared, describing: segmentsWithout(sets, some) }
  }
  const head = headOf(index, sold, locale, (one, other) => isDescribedBy(index, locale, one, other))
  return { ...together([head]), describing: segmentsWithout(sets, [head]) }
}

/** Of several types that a word may mean those count that other words are kinds of: kocsi beside twins is no toy car. */
function related<T extends { types: readonly number[] }>({ types, above }: TypeSlots, all: readonly T[]): readonly T[] {
  const isGood = (type: number) => !OCCASIONS.has(types[type]!.key)
  const areKin = (one: number, other: number) =>
    isGood(one) && isGood(other) && (one === other || above[one]!.has(other) || above[other]!.has(one))
  return all.map((one) => {
    if (one.types.length < 2) return one
    const others = all.flatMap((other) => (other === one ? [] : other.types))
    const kin = one.types.filter((type) => others.some((other) => areKin(type, other)))
    return kin.length > 0 ? { ...one, types: kin } : one
  })
}

/** Everything may be a present: beside other goods or an occasion the word says nothing. */
function withoutPresents<T extends { types: readonly number[] }>({ types }: TypeSlots, all: readonly T[]): readonly T[] {
  const others = all.filter((one) => !one.types.every((type) => types[type]!.key === PRESENT))
  return others.length > 0 ? others : all
}
const PRESENT = 'present'

/** What a thing is FOR is no kind of it, but for occasions: a holder for a pram is none of the things that are prams too. */
const withoutPurposes = ({ types }: TypeSlots, sets: readonly Named[]): readonly Named[] =>
  preferred(
    sets,
    ({ segment, types: numbers }) =>
      (segment.parts[0] as Partial<Word>).isAfterMarker !== true || numbers.some((type) => OCCASIONS.has(types[type]!.key)),
  )

/** Returns those that fit, all where none does. */
const preferred = (sets: readonly Named[], fits: (one: Named) => boolean): readonly Named[] => {
  const fitting = sets.filter(fits)
  return fitting.length > 0 ? fitting : sets
}

const segmentsWithout = (sets: readonly Named[], used: readonly Named[]): Segment[] =>
  sets.filter((one) => !used.includes(one)).map(({ segment }) => segment)

interface Named {
  segment: Segment
  types: readonly number[]
  /** Ascending. */
  slots: Uint32Array
  loose: Uint32Array
  isNear: boolean
}

/** Returns the products that a segment names: those of its types, and those of no known type that have its words in their names. */
function named(index: SearchIndex, locale: Locale, segment: Segment, types: readonly number[]): Named {
  const typed = slotsOfTypes(index, locale, { types, terms: segment.terms })
  const literal = intersection(index.types.untyped, withTerms(index, locale, segment.terms))
  const synonyms = segment.meaning.kind === 'known' ? segment.meaning.meanings.filter((one) => one.kind === 'synonym') : []
  const slots = [literal, ...synonyms.map(({ terms }) => withTerms(index, locale, terms))].reduce(union, NONE)
  if (slots.length === 0) return { segment, types, ...typed, loose: NONE }
  if (typed.isNear) return { segment, types, slots, isNear: false, loose: NONE }
  return { segment, types, slots: union(typed.slots, slots), isNear: false, loose: difference(slots, typed.slots) }
}

/** Longer endings may be chance: babaöböl is no form of baba. */
const MAX_ENDING = 3

/** Returns the products whose names have all terms. */
function withTerms({ languages }: SearchIndex, locale: Locale, terms: readonly string[]): Uint32Array {
  const { vocabulary, postings } = languages[locale]
  const each = terms.map((term) =>
    [...stemMatches(vocabulary, term).keys()]
      .filter((number) => Math.abs(vocabulary.terms[number]!.length - term.length) <= MAX_ENDING)
      .map((number) => postings.slots.subarray(postings.starts[number], postings.starts[number + 1]))
      .reduce(union, NONE),
  )
  return each.length === 0 ? NONE : each.reduce(intersection)
}

const together = (sets: readonly Named[]): Candidates => ({
  slots: sets.map(({ slots }) => slots).reduce(union),
  types: sets.flatMap(({ types }) => types),
  named: sets.map(({ segment }) => segment),
  describing: [],
  loose: sets.map(({ loose }) => loose).reduce(union),
  isNear: sets.every(({ isNear }) => isNear),
})

const typesOf = ({ meaning }: Segment): number[] =>
  meaning.kind === 'known' ? meaning.meanings.flatMap((one) => (one.kind === 'type' ? [one.type] : [])) : []

/**
 * An occasion that shares its name with goods of which enough are sold is not meant: a baby bath is no bath time. Where they are few, the
 * other goods of the occasion follow them.
 */
function withoutOccasions({ types, slots }: TypeSlots, numbers: readonly number[]): readonly number[] {
  const goods = numbers.filter((number) => !OCCASIONS.has(types[number]!.key))
  return goods.some((number) => slots[number]!.length >= ENOUGH_PRODUCTS) ? goods : numbers
}

/** Returns whether every one of the types is above one of the others: toys and trains, where trains are meant. */
const isAbove = ({ above }: TypeSlots, types: readonly number[], others: readonly number[]): boolean =>
  types.every((type) => others.some((other) => other !== type && above[other]!.has(type)))

/** Returns the products of types; where there are none, what is near: of their collections or of the types above. */
function slotsOfTypes(
  index: SearchIndex,
  locale: Locale,
  { types, terms }: { types: readonly number[]; terms: readonly string[] },
): { slots: Uint32Array; isNear: boolean } {
  const all = index.types
  const own = types.map((type) => all.slots[type]!).reduce(union)
  if (own.length > 0) return { slots: own, isNear: false }
  for (const type of types) {
    const { collections } = all.types[type]!
    const collected = collections.map((key) => all.byCollection.get(key) ?? NONE)
    const above = [...all.above[type]!].filter((one) => !OCCASIONS.has(all.types[one]!.key)).map((one) => all.slots[one]!)
    const somewhere = [...collected, ...above].reduce(union, NONE)
    // The nearest are those that share a word with the name, then of several collections those of the first.
    const alike = intersection(
      somewhere,
      tellingTerms(index, locale, terms)
        .map((term) => withTerms(index, locale, [term]))
        .reduce(union, NONE),
    )
    const first = collected.find(({ length }) => length > 0) ?? NONE
    const wider = above.find(({ length }) => length > 0) ?? NONE
    const near = [alike, intersection(first, wider), first, wider].find((slots) => slots.length > 0)
    if (near) return { slots: near, isNear: true }
  }
  return { slots: own, isNear: true }
}

/** Returns the terms that do not name whole departments: baie in halat de baie, not toy in toy plane. */
const tellingTerms = ({ languages, types }: SearchIndex, locale: Locale, terms: readonly string[]): string[] => {
  const isWide = (one: Meaning) => one.kind === 'filler' || (one.kind === 'type' && types.slots[one.type]!.length > WIDE)
  return terms.filter((term) => !(meaningsOf(languages[locale].lexicon, [term]) ?? []).some(isWide))
}
const WIDE = 500

const NONE = new Uint32Array(0)

/** Returns whether „and” or a comma stands before each segment but the first. */
const isJoined = (segments: readonly Segment[]): boolean =>
  segments.slice(1).every(({ parts }) => (parts[0] as Partial<Word>).isAfterAnd === true)

/**
 * Returns what names the thing itself. It comes first in Romanian, last in English and Hungarian, but before what follows „for” and the
 * like. Where no product of it is described by the other words, it is what they describe, or the longest name.
 */
function headOf(
  { languages }: SearchIndex,
  sets: readonly Named[],
  locale: Locale,
  isDescribed: (one: Named, other: Named) => boolean,
): Named {
  const before = sets.filter(({ segment }) => !(segment.parts[0] as Partial<Word>).isAfterMarker)
  const possible = before.length > 0 ? before : sets
  const byPlace = MARKETS[locale].nounPlace === 'first' ? possible : possible.toReversed()
  const isSure = ({ segment }: Named) => segment.route === undefined
  const ordered = [...byPlace.filter(isSure), ...byPlace.filter((one) => !isSure(one))]
  const described = ordered.find((one) => sets.some((other) => other !== one && isDescribed(one, other)))
  const { lexicon } = languages[locale]
  const isFiller = (term: string) => meaningsOf(lexicon, [term])?.every(({ kind }) => kind === 'filler') === true
  const longest = (one: Named) => (isSure(one) ? one.segment.terms.filter((term) => !isFiller(term)).length : 0)
  return described ?? ordered.reduce((best, one) => (longest(one) > longest(best) ? one : best))
}

/** Returns whether names of one kind of product have the words of the other. */
const isDescribedBy = (index: SearchIndex, locale: Locale, one: Named, other: Named): boolean =>
  intersection(one.slots, withTerms(index, locale, other.segment.terms)).length > 0

function fromCollections(index: SearchIndex, segments: readonly Segment[]): Candidates {
  const named = segments.flatMap((segment) => {
    if (segment.meaning.kind !== 'known') return []
    const ids = segment.meaning.meanings.flatMap((one) => (one.kind === 'collection' ? [one.collection] : []))
    return ids.length === 0 ? [] : [{ segment, slots: ids.map((id) => slotsOf(index.collections, String(id))).reduce(union) }]
  })
  const none = { types: [], describing: [], loose: NONE, isNear: false }
  if (named.length === 0) return { ...none, slots: null, named: [] }
  const sets = named.map(({ slots }) => slots)
  const shared = sets.reduce(intersection)
  return { ...none, slots: shared.length > 0 ? shared : sets.reduce(union), named: named.map(({ segment }) => segment) }
}

/** Returns the slots of either; both ascending. */
export function union(a: Uint32Array, b: Uint32Array): Uint32Array {
  if (a.length === 0) return b
  if (b.length === 0) return a
  return Uint32Array.from(new Set([...a, ...b])).sort()
}

/** Returns the slots of both; both ascending. */
export function intersection(a: Uint32Array, b: Uint32Array): Uint32Array {
  const found: number[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i]! < b[j]!) i++
    else if (a[i]! > b[j]!) j++
    else {
      found.push(a[i]!)
      i++
      j++
    }
  }
  return Uint32Array.from(found)
}

/** Returns the slots of the first that are not in the second; both ascending. */
function difference(a: Uint32Array, b: Uint32Array): Uint32Array {
  const others = new Set(b)
  return a.filter((slot) => !others.has(slot))
}

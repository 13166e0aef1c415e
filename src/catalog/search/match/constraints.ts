/** Turns the segments of a query into constraints on products. */
import type { Currency, Locale } from '#domain/market/market.ts'
import { MARKETS } from '#domain/market/market.ts'
import { OCCASIONS } from '#domain/search/goods/product-types.ts'
import { isNew, isOnSale, type Snapshot } from '#catalog/columns/snapshot.ts'
import { lettersKey, measuresKey, numberKey } from '#catalog/search/index/facts.ts'
import { slotsOf } from '#catalog/search/index/grouped-slots.ts'
import type { Ranges } from '#catalog/search/index/ranges.ts'
import type { SearchIndex } from '#catalog/search/index/search-index.ts'
import { meaningsOf } from '#catalog/search/lexicon/lexicon.ts'
import { FACT, factKey, type Meaning } from '#catalog/search/lexicon/meaning.ts'
import { rangeFit } from '#catalog/search/quantities/ages.ts'
import { heightAtWeight } from '#catalog/search/quantities/car-seat-groups.ts'
import type { Quantity, Span, Unit } from '#catalog/search/quantities/quantity.ts'
import { stemMatches, type Matches } from '#catalog/search/text/vocabulary.ts'
import type { Segment, Word } from '#catalog/search/understand/segment.ts'
import type { Candidates } from './candidates.ts'
import { ENOUGH_PRODUCTS, type Constraint, type ConstraintKind } from './constraint.ts'
import { NEWBORN, NEWBORN_CENTIMETRES, NEWBORN_KILOGRAMS } from './newborn.ts'

export interface ConstraintContext {
  index: SearchIndex
  locale: Locale
  snapshot: Snapshot
  /** Docs by slot, -1 for a product that is not listed now. */
  docs: Int32Array
}

/** Score of a product that does not say for whom it is. */
const NEUTRAL = 0.4
const LARGEST_WEIGHT = 20
/** Score of a material that only the composition says. */
const COMPOSITION = 0.2

/** Returns the constraints of the segments that do not name the product itself. */
export function constraintsOf(
  context: ConstraintContext,
  segments: readonly Segment[],
  { named, describing, slots, types }: Candidates,
): Constraint[] {
  const all = context.index.types.types
  const isOccasion = types.length > 0 && types.every((type) => OCCASIONS.has(all[type]!.key))
  const maker = new ConstraintMaker(context, slots)
  const constraints: Constraint[] = []
  for (const segment of segments) {
    if (named.includes(segment)) {
      constraints.push(...maker.implied(segment, named.length > 1))
      continue
    }
    const made = describing.includes(segment) ? maker.describing(segment) : maker.of(segment)
    // Of occasions there are goods of all kinds: words beside them say what comes first.
    if (made) constraints.push(isOccasion && (made.kind === 'text' || made.kind === 'season') ? { ...made, isSoft: true } : made)
  }
  return mergeAlternatives(constraints)
}

/** Two colours, two sizes and the like are alternatives: products may fulfil either. */
function mergeAlternatives(constraints: readonly Constraint[]): Constraint[] {
  const merged: Constraint[] = []
  for (const one of constraints) {
    const same = ALTERNATIVES.has(one.kind) ? merged.find(({ kind }) => kind === one.kind) : undefined
    if (!same) merged.push(one)
    else {
      same.segments = [...same.segments, ...one.segments]
      for (let slot = 0; slot < one.scores.length; slot++) same.scores[slot] = Math.max(same.scores[slot]!, one.scores[slot]!)
    }
  }
  return merged
}
const ALTERNATIVES: ReadonlySet<ConstraintKind> = new Set<ConstraintKind>(['colour', 'sex', 'brand', 'season'])

/** A product whose name has the words that name its type comes before others of the type. */
const LITERAL = 0.5

/** Returns what the very words are worth that name the type, by slot: a wooden balance bike before the other balance bikes. */
export function literalScores(context: ConstraintContext, { named, loose }: Candidates): Float32Array {
  const scores = new Float32Array(context.index.products.length)
  const maker = new ConstraintMaker(context, null)
  for (const { terms } of named)
    for (const term of new Set(terms)) {
      const has = maker.literal(term)
      for (let slot = 0; slot < scores.length; slot++) if (has[slot]! > 0) scores[slot]! += LITERAL
    }
  for (const slot of loose) scores[slot] = 0
  return scores
}

class ConstraintMaker {
  readonly #context: ConstraintContext
  readonly #count: number
  readonly #among: ReadonlySet<number> | null

  /** `slots`: the products that may be found; null for all. */
  constructor(context: ConstraintContext, slots: Uint32Array | null) {
    this.#context = context
    this.#count = context.index.products.length
    this.#among = slots === null ? null : new Set(slots)
  }

  /** Returns what a segment asks, null for one that asks nothing. */
  of(segment: Segment): Constraint | null {
    const { meaning } = segment
    if (meaning.kind === 'quantity') return this.#quantity(segment, meaning.quantity)
    if (meaning.kind === 'text') return this.#constraint('text', segment, (scores) => this.#addText(scores, meaning.matches))
    if (meaning.kind === 'unknown') return this.#constraint('unknown', segment, () => undefined)
    return this.#known(segment, meaning.meanings)
  }

  /** Returns what the words of a type's name ask by themselves: glass in „glass bottle”, where some products of the type are of glass. */
  implied(segment: Segment, isBesideOthers: boolean): Constraint[] {
    const { lexicon } = this.#context.index.languages[this.#context.locale]
    if (segment.terms.length < 2 && !isBesideOthers) return []
    const phrases = segment.terms.length > 1 ? [...segment.terms.map((term) => [term]), segment.terms] : [segment.terms]
    return phrases.flatMap((terms) => {
      // A colour in a name is none: a coffee holder is of any colour.
      const meanings = (meaningsOf(lexicon, terms) ?? []).filter(
        (one) => (one.kind === 'fact' && one.attribute !== FACT.color) || one.kind === 'newborn',
      )
      const made = meanings.length === 0 ? null : this.#known({ ...segment, terms }, meanings)
      const isFulfilled = made !== null && [...(this.#among ?? [])].some((slot) => made.scores[slot]! > 0)
      return isFulfilled ? [{ ...made, isImplied: true as const }] : []
    })
  }

  /** The words of another type: in the name, or a product of that type. */
  describing(segment: Segment): Constraint {
    // Cream is a colour where another thing is named.
    const facts = segment.meaning.kind === 'known' ? segment.meaning.meanings.filter(({ kind }) => kind === 'fact') : []
    if (facts.length > 0) return this.#fact(segment, facts)
    // What something is FOR orders its kind, and leaves none out: a bottle warmer for the car.
    const isPurpose = (segment.parts[0] as Partial<Word>).isAfterMarker === true
    const made = this.#constraint('describing', segment, (scores) => this.#addTerms(scores, segment.terms))
    return isPurpose ? { ...made, isImplied: true, isSoft: true } : made
  }

  /** Returns which products have a word in their name or as a fact. */
  literal(term: string): Float32Array {
    const scores = new Float32Array(this.#count)
    this.#addTerms(scores, [term])
    const { facts, languages } = this.#context.index
    for (const meaning of meaningsOf(languages[this.#context.locale].lexicon, [term]) ?? [])
      if (meaning.kind === 'fact') this.#addSlots(scores, slotsOf(facts, factKey(meaning.attribute, meaning.value)), 1)
    return scores
  }

  #constraint(kind: ConstraintKind, segment: Segment, fill: (scores: Float32Array) => void): Constraint {
    const scores = new Float32Array(this.#count)
    fill(scores)
    return { kind, segments: [segment], scores }
  }

  #known(segment: Segment, meanings: readonly Meaning[]): Constraint | null {
    const first = meanings.find(({ kind }) => kind !== 'filler' && kind !== 'synonym') ?? meanings[0]!
    switch (first.kind) {
      case 'filler':
        return null
      case 'brand':
        return this.#constraint('brand', segment, (scores) => {
          for (const one of meanings)
            if (one.kind === 'brand') this.#addSlots(scores, slotsOf(this.#context.index.brands, String(one.brand)), 1)
        })
      case 'fact':
        return this.#fact(segment, meanings)
      case 'sale':
      case 'latest':
        return this.#flag(segment, first.kind)
      case 'newborn':
        return this.#constraint('age', segment, (scores) => this.#addNewborn(scores, segment))
      case 'collection':
        return this.#constraint('describing', segment, (scores) => {
          for (const one of meanings)
            if (one.kind === 'collection')
              this.#addSlots(scores, slotsOf(this.#context.index.collections, String(one.collection)), 0.5)
          this.#addTerms(scores, segment.terms)
        })
      case 'type':
        // A wider type than the one that is meant says nothing more.
        return null
      case 'synonym':
        return this.#constraint('text', segment, (scores) => {
          for (const one of meanings) if (one.kind === 'synonym') this.#addTerms(scores, one.terms)
        })
    }
  }

  #fact(segment: Segment, meanings: readonly Meaning[]): Constraint {
    const facts = meanings.flatMap((one) => (one.kind === 'fact' ? [one] : []))
    const { attribute } = facts[0]!
    const kind: ConstraintKind = KINDS[attribute] ?? 'attribute'
    return this.#constraint(kind, segment, (scores) => {
      const { facts: known } = this.#context.index
      for (const { attribute: key, value } of facts) this.#addSlots(scores, slotsOf(known, factKey(key, value)), 1)
      if (kind === 'sex') this.#addNeutral(scores, facts[0]!.value)
      else this.#addTerms(scores, segment.terms)
      if (kind === 'material') this.#addCompositions(scores, facts)
    })
  }

  /** Where few products say a material in their names and attributes, those follow whose composition says it. */
  #addCompositions(scores: Float32Array, facts: readonly { value: string }[]): void {
    let count = 0
    for (let slot = 0; slot < scores.length; slot++) if (scores[slot]! > 0 && this.#among?.has(slot) !== false) count++
    if (count >= ENOUGH_PRODUCTS) return
    const { facts: known } = this.#context.index
    for (const { value } of facts) this.#addSlots(scores, slotsOf(known, factKey(FACT.composition, value)), COMPOSITION)
  }

  /** Products that are not made for the other sex. */
  #addNeutral(scores: Float32Array, value: string): void {
    const others = slotsOf(this.#context.index.facts, factKey(FACT.gender, value === 'girls' ? 'boys' : 'girls'))
    for (let slot = 0; slot < scores.length; slot++) if (scores[slot] === 0) scores[slot] = NEUTRAL
    for (const slot of others) scores[slot] = 0
  }

  /** Nappies tell by their weights whether they are for a newborn, car seats by their heights, anything else by its ages. */
  #addNewborn(scores: Float32Array, { terms }: Segment): void {
    const { ages, heights, weights } = this.#context.index
    const among = this.#among
    if (among) {
      // A weight without a least one is no size: a carrier up to 15 kg.
      const stated = new Set(weights.slots.filter((slot, at) => among.has(slot) && weights.from[at]! > 0))
      if (stated.size * 3 >= among.size) this.#addRanges(scores, weights, NEWBORN_KILOGRAMS, stated)
      const seats = this.#carSeats(among)
      if (seats.size * 3 >= among.size) this.#addRanges(scores, heights, NEWBORN_CENTIMETRES, seats)
    }
    const isAmong = (slot: number) => among === null || among.has(slot)
    for (const span of NEWBORN) if (!scores.some((score, slot) => score > 0 && isAmong(slot))) this.#addRanges(scores, ages, span)
    this.#addTerms(scores, terms)
  }

  #flag(segment: Segment, kind: 'sale' | 'latest'): Constraint {
    const { snapshot, docs, locale } = this.#context
    const { currency } = MARKETS[locale]
    const has = (doc: number) => (kind === 'sale' ? isOnSale(snapshot, doc, currency) : isNew(snapshot, doc))
    return this.#constraint(kind, segment, (scores) => {
      for (let slot = 0; slot < scores.length; slot++) if (docs[slot]! >= 0 && has(docs[slot]!)) scores[slot] = 1
    })
  }

  #quantity(segment: Segment, quantity: Quantity): Constraint {
    const { index } = this.#context
    switch (quantity.kind) {
      case 'age':
        return this.#constraint('age', segment, (scores) => this.#addRanges(scores, index.ages, quantity.span))
      case 'price':
        return this.#constraint('price', segment, (scores) => this.#addPrices(scores, quantity))
      case 'weight':
        return this.#constraint('measure', segment, (scores) => {
          this.#addRanges(scores, index.weights, quantity.span)
          const heights = { from: heightAtWeight(quantity.span.from), to: heightAtWeight(quantity.span.to) }
          this.#addRanges(scores, index.heights, heights, this.#carSeats(null))
        })
      case 'height':
        return this.#constraint('measure', segment, (scores) => {
          this.#addRanges(scores, index.heights, quantity.span)
          if (quantity.span.from === quantity.span.to) this.#addFact(scores, numberKey(String(quantity.span.from), 'cm'))
        })
      case 'dimensions':
        return this.#constraint('measure', segment, (scores) => this.#addFact(scores, measuresKey(quantity.key)))
      case 'letters':
        return this.#constraint('size', segment, (scores) => this.#addFact(scores, lettersKey(quantity.value)))
      case 'number':
        return this.#number(segment, quantity.value, quantity.unit)
    }
  }

  /** A number without a unit is what products of the type have: a size before a number of pieces, and that before any other. */
  #number(segment: Segment, value: string, unit: Unit | null): Constraint {
    const { facts } = this.#context.index
    const among = this.#among
    const isAmong = (one: Unit) => slotsOf(facts, numberKey(value, one)).some((slot) => among === null || among.has(slot))
    const meant = unit ?? USUAL_UNITS.find(isAmong) ?? null
    return this.#constraint(meant === 'size' ? 'size' : 'measure', segment, (scores) => {
      this.#addFact(scores, numberKey(value, meant ?? ''))
      if (meant === null) this.#addTerms(scores, [value])
    })
  }

  #addFact(scores: Float32Array, key: string): void {
    this.#addSlots(scores, slotsOf(this.#context.index.facts, key), 1)
  }

  #addPrices(scores: Float32Array, { span, currency }: { span: Span; currency: Currency }): void {
    const { snapshot, docs } = this.#context
    const prices = snapshot.price[currency]
    for (let slot = 0; slot < scores.length; slot++) {
      const doc = docs[slot]!
      if (doc >= 0 && prices[doc]! >= span.from && prices[doc]! <= span.to) scores[slot] = 1
    }
  }

  /** Car seats are approved by height; parents ask by weight. */
  #carSeats(among: ReadonlySet<number> | null): ReadonlySet<number> {
    const { facts } = this.#context.index
    const approved = ['un-r129', 'un-r129-i-size'].flatMap((value) => [...slotsOf(facts, factKey('approval', value))])
    return new Set(approved.filter((slot) => among === null || among.has(slot)))
  }

  #addRanges(scores: Float32Array, { slots, from, to }: Ranges, asked: Span, among?: ReadonlySet<number>): void {
    const own = { from: 0, to: 0 }
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at]!
      if (among && !among.has(slot)) continue
      own.from = from[at]!
      own.to = to[at]!
      const fit = rangeFit(own, asked)
      if (fit > scores[slot]!) scores[slot] = fit
    }
  }

  #addSlots(scores: Float32Array, slots: Iterable<number>, score: number): void {
    for (const slot of slots) if (scores[slot]! < score) scores[slot] = score
  }

  /** Products whose name has all terms; each counts by the least of them. */
  #addTerms(scores: Float32Array, terms: readonly string[]): void {
    const { vocabulary } = this.#context.index.languages[this.#context.locale]
    let all: Float32Array | null = null
    for (const term of terms) {
      const one = new Float32Array(this.#count)
      this.#addText(one, stemMatches(vocabulary, term))
      if (all) for (let slot = 0; slot < one.length; slot++) all[slot] = Math.min(all[slot]!, one[slot]!)
      else all = one
    }
    if (all) for (let slot = 0; slot < all.length; slot++) if (all[slot]! > scores[slot]!) scores[slot] = all[slot]!
  }

  #addText(scores: Float32Array, matches: Matches): void {
    const { starts, slots, weights } = this.#context.index.languages[this.#context.locale].postings
    for (const [term, confidence] of matches)
      for (let at = starts[term]!; at < starts[term + 1]!; at++) {
        const score = (confidence * weights[at]!) / LARGEST_WEIGHT
        if (score > scores[slots[at]!]!) scores[slots[at]!] = score
      }
  }
}

const USUAL_UNITS: readonly Unit[] = ['size', 'pieces', 'ml', 'cm', 'g', 'tog', 'players']

const KINDS: Readonly<Record<string, ConstraintKind>> = {
  [FACT.color]: 'colour',
  [FACT.gender]: 'sex',
  [FACT.season]: 'season',
  [FACT.material]: 'material',
}

/** What completes a product by the table of product types, or by the collections that a merchant has named for its own. */
import type { Currency } from '#domain/market/market.ts'
import { seasonNamed, type Season } from '#domain/rails/season.ts'
import { UNTYPED } from '#domain/rails/type-graph.ts'
import { BRAND_BOUND, KEPT_FROM_COTS, NOT_WITH, SAFE_SLEEP_MONTHS, SEASONAL } from '#domain/rails/type-rules.ts'
import { derive, type CatalogProduct, type Snapshot } from '#catalog/columns/snapshot.ts'
import { anchorOf, misfit, UNFIT, type Anchor } from './misfit.ts'
import { docsOfType, typeOf, typesIn } from './product-types.ts'
import { isRecommendable } from '#catalog/products/recommendable.ts'
import { seriesOf } from './series.ts'

/** Products of one type that are shown at most: one, and another to choose from. */
export const PER_TYPE = 2
/** Fitting products of a type that are compared. */
const MAX_COMPARED = 16
/** What a place further down in the recommended order costs, and what the same brand and the same series or print are worth. */
const PER_PLACE = 0.02
const SAME_BRAND = 0.3
const SAME_SERIES = 0.5

/** What holds for some types whatever a table says of them, by their numbers. */
interface Rules {
  isBound: ReadonlySet<number>
  isKeptFromCots: ReadonlySet<number>
  seasons: ReadonlyMap<number, Season>
}

function computeRules(snapshot: Snapshot): Rules {
  const { numberOf, within } = typesIn(snapshot)
  const numbersOf = (key: string) => within(numberOf(key))
  return {
    isBound: new Set(BRAND_BOUND.flatMap(numbersOf)),
    isKeptFromCots: new Set(KEPT_FROM_COTS.flatMap(numbersOf)),
    seasons: new Map(
      Object.entries(SEASONAL).flatMap(([key, season]) => numbersOf(key).map((number) => [number, season] as const)),
    ),
  }
}

/** For whom additions are chosen. */
export interface Shopper {
  currency: Currency
  /** The half of the year that it is. */
  season: Season
}

/** Products of one kind that complete another product, the best first. */
interface Addition {
  docs: number[]
  /** They are for the other half of the year. */
  isOffSeason: boolean
}

/** Returns the numbers of a product's types; of a set those of its parts. */
export function typesOf(snapshot: Snapshot, product: CatalogProduct): number[] {
  const docs = product.parts.flatMap(({ product: id }) => snapshot.byId.get(id) ?? [])
  const products = product.kind === 'bundle' ? docs.map((doc) => snapshot.products[doc]!) : [product]
  return [...new Set(products.map((one) => typeOf(snapshot, one)))].filter((type) => type !== UNTYPED)
}

/** Returns whether a product of a type may not lie in the bed of a child that is too young for it (safe sleep). */
export const isUnsafeIn = (snapshot: Snapshot, { flags, ageFrom }: CatalogProduct, type: number): boolean =>
  flags.includes('safe_sleep') && (ageFrom ?? 0) < SAFE_SLEEP_MONTHS && derive(snapshot, computeRules).isKeptFromCots.has(type)

/** Products whose additions are kept. */
const MAX_KEPT = 10_000
const newAdditions = () => new Map<string, readonly number[]>()

/** Returns docs that complete a product, in one size (by its code) or in any for 0. They are found once in a snapshot. */
export function additionsTo(snapshot: Snapshot, doc: number, size: number, shopper: Shopper): readonly number[] {
  const kept = derive(snapshot, newAdditions)
  const key = `${doc} ${size} ${shopper.currency} ${shopper.season}`
  let docs = kept.get(key)
  if (!docs) {
    if (kept.size === MAX_KEPT) kept.clear()
    docs = findAdditions(snapshot, anchorOf(snapshot, doc, size), shopper)
    kept.set(key, docs)
  }
  return docs
}

/**
 * Returns docs that complete a product: the best of each type that completes it, the closest type first, then the second best of each.
 * What is for the other half of the year comes last.
 */
function findAdditions(snapshot: Snapshot, anchor: Anchor, shopper: Shopper): number[] {
  const own = typesOf(snapshot, anchor.product)
  const { completing, areSameNeed: areSame, areSet } = typesIn(snapshot)
  const found = new Map<number, Addition>()
  for (const from of own)
    for (const type of completing(from)) {
      if (found.has(type) || own.some((one) => areSame(one, type)) || !mayGoWith(snapshot, anchor, type)) continue
      const most = areSet(from, type) ? Infinity : snapshot.price[shopper.currency][anchor.doc]!
      found.set(type, best(snapshot, anchor, shopper, { docs: docsOfType(snapshot, type), type, most }))
    }
  const known = [...found.values()].filter(({ docs }) => docs.length > 0)
  const additions = known.length > 0 ? known : fromCompanions(snapshot, anchor, shopper)
  const inOrder = [...additions.filter((one) => !one.isOffSeason), ...additions.filter((one) => one.isOffSeason)]
  return Array.from({ length: PER_TYPE }, (_, turn) => inOrder.flatMap(({ docs }) => docs[turn] ?? [])).flat()
}

/** Returns whether a type can complete this product at all. */
function mayGoWith(snapshot: Snapshot, anchor: Anchor, type: number): boolean {
  const { attributes } = anchor.product
  const against = NOT_WITH[typesIn(snapshot).keyOf(type)] ?? []
  return !isUnsafeIn(snapshot, anchor.product, type) && !against.some(({ attribute, value }) => attributes[attribute] === value)
}

/** Additions from the collections that the merchant has named as companions of the product's own, where the table knows nothing. */
function fromCompanions(snapshot: Snapshot, anchor: Anchor, shopper: Shopper): Addition[] {
  const { tree, inCollection, price } = snapshot
  const { product } = anchor
  const keys = tree.byId.get(product.collection)?.companions ?? []
  return keys.flatMap((key): Addition[] => {
    const docs = inCollection.get(tree.byKey.get(key)?.id ?? -1)
    if (!docs) return []
    const isGood = (other: CatalogProduct) => isRecommendable(other) && !areSameNeed(snapshot, product, other)
    const most = price[shopper.currency][anchor.doc]!
    return [best(snapshot, anchor, shopper, { docs: docs.subarray(0, MAX_OF_COMPANION), type: UNTYPED, most, isGood })]
  })
}

const MAX_OF_COMPANION = 100

/** Returns whether who has the one does not need the other: of one type, or where a type is not known, of one collection. */
export function areSameNeed(snapshot: Snapshot, one: CatalogProduct, other: CatalogProduct): boolean {
  const graph = typesIn(snapshot)
  const types = typesOf(snapshot, one)
  const type = typeOf(snapshot, other)
  if (types.some((from) => graph.areSameNeed(from, type))) return true
  return one.collection === other.collection && !types.some((from) => graph.completes(type, from))
}

interface Candidates {
  docs: Uint32Array
  type: number
  /** The highest price. */
  most: number
  /** Whether one may be shown at all; all may where it is not given. */
  isGood?(product: CatalogProduct): boolean
}

/** Returns the best of the candidates that fit. */
function best(snapshot: Snapshot, anchor: Anchor, { currency, season }: Shopper, candidates: Candidates): Addition {
  const { docs, type, most } = candidates
  const { brand, price, products } = snapshot
  const rules = derive(snapshot, computeRules)
  const isBound = rules.isBound.has(type)
  const wanted = anchor.season ?? season
  const series = seriesOf(anchor.product)
  const found: { doc: number; cost: number; isOffSeason: boolean }[] = []
  for (const doc of docs) {
    const isSameBrand = brand[doc] === anchor.product.brand
    if (doc === anchor.doc || price[currency][doc]! > most || (isBound && !isSameBrand)) continue
    const against = misfit(snapshot, anchor, doc)
    if (against === UNFIT) continue
    const product = products[doc]!
    if (candidates.isGood?.(product) === false) continue
    const forSeason = seasonNamed(product.attributes['season']) ?? rules.seasons.get(type) ?? null
    found.push({
      doc,
      cost:
        against +
        found.length * PER_PLACE -
        (isSameBrand ? SAME_BRAND : 0) -
        (series !== '' && product.name.ro.includes(series) ? SAME_SERIES : 0),
      isOffSeason: forSeason !== null && forSeason !== wanted,
    })
    if (found.length === MAX_COMPARED) break
  }
  found.sort((a, b) => Number(a.isOffSeason) - Number(b.isOffSeason) || a.cost - b.cost)
  const shown = found.slice(0, PER_TYPE)
  return { docs: shown.map(({ doc }) => doc), isOffSeason: shown[0]?.isOffSeason ?? false }
}

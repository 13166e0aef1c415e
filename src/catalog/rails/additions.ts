/** What completes a product by the table of product types, or by the collections that a merchant has named for its own. */
import type { Market } from '#domain/market/market.ts'
import { isReadable, languageOf } from '#domain/rails/language.ts'
import { seasonNamed, type Season } from '#domain/rails/season.ts'
import { UNTYPED } from '#domain/rails/type-graph.ts'
import { BRAND_BOUND, KEPT_FROM_COTS, NOT_WITH, SAFE_SLEEP_MONTHS, SEASONAL } from '#domain/rails/type-rules.ts'
import { derive, type CatalogProduct, type Snapshot } from '#catalog/columns/snapshot.ts'
import { anchorOf, misfit, UNFIT, type Anchor } from './misfit.ts'
import { docsOfType, typeOf, typesIn } from './product-types.ts'
import { isRecommendable } from '#catalog/products/recommendable.ts'
import { modelOf, seriesOf } from './series.ts'

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
  market: Market
  /** The half of the year that it is. */
  season: Season
}

/** A product that completes another one. */
export interface Addition {
  doc: number
  /** Of which a rail has few: the number of the type that was wanted, the negative id of the collection where none was. */
  kind: number
  /** For the other half of the year. */
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
const newAdditions = () => new Map<string, readonly Addition[]>()

/** Returns what completes a product, in one size (by its code) or in any for 0. It is found once in a snapshot. */
export function additionsTo(snapshot: Snapshot, doc: number, size: number, shopper: Shopper): readonly Addition[] {
  const kept = derive(snapshot, newAdditions)
  const key = `${doc} ${size} ${shopper.market.locale} ${shopper.season}`
  let found = kept.get(key)
  if (!found) {
    if (kept.size === MAX_KEPT) kept.clear()
    found = findAdditions(snapshot, anchorOf(snapshot, doc, size), shopper)
    kept.set(key, found)
  }
  return found
}

/** Returns what completes a product: the best of each type that does, the closest type first, then the second best of each. */
function findAdditions(snapshot: Snapshot, anchor: Anchor, shopper: Shopper): Addition[] {
  const own = typesOf(snapshot, anchor.product)
  const { completing, areSameNeed: areSame, areSet } = typesIn(snapshot)
  const found = new Map<number, Addition[]>()
  for (const from of own)
    for (const type of completing(from)) {
      if (found.has(type) || own.some((one) => areSame(one, type)) || !mayGoWith(snapshot, anchor, type)) continue
      const most = areSet(from, type) ? Infinity : snapshot.price[shopper.market.currency][anchor.doc]!
      found.set(type, best(snapshot, anchor, shopper, { docs: docsOfType(snapshot, type), kind: type, most }))
    }
  const known = [...found.values()].filter(({ length }) => length > 0)
  const additions = known.length > 0 ? known : fromCompanions(snapshot, anchor, shopper)
  return Array.from({ length: PER_TYPE }, (_, turn) => additions.flatMap((ofKind) => ofKind[turn] ?? [])).flat()
}

/** Returns whether a type can complete this product at all. */
function mayGoWith(snapshot: Snapshot, anchor: Anchor, type: number): boolean {
  const { attributes } = anchor.product
  const against = NOT_WITH[typesIn(snapshot).keyOf(type)] ?? []
  return !isUnsafeIn(snapshot, anchor.product, type) && !against.some(({ attribute, value }) => attributes[attribute] === value)
}

/** Additions from the collections that the merchant has named as companions of the product's own, where the table knows nothing. */
function fromCompanions(snapshot: Snapshot, anchor: Anchor, shopper: Shopper): Addition[][] {
  const { tree, inCollection, price } = snapshot
  const { product } = anchor
  const keys = tree.byId.get(product.collection)?.companions ?? []
  return keys.map((key): Addition[] => {
    const collection = tree.byKey.get(key)
    const docs = collection && inCollection.get(collection.id)
    if (!docs) return []
    const isGood = (other: CatalogProduct) => isRecommendable(other) && !areSameNeed(snapshot, product, other)
    const most = price[shopper.market.currency][anchor.doc]!
    return best(snapshot, anchor, shopper, { docs: docs.subarray(0, MAX_OF_COMPANION), kind: -collection.id, most, isGood })
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
  kind: number
  /** The highest price. */
  most: number
  /** Whether one may be shown at all; all may where it is not given. */
  isGood?(product: CatalogProduct): boolean
}

/** Returns the best of the candidates that fit. */
function best(snapshot: Snapshot, anchor: Anchor, { market, season }: Shopper, candidates: Candidates): Addition[] {
  const { docs, kind, most } = candidates
  const { brand, price, products } = snapshot
  const rules = derive(snapshot, computeRules)
  const isBound = rules.isBound.has(kind)
  const wanted = anchor.seasons[0] ?? season
  const series = seriesOf(anchor.product)
  const language = languageOf(market.locale)
  const found: (Addition & { cost: number })[] = []
  for (const doc of docs) {
    const isSameBrand = brand[doc] === anchor.product.brand
    if (doc === anchor.doc || price[market.currency][doc]! > most || (isBound && !isSameBrand)) continue
    const against = misfit(snapshot, anchor, doc)
    if (against === UNFIT) continue
    const product = products[doc]!
    if (candidates.isGood?.(product) === false || !isReadable(product.attributes['language'], language)) continue
    const forSeason = seasonNamed(product.attributes['season']) ?? rules.seasons.get(kind) ?? null
    found.push({
      doc,
      kind,
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
  return ofDifferentModels(snapshot, found)
}

/** Returns the first ones, of each model one. */
function ofDifferentModels({ products }: Snapshot, found: readonly Addition[]): Addition[] {
  const shown: Addition[] = []
  const models: string[] = []
  for (const { doc, kind, isOffSeason } of found) {
    if (shown.length === PER_TYPE) break
    const model = modelOf(products[doc]!)
    if (!models.includes(model)) shown.push({ doc, kind, isOffSeason })
    models.push(model)
  }
  return shown
}

/** Products to choose instead of one: of its type, for the same children, at about its price, other models first. */
import type { Currency } from '#domain/market/market.ts'
import { MAX_SCORE, type Recommendation } from '#domain/search/search.ts'
import { UNTYPED } from '#domain/rails/type-graph.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { agesOf, anchorOf, misfit, UNFIT, type Anchor } from './misfit.ts'
import { docsOfType, typeOf, typesIn } from './product-types.ts'
import { isRecommendable } from '#catalog/products/recommendable.ts'
import { modelOf } from './series.ts'

/** Maximum candidates of one type or collection. */
const MAX_CANDIDATES = 400
/** A year between the youngest ages counts as much as half of the price. */
const PER_YEAR = 0.5
/** Where one of two products states no age. */
const AGE_UNKNOWN = 0.25
/** Distance that each step away from the product's own type adds. */
const PER_STEP = 1
const SAME_BRAND = 0.2
/** So many times the products that are shown are looked at for their models. */
const MODELS_LOOKED_AT = 3

interface Near {
  other: number
  far: number
}

/**
 * Returns docs that a product can be replaced by, the nearest first; only those that can be bought and may be promoted (LAW-40), none
 * for another sex, season, age or size, and one of each model. A type of few products is completed from its sisters, and from the
 * collection. At most `count`.
 */
export const relatedTo = (snapshot: Snapshot, doc: number, currency: Currency, count: number): number[] =>
  nearest(snapshot, doc, currency, count).map(({ other }) => other)

/** The same with what it is worth, by product id. */
export const relatedProducts = (snapshot: Snapshot, doc: number, currency: Currency, count: number): Recommendation[] =>
  nearest(snapshot, doc, currency, count).map(({ other, far }) => ({
    product: snapshot.ids[other]!,
    score: Math.round(MAX_SCORE * Math.exp(-Math.max(far, 0))),
  }))

function nearest(snapshot: Snapshot, doc: number, currency: Currency, count: number): Near[] {
  const product = snapshot.products[doc]
  if (!product) return []
  const anchor = anchorOf(snapshot, doc, 0)
  const seen = new Set([doc])
  const shown: Near[] = []
  const models = [keyOf(product)]
  let base = 0
  for (const docs of pools(snapshot, product)) {
    const found = nearIn(snapshot, anchor, { docs, seen, currency, base })
    base += PER_STEP
    for (const near of found.slice(0, MODELS_LOOKED_AT * count)) {
      const model = keyOf(snapshot.products[near.other]!)
      if (models.includes(model)) continue
      models.push(model)
      shown.push(near)
      if (shown.length === count) return shown
    }
  }
  return shown
}

const keyOf = (product: CatalogProduct): string => `${product.brand} ${modelOf(product)}`

/** Yields the docs to choose from: of the type, then of the types beside it, then of the collection. Most products find enough in the first. */
function* pools(snapshot: Snapshot, product: CatalogProduct): Generator<Uint32Array> {
  const type = typeOf(snapshot, product)
  const { above: aboveOf, completes } = typesIn(snapshot)
  if (type !== UNTYPED) {
    yield docsOfType(snapshot, type)
    const isBeside = (doc: number): boolean => snapshot.products[doc]!.collection === product.collection
    for (const one of aboveOf(type).slice(0, 1)) yield docsOfType(snapshot, one).filter(isBeside)
  }
  const isSister = (doc: number): boolean => {
    const other = snapshot.products[doc]!
    return isRecommendable(other) && (type === UNTYPED || !completes(typeOf(snapshot, other), type))
  }
  const collection = snapshot.inCollection.get(product.collection)
  if (collection) yield collection.subarray(0, MAX_CANDIDATES).filter(isSister)
}

interface Pool {
  docs: Uint32Array
  /** Docs that were looked at before; those of the pool are added. */
  seen: Set<number>
  currency: Currency
  base: number
}

/** Returns the docs of a pool that fit, the nearest first. */
function nearIn(snapshot: Snapshot, anchor: Anchor, { docs, seen, currency, base }: Pool): Near[] {
  const price = snapshot.price[currency]
  const found: Near[] = []
  for (const other of docs.subarray(0, MAX_CANDIDATES)) {
    if (seen.has(other)) continue
    seen.add(other)
    const against = misfit(snapshot, anchor, other)
    if (against === UNFIT) continue
    const cost = Math.abs(Math.log((price[other]! + 1) / (price[anchor.doc]! + 1)))
    const sameBrand = snapshot.brand[other] === anchor.product.brand ? SAME_BRAND : 0
    found.push({ other, far: base + against + cost + sameBrand + agesApart(snapshot, anchor, other) })
  }
  return found.sort((a, b) => a.far - b.far || a.other - b.other)
}

/** Returns the distance of the ages at which two products begin. */
function agesApart(snapshot: Snapshot, anchor: Anchor, other: number): number {
  const ages = agesOf(snapshot, anchor.sizeAges, other)
  if (ages === null || anchor.ages === null) return ages === anchor.ages ? 0 : AGE_UNKNOWN
  return (Math.abs(ages.from - anchor.ages.from) / 12) * PER_YEAR
}

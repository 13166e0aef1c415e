/** What rules put into collections (D-7): worked out in memory, so that a price or a date that changes moves a product by itself. */
import { CURRENCIES, type Currency } from '#domain/market/market.ts'
import { meetsAll, type CollectionRule, type RuleFacts } from '#domain/catalog/collection-rule.ts'
import type { CatalogCollection } from '#store/catalog/catalog.ts'
import type { CatalogProduct } from '#store/catalog/catalog-products.ts'
import { cheapest, shownPrior } from './card-price.ts'
import { isNewAt } from './product-columns.ts'
import { buildCollectionTree, trailOf, type CollectionNode, type CollectionTree } from '#catalog/collections/collection-tree.ts'

/** Rules, and every collection that lists what meets them. */
export interface Ruling {
  rules: readonly CollectionRule[]
  listedIn: readonly number[]
}

const rulingOf = (node: CollectionNode): Ruling => ({ rules: node.rules, listedIn: trailOf(node).map(({ id }) => id) })

/** Returns the rules of the collections that are shown: their products are listed in those above too. */
export const rulingsOf = (tree: CollectionTree): Ruling[] =>
  Array.from(tree.byId.values()).flatMap((node) => (node.rules.length > 0 ? [rulingOf(node)] : []))

const inEachCurrency = <T>(make: (currency: Currency) => T): Record<Currency, T> =>
  Object.fromEntries(CURRENCIES.map((currency) => [currency, make(currency)])) as Record<Currency, T>

/** Returns what rules ask of a product, which has a variant at least. `now` is in milliseconds. */
export function factsOf(product: CatalogProduct, now: number): RuleFacts {
  const { brand, collections, attributes, ageFrom, ageTo } = product
  const shown = inEachCurrency((currency) => cheapest(product, currency))
  return {
    brand,
    collections,
    attributes,
    ageFrom,
    ageTo,
    price: inEachCurrency((currency) => shown[currency].catalogPrice[currency]),
    isReduced: inEachCurrency((currency) => shownPrior(product, shown[currency], currency) !== null),
    isNew: isNewAt(product, now),
  }
}

/** Returns the collections that list a product by rules alone, in order of id. */
export function listedByRules(product: CatalogProduct, rulings: readonly Ruling[], now: number): number[] {
  if (rulings.length === 0 || product.variants.length === 0) return NONE
  const facts = factsOf(product, now)
  const added = rulings.flatMap(({ rules, listedIn }) => (meetsAll(rules, facts) ? listedIn : []))
  if (added.length === 0) return NONE
  return [...new Set(added)].filter((id) => !product.collections.includes(id)).toSorted((a, b) => a - b)
}

const NONE: number[] = []

/**
 * Returns how many of the products each collection lists, those not shown now included, as if `collections` were what the shop has.
 * `now` is in milliseconds.
 */
export function countListed(
  products: readonly CatalogProduct[],
  collections: readonly CatalogCollection[],
  now: number,
): Map<number, number> {
  const tree = buildCollectionTree(collections, now)
  const hidden = Array.from(tree.everyId.values()).filter(({ id, rules }) => rules.length > 0 && !tree.byId.has(id))
  const rulings = [...rulingsOf(tree), ...hidden.map(({ id, rules }) => ({ rules, listedIn: [id] }))]
  const counts = new Map<number, number>()
  for (const product of products)
    for (const id of [...product.collections, ...listedByRules(product, rulings, now)]) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

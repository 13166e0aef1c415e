/** What rules put into collections (D-7): worked out in memory, so that a price or a date that changes moves a product by itself. */
import { CURRENCIES, LOCALES, MARKETS, perLocale, type Currency, type Locale } from '#domain/market/market.ts'
import { differByMarket, meetsAll, type CollectionRule, type RuleFacts } from '#domain/catalog/collection-rule.ts'
import type { CatalogCollection } from '#store/catalog/catalog.ts'
import type { CatalogProduct } from '#store/catalog/catalog-products.ts'
import { cheapest, shownPrior } from './card-price.ts'
import { isNewAt } from './product-columns.ts'
import { buildCollectionTree, trailOf, type CollectionNode, type CollectionTree } from '#catalog/collections/collection-tree.ts'

/** Rules, every collection that lists what meets them, and the markets that show the collection. */
export interface Ruling {
  rules: readonly CollectionRule[]
  listedIn: readonly number[]
  markets: readonly Locale[]
}

const rulingOf = (node: CollectionNode): Ruling => {
  const trail = trailOf(node)
  return {
    rules: node.rules,
    listedIn: trail.map(({ id }) => id),
    markets: LOCALES.filter((locale) => trail.every(({ withheldIn }) => !withheldIn.includes(locale))),
  }
}

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

/** Collections that list a product by rules alone, in order of id. */
export interface RuledLists {
  /** In one market at least. */
  anywhere: readonly number[]
  /** In each market; null where they are the same in all. */
  byMarket: Readonly<Record<Locale, readonly number[]>> | null
}

const NOWHERE: RuledLists = { anywhere: [], byMarket: null }
const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((a, b) => a - b)

/** Returns the collections that list a product by rules. */
export function listedByRules(product: CatalogProduct, rulings: readonly Ruling[], now: number): RuledLists {
  if (rulings.length === 0 || product.variants.length === 0) return NOWHERE
  const facts = factsOf(product, now)
  const listed = perLocale((): number[] => [])
  for (const { rules, listedIn, markets } of rulings) {
    const own = listedIn.filter((id) => !product.collections.includes(id))
    if (own.length === 0) continue
    const isMet = differByMarket(rules) ? null : meetsAll(rules, facts, 'RON')
    for (const locale of markets) if (isMet ?? meetsAll(rules, facts, MARKETS[locale].currency)) listed[locale].push(...own)
  }
  const anywhere = inOrder(LOCALES.flatMap((locale) => listed[locale]))
  if (anywhere.length === 0) return NOWHERE
  const byMarket = perLocale((locale) => inOrder(listed[locale]))
  return { anywhere, byMarket: LOCALES.every((locale) => byMarket[locale].length === anywhere.length) ? null : byMarket }
}

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
  const rulings = [...rulingsOf(tree), ...hidden.map(({ id, rules }) => ({ rules, listedIn: [id], markets: LOCALES }))]
  const counts = new Map<number, number>()
  for (const product of products)
    for (const id of [...product.collections, ...listedByRules(product, rulings, now).anywhere])
      counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

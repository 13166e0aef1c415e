/**
 * Listings over plain arrays of products, written as obviously as possible: filter, sort, count. What a choice would leave is
 * computed as its definition says: the total with it alone in its group. The twin of `src/catalog/columns`, thousands of times slower.
 */
import { AGE_BANDS, NO_FILTERS, priceSteps, type Filters, type PriceRange } from '#domain/catalog/filters.ts'
import { NEW_DAYS, PAGE_SIZE, type Sort } from '#domain/catalog/listing.ts'
import type { Currency } from '#domain/market/market.ts'
import type { CatalogProduct, CatalogVariant } from '#store/catalog/catalog-products.ts'

export interface NaiveCatalog {
  products: readonly CatalogProduct[]
  /** Slugs by id. */
  brands: ReadonlyMap<number, string>
  /** Keys of the attributes that can be filtered by. */
  filterable: readonly string[]
  showrooms: readonly string[]
  /** Milliseconds. */
  now: number
}

export interface NaiveCriteria {
  currency: Currency
  collection?: number
  brand?: number
  only?: 'new' | 'sale'
  /** Product ids in the order of the search, instead of all. */
  among?: readonly number[]
  filters?: Filters
}

const isBuyable = (product: CatalogProduct, variant: CatalogVariant) => product.kind === 'voucher' || variant.available > 0
const isSoldOut = (product: CatalogProduct) => product.variants.every((variant) => !isBuyable(product, variant))

/** The variant that the card shows: the first of the cheapest that can be bought, or of all when none can. */
function face(product: CatalogProduct, currency: Currency): CatalogVariant {
  const buyable = product.variants.filter((variant) => isBuyable(product, variant))
  return (buyable.length > 0 ? buyable : product.variants).toSorted(
    (a, b) => a.catalogPrice[currency] - b.catalogPrice[currency],
  )[0]!
}
const priceOf = (product: CatalogProduct, currency: Currency) => face(product, currency).catalogPrice[currency]

function isReduced(product: CatalogProduct, currency: Currency): boolean {
  const { catalogPrice, prior } = face(product, currency)
  return !product.noPromo && prior[currency] !== null && prior[currency] > catalogPrice[currency]
}

const isNew = (product: CatalogProduct, now: number) =>
  !product.noPromo && now - (product.publishedAt ?? 0) < NEW_DAYS * 86_400_000

const isListed = ({ publishedAt, variants }: CatalogProduct, now: number) =>
  publishedAt !== null && publishedAt <= now && variants.length > 0

function isInScope(product: CatalogProduct, criteria: NaiveCriteria, now: number): boolean {
  const { currency, collection, brand, only, among } = criteria
  if (among !== undefined && !among.includes(product.id)) return false
  if (among === undefined && collection !== undefined && !product.collections.includes(collection)) return false
  if (brand !== undefined && product.brand !== brand) return false
  if (only === 'new') return isNew(product, now)
  return only !== 'sale' || isReduced(product, currency)
}

function hasAge({ ageFrom, ageTo }: CatalogProduct, key: string): boolean {
  const band = AGE_BANDS.find((one) => one.key === key)
  if (!band || (ageFrom === null && ageTo === null)) return false
  const from = ageFrom ?? 0
  const to = Math.max(ageTo ?? Infinity, from + 1)
  return from < (band.to ?? Infinity) && to > band.from
}

/** The options of an attribute as addresses name them. */
function optionsOf(product: CatalogProduct, key: string): string[] {
  const value = product.attributes[key]
  return [value].flat().flatMap((one) => {
    if (typeof one === 'boolean') return [one ? 'yes' : 'no']
    return typeof one === 'string' || typeof one === 'number' ? [String(one)].filter((option) => option !== '') : []
  })
}

const isInRange = (price: number, { from, to }: PriceRange) => price >= (from ?? 0) && price <= (to ?? Infinity)

/** Whether one variant fits the size, the colour and the place together. */
function variantFits(product: CatalogProduct, variant: CatalogVariant, filters: Filters): boolean {
  const { sizes, colors, warehouses, inStock } = filters
  if (sizes.length > 0 && !sizes.includes(variant.size ?? '')) return false
  if (colors.length > 0 && !colors.includes(variant.color ?? '')) return false
  if (warehouses.length > 0)
    return isBuyable(product, variant) && warehouses.some((showroom) => variant.showrooms.includes(showroom))
  return !inStock || isBuyable(product, variant)
}

function fits(catalog: NaiveCatalog, product: CatalogProduct, filters: Filters, currency: Currency): boolean {
  const { brands, ages, attributes, price, onSale } = filters
  if (brands.length > 0 && !brands.includes(catalog.brands.get(product.brand) ?? '')) return false
  if (ages.length > 0 && !ages.some((key) => hasAge(product, key))) return false
  for (const [key, options] of Object.entries(attributes))
    if (!catalog.filterable.includes(key) || !optionsOf(product, key).some((option) => options.includes(option))) return false
  if (price.length > 0 && !price.some((range) => isInRange(priceOf(product, currency), range))) return false
  if (onSale && !isReduced(product, currency)) return false
  return product.variants.some((variant) => variantFits(product, variant, filters))
}

function matching(catalog: NaiveCatalog, criteria: NaiveCriteria, filters: Filters): CatalogProduct[] {
  return catalog.products.filter(
    (product) =>
      isListed(product, catalog.now) &&
      isInScope(product, criteria, catalog.now) &&
      fits(catalog, product, filters, criteria.currency),
  )
}

function compare(a: CatalogProduct, b: CatalogProduct, criteria: NaiveCriteria, sort: Sort): number {
  const { currency, among } = criteria
  const minutes = ({ publishedAt }: CatalogProduct) => Math.floor((publishedAt ?? 0) / 60_000)
  if (sort === 'recommended' && among) return among.indexOf(a.id) - among.indexOf(b.id)
  if (isSoldOut(a) !== isSoldOut(b)) return isSoldOut(a) ? 1 : -1
  const differences = {
    recommended: b.rank - a.rank,
    new: minutes(b) - minutes(a),
    'price-asc': priceOf(a, currency) - priceOf(b, currency),
    'price-desc': priceOf(b, currency) - priceOf(a, currency),
  }
  return differences[sort] || a.id - b.id
}

/** Ids of one page, and how many products there are in all. */
export function naivePage(catalog: NaiveCatalog, criteria: NaiveCriteria, sort: Sort, page: number) {
  const found = matching(catalog, criteria, criteria.filters ?? NO_FILTERS)
  const sorted = found.toSorted((a, b) => compare(a, b, criteria, sort))
  return { total: found.length, ids: sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id) }
}

/** The counts that are not 0, by choice. */
function counted(choices: Iterable<string>, count: (choice: string) => number): Record<string, number> {
  return Object.fromEntries(Array.from(choices, (choice) => [choice, count(choice)] as const).filter(([, found]) => found > 0))
}

/** The counts of every filter, as plain objects. */
export function naiveFacets(catalog: NaiveCatalog, criteria: NaiveCriteria) {
  const { currency, filters = NO_FILTERS } = criteria
  const total = (change: Partial<Filters>) => matching(catalog, criteria, { ...filters, ...change }).length
  const variants = catalog.products.flatMap((product) => product.variants)
  const sizes = new Set(variants.flatMap(({ size }) => size ?? []))
  const colors = new Set(variants.flatMap(({ color }) => color ?? []))
  const attributes = catalog.filterable.map((key) => {
    const options = new Set(catalog.products.flatMap((product) => optionsOf(product, key)))
    return [key, counted(options, (option) => total({ attributes: { ...filters.attributes, [key]: [option] } }))] as const
  })
  const prices = matching(catalog, criteria, { ...filters, price: [] }).map((product) => priceOf(product, currency))
  return {
    brands: counted(catalog.brands.values(), (brand) => total({ brands: [brand] })),
    ages: counted(
      AGE_BANDS.map(({ key }) => key),
      (age) => total({ ages: [age] }),
    ),
    sizes: counted(sizes, (size) => total({ sizes: [size] })),
    colors: counted(colors, (color) => total({ colors: [color] })),
    attributes: Object.fromEntries(
      attributes.filter(([key, options]) => {
        const left = Object.keys(options).length
        return left >= 2 || (left === 1 && key in filters.attributes)
      }),
    ),
    warehouses: counted(catalog.showrooms, (showroom) => total({ warehouses: [showroom] })),
    priceSteps: priceSteps(currency).map((step) => total({ price: [step] })),
    price: prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) },
    inStock: total({ inStock: true }),
    onSale: total({ onSale: true }),
  }
}

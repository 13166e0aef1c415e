/** Search attributes of products, and the document of a product for a search engine (D-77). */
import type { Market } from '#domain/market/market.ts'
import type { SearchDocument } from '#domain/search/search.ts'
import { TAGS } from '#domain/search/search-filter.ts'
import { href } from '#domain/market/market.ts'
import { shownVariant, pictureOf } from '#catalog/products/pictures.ts'
import { cheapest, isSoldOut, shownPrior } from '#catalog/columns/card-price.ts'
import { collectionsOf, derive, isOnSale, type CatalogProduct, type Snapshot } from '#catalog/columns/snapshot.ts'

type Read<T> = (snapshot: Snapshot, product: CatalogProduct, doc: number, market: Market) => T

export type SearchAttribute = {
  name: string
  /** Its values are counted; other attributes only filter. */
  isFacet: boolean
} & ({ kind: 'value'; values: Read<readonly string[]> } | { kind: 'number'; number: Read<number | null> })

const values = (name: string, read: Read<readonly string[]>): SearchAttribute => ({
  name,
  isFacet: true,
  kind: 'value',
  values: read,
})
const yesOrNo = (name: string, read: Read<boolean>): SearchAttribute => values(name, (...product) => [String(read(...product))])
const number = (name: string, read: Read<number | null>, isFacet = true): SearchAttribute => ({
  name,
  isFacet,
  kind: 'number',
  number: read,
})

/** Attributes of every shop; `attributes.material` and the like are added from the dictionary. */
const FIXED: readonly SearchAttribute[] = [
  values('brand', ({ brands }, { brand }) => present([brands.get(brand)?.name])),
  values('collections', (snapshot, product) =>
    present(collectionsOf(snapshot, product).map((id) => snapshot.tree.byId.get(id)?.key)),
  ),
  values('kind', (_, { kind }) => [kind]),
  values('colors', (_, { variants }) => present(variants.map(({ color }) => color))),
  values('sizes', (_, { variants }) => present(variants.map(({ size }) => size))),
  values('warehouses', (_, { variants }) => present(variants.flatMap(({ showrooms }) => showrooms))),
  values(TAGS, (_, { flags }) => flags),
  yesOrNo('in_stock', (_, product) => !isSoldOut(product)),
  yesOrNo('on_sale', (snapshot, _, doc, { currency }) => isOnSale(snapshot, doc, currency)),
  number('price', ({ price }, _, doc, { currency }) => price[currency][doc]!),
  number('age_from', (_, { ageFrom }) => ageFrom),
  number('age_to', (_, { ageTo }) => ageTo),
  // Seconds since 1970.
  number('published_at', (_, { publishedAt }) => (publishedAt === null ? null : Math.floor(publishedAt / 1000)), false),
  number('rank', (_, { rank }) => rank, false),
]

const PREFIX = 'attributes.'

/** Returns the attributes that filters and facets may name, by name. */
export const searchAttributes = (snapshot: Snapshot): ReadonlyMap<string, SearchAttribute> =>
  derive(snapshot, makeSearchAttributes)

function makeSearchAttributes({ attributes }: Snapshot): ReadonlyMap<string, SearchAttribute> {
  const filterable = Array.from(attributes.values()).filter((one) => one.filterable)
  const own = filterable.map(({ key }) => values(PREFIX + key, (_, product) => textsOf(product.attributes[key])))
  return new Map([...FIXED, ...own].map((one) => [one.name, one]))
}

/** Returns the names of the attributes that may be counted. */
export const facetNames = (snapshot: Snapshot): string[] =>
  Array.from(searchAttributes(snapshot).values()).flatMap(({ name, isFacet }) => (isFacet ? [name] : []))

/** Searched fields of a document, the most important first. */
export const SEARCHED = ['name', 'brand', 'collection_names', 'skus'] as const

/** Returns the document of a product. */
export function documentOf(snapshot: Snapshot, doc: number, market: Market): SearchDocument {
  const product = snapshot.products[doc]!
  const { locale, currency } = market
  const variant = cheapest(product, currency)
  const own: Record<string, unknown> = {}
  for (const attribute of FIXED) {
    if (attribute.kind === 'number') {
      const number = attribute.number(snapshot, product, doc, market)
      if (number !== null) own[attribute.name] = number
    } else {
      const list = attribute.values(snapshot, product, doc, market)
      own[attribute.name] = SINGLE.has(attribute.name) ? asWritten(list[0]) : list
    }
  }
  const attributes = Object.keys(product.attributes).filter((key) => snapshot.attributes.get(key)?.filterable)
  return {
    objectID: String(product.id),
    name: product.name[locale],
    url: href(market, `/p/${product.slug[locale]}`),
    image: pictureOf(product, shownVariant(product)?.colourway ?? null).src,
    currency,
    prior: shownPrior(product, variant, currency),
    skus: product.variants.map(({ sku }) => sku),
    collection_names: present(collectionsOf(snapshot, product).map((id) => snapshot.tree.byId.get(id)?.name[locale])),
    ...(own as Pick<SearchDocument, 'brand' | 'collections' | 'price' | '_tags'>),
    attributes: Object.fromEntries(attributes.map((key) => [key, textsOf(product.attributes[key])])),
  }
}

/** Attributes with exactly one value. */
const SINGLE = new Set(['brand', 'kind', 'in_stock', 'on_sale'])
const asWritten = (value: string | undefined) => (value === 'true' ? true : value === 'false' ? false : (value ?? ''))

const present = (list: readonly (string | null | undefined)[]): string[] => [
  ...new Set(list.filter((value) => value !== null && value !== undefined)),
]

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : []
}

/** What a product is found and narrowed by in the language of search engines, and its whole document there (D-77). */
import type { Market } from '#domain/market.ts'
import type { SearchDocument } from '#domain/search.ts'
import { TAGS } from '#domain/search-filter.ts'
import { href } from '#domain/market.ts'
import { ON_SALE } from '#catalogue/flags.ts'
import { faceOf, pictureOf } from '#catalogue/pictures.ts'
import { cheapest, isSoldOut, shownPrior, type CatalogueProduct, type Snapshot } from '#catalogue/snapshot.ts'

type Read<T> = (snapshot: Snapshot, product: CatalogueProduct, doc: number, market: Market) => T

export type SearchAttribute = {
  name: string
  /** Its values are counted; others only narrow. */
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

/** The same for every shop; `attributes.material` and the like follow from the dictionary. */
const FIXED: readonly SearchAttribute[] = [
  values('brand', ({ brands }, { brand }) => present([brands.get(brand)?.name])),
  values('collections', ({ tree }, { collections }) => present(collections.map((id) => tree.byId.get(id)?.key))),
  values('kind', (_, { kind }) => [kind]),
  values('colors', (_, { variants }) => present(variants.map(({ color }) => color))),
  values('sizes', (_, { variants }) => present(variants.map(({ size }) => size))),
  values('warehouses', (_, { variants }) => present(variants.flatMap(({ showrooms }) => showrooms))),
  values(TAGS, (_, { flags }) => flags),
  yesOrNo('in_stock', (_, product) => !isSoldOut(product)),
  yesOrNo('on_sale', ({ flags }, _, doc, { currency }) => (flags[doc]! & ON_SALE[currency]) !== 0),
  number('price', ({ price }, _, doc, { currency }) => price[currency][doc]!),
  number('age_from', (_, { ageFrom }) => ageFrom),
  number('age_to', (_, { ageTo }) => ageTo),
  // Seconds since 1970.
  number('published_at', (_, { publishedAt }) => (publishedAt === null ? null : Math.floor(publishedAt / 1000)), false),
  number('rank', (_, { rank }) => rank, false),
]

const PREFIX = 'attributes.'

/** Everything that filters and facets may name, in no order that matters. */
export const searchAttributes = ({ attributes }: Pick<Snapshot, 'attributes'>): SearchAttribute[] => [
  ...FIXED,
  ...Array.from(attributes.values())
    .filter(({ filterable }) => filterable)
    .map(({ key }) => values(PREFIX + key, (_, product) => textsOf(product.attributes[key]))),
]

/** Parts of a document that words are looked for in, the most telling first. */
export const SEARCHED = ['name', 'brand', 'collection_names', 'skus'] as const

/** A product as a search engine gets it and gives it back. */
export function documentOf(snapshot: Snapshot, doc: number, market: Market): SearchDocument {
  const product = snapshot.products[doc]!
  const { locale, currency } = market
  const variant = cheapest(product, currency)
  const own = searchAttributes(snapshot).map((attribute): [string, unknown] => {
    if (attribute.kind === 'number') return [attribute.name, attribute.number(snapshot, product, doc, market)]
    const list = attribute.values(snapshot, product, doc, market)
    return [attribute.name, SINGLE.has(attribute.name) ? asWritten(list[0]) : list]
  })
  return {
    objectID: String(product.id),
    name: product.name[locale],
    url: href(market, `/p/${product.slug[locale]}`),
    image: pictureOf(product, faceOf(product)?.colourway ?? null).src,
    currency,
    prior: shownPrior(product, variant, currency),
    skus: product.variants.map(({ sku }) => sku),
    collection_names: present(product.collections.map((id) => snapshot.tree.byId.get(id)?.name[locale])),
    ...(Object.fromEntries(own.filter(([name, value]) => !name.startsWith(PREFIX) && value !== null)) as Pick<
      SearchDocument,
      'brand' | 'collections' | 'price' | '_tags'
    >),
    attributes: Object.fromEntries(
      own
        .filter(([name, value]) => name.startsWith(PREFIX) && (value as readonly string[]).length > 0)
        .map(([name, value]) => [name.slice(PREFIX.length), value]),
    ),
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

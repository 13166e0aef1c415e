/** What the sitemaps list, in parts a market and kind: only pages that search engines may list, each at its canonical address (D-6). */
import { listProducts } from '#catalogue/listing.ts'
import { galleryOf } from '#catalogue/pictures.ts'
import type { CatalogueProduct, Snapshot } from '#catalogue/snapshot.ts'
import { href, LOCALES, MARKETS, type Locale } from '#domain/market.ts'
import { lastChanges } from '#services/last-changes.ts'
import { readShopFront } from '#services/shop-front.ts'
import type { Shop } from '#src/shop.ts'
import { collectionPath } from '#web/server/listing.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Entry } from './entry.ts'

export const KINDS = ['pages', 'collections', 'brands', 'products'] as const
export type Kind = (typeof KINDS)[number]

export const isKind = (value: string): value is Kind => KINDS.some((kind) => kind === value)

/** Far below the 50,000 addresses and 50 MB that are allowed: a part is about a megabyte. */
export const PART_SIZE = 1_000
/** Pages written between two pauses. */
const SLICE = 100

const everywhere = (path: (locale: Locale) => string): Entry['paths'] =>
  Object.fromEntries(LOCALES.map((locale) => [locale, href(MARKETS[locale], path(locale))]))

/** How many parts each kind has. */
export const partsOf = (snapshot: Snapshot, kind: Kind): number =>
  kind === 'products' ? Math.ceil(snapshot.products.length / PART_SIZE) : 1

/** The entries of one part in slices. @param part from 1 */
export async function* entriesOf(
  shop: Pick<Shop, 'db' | 'clock' | 'catalogue'>,
  { kind, part, locale }: { kind: Kind; part: number; locale: Locale },
): AsyncGenerator<Entry[]> {
  const snapshot = shop.catalogue.current
  switch (kind) {
    case 'pages':
      return yield [...frontPages(snapshot, locale), ...(await textPages(shop, locale))]
    case 'collections':
      return yield* sliced([...snapshot.tree.byId.values()], (node) => {
        const docs = snapshot.inCollection.get(node.id) ?? []
        return docs.length === 0 ? null : listing(snapshot, docs, (one) => collectionPath(node, one))
      })
    case 'brands':
      return yield* sliced([...snapshot.brands.values()], (brand) => {
        const { docs, total } = listProducts(snapshot, {
          brand: brand.id,
          currency: MARKETS[locale].currency,
          sort: 'new',
          page: 1,
        })
        return total === 0 ? null : listing(snapshot, docs, () => `/brands/${brand.slug}`)
      })
    case 'products': {
      const products = snapshot.products.slice((part - 1) * PART_SIZE, part * PART_SIZE)
      for (let from = 0; from < products.length; from += SLICE) {
        const slice = products.slice(from, from + SLICE)
        const changes = await lastChanges(shop, slice, MARKETS[locale].currency)
        yield slice.map((product) => productEntry(product, changes.get(product.id) ?? null))
      }
    }
  }
}

async function* sliced<T>(all: readonly T[], entry: (one: T) => Entry | null): AsyncGenerator<Entry[]> {
  for (let from = 0; from < all.length; from += SLICE) {
    yield all.slice(from, from + SLICE).flatMap((one) => entry(one) ?? [])
    await nextTurn()
  }
}

/** Docs looked at for the newest of a listing: they are many, and the recommended ones come first. */
const LOOKED_AT = 200

/** A listing changes when something comes into it. */
function listing(snapshot: Snapshot, docs: ArrayLike<number>, path: (locale: Locale) => string): Entry {
  let newest = 0
  for (let at = 0; at < Math.min(docs.length, LOOKED_AT); at++)
    newest = Math.max(newest, snapshot.products[docs[at]!]?.publishedAt ?? 0)
  return { paths: everywhere(path), changedAt: newest || null, images: [] }
}

const productEntry = (product: CatalogueProduct, changedAt: number | null): Entry => {
  const colourways = new Set(product.variants.map(({ colourway }) => colourway))
  return {
    paths: everywhere((locale) => `/p/${product.slug[locale]}`),
    changedAt,
    images: Array.from(colourways).flatMap((colourway, at) => {
      const gallery = galleryOf(product, colourway)
      return (at === 0 ? gallery : gallery.slice(0, 1)).map(({ src }) => src)
    }),
  }
}

function frontPages(snapshot: Snapshot, locale: Locale): Entry[] {
  const listed = (only: 'new' | 'sale', market: Locale): boolean =>
    listProducts(snapshot, { only, currency: MARKETS[market].currency, sort: 'recommended', page: 1 }).total > 0
  const narrowed = (['new', 'sale'] as const).flatMap((only): Entry[] => {
    const paths = LOCALES.flatMap((one) => (listed(only, one) ? [[one, href(MARKETS[one], `/${only}`)]] : []))
    return listed(only, locale) ? [{ paths: Object.fromEntries(paths), changedAt: null, images: [] }] : []
  })
  const front = ['/', '/brands'].map((path): Entry => ({ paths: everywhere(() => path), changedAt: null, images: [] }))
  return [...front, ...narrowed]
}

async function textPages(shop: Pick<Shop, 'db'>, locale: Locale): Promise<Entry[]> {
  const { pages } = await readShopFront(shop)
  return pages.flatMap((page): Entry[] => {
    if (page.locale !== locale) return []
    const same = pages.filter(({ key }) => key === page.key)
    const paths = same.map((one) => [one.locale, href(MARKETS[one.locale], `/${one.slug}`)])
    return [{ paths: Object.fromEntries(paths), changedAt: null, images: [] }]
  })
}

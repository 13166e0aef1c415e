/** The parts of the sitemaps by market and kind: only pages that search engines may list, each at its canonical address (D-6). */
import { marketsOf } from '#catalog/collections/collection-tree.ts'
import { isSeen, seenIn } from '#catalog/columns/market-view.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { listProducts } from '#catalog/columns/listing.ts'
import { galleriesOf, type ColourPicture } from '#catalog/products/details.ts'
import { picturesIn } from '#catalog/products/pictures.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import { BLOG } from '#domain/content/article.ts'
import { href, LOCALES, MARKETS, perLocale, type Locale, type Market } from '#domain/market/market.ts'
import { contactHref, showroomsHref, sizeGuideHref } from '#domain/market/page-paths.ts'
import type { ArticleHead, Blog } from '#domain/content/blog.ts'
import { articlesIn, readBlog } from '#services/blog/blog.ts'
import { lastChanges } from '#services/catalog/last-changes.ts'
import { listShowrooms } from '#services/delivery/showrooms.ts'
import { readShopFront } from '#services/content/shop-front.ts'
import type { Shop } from '#services/shop.ts'
import { collectionPath } from '#web/storefront/listing/listing.server.ts'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Entry } from './entry.ts'

export const KINDS = ['pages', 'collections', 'brands', 'products', 'articles'] as const
export type Kind = (typeof KINDS)[number]

export const isKind = (value: string): value is Kind => KINDS.some((kind) => kind === value)

/** Far below the 50,000 addresses and 50 MB that are allowed: a part is about a megabyte. */
export const PART_SIZE = 1_000
/** Products written between two pauses. */
const SLICE = 100
/** Products looked at between two pauses. */
const DOCS_SLICE = 100_000

const everywhere = (path: (locale: Locale) => string): Entry['paths'] =>
  perLocale((locale) => href(MARKETS[locale], path(locale)))

/** Returns how many parts each kind has. */
export const partsOf = (snapshot: Snapshot, kind: Kind): number =>
  kind === 'products' ? Math.ceil(snapshot.products.length / PART_SIZE) : 1

/** Returns the entries of one part in slices. @param part from 1 */
export async function* entriesOf(
  shop: Pick<Shop, 'db' | 'clock' | 'catalog' | 'content' | 'memory'>,
  { kind, part, locale }: { kind: Kind; part: number; locale: Locale },
): AsyncGenerator<Entry[]> {
  const snapshot = seenIn(shop.catalog.current, locale)
  switch (kind) {
    case 'pages': {
      const front = [...frontPages(snapshot, locale), ...(await showroomPages(shop))]
      const taken = new Set(front.map(({ paths }) => paths[locale]))
      const written = await textPages(shop, locale)
      return yield [...front, ...written.filter(({ paths }) => !taken.has(paths[locale]))]
    }
    case 'collections':
      for (const node of snapshot.tree.byId.values()) {
        const newest = newestOf(snapshot, snapshot.inCollection.get(node.id) ?? [])
        if (newest === null) continue
        const markets = marketsOf(shop.catalog.current.tree, node.id)
        yield [listing(newest, (one) => collectionPath(node, one), markets)]
        await yieldToEventLoop()
      }
      return
    case 'brands': {
      const newest = await newestByBrand(snapshot)
      return yield Array.from(snapshot.brands.values()).flatMap((brand) => {
        const at = newest.get(brand.id)
        return at === undefined ? [] : [listing(at, () => `/brands/${brand.slug}`)]
      })
    }
    case 'articles':
      return yield await blogPages(shop, locale)
    case 'products': {
      const products = snapshot.products.slice((part - 1) * PART_SIZE, part * PART_SIZE).filter((one) => isSeen(snapshot, one))
      for (let from = 0; from < products.length; from += SLICE) {
        const slice = products.slice(from, from + SLICE)
        const changes = await lastChanges(shop, slice, MARKETS[locale].currency)
        const galleries = await galleriesOf(
          shop.db,
          slice.map(({ id }) => id),
        )
        yield slice.map((product) => productEntry(product, galleries.get(product.id) ?? [], changes.get(product.id) ?? null))
      }
    }
  }
}

/** When the youngest of these was published, milliseconds; null of none: a listing changes when a product is added. */
function newestOf({ published }: Snapshot, docs: ArrayLike<number>): number | null {
  let newest = -Infinity
  for (let at = 0; at < docs.length; at++) newest = Math.max(newest, published[docs[at]!]!)
  return newest === -Infinity ? null : newest * MINUTE_MS
}

async function newestByBrand({ brand, published, products, byId }: Snapshot): Promise<Map<number, number>> {
  const newest = new Map<number, number>()
  for (let doc = 0; doc < brand.length; doc++) {
    if (byId.has(products[doc]!.id)) newest.set(brand[doc]!, Math.max(newest.get(brand[doc]!) ?? 0, published[doc]! * MINUTE_MS))
    if (doc % DOCS_SLICE === DOCS_SLICE - 1) await yieldToEventLoop()
  }
  return newest
}

const listing = (changedAt: number, path: (locale: Locale) => string, markets: readonly Locale[] = LOCALES): Entry => ({
  paths: Object.fromEntries(markets.map((locale) => [locale, href(MARKETS[locale], path(locale))])),
  changedAt,
  images: [],
})

const productEntry = (product: CatalogProduct, pictures: readonly ColourPicture[], changedAt: number | null): Entry => {
  const colourways = new Set(product.variants.map(({ colourway }) => colourway))
  return {
    paths: Object.fromEntries(
      LOCALES.filter((one) => !product.withheldIn.includes(one)).map((one) => [
        one,
        href(MARKETS[one], `/p/${product.slug[one]}`),
      ]),
    ),
    changedAt,
    images: Array.from(colourways).flatMap((colourway, at) => {
      const gallery = picturesIn(pictures, colourway)
      return (at === 0 ? gallery : gallery.slice(0, 1)).map(({ src }) => src)
    }),
  }
}

function frontPages(snapshot: Snapshot, locale: Locale): Entry[] {
  const listed = (only: 'new' | 'sale', market: Locale): boolean =>
    listProducts(snapshot, { only, currency: MARKETS[market].currency }).total > 0
  const filtered = (['new', 'sale'] as const).flatMap((only): Entry[] => {
    const paths = LOCALES.flatMap((one) => (listed(only, one) ? [[one, href(MARKETS[one], `/${only}`)]] : []))
    return listed(only, locale) ? [{ paths: Object.fromEntries(paths), changedAt: null, images: [] }] : []
  })
  const front = ['/', '/brands'].map((path): Entry => ({ paths: everywhere(() => path), changedAt: null, images: [] }))
  const own = [contactHref, (market: Market) => sizeGuideHref(market)].map((hrefOf): Entry => ({
    paths: perLocale((one) => hrefOf(MARKETS[one])),
    changedAt: null,
    images: [],
  }))
  return [...front, ...own, ...filtered]
}

/** The blog, its categories that have articles, and the articles: in the languages in which search engines are told of them. */
async function blogPages(shop: Pick<Shop, 'catalog' | 'content' | 'memory'>, locale: Locale): Promise<Entry[]> {
  const blogs = await Promise.all(LOCALES.map(async (one) => [one, await readBlog(shop, one)] as const))
  const pathsOf = (paths: Entry['paths']): Entry['paths'] =>
    Object.fromEntries(LOCALES.flatMap((one) => (paths[one] === undefined ? [] : [[one, href(MARKETS[one], `/${paths[one]}`)]])))
  const listed = (
    articlesOf: (blog: Blog, at: Locale) => readonly ArticleHead[],
    pathIn: (at: Locale) => string | undefined,
  ): Entry[] => {
    const there = blogs.filter(([at, blog]) => articlesOf(blog, at).length > 0)
    const own = there.find(([at]) => at === locale)
    const newest = own && articlesOf(own[1], locale)[0]
    if (!newest) return []
    const paths = Object.fromEntries(there.map(([at]) => [at, pathIn(at)]))
    return [{ paths: pathsOf(paths), changedAt: newest.publishedAt.getTime(), images: [] }]
  }
  const own = blogs.find(([at]) => at === locale)![1]
  const pictures = shop.catalog.current.contentPictures
  return [
    ...listed(
      ({ articles }) => articles,
      () => BLOG,
    ),
    ...own.categories.flatMap(({ alternates }) =>
      listed(
        (blog, at) => articlesIn(blog, { path: alternates[at] ?? '' }),
        (at) => alternates[at],
      ),
    ),
    ...own.articles.map(({ alternates, changedAt, publishedAt, cover }) => ({
      paths: pathsOf(alternates),
      changedAt: (changedAt ?? publishedAt).getTime(),
      images: [pictures.get(cover ?? '')?.src ?? []].flat(),
    })),
  ]
}

async function showroomPages(shop: Pick<Shop, 'db'>): Promise<Entry[]> {
  const showrooms = await listShowrooms(shop)
  if (showrooms.length === 0) return []
  const slugs = [null, ...showrooms.map(({ page }) => page.slug)]
  return slugs.map((slug) => ({
    paths: perLocale((one) => showroomsHref(MARKETS[one], slug?.[one] ?? '')),
    changedAt: null,
    images: [],
  }))
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

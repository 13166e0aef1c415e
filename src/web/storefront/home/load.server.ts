/** Loads the data of the home page. */
import { ROW_CARDS } from '#domain/catalog/list-lengths.ts'
import { cardOf, cardsOf } from '#web/storefront/card/card-view.server.ts'
import { rootCollection, trailOf, topCollections, type CollectionNode } from '#catalog/collections/collection-tree.ts'
import { shownVariant, pictureOf } from '#catalog/products/pictures.ts'
import { listProducts } from '#catalog/columns/listing.ts'
import { derive, type Snapshot } from '#catalog/columns/snapshot.ts'
import type { CatalogBrand } from '#store/catalog/catalog.ts'
import { AGE_BANDS } from '#domain/catalog/filters.ts'
import { pictureWidths } from '#domain/catalog/picture.ts'
import { href, MARKETS, perLocale, type Market } from '#domain/market/market.ts'
import { ageBand } from '#messages/filters.ts'
import { shopJsonLd } from '#web/feeds/structured-data/shop.ts'
import { collectionPath } from '#web/storefront/listing/listing.server.ts'
import type { Head, Load } from '#web/http/pages/page.ts'
import { sceneIn, scenePath, type ScenePicture } from '#web/storefront/pictures/scenes.server.ts'
import type { HomePicture, HomeView } from './view.ts'

const BRANDS_SHOWN = 6
/** The newest are looked through for different top-level collections. */
const NEWEST_PAGES = 3
const AGES_SHOWN = 6
/** How wide the hero and the lookbook's picture are shown. */
const HERO_SIZES = '100vw'
const LOOKBOOK_SIZES = '(max-width: 900px) 100vw, 50vw'

function agesIn(action: string | null): HomeView['ages'] {
  if (action === null) return null
  const bands = AGE_BANDS.slice(0, AGES_SHOWN).map((band) => {
    const [span = '', unit = ''] = ageBand(band).split(' ')
    return { key: band.key, span, unit }
  })
  return { action, bands }
}

export const load: Load<HomeView> = async ({ shop, front, market, url, tag }) => {
  const snapshot = shop.catalog.current
  const { tree } = snapshot
  const bellyBands = tree.byKey.get(snapshot.home?.bellyBands ?? '')
  const all = rootCollection(tree)
  tag('listing')
  const hero = heroPictures(snapshot, market)
  const data: HomeView = {
    hero: heroOf(snapshot, hero, front.merchant.name, market),
    band: scenePath(snapshot, 'belly-band'),
    topCollections: tilesOf(snapshot, market),
    ages: agesIn(all ? href(market, collectionPath(all, market.locale)) : null),
    arrivals: cardsOf(snapshot, arrivalsOf(snapshot, market), market),
    lookbook: lookbookOf(snapshot, market),
    sale: cardsOf(snapshot, reductionsOf(snapshot, market), market),
    bellyBands: bellyBands ? href(market, collectionPath(bellyBands, market.locale)) : null,
    brands: derive(snapshot, largestBrands).map(({ name, slug }) => ({ name, href: href(market, `/brands/${slug}`) })),
    showrooms: snapshot.showrooms.map(({ city, name, address, zip }) => ({
      city: city[market.locale],
      name: name[market.locale],
      address,
      map: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${address}, ${zip} ${city.en}`)}`,
    })),
  }
  return {
    data,
    head: {
      title: [front.merchant.name, snapshot.home?.tagline[market.locale]].filter(Boolean).join(': '),
      description: snapshot.home?.description[market.locale],
      alternates: perLocale((locale) => href(MARKETS[locale], '/')),
      preload: heroPreload(hero),
      jsonLd: shopJsonLd(front.merchant, market, url),
    },
  }
}

/** The hero's picture, and that for narrow screens: a shop may have one for all screens, or none. */
interface HeroPictures {
  wide: HomePicture | null
  narrow: HomePicture | null
}

const heroPictures = (snapshot: Snapshot, { locale }: Market): HeroPictures => ({
  wide: withWidths(sceneIn(snapshot, 'hero', locale), HERO_SIZES),
  narrow: withWidths(sceneIn(snapshot, 'hero-mobile', locale), HERO_SIZES),
})

const withWidths = (picture: ScenePicture | null, sizes: string): HomePicture | null =>
  picture && { ...picture, ...pictureWidths(picture.src, sizes) }

/** Where the merchant has written nothing, the hero says the name of the shop. */
function heroOf(snapshot: Snapshot, { wide, narrow }: HeroPictures, shopName: string, market: Market): HomeView['hero'] {
  const { home, tree } = snapshot
  const { locale } = market
  const second = home?.hero.second
  const target = second ? tree.byKey.get(second.collection) : undefined
  return {
    picture: wide,
    mobile: narrow && {
      srcSet: narrow.srcSet ?? narrow.src,
      sizes: narrow.sizes,
      width: narrow.width,
      height: narrow.height,
    },
    title: home?.hero.title[locale] ?? shopName,
    lead: home?.hero.lead[locale] ?? '',
    second: second && target ? { text: second.text[locale], href: href(market, collectionPath(target, locale)) } : null,
  }
}

/** The large picture is what people wait for. */
function heroPreload({ wide, narrow }: HeroPictures): Head['preload'] {
  if (!wide) return undefined
  if (!narrow) return [preloadOf(wide)]
  return [
    { ...preloadOf(wide), media: '(min-width: 641px)' },
    { ...preloadOf(narrow), media: '(max-width: 640px)' },
  ]
}

const preloadOf = ({ src, srcSet, sizes }: HomePicture) => ({
  href: src,
  as: 'image' as const,
  imagesrcset: srcSet,
  imagesizes: sizes,
})

/** Returns the newest products of each top-level collection, newest first. */
function arrivalsOf(snapshot: Snapshot, { currency }: Market): number[] {
  const listing = listProducts(snapshot, { only: 'new', currency })
  const newest = Array.from({ length: NEWEST_PAGES }, (_, at) => listing.page('new', at + 1))
  return oneOfEachTopCollection(snapshot, newest.flat())
}

const reductionsOf = (snapshot: Snapshot, { currency }: Market): number[] =>
  oneOfEachTopCollection(snapshot, listProducts(snapshot, { only: 'sale', currency }).docs)

/** Returns the first four available products, of different top-level collections where possible. */
function oneOfEachTopCollection(snapshot: Snapshot, docs: Iterable<number>): number[] {
  const first = new Map<number, number>()
  const looks = new Set<number>()
  const others: number[] = []
  for (const doc of docs) {
    const product = snapshot.products[doc]
    if (!product || doc >= snapshot.firstSoldOut) continue
    const node = snapshot.tree.byId.get(product.collection)
    const root = node ? (trailOf(node)[0]?.id ?? 0) : 0
    const look = product.collection
    if (first.has(root) || looks.has(look)) others.push(doc)
    else first.set(root, doc)
    looks.add(look)
    if (first.size === ROW_CARDS) break
  }
  return [...first.values(), ...others].slice(0, ROW_CARDS)
}

/** The goods of the lookbook's picture; null unless there is a picture and all of them can be bought. */
function lookbookOf(snapshot: Snapshot, market: Market): HomeView['lookbook'] {
  const lookbook = snapshot.home?.lookbook
  const picture = withWidths(sceneIn(snapshot, 'lookbook', market.locale), LOOKBOOK_SIZES)
  if (!lookbook || !picture) return null
  const docs = [...lookbook.beside, lookbook.spot].map((id) => snapshot.byId.get(id) ?? Infinity)
  if (docs.some((doc) => doc >= snapshot.firstSoldOut)) return null
  return {
    picture,
    title: lookbook.title[market.locale],
    lead: lookbook.lead[market.locale],
    cards: cardsOf(snapshot, docs.slice(0, -1), market),
    spot: cardOf(snapshot, docs.at(-1)!, market),
  }
}

/** The collections that have a tile; in a shop without such pictures those it is divided into, each with its first product. */
function tilesOf(snapshot: Snapshot, market: Market): HomeView['topCollections'] {
  const roots = topCollections(snapshot.tree)
  const view = (node: CollectionNode, image: string, alt?: string) => ({
    key: node.key,
    name: node.name[market.locale],
    tagline: node.tagline[market.locale],
    href: href(market, collectionPath(node, market.locale)),
    image,
    alt,
  })
  const pictured = roots
    .filter(({ pictures }) => pictures.tile)
    .toSorted((a, b) => a.pictures.tile!.position - b.pictures.tile!.position)
  if (pictured.length > 0)
    return pictured.map((node) => view(node, node.pictures.tile!.src, node.pictures.tile!.alt[market.locale]))
  return roots.flatMap((node) => {
    const product = snapshot.products[snapshot.inCollection.get(node.id)?.[0] ?? -1]
    return product ? [view(node, pictureOf(product, shownVariant(product)?.colourway ?? null).src)] : []
  })
}

/** Returns the brands with the most products. */
function largestBrands(snapshot: Snapshot): CatalogBrand[] {
  const counts = new Map<number, number>()
  for (const id of snapshot.brand) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, BRANDS_SHOWN)
    .flatMap(([id]) => snapshot.brands.get(id) ?? [])
}

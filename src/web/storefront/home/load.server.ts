import { cardOf, cardsOf } from '#catalog/products/card.ts'
import { trailOf } from '#catalog/collections/collection-tree.ts'
import { listProducts, matching } from '#catalog/columns/listing.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import type { Art } from '#demo/art/draw.ts'
import { LOOKBOOK, type LookbookThing } from '#demo/content/lookbook.ts'
import { AGE_BANDS } from '#domain/catalog/filters.ts'
import { href, LOCALES, MARKETS, type Market } from '#domain/market/market.ts'
import * as text from '#messages/home.ts'
import { shopJsonLd } from '#web/feeds/structured-data/shop.ts'
import { ageName } from '#web/storefront/listing/filter-names.server.ts'
import { collectionPath } from '#web/storefront/listing/listing.server.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath, type Scene } from '#web/storefront/pictures/scenes.server.ts'
import type { HomeView } from './view.ts'

const IN_A_ROW = 4
const BRANDS_SHOWN = 6
/** The newest are looked through for different worlds. */
const LOOKED_AT = 3
const AGES_SHOWN = 6
/** Key of the collection of all products. */
const EVERYTHING = 'products'

const WORLDS: Record<string, Scene> = {
  transport: 'world-transport',
  puericulture: 'world-care',
  nursery: 'world-nursery',
  toys: 'world-toys',
  fashion: 'world-fashion',
  maternity: 'world-maternity',
  gifts: 'world-gifts',
}

/** Worked out once a snapshot. */
function ofSnapshot<T>(work: (snapshot: Snapshot) => T): (snapshot: Snapshot) => T {
  const known = new WeakMap<Snapshot, { found: T }>()
  return (snapshot) => {
    let result = known.get(snapshot)
    if (!result) known.set(snapshot, (result = { found: work(snapshot) }))
    return result.found
  }
}

function agesIn(action: string | null): HomeView['ages'] {
  if (action === null) return null
  const bands = AGE_BANDS.slice(0, AGES_SHOWN).map(({ key }) => {
    const [span = '', unit = ''] = ageName(key).split(' ')
    return { key, span, unit }
  })
  return { action, bands }
}

export const load: Load<HomeView> = async ({ shop, front, market, url, tag }) => {
  const snapshot = shop.catalog.current
  const { tree } = snapshot
  const to = (key: string): string | null => {
    const node = tree.byKey.get(key)
    return node ? href(market, collectionPath(node, market.locale)) : null
  }
  tag('listing')
  const pictures = {
    hero: scenePath('hero'),
    heroMobile: scenePath('hero-mobile'),
    lookbook: scenePath('lookbook'),
    band: scenePath('belly-band'),
  }
  const data: HomeView = {
    pictures,
    nursery: to('nursery'),
    worlds: Object.entries(WORLDS).flatMap(([key, scene]) => {
      const node = tree.byKey.get(key)
      return node ? [{ key, name: node.name[market.locale], href: to(key) ?? '', image: scenePath(scene) }] : []
    }),
    ages: agesIn(to(EVERYTHING)),
    arrivals: cardsOf(snapshot, arrivalsOf(snapshot, market), market),
    lookbook: lookbookOf(snapshot, market),
    sale: cardsOf(snapshot, reductionsOf(snapshot, market), market),
    bellyBands: to('belly-bands'),
    brands: brandsOf(snapshot).map(({ name, slug }) => ({ name, href: href(market, `/brands/${slug}`) })),
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
      title: text.title({ shop: front.merchant.name }),
      description: text.description(),
      alternates: Object.fromEntries(LOCALES.map((locale) => [locale, href(MARKETS[locale], '/')])),
      preload: [
        { href: pictures.hero, as: 'image', media: '(min-width: 641px)' },
        { href: pictures.heroMobile, as: 'image', media: '(max-width: 640px)' },
      ],
      jsonLd: shopJsonLd(front.merchant, market, url),
    },
  }
}

/** Returns the newest products of each top-level collection, newest first. */
function arrivalsOf(snapshot: Snapshot, { currency }: Market): number[] {
  const newest = Array.from({ length: LOOKED_AT }, (_, at) =>
    listProducts(snapshot, { only: 'new', currency, sort: 'new', page: at + 1 }),
  )
  return oneOfEachWorld(
    snapshot,
    newest.flatMap(({ docs }) => docs),
  )
}

const reductionsOf = (snapshot: Snapshot, { currency }: Market): number[] =>
  oneOfEachWorld(snapshot, matching(snapshot, { only: 'sale', currency }))

/** Returns the first four available products, of different top-level collections and colours where possible. */
function oneOfEachWorld(snapshot: Snapshot, docs: Iterable<number>): number[] {
  const first = new Map<number, number>()
  const looks = new Set<string>()
  const others: number[] = []
  for (const doc of docs) {
    const product = snapshot.products[doc]
    if (!product || doc >= snapshot.firstSoldOut) continue
    const node = snapshot.tree.byId.get(product.collection)
    const world = node ? (trailOf(node)[0]?.id ?? 0) : 0
    const look = (product.art as Art).type
    if (first.has(world) || looks.has(look)) others.push(doc)
    else first.set(world, doc)
    looks.add(look)
    if (first.size === IN_A_ROW) break
  }
  return [...first.values(), ...others].slice(0, IN_A_ROW)
}

/** Returns how similar a product is to the one in the picture; -1 for another kind. */
function likenessOf({ kind, name, art, variants }: CatalogProduct, thing: LookbookThing): number {
  const drawing = art as Art
  if (kind !== 'simple' || drawing.type !== thing.kind || !thing.name.test(name.ro)) return -1
  const colourway = variants[0]?.colourway
  return (
    (drawing.variant === thing.variant ? 4 : 0) +
    (drawing.pattern === thing.pattern ? 2 : 0) +
    (thing.colourways.some((one) => one === colourway) ? 3 : 0)
  )
}

/** The things of the picture that can be bought: what stands beside it, and the one that is pointed at. */
const lookbookDocs = ofSnapshot((snapshot: Snapshot) => {
  const find = (thing: LookbookThing): number[] => {
    let best = { doc: -1, likeness: -1 }
    for (let doc = 0; doc < snapshot.firstSoldOut; doc++) {
      const likeness = likenessOf(snapshot.products[doc]!, thing)
      if (likeness > best.likeness) best = { doc, likeness }
    }
    return best.doc === -1 ? [] : [best.doc]
  }
  return { beside: LOOKBOOK.beside.flatMap(find), spot: find(LOOKBOOK.spot)[0] }
})

/** Null unless the shop has all of them. */
function lookbookOf(snapshot: Snapshot, market: Market): HomeView['lookbook'] {
  const { beside, spot } = lookbookDocs(snapshot)
  if (spot === undefined || beside.length < LOOKBOOK.beside.length) return null
  return { cards: cardsOf(snapshot, beside, market), spot: cardOf(snapshot, spot, market) }
}

/** Brands with most products. */
const brandsOf = ofSnapshot((snapshot: Snapshot) => {
  const counts = new Map<number, number>()
  for (const id of snapshot.brand) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, BRANDS_SHOWN)
    .flatMap(([id]) => snapshot.brands.get(id) ?? [])
})

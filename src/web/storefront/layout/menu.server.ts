/** The panels of the menus, from the catalog's tree. */
import { rootCollection, topCollections, type CollectionNode } from '#catalog/collections/collection-tree.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { CollectionPicture } from '#store/catalog/catalog.ts'
import { href, MARKETS, type Locale, type Market } from '#domain/market/market.ts'
import * as text from '#messages/menu.ts'
import { brandsNav, productsNav } from '#messages/shell.ts'
import type { MenuColumn, MenuData, MenuLink, MenuPanel } from '#web/schema/layout.ts'
import { withLocale } from '#web/http/locale.ts'

/**
 * How the collections of a world stand together, by their keys; a heading's first link is where "See all" leads. What is
 * in no group goes where there is room.
 */
const GROUPS: Record<string, { title: () => string; keys: string[] }[]> = {
  transport: [
    { title: text.prams, keys: ['prams-3in1', 'prams-2in1', 'pushchairs', 'compact-pushchairs', 'twin-prams'] },
    { title: text.carSeats, keys: ['infant-carriers', 'car-seats-toddler', 'car-seats-child', 'isofix-bases'] },
    { title: text.carrying, keys: ['baby-carriers', 'pram-bags', 'footmuffs'] },
    { title: text.outAndAbout, keys: ['ride-ons', 'pram-accessories'] },
  ],
  puericulture: [
    { title: text.feeding, keys: ['high-chairs', 'tableware', 'cups', 'bibs', 'infant-formula', 'baby-food'] },
    { title: text.nursing, keys: ['bottles', 'teats', 'soothers', 'breast-pumps', 'breastfeeding', 'sterilisers'] },
    { title: text.bathAndCare, keys: ['bathing', 'baby-cosmetics', 'health', 'potty'] },
    { title: text.nappies, keys: ['nappies', 'wipes', 'changing'] },
  ],
  toys: [
    { title: text.firstToys, keys: ['baby-toys', 'rattles-teethers', 'soft-toys', 'play-mats'] },
    { title: text.pretendPlay, keys: ['dolls-figures', 'vehicles', 'building-toys', 'wooden-toys'] },
    { title: text.learning, keys: ['educational-toys', 'puzzles-games', 'musical-toys'] },
    { title: text.reading, keys: ['books', 'craft', 'outdoor-toys'] },
  ],
  fashion: [
    { title: text.babies, keys: ['bodysuits', 'sleepsuits', 'newborn-sets'] },
    { title: text.everyday, keys: ['tops', 'trousers', 'dresses', 'occasion', 'swimwear'] },
    { title: text.warm, keys: ['jackets', 'knitwear', 'hats-gloves'] },
    { title: text.finishing, keys: ['socks-tights', 'shoes'] },
  ],
}
const SHORT_NAMES = {
  transport: text.transport,
  puericulture: text.puericulture,
  toys: text.toys,
  fashion: text.fashion,
}
const hasPanel = (key: string): key is keyof typeof SHORT_NAMES => Object.hasOwn(SHORT_NAMES, key)
const COLUMNS = 4
const COLUMN_LINKS = 6
const PRODUCTS_LINKS = 4
const BRANDS_SHOWN = 4

export const menuOf = (snapshot: Snapshot, locale: Locale): MenuData =>
  withLocale(locale, () => {
    const { tree } = snapshot
    const links = linksIn(MARKETS[locale])
    const all = rootCollection(tree)
    const worldPanels = Object.keys(SHORT_NAMES).flatMap((key): MenuPanel[] => {
      const world = tree.byKey.get(key)
      return world && hasPanel(key) ? [worldPanel(snapshot, key, world, links)] : []
    })
    return {
      panels: [productsPanel(snapshot, links), ...worldPanels, brandsPanel(snapshot, links)],
      worlds: topCollections(tree).map((root) => ({
        name: hasPanel(root.key) ? SHORT_NAMES[root.key]() : root.name[locale],
        href: links.path(root),
        image: root.pictures.tile?.src ?? '',
      })),
      all: all ? links.to(all) : null,
    }
  })

/** Links of one market. */
const linksIn = (market: Market) => {
  const path = (node: CollectionNode) => href(market, `/c/${node.path[market.locale]}`)
  return {
    market,
    path,
    to: (node: CollectionNode): MenuLink => ({ name: node.name[market.locale], href: path(node) }),
    brand: ({ slug, name }: { slug: string; name: string }): MenuLink => ({ name, href: href(market, `/brands/${slug}`) }),
  }
}
type Links = ReturnType<typeof linksIn>

function worldPanel(snapshot: Snapshot, key: keyof typeof SHORT_NAMES, world: CollectionNode, links: Links): MenuPanel {
  const { market } = links
  const name = SHORT_NAMES[key]()
  return {
    key,
    name,
    columns: columnsOf(world, links),
    all: { name: text.allOf[key](), href: links.path(world) },
    brandsTitle: text.brandsOf[key](),
    brands: topBrands(snapshot, world.id).map(links.brand),
    cover: cover(links.market, world.pictures.menu, text.newHere({ name }), href(market, `/new/${world.path[market.locale]}`)),
  }
}

/** Returns the columns of a world: its groups, and what is in none of them in the shortest. */
function columnsOf(world: CollectionNode, links: Links): MenuColumn[] {
  const groups = GROUPS[world.key]
  if (!groups) return evenly(world.children.map(links.to))
  const left = new Set(world.children)
  const columns = groups.map(({ title, keys }) => {
    const nodes = keys.flatMap((key) => [...left].filter((node) => node.key === key))
    for (const node of nodes) left.delete(node)
    return { title: title(), links: nodes.map(links.to), all: null }
  })
  for (const node of left) columns.toSorted((a, b) => a.links.length - b.links.length)[0]?.links.push(links.to(node))
  return columns.filter((column) => column.links.length > 0)
}

function productsPanel(snapshot: Snapshot, links: Links): MenuPanel {
  const { tree } = snapshot
  const all = rootCollection(tree)
  return {
    key: 'products',
    name: productsNav(),
    columns: topCollections(tree).map((root) => ({
      title: root.name[links.market.locale],
      links: root.children.slice(0, PRODUCTS_LINKS).map(links.to),
      all: links.path(root),
    })),
    brandsTitle: '',
    brands: [],
    all: all ? links.to(all) : null,
    cover: cover(links.market, snapshot.contentPictures.get('lookbook'), text.newEverywhere(), href(links.market, '/new')),
  }
}

function brandsPanel(snapshot: Snapshot, { market, brand }: Links): MenuPanel {
  const { compare } = new Intl.Collator(market.language)
  const brands = largestBrands(snapshot, COLUMNS * COLUMN_LINKS).toSorted((a, b) => compare(a.name, b.name))
  return {
    key: 'brands',
    name: brandsNav(),
    columns: evenly(brands.map(brand)),
    brandsTitle: '',
    brands: [],
    all: { name: text.allBrands(), href: href(market, '/brands') },
    cover: cover(market, snapshot.contentPictures.get('walk'), text.newEverywhere(), href(market, '/new')),
  }
}

type CoverPicture = Pick<CollectionPicture, 'src' | 'alt'>
const cover = ({ locale }: Market, picture: CoverPicture | undefined, words: string, to: string): MenuPanel['cover'] =>
  picture ? { image: picture.src, alt: picture.alt[locale], text: words, href: to } : null

/** Returns the brands with most products in the shop. */
function largestBrands({ brands, brand }: Snapshot, atMost: number): { slug: string; name: string }[] {
  const counts = new Map<number, number>()
  for (const id of brand) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...brands.values()]
    .toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0) || a.id - b.id)
    .slice(0, atMost)
}

/** Four columns without headings, as even as they can be. */
function evenly(links: MenuLink[]): MenuColumn[] {
  const shown = links.slice(0, COLUMNS * COLUMN_LINKS)
  const each = Math.ceil(shown.length / COLUMNS)
  return Array.from({ length: COLUMNS }, (_, at) => ({
    title: '',
    links: shown.slice(at * each, (at + 1) * each),
    all: null,
  })).filter((column) => column.links.length > 0)
}

/** Returns the brands with most products in a collection. */
function topBrands(snapshot: Snapshot, collection: number): { slug: string; name: string }[] {
  const counts = new Map<number, number>()
  for (const doc of snapshot.inCollection.get(collection) ?? []) {
    const brand = snapshot.brand[doc] as number
    counts.set(brand, (counts.get(brand) ?? 0) + 1)
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, BRANDS_SHOWN)
    .flatMap(([id]) => snapshot.brands.get(id) ?? [])
}

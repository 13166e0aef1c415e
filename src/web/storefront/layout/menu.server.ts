/** The panels of the menus, from the catalog's tree. */
import { rootCollection, topCollections, type CollectionNode } from '#catalog/collections/collection-tree.ts'
import { menuCollections, type MenuCollection } from '#catalog/collections/menu-collections.ts'
import type { CollectionMenu } from '#domain/catalog/catalog-input.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import type { CollectionPicture } from '#store/catalog/catalog.ts'
import { href, MARKETS, type Locale, type Market } from '#domain/market/market.ts'
import * as text from '#messages/menu.ts'
import { brandsNav, productsNav } from '#messages/shell.ts'
import type { MenuColumn, MenuData, MenuLink, MenuPanel } from '#web/schema/layout.ts'
import { withLocale } from '#web/http/locale.ts'

const COLUMNS = 4
const COLUMN_LINKS = 6
const PRODUCTS_LINKS = 4
const BRANDS_SHOWN = 4

export const menuOf = (snapshot: Snapshot, locale: Locale): MenuData =>
  withLocale(locale, () => {
    const { tree } = snapshot
    const links = linksIn(MARKETS[locale])
    const all = rootCollection(tree)
    const collectionPanels = menuCollections(tree).map((menu) => collectionPanel(snapshot, menu, links))
    return {
      panels: [productsPanel(snapshot, links), ...collectionPanels, brandsPanel(snapshot, links)],
      topCollections: topCollections(tree).map((root) => ({
        name: (root.menu?.name ?? root.name)[locale],
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

function collectionPanel(snapshot: Snapshot, { node, menu }: MenuCollection, links: Links): MenuPanel {
  const { market } = links
  const name = menu.name[market.locale]
  return {
    key: node.key,
    name,
    columns: columnsOf(node, menu.groups, links),
    all: { name: text.allOf({ name }), href: links.path(node) },
    brandsTitle: text.popularBrands(),
    brands: topBrands(snapshot, node.id).map(links.brand),
    cover: cover(links.market, node.pictures.menu, text.newHere({ name }), href(market, `/new/${node.path[market.locale]}`)),
  }
}

/** Returns the columns of a panel: the groups, and what is in none of them in the shortest. */
function columnsOf(node: CollectionNode, groups: CollectionMenu['groups'], { market, to }: Links): MenuColumn[] {
  if (groups.length === 0) return evenly(node.children.map(to))
  const left = new Set(node.children)
  const columns = groups.map(({ title, collections }) => {
    const members = collections.flatMap((key) => [...left].filter((child) => child.key === key))
    for (const member of members) left.delete(member)
    return { title: title[market.locale], links: members.map(to), all: null }
  })
  for (const child of left) columns.toSorted((a, b) => a.links.length - b.links.length)[0]?.links.push(to(child))
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

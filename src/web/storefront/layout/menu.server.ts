/** The menus: what a merchant has written, and what the catalog's tree has without it. */
import { rootCollection, topCollections, type CollectionNode } from '#catalog/collections/collection-tree.ts'
import { menuCollections, type MenuCollection } from '#catalog/collections/menu-collections.ts'
import type { CollectionMenu } from '#domain/catalog/catalog-input.ts'
import { brandNamed, type Snapshot } from '#catalog/columns/snapshot.ts'
import type { CollectionPicture } from '#store/catalog/catalog.ts'
import { href, type Market } from '#domain/market/market.ts'
import * as text from '#messages/menu.ts'
import { MENU_KINDS, type MenuBlock } from '#domain/content/frame-kinds.ts'
import { brandsNav, newNav, productsNav, saleNav } from '#messages/shell.ts'
import { readBlockAmong } from '#services/content/block-schema.ts'
import type { PageStory } from '#domain/content/story.ts'
import type { NavItem, NavLink } from '#web/app/payload.ts'
import type { MenuColumn, MenuData, MenuLink, MenuPanel } from '#web/schema/layout.ts'
import { withLocale } from '#web/http/locale.ts'
import { addressOf } from '#web/storefront/blocks/views/block-context.server.ts'
import { writtenLinks, type FrameContext } from './frame-links.server.ts'

const COLUMNS = 4
const COLUMN_LINKS = 6
const PRODUCTS_LINKS = 4
const BRANDS_SHOWN = 4

type Panel = Extract<MenuBlock, { component: 'menu_panel' }>

/** Returns the blocks of the menu; those that the catalog has by itself where the merchant has written none, or none that shows anything. */
function blocksOf(context: FrameContext, story: PageStory | undefined): MenuBlock[] {
  const written = (story?.content.body ?? []).flatMap((block) => readBlockAmong(MENU_KINDS, block) ?? [])
  return written.some((block) => block.component === 'menu_panel' && panelOf(context, block, 0)) ? written : defaultMenu(context)
}

/** Everything, the chosen collections, the brands; new and reduced products. */
function defaultMenu({ snapshot: { tree } }: FrameContext): MenuBlock[] {
  const panels: Omit<Panel, '_uid' | 'component'>[] = [
    { rule: 'products' },
    ...menuCollections(tree).map(({ node }) => ({ rule: 'collection' as const, collection: node.key })),
    { rule: 'brands' },
  ]
  return [
    ...panels.map((panel, at): Panel => ({ ...panel, _uid: String(at), component: 'menu_panel' })),
    { _uid: 'new', component: 'menu_link', text: newNav(), link: '/new' },
    { _uid: 'sale', component: 'menu_link', text: saleNav(), link: '/sale', look: 'hot' },
  ]
}

interface ShownPanel extends MenuPanel {
  /** Where its name in the menu bar leads. */
  href: string
  /** It is no collection, which the mobile menu lists anyway. */
  isWay: boolean
}

/** Returns the panels that have something to show, one for each key. */
function panelsOf(context: FrameContext, blocks: readonly MenuBlock[]): ShownPanel[] {
  const panels = blocks.flatMap((block, at) => (block.component === 'menu_panel' ? (panelOf(context, block, at) ?? []) : []))
  return [...new Map(panels.toReversed().map((panel) => [panel.key, panel])).values()].toReversed()
}

/** Returns the menu bar: names that open panels, and links at its end. */
export function menuBarOf(context: FrameContext, story: PageStory | undefined): { nav: NavItem[]; links: NavLink[] } {
  const blocks = blocksOf(context, story)
  return {
    nav: panelsOf(context, blocks).map(({ key, name, href: to, isWay }) => ({ key, name, href: to, ...(isWay && { isWay }) })),
    links: blocks.flatMap((block) => {
      if (block.component !== 'menu_link') return []
      return writtenLinks(context, [block]).map((link) => ({ ...link, isHot: block.look === 'hot' }))
    }),
  }
}

/** Differs after each publication; '' where the menu is the catalog's. */
export const menuVersion = (story: PageStory | undefined): string =>
  story ? `${story.id}-${(story.publishedAt?.getTime() ?? 0).toString(36)}` : ''

/** Returns the panels, and what the mobile menu shows beside the menu bar. */
export function menuOf(context: FrameContext, story: PageStory | undefined): MenuData {
  return withLocale(context.market.locale, () => {
    const { snapshot, market } = context
    const links = linksIn(market)
    const all = rootCollection(snapshot.tree)
    return {
      panels: panelsOf(context, blocksOf(context, story)).map(({ href: _, isWay: __, ...panel }) => panel),
      topCollections: topCollections(snapshot.tree).map((root) => ({
        name: (root.menu?.name ?? root.name)[market.locale],
        href: links.path(root),
        image: root.pictures.tile?.src ?? '',
      })),
      all: all ? links.to(all) : null,
    }
  })
}

/** Returns the panel of a block: what its rule finds in the catalog, and in its place what is written; null where neither is anything. */
function panelOf(context: FrameContext, block: Panel, at: number): ShownPanel | null {
  const { snapshot, market } = context
  const base = byRule(context, block, at)
  const name = block.name?.trim() || base?.name
  if (!base || !name) return null
  const columns = (block.columns ?? []).flatMap(({ title = '', links, all }) => {
    const shown = writtenLinks(context, links)
    return shown.length > 0 ? [{ title, links: shown, all: addressOf(context, all) }] : []
  })
  const brands = (block.brands ?? []).flatMap(({ brand }) => brandNamed(snapshot, brand ?? '') ?? []).map(linksIn(market).brand)
  const panel = {
    ...base,
    name,
    ...(columns.length > 0 && { columns }),
    ...(brands.length > 0 && { brands, brandsTitle: text.popularBrands() }),
    cover: coverOf(context, block, base.cover),
  }
  const to = addressOf(context, block.link) ?? (base.href || panel.columns[0]?.links[0]?.href)
  return to && panel.columns.length > 0 ? { ...panel, href: to } : null
}

function byRule({ snapshot, market }: FrameContext, { rule, collection, name }: Panel, at: number): ShownPanel | null {
  const links = linksIn(market)
  switch (rule) {
    case 'products': {
      const all = rootCollection(snapshot.tree)
      return { ...productsPanel(snapshot, links), href: all ? links.path(all) : href(market, '/search'), isWay: false }
    }
    case 'brands':
      return { ...brandsPanel(snapshot, links), href: href(market, '/brands'), isWay: true }
    case 'collection': {
      const node = snapshot.tree.byKey.get(collection ?? '')
      if (!node) return null
      const menu = node.menu ?? { position: 0, name: node.name, groups: [] }
      const shown = collectionPanel(snapshot, { node, menu }, links, name?.trim() || menu.name[market.locale])
      // A collection without others below it has nothing to open: its panel is the link to all of it.
      const columns = shown.columns.length > 0 ? shown.columns : [{ title: '', links: [links.to(node)], all: null }]
      return { ...shown, columns, href: links.path(node), isWay: false }
    }
    case 'links':
      return {
        key: `links-${at}`,
        name: '',
        columns: [],
        all: null,
        brandsTitle: '',
        brands: [],
        cover: null,
        href: '',
        isWay: true,
      }
    case undefined:
      return null
    default:
      return rule satisfies never
  }
}

/** A picture that is written leads where it is written to, or where that of the rule leads. */
function coverOf(
  context: FrameContext,
  { picture, picture_text, picture_link }: Panel,
  base: MenuPanel['cover'],
): MenuPanel['cover'] {
  const { snapshot, market } = context
  const found = snapshot.contentPictures.get(picture ?? '')
  const to = addressOf(context, picture_link) ?? base?.href
  const words = picture_text?.trim() || base?.text
  const image = found ? { image: found.src, alt: found.alt[market.locale] } : base && { image: base.image, alt: base.alt }
  return image && to && words ? { ...image, text: words, href: to } : null
}

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

function collectionPanel(snapshot: Snapshot, { node, menu }: MenuCollection, links: Links, name: string): MenuPanel {
  const { market } = links
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

/** The footer: what a merchant has written, what the shop has without it, and the links that the law demands of every page. */
import { topCollections } from '#catalog/collections/collection-tree.ts'
import { BLOG } from '#domain/content/article.ts'
import { SETTINGS_ANCHOR, type ConsentTerms } from '#domain/consent/consent.ts'
import { FOOTER_KINDS, type FooterBlock } from '#domain/content/frame-kinds.ts'
import { LEGAL_PAGES } from '#domain/content/story.ts'
import { addressIn } from '#domain/market/country-names.ts'
import { href, SAL_PICTURE, type DisputeBoard, type Market } from '#domain/market/market.ts'
import { contactHref, recallsHref, showroomsHref, sizeGuideHref } from '#domain/market/page-paths.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { blog } from '#messages/content/blog.ts'
import { settingsTitle } from '#messages/consent/settings.ts'
import { contact } from '#messages/contact/page.ts'
import { title as trackTitle } from '#messages/customers/track.ts'
import { withdrawHere } from '#messages/withdrawals/words.ts'
import { showrooms as showroomsTitle } from '#messages/delivery/showrooms.ts'
import * as footer from '#messages/footer.ts'
import { sizeGuide } from '#messages/goods/size-guide.ts'
import { newsletter } from '#messages/newsletter/form.ts'
import { recalls as recallsTitle } from '#messages/recalls/notice.ts'
import { brandsNav, newNav, saleNav } from '#messages/shell.ts'
import { pageLink } from '#services/content/shop-front.ts'
import { readBlockAmong } from '#services/content/block-schema.ts'
import type { FrameParts } from '#domain/content/frame-content.ts'
import { officialPicture } from '#web/http/official-picture.ts'
import { withLocale } from '#web/http/locale.ts'
import type { MenuLink } from '#web/schema/layout.ts'
import { addressOf } from '#web/storefront/blocks/views/block-context.server.ts'
import type { FooterColumn, FooterData } from './footer.tsx'
import { eachOnce, writtenLinks, type FrameContext } from './frame-links.server.ts'

/** Text pages by the column of the footer they stand in; what is in neither list stands under Help, but for pages of campaigns. */
const ABOUT = ['about', 'sustainability', 'lookbook']
/** How goods are returned stands with the help. */
const isLegal = (key: string): boolean => LEGAL_PAGES.includes(key) && key !== 'returns' && key !== 'withdrawal'

/** The EU's own platform is closed (LAW-45). */
const DISPUTE_BOARDS: Record<DisputeBoard, { name: () => string; href: string; picture?: string }> = {
  anpc: { name: footer.anpc, href: 'https://anpc.ro/' },
  sal: { name: footer.sal, href: 'https://reclamatiisal.anpc.ro/', picture: SAL_PICTURE },
  bekeltetes: { name: footer.sal, href: 'https://bekeltetes.hu/' },
}

/** Where disputes are settled out of court. */
export const disputes = ({ disputeBoards }: Market): MenuLink[] =>
  disputeBoards.map((board) => {
    const { name, href, picture } = DISPUTE_BOARDS[board]
    const found = picture && officialPicture(picture)
    return { name: name(), href, ...(found && { picture: found }) }
  })

type About = Extract<FooterBlock, { component: 'footer_about' }>
type Column = Extract<FooterBlock, { component: 'footer_column' }>
type Rule = NonNullable<Column['rule']>

const DEFAULT_COLUMNS: readonly Rule[] = ['collections', 'help', 'about', 'legal']

/** @param terms what visitors are asked for; null for nothing */
export function footerData(
  context: FrameContext,
  { footer: story }: FrameParts,
  { terms, now }: { terms: ConsentTerms | null; now: Date },
): FooterData {
  const { front, market } = context
  return withLocale(market.locale, () => {
    const own = ownLinks(context, terms)
    const blocks = (story?.content.body ?? []).flatMap((block) => readBlockAmong(FOOTER_KINDS, block) ?? [])
    const written = columnsOf(context, blocks, own)
    const columns = written.length > 0 ? written : columnsOf(context, DEFAULT_COLUMNS.map(asColumn), own)
    const rules = columns.map(({ rule }) => rule)
    return {
      merchant: { ...front.merchant, address: addressIn(front.merchant.address, market.locale) },
      about: aboutOf(
        context,
        blocks.find((block): block is About => block.component === 'footer_about'),
      ),
      columns: withDemanded(columns, own).map(({ title, links }) => ({ title, links })),
      shop: Math.max(0, rules.indexOf('collections')),
      legal: own.legal,
      withdrawal: own.withdrawal,
      year: now.getUTCFullYear(),
    }
  })
}

const asColumn = (rule: Rule): FooterBlock => ({ _uid: rule, component: 'footer_column', rule })

interface OwnLinks extends Record<Exclude<Rule, 'links'>, MenuLink[]> {
  withdrawal: MenuLink
  /** What every page must lead to (LAW-1, LAW-13, LAW-41, LAW-45); who sells stands below the columns (LAW-15). */
  demanded: MenuLink[]
}

/** Returns the links that the shop has by itself. */
function ownLinks({ snapshot: { tree, showrooms }, front, market }: FrameContext, terms: ConsentTerms | null): OwnLinks {
  const { locale } = market
  // Pages of the shop's own take the address of a text page.
  const taken = [contactHref(market), showroomsHref(market), sizeGuideHref(market)]
  const pages = front.pages.filter(({ key, locale: at, hasLayout }) => at === locale && (!hasLayout || ABOUT.includes(key)))
  const links = (belongs: (key: string) => boolean): MenuLink[] =>
    pages
      .filter(({ key, slug }) => belongs(key) && !taken.includes(href(market, `/${slug}`)))
      .map(({ slug, title }) => ({ name: title, href: href(market, `/${slug}`) }))
  const withdrawal = { name: withdrawHere(), href: withdrawalHref(market) }
  const recalls = { name: recallsTitle(), href: recallsHref(market) }
  // Without JavaScript nothing was asked, and the page says so (LAW-47).
  const settings = { name: settingsTitle(), href: `${pageLink(front, market, 'cookies') ?? ''}#${SETTINGS_ANCHOR}` }
  const legal = [...links(isLegal), ...(terms ? [settings] : []), ...disputes(market)]
  return {
    collections: [
      ...topCollections(tree).map((root) => ({ name: root.name[locale], href: href(market, `/c/${root.path[locale]}`) })),
      { name: brandsNav(), href: href(market, '/brands') },
      { name: newNav(), href: href(market, '/new') },
      { name: saleNav(), href: href(market, '/sale') },
    ],
    help: [
      { name: trackTitle(), href: href(market, '/track') },
      withdrawal,
      recalls,
      { name: sizeGuide(), href: sizeGuideHref(market) },
      ...links((key) => !ABOUT.includes(key) && !isLegal(key)),
    ],
    about: [
      ...links((key) => ABOUT.includes(key)),
      ...(showrooms.length > 0 ? [{ name: showroomsTitle(), href: showroomsHref(market) }] : []),
      ...(front.blogs?.includes(locale) ? [{ name: blog(), href: href(market, `/${BLOG}`) }] : []),
      { name: contact(), href: contactHref(market) },
      { name: newsletter(), href: href(market, '/newsletter') },
    ],
    legal,
    withdrawal,
    demanded: [withdrawal, ...links((key) => LEGAL_PAGES.includes(key)), ...legal, recalls],
  }
}

interface RuledColumn extends FooterColumn {
  rule: Rule
}

/** Returns the columns that have something to show. */
function columnsOf(context: FrameContext, blocks: readonly FooterBlock[], own: OwnLinks): RuledColumn[] {
  return blocks.flatMap((block) => {
    if (block.component !== 'footer_column' || !block.rule) return []
    const { rule } = block
    const links = eachOnce([...(rule === 'links' ? [] : own[rule]), ...writtenLinks(context, block.links)])
    const title = block.title?.trim() || titleOf(context, rule)
    return title && links.length > 0 ? [{ rule, title, links }] : []
  })
}

function titleOf({ front }: FrameContext, rule: Rule): string {
  switch (rule) {
    case 'collections':
      return footer.shop()
    case 'help':
      return footer.help()
    case 'about':
      return front.merchant.name
    case 'legal':
      return footer.legal()
    case 'links':
      return ''
    default:
      return rule satisfies never
  }
}

/** Returns the columns with every link that is demanded, under its own name and with its official picture, whatever was written. */
function withDemanded(columns: readonly RuledColumn[], { demanded }: OwnLinks): RuledColumn[] {
  const byAddress = new Map(demanded.map((link) => [link.href, link]))
  const named = columns.map((column) => ({ ...column, links: column.links.map((link) => byAddress.get(link.href) ?? link) }))
  const shown = new Set(named.flatMap(({ links }) => links.map((link) => link.href)))
  const missing = eachOnce(demanded).filter((link) => !shown.has(link.href))
  if (missing.length === 0) return named
  const legal = named.find(({ rule }) => rule === 'legal')
  if (!legal) return [...named, { rule: 'legal', title: footer.legal(), links: missing }]
  return named.map((column) => (column === legal ? { ...column, links: [...column.links, ...missing] } : column))
}

/** Without what is written: the motto of the shop, its e-mail and its telephone. */
function aboutOf(context: FrameContext, block: About | undefined): FooterData['about'] {
  const { front, market } = context
  const { motto, email, phone } = front.merchant
  const lines = (block?.lines ?? []).flatMap(({ text, link }) => (text ? [{ text, href: addressOf(context, link) }] : []))
  const own = [...(email ? [{ text: email, href: `mailto:${email}` }] : []), ...(phone ? [{ text: phone, href: null }] : [])]
  return { text: block?.text?.trim() || (motto?.[market.locale] ?? ''), lines: lines.length > 0 ? lines : own }
}

/** Loads the data that every page of a market shares: the categories, the footer, two drawings. */
import { title as trackTitle } from '#messages/customers/track.ts'
import { rootCollection, topCollections } from '#catalog/collections/collection-tree.ts'
import { menuCollections } from '#catalog/collections/menu-collections.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { href, MARKETS, SAL_PICTURE, type DisputeBoard, type Locale, type Market } from '#domain/market/market.ts'
import { LEGAL_PAGES } from '#domain/content/story.ts'
import { contactHref, showroomsHref } from '#domain/market/page-paths.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import * as footer from '#messages/footer.ts'
import { brandsNav, productsNav } from '#messages/shell.ts'
import { contact } from '#messages/contact/form.ts'
import { showrooms as showroomsTitle } from '#messages/delivery/showrooms.ts'
import { newsletter } from '#messages/newsletter/form.ts'
import { withdrawHere } from '#messages/customers/withdraw.ts'
import type { ShopFront } from '#services/content/shop-front.ts'
import type { FooterData } from './footer.tsx'
import type { MenuLink } from '#web/schema/layout.ts'
import type { NavItem, ShellData } from '#web/app/payload.ts'
import { officialPicture } from '#web/http/official-picture.ts'
import { withLocale } from '#web/http/locale.ts'
import { showroomCities } from '#catalog/showroom-cities.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'

interface Shown {
  snapshot: Snapshot
  front: ShopFront
}

/** Rounded down to thousands, of a smaller shop to hundreds (DOM-1). */
export const roundedDown = (count: number): number => count - (count % (count < 1000 ? 100 : 1000))

export function shellData({ snapshot, front }: Shown, locale: Locale): ShellData {
  return withLocale(locale, () => {
    const market = MARKETS[locale]
    const { tree } = snapshot
    const collections = menuCollections(tree).map(({ node, menu }): NavItem => ({
      key: node.key,
      name: menu.name[locale],
      href: href(market, `/c/${node.path[locale]}`),
    }))
    const all = rootCollection(tree)
    const { name, logo } = front.merchant
    return {
      brand: { name, logo },
      products: roundedDown(snapshot.ids.length),
      nav: [
        { key: 'products', name: productsNav(), href: href(market, all ? `/c/${all.path[locale]}` : '/search') },
        ...collections,
        { key: 'brands', name: brandsNav(), href: href(market, '/brands') },
      ],
      cities: showroomCities(snapshot, market),
      notFound: {
        title: front.merchant.notFoundTitle?.[locale],
        picture: scenePath(snapshot, 'not-found'),
        alt: snapshot.contentPictures.get('not-found')?.alt[locale],
      },
      errorPicture: scenePath(snapshot, 'error'),
    }
  })
}

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

export function footerData({ tree, showrooms }: Snapshot, front: ShopFront, locale: Locale, now: Date): FooterData {
  return withLocale(locale, () => {
    const market = MARKETS[locale]
    const pages = front.pages.filter(({ key, locale: at, hasLayout }) => at === locale && (!hasLayout || ABOUT.includes(key)))
    // Pages of the shop's own take the address of a text page.
    const own = [contactHref(market), showroomsHref(market)]
    const withdrawal = { name: withdrawHere(), href: withdrawalHref(market) }
    const links = (belongs: (key: string) => boolean): MenuLink[] =>
      pages
        .filter(({ key, slug }) => belongs(key) && !own.includes(href(market, `/${slug}`)))
        .map(({ slug, title }) => ({ name: title, href: href(market, `/${slug}`) }))
    return {
      merchant: front.merchant,
      topCollections: topCollections(tree).map((root) => ({
        name: root.name[locale],
        href: href(market, `/c/${root.path[locale]}`),
      })),
      help: [
        { name: trackTitle(), href: href(market, '/track') },
        withdrawal,
        ...links((key) => !ABOUT.includes(key) && !isLegal(key)),
      ],
      about: [
        ...links((key) => ABOUT.includes(key)),
        ...(showrooms.length > 0 ? [{ name: showroomsTitle(), href: showroomsHref(market) }] : []),
        { name: contact(), href: contactHref(market) },
        { name: newsletter(), href: href(market, '/newsletter') },
      ],
      legal: [...links(isLegal), ...disputes(market)],
      withdrawal,
      year: now.getUTCFullYear(),
    }
  })
}

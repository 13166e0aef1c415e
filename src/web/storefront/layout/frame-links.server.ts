/** Links of menu and footer: what a merchant has written, with the names of what they lead to. */
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { internalLink } from '#domain/content/block-fields.ts'
import type { Market } from '#domain/market/market.ts'
import { contact } from '#messages/contact/page.ts'
import { showrooms } from '#messages/delivery/showrooms.ts'
import type { ShopFront } from '#domain/content/frame-content.ts'
import type { MenuLink } from '#web/schema/layout.ts'
import { addressOf } from '#web/storefront/blocks/views/block-context.server.ts'

/** What menu and footer of a market are made of. */
export interface FrameContext {
  snapshot: Snapshot
  front: ShopFront
  market: Market
}

interface WrittenLink {
  text?: string | undefined
  link?: string | undefined
}

/** Names of pages that are no stories. */
const OWN_NAMES = new Map([
  ['contact', contact],
  ['showrooms', showrooms],
])

/** Returns links with an address and a name, each address once; one that leads nowhere, or has no name, is left out. */
export const writtenLinks = (context: FrameContext, links: readonly WrittenLink[] = []): MenuLink[] =>
  eachOnce(
    links.flatMap(({ text, link }) => {
      const address = addressOf(context, link)
      const name = text?.trim() || nameOf(context, link ?? '')
      return address !== null && name ? [{ name, href: address }] : []
    }),
  )

/** Returns the first link to each address. */
export const eachOnce = (links: readonly MenuLink[]): MenuLink[] =>
  [...new Map(links.toReversed().map((link) => [link.href, link])).values()].toReversed()

function nameOf({ snapshot, front, market: { locale } }: FrameContext, link: string): string {
  const internal = internalLink(link)
  if (!internal) return ''
  const { to, key } = internal
  if (to === 'collection') return snapshot.tree.byKey.get(key)?.name[locale] ?? ''
  return OWN_NAMES.get(key)?.() ?? front.pages.find((page) => page.key === key && page.locale === locale)?.title ?? ''
}

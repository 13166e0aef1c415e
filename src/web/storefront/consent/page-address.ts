/** What services that count learn of a page's address (LAW-49). */
import { href, splitPath } from '#domain/market/market.ts'
import type { PageName, Route } from '#web/routes.ts'

/** Pages whose address has what a visitor typed. */
const HAS_WORDS: ReadonlySet<PageName> = new Set(['search', 'listing/new', 'listing/sale'])

/**
 * Returns the address of a page as it may be told: without its query and without typed words. Null for pages that are not counted: those of
 * an account, an order or a private link, the checkout, and an address that has no page, which may be anything.
 *
 * @param path with the market's prefix
 */
export function countedAddress(path: string, route: Route, isFound: boolean, origin: string): string | null {
  if (!isFound || route.cache === 'private' || route.layout !== 'default') return null
  if (!HAS_WORDS.has(route.page)) return origin + path
  return origin + href(splitPath(path).market, route.path.replace('/*', ''))
}

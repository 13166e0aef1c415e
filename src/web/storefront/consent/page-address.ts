/** What services that count learn of a page's address (LAW-49). */
import { href, splitPath } from '#domain/market/market.ts'
import { routeAt } from '#web/app/view.ts'
import type { PageName } from '#web/routes.ts'

/** Pages whose address has what a visitor typed. */
const HAS_WORDS: ReadonlySet<PageName> = new Set(['search', 'listing/new', 'listing/sale'])

/**
 * Returns the address of a page as it may be told: without its query and without typed words. Null for pages that are not counted: those of
 * an account, an order or a private link, the checkout, and an address that has no page, which may be anything.
 *
 * @param path with the market's prefix
 */
export function countedAddress(path: string, isFound: boolean, origin: string): string | null {
  const { route } = routeAt(path)
  if (!isFound || route.cache === 'private' || route.layout !== 'default') return null
  if (!HAS_WORDS.has(route.page)) return origin + path
  return origin + href(splitPath(path).market, route.path.replace('/*', ''))
}

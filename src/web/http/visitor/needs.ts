/** Pages for signed-in customers alone, and pages for visitors that are not signed in (SPEC-4). */
import { safeCallbackUrl } from '#domain/customers/callback-url.ts'
import { href, type Market } from '#domain/market/market.ts'
import type { SignedIn } from '#services/customers/sessions.ts'
import type { Route } from '#web/routes.ts'

/** Path that people go to after signing in, without the market's prefix. */
const AFTER_SIGN_IN = '/my'

interface Asked {
  market: Market
  /** With the market's prefix. */
  path: string
  query: URLSearchParams
  publicUrl: string
}

/** Returns the absolute address to go to after signing in: what the query asks for, on this shop, or the account. */
export function callbackOf({ market, query, publicUrl }: Omit<Asked, 'path'>): string {
  const asked = query.get('callbackUrl')
  return asked === null ? publicUrl + href(market, AFTER_SIGN_IN) : safeCallbackUrl(asked, publicUrl)
}

/** Returns the path that a visitor is sent to instead of the page, null for those who may see it. */
export function needsRedirect(needs: Route['needs'], customer: SignedIn | null, asked: Asked): string | null {
  if (needs === 'customer' && !customer) {
    const { market, path, query } = asked
    const wanted = query.size > 0 ? `${path}?${query}` : path
    return `${href(market, '/auth/signin')}?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: wanted })}`
  }
  if (needs !== 'visitor' || !customer) return null
  const { pathname, search } = new URL(callbackOf(asked))
  return pathname + search
}

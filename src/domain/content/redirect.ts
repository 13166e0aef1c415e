/** Redirects that a merchant sets: from an address without a page to another one of the shop. */
import { canonicalPath, withSeparators } from '#domain/market/canonical-path.ts'
import { isSafeHref } from './safe-href.ts'

/** 301: for good. 302: for a while; browsers and search engines ask again. */
export const REDIRECT_STATUSES = [301, 302] as const
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number]

export interface Redirect {
  /** With the market's prefix, as visitors see it; canonical, without a query. */
  path: string
  /** A path of this shop with the market's prefix, maybe with a query or a place on the page. */
  target: string
  status: RedirectStatus
}

/** How many a shop may have. */
export const MOST_REDIRECTS = 20_000
/** How many are set by one call. */
export const MOST_IMPORTED_REDIRECTS = 500
/** Characters of an address. */
export const LONGEST_ADDRESS = 2000

/** Returns an address as pages are asked for it, null for what is no path of this shop. */
export function redirectPath(address: string): string | null {
  if (address.length > LONGEST_ADDRESS || !address.startsWith('/') || /[?#]/.test(address)) return null
  const path = canonicalPath(address)
  return path === null ? null : withSeparators(path)
}

/** Returns a target with its path in canonical form, null for one that does not lead to this shop. */
export function redirectTarget(address: string): string | null {
  if (address.length > LONGEST_ADDRESS || !address.startsWith('/') || !isSafeHref(address)) return null
  const path = redirectPath(pathOf(address))
  return path === null ? null : path + address.slice(pathOf(address).length)
}

/** Returns a target without its query and its place on the page. */
export const pathOf = (target: string): string => target.replace(/[?#].*$/s, '')

/** Of two redirects in a row one for good and one for a while are for a while. */
const joined = (first: Redirect, next: Redirect): Redirect => ({
  path: first.path,
  // What the first one asks of the page is asked of the page at the end too.
  target: next.target === pathOf(next.target) ? next.target + first.target.slice(pathOf(first.target).length) : next.target,
  status: first.status === 302 ? 302 : next.status,
})

/** Returns where a redirect leads in the end; null where it leads back to an address on its way. */
export function endOf(all: ReadonlyMap<string, Redirect>, first: Redirect): Redirect | null {
  let at = first
  const seen = new Set([first.path])
  for (;;) {
    const next = all.get(pathOf(at.target))
    if (pathOf(at.target) === first.path) return null
    if (!next) return at
    if (seen.has(next.path)) return null
    seen.add(next.path)
    at = joined(at, next)
  }
}

/**
 * Returns what is to be written so that a visitor is sent on once: the new redirect to its end, and those that led to its path to the same
 * end. Null where it would lead back to itself.
 */
export function withRedirect(all: ReadonlyMap<string, Redirect>, added: Redirect): Redirect[] | null {
  const others = new Map(all)
  others.delete(added.path)
  const end = endOf(others, added)
  if (!end) return null
  const before = [...others.values()].filter(({ target }) => pathOf(target) === added.path)
  return [end, ...before.map((one) => joined(one, end))]
}

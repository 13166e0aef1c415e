/** One page, one address (D-3): parses a request's address and its canonical form. */
import { listingNames } from '#domain/catalog/listing.ts'
import { canonicalPath, escapeSegment, withSeparators } from '#domain/market/canonical-path.ts'
import { splitPath, type Market } from '#domain/market/market.ts'
import { followedId } from '#services/shipments/tracking.ts'
import { matchRoute, type Match } from '#web/router/match.ts'

const PAYLOAD = '/_payload.json'

export type Address =
  | { kind: 'page'; market: Market; match: Match; path: string; search: string; isPayload: boolean; key: string }
  | { kind: 'moved'; to: string }
  | { kind: 'unmatched'; market: Market; path: string; isPayload: boolean }
  | { kind: 'malformed'; path: string }

/** Maximum length of an address. */
const MAX_PARAMETERS = 200

/** Returns the part of the query that the page reads, in its order; '' or '?…'. */
export function relevantQuery(search: string, names: ReadonlySet<string>): string {
  const query: string[] = []
  for (const [name, value] of new URLSearchParams(search)) {
    if (query.length === MAX_PARAMETERS) break
    if (names.has(name)) query.push(`${name}=${escapeValue(value)}`)
  }
  return query.length > 0 ? `?${query.join('&')}` : ''
}

/** Escapes a value; commas are not escaped (D-5). */
const escapeValue = (value: string): string => encodeURIComponent(value.toWellFormed()).replaceAll('%2C', ',')

/**
 * @param target path and query of the request line
 * @param attributes keys of the shop's attributes, names that the address of a listing may have
 */
export function readAddress(target: string, attributes: Iterable<string>): Address {
  const cut = target.indexOf('?')
  const asked = cut < 0 ? target : target.slice(0, cut)
  const search = cut < 0 ? '' : target.slice(cut)
  const isPayload = asked.endsWith(PAYLOAD)
  const asPage = isPayload ? asked.slice(0, -PAYLOAD.length) || '/' : asked
  const lower = canonicalPath(asPage)
  if (lower === null) return { kind: 'malformed', path: asked }
  const { market, path: within } = splitPath(lower)
  const match = matchRoute(within)
  const path = match ? wholePath(lower, match) : lower
  if (path !== asPage) return { kind: 'moved', to: settled(isPayload ? payloadPath(path) : path) + search }
  if (!match) return { kind: 'unmatched', market, path, isPayload }
  const query = search === '' ? '' : readQuery(search, match, attributes)
  return { kind: 'page', market, match, path, search: query, isPayload, key: (isPayload ? payloadPath(path) : path) + query }
}

/** Returns where a path leads in the end: with separators in place of escaped slashes it may be that of another route. */
function settled(path: string): string {
  const address = readAddress(path, [])
  return address.kind === 'moved' ? address.to : path
}

/** Returns the part of the query that the page of a route reads. */
function readQuery(search: string, { route }: Match, attributes: Iterable<string>): string {
  if (route.isListing) return relevantQuery(search, new Set(listingNames(attributes)))
  return route.query ? relevantQuery(search, new Set(route.query)) : ''
}

/** Returns the canonical slashes of a path: escaped in the text of a search (D-5), separators everywhere else; and numbers of parcels in capitals. */
function wholePath(path: string, { route, params }: Match): string {
  const id = route.page === 'track' ? (params['*'] ?? '') : ''
  if (id !== '' && !id.includes('/')) return path.slice(0, path.lastIndexOf('/') + 1) + escapeSegment(followedId(id))
  if (route.page !== 'search') return withSeparators(path)
  const text = params['*'] ?? ''
  if (!text.includes('/')) return path
  const start = path.indexOf('/search/') + '/search/'.length
  return path.slice(0, start) + path.slice(start).replaceAll('/', '%2F')
}

export const payloadPath = (path: string): string => (path === '/' ? PAYLOAD : path + PAYLOAD)

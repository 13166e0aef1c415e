/** Answers of pages: the redirect to a visitor's market, cached entries, and pages that are not cached. */
import type { IncomingHttpHeaders } from 'node:http'
import { problem } from '#web/http/api/endpoint.ts'
import { localeInQuery, HOME_VARIES, isFromHere, rememberMarket, toMarket, visitorLocale } from '#web/http/market-redirect.ts'
import { bodyOf, toEntry, type Entry } from '#web/http/page-cache.ts'
import { patternOf } from '#web/http/pages/pattern.ts'
import type { PageServer } from '#web/http/pages/pages.ts'
import { toResponse, type Sendable } from '#web/http/send.ts'
import { rawHeaders } from './static-files.ts'
import type { Storefront } from './storefront.ts'

const PAGE_METHODS = 'GET, HEAD'

export interface PageResponses {
  /** `target`: path and query as they came in the request line; `ip`: the caller. */
  answer(request: Request, url: URL, target: string, ip: string): Promise<Response>
  /** Returns a fresh page from the cache, or undefined. */
  inMemory(target: string, headers: IncomingHttpHeaders): Sendable | undefined
}

/** @param common headers of every answer */
export function createPageResponses(
  pages: PageServer,
  { redirectOf }: Pick<Storefront, 'redirectOf'>,
  { common, isHttps }: { common: Record<string, string>; isHttps: boolean },
): PageResponses {
  const contentOf = (entry: Entry, path: string): Sendable => (entry.content ??= entryContent(entry, path, common))

  async function page(request: Request, url: URL, target: string, ip: string): Promise<Response> {
    const answer = await pages.answer(target, request.headers.get('cookie') ?? '', ip)
    if (answer.kind === 'moved') {
      const headers = { location: answer.to, 'cache-control': answer.isPrivate ? 'private, no-store' : 'no-cache' }
      return new Response(null, { status: answer.status, headers })
    }
    if (answer.kind === 'entry') return toResponse(request, contentOf(answer.entry, url.pathname))
    return toResponse(request, entryContent(toEntry(answer.rendered, 0), url.pathname, common), answer.status)
  }

  return {
    async answer(request, url, target, ip) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return problem(405, 'method_not_allowed', {}, { allow: PAGE_METHODS })
      const moved = marketRedirect(request, url, isHttps) ?? moveTo(redirectOf(url))
      if (moved) return moved
      const response = await page(request, url, target, ip)
      return url.pathname === '/' && marketOf(request) !== null ? rememberMarket(response, isHttps) : response
    },
    inMemory(target, headers) {
      const entry = pages.cached(target)
      if (!entry || (target === '/' && wantsOtherMarket(headers))) return undefined
      return contentOf(entry, target)
    },
  }
}

const wantsOtherMarket = (headers: IncomingHttpHeaders): boolean =>
  visitorLocale({
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
    userAgent: headers['user-agent'],
  }) !== null

/** Where cookie or browser would have a visitor of `/`, null for right here. */
const marketOf = ({ headers }: Request) =>
  visitorLocale({
    cookie: headers.get('cookie') ?? undefined,
    acceptLanguage: headers.get('accept-language') ?? undefined,
    userAgent: headers.get('user-agent') ?? undefined,
  })

const cameFromHere = ({ headers }: Request): boolean =>
  isFromHere({ site: headers.get('sec-fetch-site'), referrer: headers.get('referer'), host: headers.get('host') })

/** Returns the redirect of `/` to the market of the visitor, null where there is none. */
function marketRedirect(request: Request, url: URL, isHttps: boolean): Response | null {
  if (url.pathname !== '/') return null
  const chosen = localeInQuery(url.search)
  if (chosen) return toMarket(chosen, isHttps)
  const locale = marketOf(request)
  return locale && !cameFromHere(request) ? toMarket(locale, isHttps) : null
}

const moveTo = (location: string | null): Response | null =>
  location === null ? null : new Response(null, { status: 302, headers: { location, 'cache-control': 'no-cache' } })

function entryContent(entry: Entry, path: string, common: Record<string, string>): Sendable {
  const vary = path === '/' ? `Accept-Encoding, ${HOME_VARIES}` : 'Accept-Encoding'
  return {
    etag: entry.etag,
    route: patternOf(path),
    headers: rawHeaders({ 'content-type': entry.contentType, vary, ...common, ...entry.headers }),
    body: (encoding) => bodyOf(entry, encoding),
    isText: true,
    headerLists: {},
  }
}

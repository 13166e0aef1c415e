/** The site as a function from request to response, and its answers in memory. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { Shop } from '#services/shop.ts'
import { isOutage } from '#services/jobs/outage.ts'
import { createApi } from '#web/http/api/endpoints.ts'
import { problem, unavailable } from '#web/http/api/endpoint.ts'
import { buildFiles } from './build-contract.ts'
import { openBundle } from '#web/http/bundle.ts'
import { commonHeaders } from '#web/http/headers.ts'
import { createImages } from './images.ts'
import { bodyOf, toEntry, type Entry } from '#web/http/page-cache.ts'
import { openPages, type PageServer } from '#web/http/pages/pages.ts'
import { chosenLocale, HOME_VARIES, isFromHere, visitorLocale, stay, toMarket } from '#web/http/market-redirect.ts'
import { toResponse, type Sendable } from '#web/http/send.ts'
import { findStaticFiles, type StaticFile } from './static-files.ts'
import type { Storefront } from './storefront.ts'

export interface Site {
  fetch(request: Request, env?: { incoming?: IncomingMessage }): Promise<Response>
  /** Returns an answer from memory, or undefined. */
  inMemory(target: string, headers: IncomingHttpHeaders): Sendable | undefined
  pages: PageServer
  close(): Promise<void>
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const PAGE_METHODS = 'GET, HEAD'

/** Returns the site of the shop with the pages and endpoints of `storefront`. */
export async function openSite(shop: Shop, storefront: Storefront): Promise<Site> {
  const isHttps = shop.config.publicUrl.startsWith('https:')
  const common = commonHeaders(isHttps)
  const bundle = await openBundle(ROOT)
  const pages = await openPages(shop, bundle, storefront)
  const api = createApi(shop, storefront.endpoints)
  const images = createImages(shop.config.dataDir, (error) => shop.log.error('a picture cannot be stored', error))
  const prefixes = Object.entries(storefront.prefixes)
  shop.purge = (tags) => pages.purge(tags)

  const files = new Map<string, Sendable>()
  for (const [path, file] of findStaticFiles(bundle.client)) files.set(path, fileContent(file, common))
  for (const [path, file] of buildFiles(bundle)) files.set(path, fileContent(file, common))

  const contents = new WeakMap<Entry, Sendable>()
  const contentOf = (entry: Entry, path: string): Sendable => {
    let content = contents.get(entry)
    if (!content) contents.set(entry, (content = entryContent(entry, path, common)))
    return content
  }

  async function page(request: Request, url: URL, target: string): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return problem(405, 'method_not_allowed', {}, { allow: PAGE_METHODS })
    const moved = marketRedirect(request, url, isHttps) ?? moveTo(storefront.redirectOf(url))
    if (moved) return moved
    const response = await answerOf(request, url, target)
    return url.pathname === '/' && marketOf(request) !== null ? stay(response, isHttps) : response
  }

  async function answerOf(request: Request, url: URL, target: string): Promise<Response> {
    const answer = await pages.answer(target)
    if (answer.kind === 'moved')
      return new Response(null, { status: answer.status, headers: { location: answer.to, 'cache-control': 'no-cache' } })
    if (answer.kind === 'entry') return toResponse(request, contentOf(answer.entry, url.pathname))
    return toResponse(request, entryContent(toEntry(answer.made, 0), url.pathname, common), answer.status)
  }

  /** Returns the file, or 404 when it was deleted since the start, as files of an older build are. */
  function fileResponse(request: Request, path: string, file: Sendable): Response {
    try {
      return toResponse(request, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      files.delete(path)
      return problem(404, 'not_found')
    }
  }

  async function route(request: Request, url: URL, target: string, incoming?: IncomingMessage): Promise<Response> {
    const path = url.pathname
    const file = files.get(path)
    if (file && (request.method === 'GET' || request.method === 'HEAD')) return fileResponse(request, path, file)
    const prefix = prefixes.find(([beginning]) => path.startsWith(beginning))
    if (prefix) return prefix[1](request, shop)
    if (path.startsWith('/i/')) return images(request)
    if (path.startsWith('/assets/') || path.startsWith('/builds/')) return problem(404, 'not_found')
    const answered = await api(request, url, incoming)
    return answered ?? page(request, url, target)
  }

  return {
    pages,
    async fetch(request, env) {
      const url = new URL(request.url)
      // The request line as it came: URL objects would hide what was malformed about it.
      const target = env?.incoming?.url ?? url.pathname + url.search
      let response: Response
      try {
        response = await route(request, url, target.startsWith('/') ? target : url.pathname + url.search, env?.incoming)
      } catch (error) {
        shop.log.error(`${request.method} of a page or call failed`, error)
        response = isOutage(error) ? unavailable(request) : problem(500, 'unexpected')
      }
      for (const [name, value] of Object.entries(common)) if (!response.headers.has(name)) response.headers.set(name, value)
      // Answers without Cache-Control may be stored heuristically, a 404 too (RFC 9111, 4.2.2).
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
      if (!response.headers.has('content-security-policy'))
        response.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      return response
    },
    inMemory(target, headers) {
      const file = files.get(target)
      if (file) return file
      const entry = pages.kept(target)
      if (!entry || (target === '/' && wantsOtherMarket(headers))) return undefined
      return contentOf(entry, target)
    },
    async close() {},
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
  const chosen = chosenLocale(url.search)
  if (chosen) return toMarket(chosen, isHttps)
  const locale = marketOf(request)
  return locale && !cameFromHere(request) ? toMarket(locale, isHttps) : null
}

const moveTo = (location: string | null): Response | null =>
  location === null ? null : new Response(null, { status: 302, headers: { location, 'cache-control': 'no-cache' } })

const flat = (headers: Record<string, string>): string[] => Object.entries(headers).flat()

function entryContent(entry: Entry, path: string, common: Record<string, string>): Sendable {
  const vary = path === '/' ? `Accept-Encoding, ${HOME_VARIES}` : 'Accept-Encoding'
  return {
    etag: entry.etag,
    headers: flat({ 'content-type': entry.contentType, vary, ...common, ...entry.headers }),
    body: (encoding) => bodyOf(entry, encoding),
    isText: true,
  }
}

const fileContent = (file: StaticFile, common: Record<string, string>): Sendable => ({
  get etag() {
    return file.etag
  },
  headers: flat({ ...common, ...file.headers }),
  body: (encoding) => file.body(encoding),
  isText: file.isText,
})

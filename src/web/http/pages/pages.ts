/** From an address to a page: what is loaded, what is cached, what is sent. */
import { BLOG_TAG } from '#domain/content/article.ts'
import { MARKETS } from '#domain/market/market.ts'
import { isUnavailable, RETRY_AFTER_S, retryDuringOutage } from '#services/jobs/outage.ts'
import type { CacheResult } from '#services/metrics.ts'
import type { Shop } from '#services/shop.ts'
import { notFoundPage, type ErrorPage } from '#web/app/payload.ts'
import { ANYWHERE } from '#web/router/match.ts'
import type { Bundle } from '#web/http/bundle.ts'
import { createPageCache, type Entry, type RenderedPage, type PageCache } from '#web/http/page-cache.ts'
import { payloadPath, readAddress, type Address } from './address.ts'
import { openFrame } from './frame.ts'
import { createPageLoader, type PageAddress, type PageLoader, type VisitorRequest } from './page-loader.ts'
import type { PageSource } from './page-source.ts'
import { createPageWriter, type PageWriter } from './page-writer.ts'
import { PageRefusal } from './page.ts'

export interface PageServer {
  cache: PageCache
  /** Returns the cached page of a request target. */
  cached(target: string): Entry | undefined
  /** @param cookie header `Cookie` of the request, which private pages alone read; so with `ip`, the caller */
  answer(target: string, cookie?: string, ip?: string): Promise<PageAnswer>
  /** Reads the frame again; purges all pages when it differs. */
  refreshShell(): Promise<void>
  purge(tags: readonly string[]): void
}

export type PageAnswer =
  | { kind: 'entry'; entry: Entry }
  | { kind: 'moved'; status: 301 | 302; to: string; isPrivate?: true }
  | { kind: 'rendered'; status: number; rendered: RenderedPage }

/** The visitor of a shared page. */
const EVERYBODY: VisitorRequest = { cookie: '', ip: '', query: new URLSearchParams() }

/** Room for more than a thousand listings. */
const CACHE_BYTES = 24 * 1024 * 1024

/** Returns the pages of the storefront that `source` describes. */
export async function openPages(shop: Shop, bundle: Bundle, source: PageSource): Promise<PageServer> {
  const cache = createPageCache({ maxBytes: CACHE_BYTES, now: () => shop.clock.now().getTime() })
  const frame = await openFrame(shop, bundle.renderer, source)
  const loader = createPageLoader(shop, frame, source)
  const writer = createPageWriter(bundle, frame, shop.config)
  const pages = new Pages(shop, cache, loader, writer)
  const refreshShell = async () => {
    if (await frame.refresh()) cache.purge(['shell'])
  }
  return {
    cache,
    cached: (target) => pages.cached(target),
    answer: (target, cookie = '', ip = '') => {
      const request = { cookie, ip, query: new URLSearchParams(target.split('?', 2)[1]) }
      return pages.answer(readAddress(target, shop.catalog.current.attributes.keys()), request)
    },
    refreshShell,
    purge(tags) {
      cache.purge(tags)
      if (tags.some((tag) => tag === 'menu' || tag === 'shell' || tag === BLOG_TAG))
        retryDuringOutage(refreshShell).catch((error: unknown) => shop.log.error('the frame of the pages cannot be made', error))
    },
  }
}

class Pages {
  readonly #shop: Shop
  readonly #cache: PageCache
  readonly #loader: PageLoader
  readonly #writer: PageWriter

  constructor(shop: Shop, cache: PageCache, loader: PageLoader, writer: PageWriter) {
    this.#shop = shop
    this.#cache = cache
    this.#loader = loader
    this.#writer = writer
  }

  #now(): number {
    return this.#shop.clock.now().getTime()
  }

  #count(result: CacheResult): void {
    this.#shop.memory.metrics.page(result)
  }

  cached(target: string): Entry | undefined {
    const entry = this.#cache.get(target)
    if (!entry || entry.freshUntil <= this.#now()) return undefined
    this.#count('hit')
    return entry
  }

  async answer(address: Address, request: VisitorRequest): Promise<PageAnswer> {
    if (address.kind === 'page') return this.#answerPage(address, request)
    if (address.kind === 'moved') return { kind: 'moved', status: 301, to: address.to }
    const market = address.kind === 'unmatched' ? address.market : MARKETS.ro
    const loaded = this.#loader.notFound(notFoundPage(address.kind, address.path), market)
    const isPayload = address.kind === 'unmatched' && address.isPayload
    const rendered = isPayload
      ? this.#writer.payload(loaded, null)
      : this.#writer.document(loaded, { market, path: `${market.prefix}/404`, search: '', match: ANYWHERE })
    return { kind: 'rendered', status: loaded.status, rendered }
  }

  async #answerPage(address: PageAddress, request: VisitorRequest): Promise<PageAnswer> {
    const isShared = address.match.route.cache === 'shared'
    const known = isShared ? this.#cache.get(address.key) : undefined
    if (isShared) this.#count(!known ? 'miss' : known.freshUntil > this.#now() ? 'hit' : 'stale')
    if (known) return { kind: 'entry', entry: this.#refreshed(known, address) }
    try {
      if (isShared) return { kind: 'entry', entry: await this.#fill(address) }
      const loaded = await this.#loader.load(address, request)
      return { kind: 'rendered', status: loaded.status, rendered: this.#writer.page(loaded, address) }
    } catch (error) {
      return this.#failed(error, address, request)
    }
  }

  #failed(error: unknown, address: PageAddress, { query }: VisitorRequest): PageAnswer {
    if (error instanceof NotCached) return { kind: 'rendered', status: error.status, rendered: error.rendered }
    if (error instanceof PageRefusal && 'location' in error.refusal) {
      const { status, isPrivate, keepsQuery } = error.refusal
      const location = keepsQuery ? withQuery(error.refusal.location, query) : error.refusal.location
      const to = address.isPayload ? asPayload(location) : location
      return { kind: 'moved', status, to, ...(isPrivate && { isPrivate }) }
    }
    this.#shop.log.error(`page ${address.match.route.page} cannot be rendered`, error)
    const status = isUnavailable(error) ? 503 : 500
    return { kind: 'rendered', status, rendered: this.#faultPage(address, status) }
  }

  /** Returns the error screen. Where even that cannot be rendered the fault is in the frame, and the caller answers 500. */
  #faultPage(address: PageAddress, status: ErrorPage['status']): RenderedPage {
    const rendered = this.#writer.page(this.#loader.fault(status, address.market), address)
    const retry = status === 503 && { 'retry-after': String(RETRY_AFTER_S) }
    return { ...rendered, headers: { ...rendered.headers, 'cache-control': 'no-store', ...retry } }
  }

  /** Whoever joins a rendering that began before the page's end does not get that: it is rendered again. */
  async #fill(address: PageAddress): Promise<Entry> {
    const entry = await this.#render(address)
    return entry.staleUntil > this.#now() ? entry : this.#render(address)
  }

  #render(address: PageAddress): Promise<Entry> {
    return this.#cache.fill(address.key, async () => {
      const loaded = await this.#loader.load(address, EVERYBODY)
      const rendered = this.#writer.page(loaded, address)
      if (loaded.status !== 200) throw new NotCached(loaded.status, rendered)
      return rendered
    })
  }

  /** Returns the entry; a stale one is sent while a new one is rendered. */
  #refreshed(entry: Entry, address: PageAddress): Entry {
    if (entry.freshUntil > this.#now()) return entry
    this.#fill(address).catch((error: unknown) => {
      // Without the database or the content service the page cannot be rendered: the stale one is served as long as allowed.
      if (!isUnavailable(error)) this.#cache.drop(address.key)
      if (!(error instanceof NotCached) && !(error instanceof PageRefusal))
        this.#shop.log.error(`page ${address.match.route.page} cannot be rendered again`, error)
    })
    return entry
  }
}

/** An answer that is not cached: anybody can request any number of missing pages. */
class NotCached extends Error {
  readonly status: number
  readonly rendered: RenderedPage
  constructor(status: number, rendered: RenderedPage) {
    super('not cached')
    this.status = status
    this.rendered = rendered
  }
}

/** What the address says of itself comes first. */
function withQuery(location: string, query: URLSearchParams): string {
  const [page = '', place] = location.split('#')
  if (page.includes('?') || query.size === 0) return location
  return `${page}?${query}${place === undefined ? '' : `#${place}`}`
}

/** Data of a page is the same at each of its places. */
function asPayload(location: string): string {
  const [path = '/', search] = location.replace(/#.*$/s, '').split('?')
  return payloadPath(path) + (search === undefined ? '' : `?${search}`)
}

/** From an address to a page: what is loaded, what is kept, what is sent. */
import { LOCALES, MARKETS, type Locale, type Market } from '#domain/market/market.ts'
import { brokenTitle, lostHead, unavailableTitle } from '#messages/errors.ts'
import { testShop } from '#messages/shell.ts'
import { isOutage, RETRY_AFTER_S, throughOutage } from '#services/jobs/outage.ts'
import { readShopFront, type ShopFront } from '#services/content/shop-front.ts'
import type { Shop } from '#services/shop.ts'
import { missing, type Fault, type Missing, type Payload, type ShellData, type Shown } from '#web/app/payload.ts'
import type { Match } from './match.ts'
import { ROUTES, type Route } from '#web/routes.ts'
import { payloadPath, readAddress, type Address } from './address.ts'
import type { Bundle } from './bundle.ts'
import { writeDocument } from './document.ts'
import { pageHeaders } from './headers.ts'
import { loads } from '#web/entry/loads.server.ts'
import { withLocale } from './locale.ts'
import { createPageCache, type Entry, type Made, type PageCache } from './page-cache.ts'
import { PageRefusal, type Head } from './page.ts'
import { footerData, shellData } from '#web/storefront/layout/shell-data.server.ts'

/** The route of what has none: the catch-all shows what is missing. */
const ANYWHERE: Match = { route: ROUTES.find(({ page }) => page === 'content') as Route, params: {} }

type PageAddress = Extract<Address, { kind: 'page' }>

export interface PageServer {
  cache: PageCache
  /** The kept page, when there is one: asked before anything else looks at the request. */
  kept(target: string): Entry | undefined
  answer(target: string): Promise<PageAnswer>
  /** Reads again what stands on every page; forgets all pages when it differs. */
  refreshShell(): Promise<void>
  purge(tags: readonly string[]): void
}

export type PageAnswer =
  | { kind: 'entry'; entry: Entry }
  | { kind: 'moved'; status: 301 | 302; to: string }
  | { kind: 'made'; status: number; made: Made }

/** More than a thousand listings; the rest of the memory belongs to the catalog. */
const CACHE_BYTES = 24 * 1024 * 1024
const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

export async function openPages(shop: Shop, bundle: Bundle): Promise<PageServer> {
  const cache = createPageCache({ maxBytes: CACHE_BYTES, now: () => shop.clock.now().getTime() })
  let front = {} as ShopFront
  let shells = {} as Record<Locale, ShellData>
  let footers = {} as Record<Locale, Record<Route['layout'], string>>
  const titled = (title: string): string => (title.includes(front.merchant.name) ? title : `${title} · ${front.merchant.name}`)
  const notices = perLocale((locale) => (shop.config.isTestShop ? withLocale(locale, testShop) : null))

  async function refreshShell(): Promise<void> {
    front = await readShopFront(shop)
    const { tree, ids } = shop.catalog.current
    const next = perLocale((locale) => shellData({ tree, front, products: ids.length }, locale))
    const feet = perLocale((locale) => bundle.renderer.renderFooters(locale, footerData(tree, front, locale, shop.clock.now())))
    if (JSON.stringify([next, feet]) === JSON.stringify([shells, footers])) return
    await bundle.renderer.prepare(next)
    shells = next
    footers = feet
    cache.purge(['shell'])
  }

  interface Loaded {
    shown: Shown
    head: Head
    status: number
    tags: Set<string>
  }

  async function load(address: PageAddress): Promise<Loaded> {
    const { market, match, path, search } = address
    const tags = new Set(['shell'])
    const form = match.route.page === 'content' ? 'unmatched' : 'invalid'
    try {
      const page = await withLocale(market.locale, () =>
        loads[match.route.page]({
          shop,
          front,
          market,
          params: match.params,
          url: new URL(path + search, shop.config.publicUrl),
          now: shop.clock.now(),
          tag: (...names) => names.forEach((name) => tags.add(name)),
        }),
      )
      const head = { ...page.head, title: titled(page.head.title), canonical: page.head.canonical ?? path + search }
      const { title, description, canonical, robots, alternates = {} } = head
      const payload: Payload = { data: page.data, head: { title, description, canonical, robots, alternates } }
      return { shown: payload, head, status: page.status ?? 200, tags }
    } catch (error) {
      if (error instanceof PageRefusal && error.refusal.status === 404) return lost(missing(form, path + search), market)
      throw error
    }
  }

  const lost = (page: Missing, market: Market): Loaded => ({
    shown: page,
    head: { title: titled(withLocale(market.locale, lostHead)), robots: 'noindex' },
    status: page.status,
    tags: new Set(),
  })

  function toDocument(loaded: Loaded, market: Market, path: string, search: string, match: Match): Made {
    const { route, params } = match
    const { shown, head, tags } = loaded
    const assets = bundle.assets(route, market.locale)
    const { locale } = market
    const document = writeDocument({
      market,
      head,
      path: path + search,
      isIndexed: loaded.status === 200 && route.indexed,
      notice: notices[locale],
      app: bundle.renderer.render({ locale, path, search, route: route.page, params, page: shown }),
      footer: footers[locale][route.layout],
      state: { build: bundle.build.id, shell: shells[locale], page: shown },
      bundle,
      assets,
      publicUrl: shop.config.publicUrl,
    })
    return { body: Buffer.from(document), contentType: HTML, headers: pageHeaders(route), tags }
  }

  function toPayload({ shown, tags }: Loaded, route: Route | null): Made {
    const headers = pageHeaders(route, "default-src 'none'")
    return { body: Buffer.from(JSON.stringify(shown)), contentType: JSON_TYPE, headers, tags }
  }

  const make = (loaded: Loaded, address: PageAddress): Made =>
    address.isPayload
      ? toPayload(loaded, address.match.route)
      : toDocument(loaded, address.market, address.path, address.search, address.match)

  async function answerPage(address: PageAddress): Promise<PageAnswer> {
    const isShared = address.match.route.cache === 'shared'
    const known = isShared ? cache.get(address.key) : undefined
    if (known) return { kind: 'entry', entry: fresh(known, address) }
    try {
      if (isShared) return { kind: 'entry', entry: await fill(address) }
      const loaded = await load(address)
      return { kind: 'made', status: loaded.status, made: make(loaded, address) }
    } catch (error) {
      if (error instanceof NotKept) return { kind: 'made', status: error.status, made: error.made }
      if (error instanceof PageRefusal && 'location' in error.refusal) {
        const { status, location } = error.refusal
        return { kind: 'moved', status, to: address.isPayload ? asPayload(location) : location }
      }
      shop.log.error(`page ${address.match.route.page} cannot be made`, error)
      const status = isOutage(error) ? 503 : 500
      return { kind: 'made', status, made: broken(address, status) }
    }
  }

  /** The error screen; if even that cannot be rendered the fault is in the frame and the caller's 500 has to do. */
  function broken(address: PageAddress, status: Fault['status']): Made {
    const fault: Fault = { status, fault: true }
    const { market } = address
    const title = withLocale(market.locale, status === 503 ? unavailableTitle : brokenTitle)
    const head = { title: titled(title), robots: 'noindex' }
    const loaded: Loaded = { shown: fault, head, status, tags: new Set() }
    const made = make(loaded, address)
    const retry = status === 503 && { 'retry-after': String(RETRY_AFTER_S) }
    return { ...made, headers: { ...made.headers, 'cache-control': 'no-store', ...retry } }
  }

  function fill(address: PageAddress): Promise<Entry> {
    return cache.fill(address.key, async () => {
      const loaded = await load(address)
      const made = make(loaded, address)
      if (loaded.status !== 200) throw new NotKept(loaded.status, made)
      return made
    })
  }

  /** A stale page is shown once more while a new one is made. */
  function fresh(entry: Entry, address: PageAddress): Entry {
    const now = shop.clock.now().getTime()
    if (entry.freshUntil > now) return entry
    fill(address).catch((error: unknown) => {
      // Without the database the page cannot be made: the one of some minutes ago is shown as long as it may be.
      if (!isOutage(error)) cache.drop(address.key)
      if (!(error instanceof NotKept) && !(error instanceof PageRefusal))
        shop.log.error(`page ${address.match.route.page} cannot be made again`, error)
    })
    return entry
  }

  await refreshShell()
  return {
    cache,
    kept(target) {
      const entry = cache.get(target)
      return entry && entry.freshUntil > shop.clock.now().getTime() ? entry : undefined
    },
    async answer(target) {
      const address = readAddress(target, shop.catalog.current.attributes.keys())
      if (address.kind === 'page') return answerPage(address)
      if (address.kind === 'moved') return { kind: 'moved', status: 301, to: address.to }
      const market = address.kind === 'unmatched' ? address.market : MARKETS.ro
      const page = missing(address.kind, address.path)
      const loaded = lost(page, market)
      const isPayload = address.kind === 'unmatched' && address.isPayload
      return {
        kind: 'made',
        status: page.status,
        made: isPayload ? toPayload(loaded, null) : toDocument(loaded, market, `${market.prefix}/404`, '', ANYWHERE),
      }
    },
    refreshShell,
    purge(tags) {
      cache.purge(tags)
      if (tags.some((tag) => tag === 'menu' || tag === 'shell'))
        throughOutage(refreshShell).catch((error: unknown) => shop.log.error('the frame of the pages cannot be made', error))
    },
  }
}

/** An answer that is right but not worth keeping: anybody can ask for any number of missing pages. */
class NotKept extends Error {
  readonly status: number
  readonly made: Made
  constructor(status: number, made: Made) {
    super('not kept')
    this.status = status
    this.made = made
  }
}

const perLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>

function asPayload(location: string): string {
  const [path = '/', search] = location.split('?')
  return payloadPath(path) + (search === undefined ? '' : `?${search}`)
}

/** Loads a page's data, or the data of the 404 page or error screen. */
import type { Market } from '#domain/market/market.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { brokenTitle, notFoundHead, unavailableTitle } from '#messages/errors.ts'
import { noteMissed, noteRedirect } from '#services/content/missed.ts'
import { findRedirect } from '#services/content/redirects.ts'
import type { Shop } from '#services/shop.ts'
import { notFoundPage, type ErrorPage, type NotFoundPage, type Payload, type PageResult } from '#web/app/payload.ts'
import { withLocale } from '#web/http/locale.ts'
import type { Address } from './address.ts'
import type { Frame } from './frame.ts'
import type { DraftFrame, PageSource } from './page-source.ts'
import { needsRedirect } from '#web/http/visitor/needs.ts'
import { STALE_MS } from '#web/http/page-cache.ts'
import { isSeasonal, lookOf, nameOf, type Look } from '#web/app/look.ts'
import { ANYWHERE } from '#web/router/match.ts'
import { readVisitorSession } from '#web/http/visitor/session.ts'
import type { Route } from '#web/routes.ts'
import { PageRefusal, type Head, type LoadContext, type Page, type Visitor } from './page.ts'

/** What a page's request carries. */
export type VisitorRequest = Omit<Visitor, 'customer'>

export type PageAddress = Extract<Address, { kind: 'page' }>

/** How long a page is shown. */
interface Lifetime {
  /** What the page shows: a change of any of it purges the page. */
  tags: Set<string>
  /** Milliseconds since 1970 from which on it would show something else; null where the time changes nothing. */
  endsAt: number | null
}

/** Data of a page and of its document. */
export interface Loaded extends Lifetime {
  shown: PageResult
  head: Head
  look: Look
  /** A frame of its own; without it that of every page. */
  frame?: DraftFrame
  status: number
  /** Header `Retry-After` of a private page, in seconds. */
  retryAfter?: number
  /** Header `Set-Cookie` of a private page. */
  setCookie?: string
  /** Origin outside the shop to which a form of a private page leads. */
  formsTo?: string
}

export interface PageLoader {
  /** @throws PageRefusal for a redirect */
  load(address: PageAddress, request: VisitorRequest): Promise<Loaded>
  notFound(page: NotFoundPage, market: Market): Loaded
  fault(status: ErrorPage['status'], market: Market): Loaded
}

const withName = (title: string, name: string): string => (title.includes(name) ? title : `${title} · ${name}`)

/** Returns what is shown where there is no page. */
const withoutPage = (shown: NotFoundPage | ErrorPage, head: Head, look: Look): Loaded => ({
  shown,
  head,
  look,
  status: shown.status,
  tags: new Set(),
  endsAt: null,
})

export function createPageLoader(
  shop: Shop,
  frame: Frame,
  { loads, writtenNotFound, draftFrame }: Pick<PageSource, 'loads' | 'writtenNotFound' | 'draftFrame'>,
): PageLoader {
  const titled = (title: string): string => withName(title, frame.front.merchant.name)
  const headOf = (title: string): Head => ({ title: titled(title), robots: 'noindex' })
  const lookAnywhere = ({ locale }: Market): Look => lookOf(ANYWHERE.route, frame.seasonOf(locale, shop.clock.now()))

  function notFound(page: NotFoundPage, market: Market): Loaded {
    const context = { shop, front: frame.front, market, now: shop.clock.now() }
    const written = page.status === 404 ? withLocale(market.locale, () => writtenNotFound(context)) : null
    return withoutPage(
      { ...page, shown: frame.notFound[market.locale], ...(written && { written }) },
      headOf(withLocale(market.locale, notFoundHead)),
      lookAnywhere(market),
    )
  }

  return {
    notFound,
    fault(status, market) {
      const title = withLocale(market.locale, status === 503 ? unavailableTitle : brokenTitle)
      return withoutPage({ status, fault: true }, headOf(title), lookAnywhere(market))
    },
    async load({ market, match, path, search }, request) {
      const visitor = await seenVisitor(shop, match.route, request, { market, path })
      const lifetime: Lifetime = { tags: new Set(['shell']), endsAt: null }
      const now = shop.clock.now()
      const season = frame.seasonOf(market.locale, now)
      const context = {
        shop,
        front: frame.front,
        campaign: season.campaign,
        market,
        params: match.params,
        url: new URL(path + search, shop.config.publicUrl),
        visitor,
        now,
        ...saidOf(lifetime),
      }
      if (season.until !== null && isSeasonal(match.route)) context.showUntil(new Date(season.until))
      try {
        const page = await withLocale(market.locale, () => loads[match.route.page](context))
        const framed = page.drafts && { frame: draftFrame(context, page.drafts) }
        const worn = lookOf(match.route, { own: page.layout, worn: season.worn })
        const look: Look = framed ? { ...worn, isDraft: true } : worn
        const head = { ...page.head, title: titled(page.head.title), canonical: page.head.canonical ?? path + search }
        const { data, parts, status = 200 } = page
        const shown: Payload = { data, head: shownHead(head), parts, look: nameOf(look), ...endOf(lifetime, now) }
        return { shown, head, look, status, ...framed, ...lifetime, ...sentBy(page) }
      } catch (error) {
        if (!(error instanceof PageRefusal && error.refusal.status === 404)) throw error
        await followRedirect(shop, match.route, path, now)
        return notFound(notFoundPage(match.route.isCatchAll ? 'unmatched' : 'invalid', path + search), market)
      }
    },
  }
}

/** Longest time for which anybody may have a page's data: in the cache, then in a browser that has fetched it before a click. */
const KNOWN_MS = STALE_MS + MINUTE_MS

/** Returns the end of a page's data for the browser, where one may still have it then. */
const endOf = ({ endsAt }: Lifetime, now: Date): Pick<Payload, 'endsAt'> =>
  endsAt !== null && endsAt - now.getTime() < KNOWN_MS ? { endsAt } : {}

/** Only an address without a page is sent on; addresses of private pages may have a token in them. @throws PageRefusal for a redirect */
async function followRedirect(shop: Shop, { cache }: Route, path: string, now: Date): Promise<void> {
  if (cache !== 'shared') return
  const found = await findRedirect(shop, path)
  if (!found) return noteMissed(shop, path, now)
  noteRedirect(shop, found.path, now)
  throw new PageRefusal({ status: found.status, location: found.target, keepsQuery: true })
}

/** Returns what a browser needs of the head when it goes on to the page. */
const shownHead = ({ title, description, canonical, robots, alternates = {} }: Head): Payload['head'] => ({
  title,
  description,
  canonical,
  robots,
  alternates,
})

/** Returns what a private page sends besides its data. */
const sentBy = ({ retryAfter, setCookie, formsTo }: Page<unknown>): Pick<Loaded, 'retryAfter' | 'setCookie' | 'formsTo'> => ({
  ...(retryAfter !== undefined && { retryAfter }),
  ...(setCookie && { setCookie }),
  ...(formsTo && { formsTo }),
})

/** Returns the calls by which a page says what it shows, and until when. */
const saidOf = (lifetime: Lifetime): Pick<LoadContext, 'tag' | 'showUntil'> => ({
  tag: (...names) => names.forEach((name) => lifetime.tags.add(name)),
  showUntil: (moment) => void (lifetime.endsAt = Math.min(lifetime.endsAt ?? Infinity, moment.getTime())),
})

/** Returns the visitor with the session that the route needs. @throws PageRefusal for one who may not see the page */
async function seenVisitor(
  shop: Shop,
  { needs }: Route,
  request: VisitorRequest,
  at: { market: Market; path: string },
): Promise<Visitor> {
  if (!needs) return { ...request, customer: null }
  const customer = await readVisitorSession(shop, request.cookie)
  const location = needsRedirect(needs, customer, { ...at, query: request.query, publicUrl: shop.config.publicUrl })
  if (location !== null) throw new PageRefusal({ status: 302, location, isPrivate: true })
  return { ...request, customer }
}

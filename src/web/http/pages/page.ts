/** The server side of a page: its data, its head, and its refusals. */
import type { Locale, Market } from '#domain/market/market.ts'
import type { FrameParts, ShopFront } from '#domain/content/frame-content.ts'
import type { Campaign } from '#domain/content/campaign.ts'
import type { Layout } from '#domain/content/layout.ts'
import type { SignedIn } from '#services/customers/sessions.ts'
import type { Shop } from '#services/shop.ts'
import type { PartNames } from '#web/app/payload.ts'

export interface LoadContext {
  shop: Shop
  /** Data of the frame of every page. */
  front: ShopFront
  /** What is on in the market; null for nothing. */
  campaign: Campaign | null
  market: Market
  /** `:name` and `*` of the route, percent-decoded. */
  params: Record<string, string>
  /** Canonical address with the market's prefix; only the query names that the route allows. */
  url: URL
  /** What the request for a private page carries; nothing on a shared one, which is the same for every visitor. */
  visitor: Visitor
  now: Date
  /** Names what the page shows (`p:10001`, `c:12`, `menu`, `listing`), so that a change of it purges the page. */
  tag(...tags: string[]): void
  /** Says from when on the page would show something else, because of the time alone: it is not shown from then on. */
  showUntil(moment: Date): void
}

/** Parts of a request that only private pages read. */
export interface Visitor {
  query: URLSearchParams
  /** The header `Cookie`, '' without one. */
  cookie: string
  /** Address of the caller, for limits; '' on shared pages, and in tests without a socket. */
  ip: string
  /** Who is signed in; null for nobody, and on routes without `needs`. */
  customer: SignedIn | null
}

export interface Head {
  title: string
  description?: string
  /** Path with the market's prefix and the query that counts; the page's own address by default. */
  canonical?: string
  /** `noindex, follow` and the like. */
  robots?: string
  /** Address of this page in each market where it exists, with prefix (D-3). */
  alternates?: Partial<Record<Locale, string>>
  /** The same for search engines, where it differs: only pages that they may list, and that name this one in turn. */
  hreflang?: Partial<Record<Locale, string>>
  /** A feed of what the page lists: path with the market's prefix. */
  feed?: { href: string; title: string }
  /** Picture for social cards: path or absolute address. */
  image?: string
  preload?: { href: string; as: 'image'; imagesrcset?: string | undefined; imagesizes?: string | undefined; media?: string }[]
  jsonLd?: object[]
}

/** Drafts of menu or footer; `menuVersion`: under which the panels of the menu are asked for. */
export interface FrameDrafts {
  parts: FrameParts
  menuVersion?: string
}

export interface Page<D> {
  /** Plain JSON, small: it is embedded in the document and served at `{path}/_payload.json`. */
  data: D
  head: Head
  /** What the page consists of, where its data says so. */
  parts?: PartNames
  /** The layout that the page itself has chosen; without it the page wears what the shop wears. */
  layout?: Layout | undefined
  /** Drafts of the frame that its document shows in place of those that are published. */
  drafts?: FrameDrafts
  status?: number
  /** Seconds of the header `Retry-After`; of private pages. */
  retryAfter?: number
  /** A header `Set-Cookie`; sent with private pages only. */
  setCookie?: string | null
  /** Origin outside the shop to which a form of the page leads; allowed on private pages only. */
  formsTo?: string | null
}

/** Runs with the market's language set. @throws PageRefusal by `notFound` and `redirect` */
export type Load<D> = (context: LoadContext) => Promise<Page<D>>

export class PageRefusal extends Error {
  /** `isPrivate`: of this visitor alone. `keepsQuery`: what the visitor asked with is asked of the next address too. */
  readonly refusal: { status: 404 } | { status: 301 | 302; location: string; isPrivate?: true; keepsQuery?: true }
  constructor(refusal: PageRefusal['refusal']) {
    super(`page answers ${refusal.status}`)
    this.refusal = refusal
  }
}

/** Returns the route's own check failed: 404 'Page Not Found: {path}' (SPEC-5). */
export function notFound(): never {
  throw new PageRefusal({ status: 404 })
}

/** `path` includes the market's prefix and is on this shop. */
export function redirect(path: string, status: 301 | 302): never {
  throw new PageRefusal({ status, location: path })
}

/** The JSON data of a page, as loaded on navigation. */
import type { ConsentTerms } from '#domain/consent/consent.ts'
import type { Locale } from '#domain/market/market.ts'
import type { HeaderName } from './look.ts'

/** The payload of a page, in the document and at `{path}/_payload.json`. */
export interface Payload {
  data: unknown
  head: PayloadHead
  /** What the page consists of, where its data says so. */
  parts?: PartNames | undefined
  /** Names its look, as the attribute `data-look` of the document does; none for the default one. */
  look?: string | undefined
  /** Milliseconds since 1970, by the shop's clock, from which on it would say something else; where that is near. */
  endsAt?: number | undefined
}

/** Names of parts. Browsers need no code of the `still` ones to show what the server has rendered. */
export interface PartNames {
  live: readonly string[]
  still: readonly string[]
}

/** Head data for client navigation. */
export interface PayloadHead {
  title: string
  description?: string
  canonical?: string
  robots?: string
  /** Address of this page in each market where it exists, with prefix. */
  alternates: Partial<Record<Locale, string>>
}

/** An address without a page: no route, refused by the route's check, or malformed (400) (SPEC-5). */
export interface NotFoundPage {
  status: 400 | 404
  /** `Page not found: {path}` when no route has the path, `Page Not Found: {path}` when the route's own check failed. */
  message: string
  form: 'unmatched' | 'invalid' | 'malformed'
  path: string
  shown?: ShownNotFound
  /** What the merchant has written for it. */
  written?: WrittenNotFound
}

/** What the page 404 of a market shows: its title and the text of its picture where the merchant has set them; `picture` is an address, '' for none. */
export interface ShownNotFound {
  title?: string | undefined
  picture: string
  alt?: string | undefined
}

/** The page 404 as a merchant writes it: beside its path, and blocks below. */
export interface WrittenNotFound {
  title: string
  lead: string
  /** In place of the shop's own; none keeps those. */
  actions: { text: string; href: string; isPrimary: boolean }[]
  blocks: { uid: string; kind: string; data: object }[]
  parts: PartNames
}

export const notFoundPage = (form: NotFoundPage['form'], path: string): NotFoundPage => ({
  status: form === 'malformed' ? 400 : 404,
  message: `${form === 'invalid' ? 'Page Not Found' : 'Page not found'}: ${path}`,
  form,
  path,
})

export const isNotFound = (value: unknown): value is NotFoundPage =>
  typeof value === 'object' && value !== null && 'form' in value && 'message' in value

/** The shop could not be reached when a page was opened. */
export const OFFLINE = { isOffline: true } as const

export const isOffline = (value: unknown): value is typeof OFFLINE =>
  typeof value === 'object' && value !== null && 'isOffline' in value

/** A page that failed: the error screen (SPEC-8). 503: the database is unavailable. */
export interface ErrorPage {
  status: 500 | 503
  fault: true
}

export const isFault = (value: unknown): value is ErrorPage => typeof value === 'object' && value !== null && 'fault' in value

/** The payload: the page, or the reason why there is none. */
export type PageResult = Payload | NotFoundPage | ErrorPage

export const isPayload = (result: PageResult): result is Payload => 'data' in result

/** Returns the names of the parts that a page, or the page in place of one, consists of. */
export const partsIn = (shown: unknown): PartNames | undefined =>
  isNotFound(shown) ? shown.written?.parts : (shown as Partial<Payload> | null | undefined)?.parts

/** Data of the page shell, the same for every page of a market. */
export interface ShellData {
  /** Name and logo of the shop (D-1). */
  brand: { name: string; logo: string }
  /** How many products the search names: rounded down, 0 for too few (DOM-1). */
  products: number
  nav: NavItem[]
  /** At the end of the menu bar. */
  links: NavLink[]
  /** Version of what a merchant has written of the menu, '' for nothing. */
  menu: string
  /** Cities of the showrooms in one phrase, '' for none. */
  cities: string
  /** What the newsletter earns, as money in words; missing where the market promises nothing (D-31). */
  reward?: { amount: string; minimum: string }
  /** Address of the picture of the error screen, '' for none. */
  errorPicture: string
  /** What visitors are asked for; missing where nothing needs their consent. */
  consent?: ConsentQuestion
}

export interface ConsentQuestion extends ConsentTerms {
  /** Address of the page that lists what is stored; null without one. */
  page: string | null
}

export interface NavItem {
  /** Key of its panel in the menu. */
  key: string
  name: string
  href: string
  /** It is no collection: the mobile menu, which lists those, shows it too. */
  isWay?: true
}

export interface NavLink {
  name: string
  href: string
  isHot: boolean
}

/** The JSON block of the document. */
export interface State {
  build: string
  /** Whether the shop has a service worker. */
  worker?: true
  shell: ShellData
  page: PageResult
  /** Name of its header, where it is not that of the route. */
  header?: HeaderName | undefined
}

/** Properties of a layout's header. */
export interface HeaderProps {
  /** The route's name. */
  page: string
  nav: NavItem[]
  /** Address of the page in each market where it exists. */
  alternates: PayloadHead['alternates']
  /** What was searched for, '' elsewhere. */
  query: string
}

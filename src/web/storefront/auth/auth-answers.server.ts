/** The forms in which `/api/auth` answers (contract 1a): every POST has an absolute `url`, as JSON or as a redirect. */
import { safeCallbackUrl } from '#domain/customers/callback-url.ts'
import { href, isLocale, MARKETS, splitPath, type Market } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { newReference } from '#services/tokens.ts'
import { json, readBytes, type ApiContext } from '#web/http/api/endpoint.ts'
import { cookieLocale } from '#web/http/market-redirect.ts'
import { cookieNames, readCookie, writeCookie } from '#web/http/visitor/cookies.ts'
import { isCsrfToken } from '#web/http/visitor/csrf.ts'

/** Base address of the contract. */
export const baseOf = ({ config }: Pick<Shop, 'config'>): string => `${config.publicUrl}/api/auth`

/** Returns the address of an error, from which the browser is sent to a page (A14). */
export const errorUrl = (shop: Pick<Shop, 'config'>, error: string, more: Record<string, string> = {}): string =>
  `${baseOf(shop)}/error?${new URLSearchParams({ error, ...more })}`

/** Logs a failure of the shop. Returns its address, with the number under which it is in the log. */
export function failureUrl(shop: Pick<Shop, 'config' | 'log'>, what: string, error: unknown): string {
  const reference = newReference()
  shop.log.error(`${what}, reference ${reference}`, error)
  return errorUrl(shop, 'Configuration', { reference })
}

export interface AuthAnswer {
  status: number
  /** Absolute. */
  url: string
  cookies?: readonly string[]
  /** Seconds. */
  retryAfter?: number
}

/** A form post of the contract. */
export interface AuthForm {
  fields: URLSearchParams
  hasCsrfToken: boolean
  /** Where the visitor goes next, on this shop. */
  callbackUrl: string
  /** The client reads `{url}`; others follow a redirect. */
  isJson: boolean
}

/** @throws Refused 413 */
export async function readForm({ shop, request, url }: ApiContext): Promise<AuthForm> {
  const fields = new URLSearchParams(Buffer.from(await readBytes(request)).toString('utf8'))
  const cookies = request.headers.get('cookie')
  return {
    fields,
    hasCsrfToken: isCsrfToken(shop, cookies, fields.get('csrfToken')),
    callbackUrl: callbackUrlOf(shop, cookies, fields.get('callbackUrl') ?? url.searchParams.get('callbackUrl')),
    isJson: fields.get('json') === 'true' || request.headers.has('x-auth-return-redirect'),
  }
}

/** Returns the address that a request names, or that of the cookie, on this shop; the home page otherwise. */
export function callbackUrlOf({ config }: Pick<Shop, 'config'>, cookieHeader: string | null, named: string | null): string {
  const { publicUrl } = config
  return safeCallbackUrl(named ?? readCookie(cookieHeader, cookieNames(publicUrl).callbackUrl), publicUrl)
}

/** Returns the cookie that remembers where a visitor goes next, null when it is remembered already. */
export function callbackUrlCookie({ config }: Pick<Shop, 'config'>, cookieHeader: string | null, url: string): string | null {
  const { callbackUrl } = cookieNames(config.publicUrl)
  return readCookie(cookieHeader, callbackUrl) === url ? null : writeCookie(config.publicUrl, callbackUrl, url)
}

/** Returns `{url}` with its status to clients that read it, and a redirect to others. */
export function answerForm(
  { isJson }: Pick<AuthForm, 'isJson'>,
  { status, url, cookies = [], retryAfter }: AuthAnswer,
): Response {
  const headers = { 'cache-control': 'private, no-store', ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) }
  const response = isJson
    ? json({ url }, { status, headers })
    : new Response(null, { status: 302, headers: { ...headers, location: url } })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

const ERRORS: Record<number, string> = { 403: 'AccessDenied', 503: 'Busy' }

/** Returns a refusal before or around a handler as clients of the contract read it: JSON with an absolute `url`. */
export function presentAsUrl(refusal: Response, shop: Pick<Shop, 'config'>): Response {
  const retryAfter = refusal.headers.get('retry-after')
  const answer = { status: refusal.status, url: errorUrl(shop, ERRORS[refusal.status] ?? 'Configuration') }
  return answerForm({ isJson: true }, { ...answer, ...(retryAfter !== null && { retryAfter: Number(retryAfter) }) })
}

/** Returns a redirect with cookies, never stored. */
export const redirectTo = (location: string, cookies: readonly (string | null)[] = []): Response =>
  withCookies(new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } }), cookies)

export function withCookies(response: Response, cookies: readonly (string | null)[]): Response {
  for (const cookie of cookies) if (cookie !== null) response.headers.append('set-cookie', cookie)
  return response
}

/** Returns the path of a page about signing in, in the market of the address to go to next, or else of the visitor's choice. */
export function pagePath({ shop, request, url }: ApiContext, page: 'signin' | 'signout' | 'error'): string {
  return href(marketOf(shop, request.headers.get('cookie'), url.searchParams.get('callbackUrl')), `/auth/${page}`)
}

/** Returns the market of the address to go to next, or else of the visitor's choice. */
export function marketOf(shop: Pick<Shop, 'config'>, cookieHeader: string | null, named: string | null): Market {
  const callbackUrl = callbackUrlOf(shop, cookieHeader, named)
  const { market } = splitPath(new URL(callbackUrl).pathname)
  if (!market.isDefault) return market
  const isNamed = callbackUrl !== `${shop.config.publicUrl}/`
  const chosen = cookieLocale(cookieHeader ?? '')
  return !isNamed && isLocale(chosen) ? MARKETS[chosen] : market
}

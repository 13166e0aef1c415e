/** Signing in at another provider, as contract 1a has it (A2, A10): there by a form, back by a redirect of the provider. */
import { IDENTITY_SIGN_IN_MS, type ConfirmingPage } from '#domain/customers/identity.ts'
import { href, MARKETS } from '#domain/market/market.ts'
import { confirmByIdentity } from '#services/customers/identities/confirm.ts'
import { arriveFrom, departFor, type Arrival, type LinkTarget } from '#services/customers/identities/flow.ts'
import { linkIdentity, type LinkOutcome } from '#services/customers/identities/links.ts'
import { signInWithIdentity } from '#services/customers/identities/sign-in.ts'
import { isOutage } from '#services/jobs/outage.ts'
import type { IdentityProvider } from '#services/ports.ts'
import type { Shop } from '#services/shop.ts'
import type { ApiContext } from '#web/http/api/endpoint.ts'
import { cookieNames, readCookie, writeCookie } from '#web/http/visitor/cookies.ts'
import { sessionTokenOf } from '#web/http/visitor/session.ts'
import {
  callbackUrlCookie,
  callbackUrlOf,
  errorUrl,
  failureUrl,
  marketOf,
  redirectTo,
  type AuthAnswer,
  type AuthForm,
} from './auth-answers.server.ts'
import { browserCookie, browserOf, sessionCookie } from './auth-cookies.server.ts'

/** Returns the provider of an address; null for an unknown one, and for one that the settings do not name. */
export const identityProvider = ({ google }: Pick<Shop, 'google'>, id: string | undefined): IdentityProvider | null =>
  google?.id === id ? google : null

/** Returns the cookie of a sign-in that is under way; null deletes it. */
export function flowCookie({ config }: Pick<Shop, 'config'>, sealed: string | null): string {
  const { publicUrl } = config
  const name = cookieNames(publicUrl).identitySignIn
  return sealed === null ? writeCookie(publicUrl, name, '', 0) : writeCookie(publicUrl, name, sealed, IDENTITY_SIGN_IN_MS / 1000)
}

/** A10: the answer has the address at the provider. */
export async function leaveForProvider(
  { shop, request, ip }: ApiContext,
  { callbackUrl }: AuthForm,
  provider: IdentityProvider,
): Promise<AuthAnswer> {
  const departure = await departFor(shop, provider, { ip })
  if (departure.ok) {
    const remembered = callbackUrlCookie(shop, request.headers.get('cookie'), callbackUrl)
    const cookies = [flowCookie(shop, departure.sealed), ...(remembered === null ? [] : [remembered])]
    return { status: 200, url: departure.url, cookies }
  }
  if ('retryAfter' in departure) return { status: 429, url: errorUrl(shop, 'TooManySignIns'), retryAfter: departure.retryAfter }
  return { status: 200, url: errorUrl(shop, departure.reason) }
}

/** The way back: always a redirect, and the cookie of the way is used once. */
export async function returnFromProvider(context: ApiContext, provider: IdentityProvider): Promise<Response> {
  const { shop } = context
  const used = flowCookie(shop, null)
  try {
    const { url, cookies = [] } = await arrive(context, provider)
    return redirectTo(url, [used, ...cookies])
  } catch (error) {
    const what = `signing in at ${provider.id} failed`
    if (!isOutage(error)) return redirectTo(failureUrl(shop, what, error), [used])
    shop.log.error(what, error)
    return redirectTo(errorUrl(shop, 'Busy'), [used])
  }
}

async function arrive(context: ApiContext, provider: IdentityProvider): Promise<Omit<AuthAnswer, 'status'>> {
  const { shop, request, url, ip } = context
  const cookie = request.headers.get('cookie')
  const sealed = readCookie(cookie, cookieNames(shop.config.publicUrl).identitySignIn)
  const arrival = await arriveFrom(shop, provider, { sealed, answer: url.searchParams, ip })
  const { link } = arrival
  if (link)
    return link.confirms ? confirmed(context, arrival, link, link.confirms) : { url: await linkedUrl(context, arrival, link) }
  if (!arrival.ok) return { url: errorUrl(shop, arrival.reason === 'too_many_sign_ins' ? 'TooManySignIns' : arrival.reason) }
  const signedIn = await signInWithIdentity(shop, arrival.person, {
    browser: browserOf(shop, request),
    formerToken: sessionTokenOf(shop, cookie),
    market: marketOf(shop, cookie, null).locale,
  })
  if (!signedIn.ok) return { url: errorUrl(shop, signedIn.reason) }
  const { token, expiresAt, browserToken } = signedIn
  return {
    url: callbackUrlOf(shop, cookie, null),
    cookies: [sessionCookie(shop, { token, expiresAt }), browserCookie(shop, browserToken)],
  }
}

/** Confirms the session that began to. Its page says what became of it. */
async function confirmed(
  { shop, signedIn }: ApiContext,
  arrival: Arrival,
  { market, sessionId }: LinkTarget,
  page: ConfirmingPage,
): Promise<Omit<AuthAnswer, 'status'>> {
  const answer = (google: 'confirmed' | 'unconfirmed') =>
    `${shop.config.publicUrl}${href(MARKETS[market], `/my/${page}`)}?${new URLSearchParams({ google })}`
  const customer = arrival.ok ? await signedIn() : null
  if (!arrival.ok || customer?.sessionId !== sessionId) return { url: answer('unconfirmed') }
  const proven = await confirmByIdentity(shop, customer, arrival.person)
  if (!proven) return { url: answer('unconfirmed') }
  return { url: answer('confirmed'), cookies: [sessionCookie(shop, { token: proven.token, expiresAt: customer.expiresAt })] }
}

/** Links, for the session that began to. Returns the page of the account, which says what became of it. */
async function linkedUrl({ shop, request, signedIn }: ApiContext, arrival: Arrival, link: LinkTarget): Promise<string> {
  const page = shop.config.publicUrl + href(MARKETS[link.market], '/my/security')
  const answer = (google: LinkOutcome | 'refused') => `${page}?${new URLSearchParams({ google })}`
  if (!arrival.ok) return answer('refused')
  const customer = await signedIn()
  // Another session than the one that was confirmed.
  if (customer?.sessionId !== link.sessionId) return answer('refused')
  const { person } = arrival
  return answer(await linkIdentity(shop, customer.id, { person, browser: browserOf(shop, request).name }))
}

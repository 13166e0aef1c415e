/**
 * The way to another provider and back (D-60). What the return needs is in the browser that began, sealed: whoever has the address of the
 * return alone can do nothing with it, and nothing is stored for who never comes back.
 */
import { IDENTITY_SIGN_IN_MS, type ConfirmingPage, type ProvenPerson } from '#domain/customers/identity.ts'
import type { Locale } from '#domain/market/market.ts'
import { countIdentitySignIn } from '#services/limits/account-limits.ts'
import type { LimitRefusal } from '#services/limits/limits.ts'
import { IdentityFailure, type IdentityProvider, type IdentitySecrets } from '#services/ports.ts'
import type { Shop } from '#services/shop.ts'

type FlowShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'log'>

/** A signed-in customer links an identity to this session's account, or confirms the session by one, from the page of this market. */
export interface LinkTarget {
  sessionId: string
  market: Locale
  /** Page on which the session is confirmed; absent for a link. */
  confirms?: ConfirmingPage
}

interface Flow extends IdentitySecrets {
  /** Milliseconds since 1970. */
  until: number
  /** Null for a sign-in. */
  link: LinkTarget | null
}

const sealPurpose = ({ id }: IdentityProvider): string => `sign-in at ${id}`

export type Departure =
  | { ok: true; /** Where the browser goes. */ url: string; /** For the browser's cookie. */ sealed: string }
  | { ok: false; reason: 'OAuthSignin' }
  | LimitRefusal<'too_many_sign_ins'>

/** Begins a sign-in, or a link. @param given.ip of the caller */
export async function departFor(
  shop: FlowShop,
  provider: IdentityProvider,
  { ip, link = null }: { ip: string; link?: LinkTarget | null },
): Promise<Departure> {
  const limited = await countIdentitySignIn(shop, ip)
  if (limited) return limited
  try {
    const { url, secrets } = await provider.begin()
    const flow: Flow = { ...secrets, link, until: shop.clock.now().getTime() + IDENTITY_SIGN_IN_MS }
    return { ok: true, url, sealed: shop.tokens.seal(sealPurpose(provider), JSON.stringify(flow)) }
  } catch (error) {
    if (!(error instanceof IdentityFailure)) throw error
    shop.log.error(`signing in at ${provider.id} could not begin`, error)
    return { ok: false, reason: 'OAuthSignin' }
  }
}

interface Return {
  /** Of the browser's cookie; null without one. */
  sealed: string | null
  /** The query of the address. */
  answer: URLSearchParams
  ip: string
}

/** `link`: what was begun, as far as the browser knows it. */
export type Arrival = { link: LinkTarget | null } & (
  | { ok: true; person: ProvenPerson }
  | { ok: false; reason: 'OAuthCallback' | 'AccessDenied' | 'too_many_sign_ins' }
)

/** Returns who has come back from the provider. The provider is asked only for a browser that went there in the last minutes. */
export async function arriveFrom(shop: FlowShop, provider: IdentityProvider, { sealed, answer, ip }: Return): Promise<Arrival> {
  const text = sealed === null ? null : shop.tokens.unseal(sealPurpose(provider), sealed)
  const flow = text === null ? null : (JSON.parse(text) as Flow)
  const link = flow?.link ?? null
  if (await countIdentitySignIn(shop, ip)) return { ok: false, reason: 'too_many_sign_ins', link }
  if (!flow || flow.until <= shop.clock.now().getTime()) return { ok: false, reason: 'OAuthCallback', link }
  try {
    return { ok: true, person: await provider.finish(answer, flow), link }
  } catch (error) {
    if (!(error instanceof IdentityFailure)) throw error
    if (error.isDenied) return { ok: false, reason: 'AccessDenied', link }
    shop.log.error(`signing in at ${provider.id} failed`, error)
    return { ok: false, reason: 'OAuthCallback', link }
  }
}

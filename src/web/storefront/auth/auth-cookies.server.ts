/** Cookies of the session and of the browser. */
import { browserName } from '#domain/customers/browser-name.ts'
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { BROWSER_MS } from '#domain/customers/session.ts'
import type { Browser } from '#services/customers/sessions.ts'
import type { Shop } from '#services/shop.ts'
import { cookieNames, readCookie, writeCookie } from '#web/http/visitor/cookies.ts'

/** Returns the cookie of a session that ends at `expiresAt`; null deletes it. */
export function sessionCookie(
  { config, clock }: Pick<Shop, 'config' | 'clock'>,
  session: { token: string; expiresAt: Date } | null,
): string {
  const { session: name } = cookieNames(config.publicUrl)
  if (!session) return writeCookie(config.publicUrl, name, '', 0)
  const seconds = Math.floor((session.expiresAt.getTime() - clock.now().getTime()) / 1000)
  return writeCookie(config.publicUrl, name, session.token, Math.max(0, seconds))
}

/** Returns the cookie by which a browser is known again. */
export const browserCookie = ({ config }: Pick<Shop, 'config'>, token: string): string =>
  writeCookie(config.publicUrl, cookieNames(config.publicUrl).browser, token, BROWSER_MS / 1000)

/** Returns the browser of a request. */
export const browserOf = ({ config }: Pick<Shop, 'config'>, { headers }: Request): Browser => ({
  name: browserName(headers.get('user-agent') ?? ''),
  token: readCookie(headers.get('cookie'), cookieNames(config.publicUrl).browser),
})

const TYPED_EMAIL = 'typed email'
const TYPED_EMAIL_S = 120

/** Returns the cookie by which the next page has the address that was typed, since addresses of pages have nothing personal; '' deletes it. */
export function typedEmailCookie({ config, tokens }: Pick<Shop, 'config' | 'tokens'>, email: string): string {
  const { publicUrl } = config
  const name = cookieNames(publicUrl).typedEmail
  if (email === '' || email.length > MAX_EMAIL_LENGTH) return writeCookie(publicUrl, name, '', 0)
  return writeCookie(publicUrl, name, tokens.seal(TYPED_EMAIL, email), TYPED_EMAIL_S)
}

/** Returns the address that was typed on the page before, null without one. */
export function typedEmailOf({ config, tokens }: Pick<Shop, 'config' | 'tokens'>, cookieHeader: string | null): string | null {
  const sealed = readCookie(cookieHeader, cookieNames(config.publicUrl).typedEmail)
  return sealed === null ? null : tokens.unseal(TYPED_EMAIL, sealed)
}

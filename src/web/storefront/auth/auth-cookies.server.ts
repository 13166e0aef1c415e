/** Cookies of the session and of the browser. */
import { browserName } from '#domain/customers/browser-name.ts'
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

/** Cookies of the back office: sent to this host alone, and never by a link of another site (ASVS 3.3.1 to 3.3.4). */
import type { Shop } from '#services/shop.ts'
import { cookieNames, readCookie, writeCookie } from './cookies.ts'

type CookieShop = Pick<Shop, 'config' | 'clock'>
type StaffCookie = 'staffSession' | 'staffStep'

/** Returns the token of a cookie, or null. */
export const staffTokenOf = ({ config }: Pick<Shop, 'config'>, which: StaffCookie, cookieHeader: string | null): string | null =>
  readCookie(cookieHeader, cookieNames(config.publicUrl)[which])

/** Returns the cookie of a session or of a sign-in that waits; null deletes it. */
export function staffCookie(
  { config, clock }: CookieShop,
  which: StaffCookie,
  held: { token: string; expiresAt: Date } | null,
): string {
  const name = cookieNames(config.publicUrl)[which]
  if (!held) return writeCookie(config.publicUrl, name, '', 0, 'Strict')
  const seconds = Math.floor((held.expiresAt.getTime() - clock.now().getTime()) / 1000)
  return writeCookie(config.publicUrl, name, held.token, Math.max(0, seconds), 'Strict')
}

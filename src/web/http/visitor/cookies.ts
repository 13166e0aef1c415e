/** The cookies of a visitor, and how they are written (ASVS 3.3.1 to 3.3.4). All of them are essential (LAW-46). */

export interface CookieNames {
  /** Token of the session. */
  session: string
  /** CSRF token and its proof. */
  csrf: string
  /** Where a visitor who signs in goes next. */
  callbackUrl: string
  /** Token of the browser: one in which a customer signed in before has its own count of failures. */
  browser: string
  /** What the return from another provider needs, sealed. */
  identitySignIn: string
  /** The address of a sign-in without JavaScript that was refused, sealed: its page shows it once more. */
  typedEmail: string
  /** Token of a session of the back office. */
  staffSession: string
  /** Token of a sign-in to the back office that waits for its second step. */
  staffStep: string
}

const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** Returns the names: with `__Host-`, which browsers tie to this host and to https; without it where the shop is reached by http. */
export function cookieNames(publicUrl: string): CookieNames {
  const prefix = isHttps(publicUrl) ? '__Host-' : ''
  return {
    session: `${prefix}session`,
    csrf: `${prefix}csrf`,
    callbackUrl: `${prefix}callback-url`,
    browser: `${prefix}browser`,
    identitySignIn: `${prefix}identity-sign-in`,
    typedEmail: `${prefix}typed-email`,
    staffSession: `${prefix}staff-session`,
    staffStep: `${prefix}staff-step`,
  }
}

/** Returns the value of a cookie in a `Cookie` header, percent-decoded; null without it, or when it cannot be decoded. */
export function readCookie(header: string | null, name: string): string | null {
  if (header === null || !header.includes(name)) return null
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim())
    } catch {
      return null
    }
  }
  return null
}

/**
 * Returns a `Set-Cookie` value. `maxAge` in seconds, 0 to delete; without it the cookie ends with the browser. `Strict` cookies are not sent
 * when a link of another site is followed.
 */
export function writeCookie(
  publicUrl: string,
  name: string,
  value: string,
  maxAge?: number,
  sameSite: 'Lax' | 'Strict' = 'Lax',
): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  return `${name}=${encodeURIComponent(value)}${age}; Path=/; HttpOnly; SameSite=${sameSite}${isHttps(publicUrl) ? '; Secure' : ''}`
}

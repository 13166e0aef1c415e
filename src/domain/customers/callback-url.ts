/** Where a visitor is sent after signing in or out: on this shop only (contract A18 to A20). */

/** Longest address that is accepted, in characters. */
export const MAX_CALLBACK_URL = 2048

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const REFUSED = /[\u0000-\u0020\u007f-\u009f\\]/

/**
 * Returns the absolute address of `value` on this shop. Anything else, and what browsers and servers read differently, becomes the home page:
 * another origin, a user name, control characters and spaces, a backslash, a path that begins with two slashes.
 * @param origin of the shop, without trailing slash
 */
export function safeCallbackUrl(value: string | null | undefined, origin: string): string {
  const home = `${origin}/`
  if (!value || value.length > MAX_CALLBACK_URL || REFUSED.test(value) || !value.isWellFormed()) return home
  // A relative path without a slash is no address that this shop hands out.
  if (!value.startsWith('/') && !/^https?:\/\//i.test(value)) return home
  const url = URL.parse(value, home)
  if (!url || url.origin !== new URL(origin).origin) return home
  if (url.username !== '' || url.password !== '' || url.pathname.startsWith('//')) return home
  return url.href
}

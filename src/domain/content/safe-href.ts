/** Addresses that written content may link to. */

/** Scheme and rest; a path of the shop; a place on the page. No other scheme runs or reads anything in a browser. */
const ALLOWED = [/^https?:\/\/[^/?#]/i, /^mailto:[^/]/i, /^tel:\+?\d/i, /^\/(?!\/)/, /^#[\w-]+$/]

/** Returns whether a link may lead there: http, https, mailto, tel, or a path. */
export const isSafeHref = (href: string): boolean =>
  // Browsers drop some of these characters from an address, and read a backslash as a slash.
  // oxlint-disable-next-line no-control-regex -- they are what is refused
  !/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/.test(href) && ALLOWED.some((one) => one.test(href))

/** Content negotiation: the one place that reads `Accept-Encoding`. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A coding that is named, and not refused with `q=0`. */
const accepting = (name: string): RegExp => new RegExp(`(?:^|[\\s,])${name}(?=[\\s;,]|$)(?!\\s*;\\s*q=0(?:\\.0*)?(?:[\\s,]|$))`)
const ACCEPTS = { br: accepting('br'), gzip: accepting('gzip') }
/** Best first. */
const ALL = ['br', 'gzip'] as const

/** Returns the best encoding that the client accepts of those that are offered. */
export const encodingFor = (accepted: string | null | undefined, offered: readonly (keyof typeof ACCEPTS)[] = ALL): Encoding =>
  (accepted && offered.find((name) => ACCEPTS[name].test(accepted))) || 'identity'

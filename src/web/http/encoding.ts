import type { Encoding } from './page-cache.ts'

const refuses = (accepted: string, name: string): boolean =>
  new RegExp(`(?:^|[\\s,])${name}\\s*;\\s*q=0(?:\\.0*)?(?:[\\s,]|$)`).test(accepted)
const names = (accepted: string, name: string): boolean => new RegExp(`(?:^|[\\s,])${name}(?:[\\s;,]|$)`).test(accepted)

const known = new Map<string, Encoding>()
const KNOWN_MAX = 500

/** Returns the best accepted encoding. Browsers send few different values, so the result is cached. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const before = known.get(accepted)
  if (before) return before
  const takes = (name: string) => names(accepted, name) && !refuses(accepted, name)
  const encoding = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(accepted, encoding)
  return encoding
}

export const etagFor = (etag: string, encoding: Encoding): string => `"${etag}${encoding === 'identity' ? '' : `-${encoding}`}"`

/** Returns whether `If-None-Match` names this content in any encoding. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.includes(`"${etag}`) || ifNoneMatch.trim() === '*')

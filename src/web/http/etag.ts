/** Entity tags and conditional requests: the one place that writes `ETag` and reads `If-None-Match`. */
import { createHash } from 'node:crypto'
import type { Encoding } from './encoding.ts'

const LENGTH = 20

/** Returns the tag of a content, the same in every encoding. */
export const tagOf = (content: string | Uint8Array): string =>
  createHash('sha1').update(content).digest('base64url').slice(0, LENGTH)

/** Returns the tag of what is hashed piece by piece. */
export function createTagger(): { add(piece: string): void; tag(): string } {
  const hash = createHash('sha1')
  return {
    add: (piece) => void hash.update(piece),
    tag: () => hash.digest('base64url').slice(0, LENGTH),
  }
}

/** Returns the header's value: each encoding has its own. */
export const etagFor = (tag: string, encoding: Encoding): string => `"${tag}${encoding === 'identity' ? '' : `-${encoding}`}"`

/** Returns whether `If-None-Match` names this content in any encoding. */
export const isKnown = (ifNoneMatch: string | null | undefined, tag: string): boolean =>
  typeof ifNoneMatch === 'string' && (ifNoneMatch.includes(`"${tag}`) || ifNoneMatch.trim() === '*')

export interface Tagged {
  tag: string
  encoding?: Encoding
  headers: Record<string, string>
  /** Called when the body is sent. */
  body(): BodyInit
}

/** Returns the answer with its ETag: 304 when the caller has the content, no body for HEAD. */
export function taggedResponse(request: Request, { tag, encoding = 'identity', headers, body }: Tagged): Response {
  const etag = etagFor(tag, encoding)
  if (isKnown(request.headers.get('if-none-match'), tag)) {
    const { 'content-type': _type, 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers
    return new Response(null, { status: 304, headers: { ...rest, etag } })
  }
  return new Response(request.method === 'HEAD' ? null : body(), { headers: { ...headers, etag } })
}

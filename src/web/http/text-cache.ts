/**
 * Long texts for machines (sitemaps, feeds): written in chunks, one text after another, cached
 * compressed until their content changes.
 */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Shop } from '#services/shop.ts'
import { etagFor, isKnown } from './encoding.ts'

export interface Text {
  /** Names the text among all of the shop's. */
  key: string
  /** Differs when the text may differ. */
  version: string
  contentType: string
  write(): AsyncIterable<string>
}

interface Kept {
  version: string
  /** Milliseconds. */
  writtenAt: number
  etag: string
  zipped: Buffer
}

/** Minimum age before a changed text is written again. */
const KEPT_MS = 60_000
/** Compressed texts; the oldest is dropped first. */
const KEPT_BYTES = 24 * 1024 * 1024
/** Maximum age: engines come once a day. */
const FORGOTTEN_MS = 600_000
const MAX_AGE_S = 300

class Texts {
  #kept = new Map<string, Kept>()
  #writing = new Map<string, Promise<Kept>>()
  #last: Promise<unknown> = Promise.resolve()

  async get(text: Text, now: number): Promise<Kept> {
    const kept = this.#kept.get(text.key)
    // A text from the future was written before the clock was set back.
    const age = kept ? now - kept.writtenAt : 0
    if (kept && (kept.version === text.version || (age >= 0 && age < KEPT_MS))) return kept
    let writing = this.#writing.get(text.key)
    if (!writing) {
      writing = this.#last.then(() => zip(text, now)).then((written) => this.#keep(text.key, written))
      this.#writing.set(text.key, writing)
      const forget = () => void this.#writing.delete(text.key)
      this.#last = writing.then(forget, forget)
    }
    return writing
  }

  #keep(key: string, written: Kept): Kept {
    this.#kept.delete(key)
    this.#kept.set(key, written)
    setTimeout(() => {
      if (this.#kept.get(key) === written) this.#kept.delete(key)
    }, FORGOTTEN_MS).unref()
    let bytes = 0
    for (const { zipped } of this.#kept.values()) bytes += zipped.byteLength
    for (const [oldest, { zipped }] of this.#kept) {
      if (bytes <= KEPT_BYTES || oldest === key) break
      bytes -= zipped.byteLength
      this.#kept.delete(oldest)
    }
    return written
  }
}

async function zip(text: Text, writtenAt: number): Promise<Kept> {
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const slice of text.write()) {
      hash.update(slice)
      yield slice
    }
  }
  const parts: Buffer[] = []
  await pipeline(Readable.from(hashed()), createGzip({ level: 6 }), async (zipped: AsyncIterable<Buffer>) => {
    for await (const part of zipped) parts.push(part)
  })
  const etag = hash.digest('base64url').slice(0, 24)
  return { version: text.version, writtenAt, etag, zipped: Buffer.concat(parts) }
}

const shops = new WeakMap<Shop['db'], Texts>()

/** Returns the text as an answer, with its ETag; compressed for clients that accept it. */
export async function cachedText({ db, clock }: Pick<Shop, 'db' | 'clock'>, request: Request, text: Text): Promise<Response> {
  let texts = shops.get(db)
  if (!texts) shops.set(db, (texts = new Texts()))
  const { etag, zipped } = await texts.get(text, clock.now().getTime())
  const takesZip = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?(?:[\s,]|$))/.test(request.headers.get('accept-encoding') ?? '')
  const headers: Record<string, string> = {
    'content-type': text.contentType,
    'cache-control': `public, max-age=${MAX_AGE_S}`,
    etag: etagFor(etag, takesZip ? 'gzip' : 'identity'),
    vary: 'Accept-Encoding',
  }
  if (isKnown(request.headers.get('if-none-match') ?? undefined, etag)) return new Response(null, { status: 304, headers })
  if (takesZip) {
    headers['content-encoding'] = 'gzip'
    headers['content-length'] = String(zipped.byteLength)
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(zipped), { headers })
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const plain = Readable.toWeb(Readable.from([zipped]).pipe(createGunzip())) as ReadableStream<Uint8Array<ArrayBuffer>>
  return new Response(plain, { headers })
}

/**
 * Whole pages in memory, compressed: a fifth of their size. A page is the same for every visitor of a market, so its address is the whole key:
 * never a header, a cookie or a host. The build is not part of it because the cache lives and dies with one build's process.
 */
import { MINUTE_MS } from '#domain/time/durations.ts'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync, type BrotliOptions } from 'node:zlib'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './encoding.ts'
import { tagOf } from './etag.ts'
import type { Sendable } from './send.ts'

/** A rendered page, uncompressed. */
export interface RenderedPage {
  body: Buffer
  contentType: string
  /** Header values of its own, such as the content policy of its kind. */
  headers: Record<string, string>
  /** What it shows: a change of any of it purges the page. */
  tags: ReadonlySet<string>
  /** Milliseconds since 1970 from which on it is shown to nobody; null for a page that shows nothing that ends. */
  endsAt: number | null
}

export interface Entry extends Omit<RenderedPage, 'body' | 'endsAt'> {
  etag: string
  /** A page in Brotli; other encodings are derived from it on request. */
  encoded: Partial<Record<Encoding, Buffer>>
  /** Milliseconds since 1970. */
  freshUntil: number
  staleUntil: number
  bytes: number
  /** How it is sent; null until it is sent for the first time. */
  content: Sendable | null
  /** Requests that it has answered from the cache. */
  asked: number
  /** The quality of its Brotli form. */
  quality: number
}

export interface PageCache {
  /** An entry that may still be shown, fresh or stale. */
  get(key: string): Entry | undefined
  /** Renders the page once for all waiting requests, and caches it unless it was purged meanwhile. */
  fill(key: string, make: () => Promise<RenderedPage>): Promise<Entry>
  drop(key: string): void
  purge(tags: readonly string[]): void
  readonly size: number
  readonly bytes: number
}

/** Prices and promises depend on the time: a page is rendered again after a minute, in the background up to ten minutes. */
export const FRESH_MS = MINUTE_MS
export const STALE_MS = 10 * MINUTE_MS
/**
 * Quality 5 with a window no larger than a page: 5 % smaller than gzip, and half a percent larger than quality 8, which takes a quarter
 * more time. A page that is asked for more often is compressed again at quality 10: 7 % smaller, for 30 ms of a thread that answers nobody.
 */
const QUALITY = { first: 5, often: 10 }
/** Requests for an entry from which on its page is asked for often: most pages are asked for once before they end. */
const OFTEN = 3
const BROTLI_WINDOW = 16
/** The usual blocks of 64 KB waste memory. */
const BROTLI_CHUNK = 16 * 1024
/** Bytes of an entry in addition to its bodies. */
const ENTRY_BYTES = 1024

/** Returns the cache entry of a rendered page; it is compressed on request. */
export function toEntry(rendered: RenderedPage, now: number): Entry {
  const { body, endsAt, ...rest } = rendered
  const until = (age: number): number => Math.min(now + age, endsAt ?? Infinity)
  return {
    ...rest,
    etag: tagOf(body),
    encoded: { identity: body },
    freshUntil: until(FRESH_MS),
    staleUntil: until(STALE_MS),
    bytes: ENTRY_BYTES + body.byteLength,
    content: null,
    asked: 0,
    quality: QUALITY.first,
  }
}

/** Returns the body in this encoding. */
export function bodyOf({ encoded }: Entry, encoding: Encoding): Buffer {
  const plain = () => encoded.identity ?? brotliDecompressSync(encoded.br as Buffer)
  switch (encoding) {
    case 'br':
      return (encoded.br ??= brotli(plain()))
    case 'gzip':
      return (encoded.gzip ??= inOwnBlock(gzipSync(plain(), { level: 6 })))
    case 'identity':
      return plain()
  }
}

/** Returns the bytes in memory of exactly their size: what a compressor returns is a view of a block of up to 64 KB. */
function inOwnBlock(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  own.set(bytes)
  return own
}

/** Drops everything but the Brotli form. */
function pack(entry: Entry): void {
  const br = inOwnBlock(bodyOf(entry, 'br'))
  entry.encoded = { br }
  // Reserves room for a later gzip form.
  entry.bytes = ENTRY_BYTES + 2 * br.byteLength
}

const brotliOptions = (body: Buffer, quality: number): BrotliOptions => ({
  chunkSize: BROTLI_CHUNK,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  },
})

const brotli = (body: Buffer): Buffer => brotliCompressSync(body, brotliOptions(body, QUALITY.first))
const compressInThread = promisify(brotliCompress)

/** Compresses the page of an entry again, in a thread of its own, and sends it so from then on. */
async function compressAgain(entry: Entry): Promise<void> {
  const body = bodyOf(entry, 'identity')
  const br = inOwnBlock(await compressInThread(body, brotliOptions(body, QUALITY.often)))
  entry.encoded.br = br
  entry.quality = QUALITY.often
  // They name the length of the former form.
  delete entry.content?.headerLists.br
}

interface Flight {
  rendered: Promise<Entry>
  /** Tags purged since its start. */
  purged: Set<string>
}

/** Renderings in progress. */
class Flights {
  /** By key: those that new requests may join. */
  #joinable = new Map<string, Flight>()
  /** All of them: those that may not be joined any more are still affected by purges. */
  #all = new Set<Flight>()

  joined(key: string): Promise<Entry> | undefined {
    return this.#joinable.get(key)?.rendered
  }

  /** @param cache is called with the entry unless something that it shows was purged meanwhile */
  begin(key: string, make: () => Promise<Entry>, cache: (entry: Entry) => void): Promise<Entry> {
    const purged = new Set<string>()
    const rendered = make().then((entry) => {
      if (!showsAny(entry, purged)) cache(entry)
      return entry
    })
    const flight = { rendered, purged }
    this.#joinable.set(key, flight)
    this.#all.add(flight)
    const end = () => {
      this.#all.delete(flight)
      if (this.#joinable.get(key) === flight) this.#joinable.delete(key)
    }
    rendered.then(end, end)
    return rendered
  }

  purge(tags: readonly string[]): void {
    for (const { purged } of this.#all) for (const tag of tags) purged.add(tag)
    this.#joinable.clear()
  }
}

const showsAny = ({ tags }: Entry, purged: ReadonlySet<string>): boolean =>
  purged.size > 0 && tags.values().some((tag) => purged.has(tag))

/** @param options.maxBytes of all cached bodies; the least recently used page is dropped first */
export function createPageCache({ maxBytes, now }: { maxBytes: number; now(): number }): PageCache {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes })
  const flights = new Flights()
  /** One page is compressed again at a time, so that the other threads stay free. */
  let compressing = Promise.resolve()
  const askedOften = (key: string, entry: Entry) => {
    // What fails leaves the page as it is.
    const again = () => (entries.peek(key) === entry ? compressAgain(entry).catch(() => undefined) : undefined)
    compressing = compressing.then(again)
  }
  const store = (key: string, entry: Entry) => {
    const former = entries.peek(key)
    // Most pages are rendered again as they were: they keep their bytes.
    if (former?.etag === entry.etag) {
      const { encoded, bytes, quality } = former
      Object.assign(entry, { encoded: { ...encoded }, bytes, quality })
    } else pack(entry)
    entries.set(key, entry)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      const left = entry.staleUntil - now()
      // After the clock was set back the age of a page is unknown.
      if (left > 0 && left <= STALE_MS) {
        if (++entry.asked === OFTEN && entry.quality < QUALITY.often) askedOften(key, entry)
        return entry
      }
      entries.delete(key)
      return undefined
    },
    fill(key, make) {
      return (
        flights.joined(key) ??
        flights.begin(
          key,
          async () => toEntry(await make(), now()),
          (entry) => store(key, entry),
        )
      )
    },
    drop: (key) => void entries.delete(key),
    purge(tags) {
      flights.purge(tags)
      const purged = new Set(tags)
      const gone = Array.from(entries.entries()).filter(([, entry]) => showsAny(entry, purged))
      for (const [key] of gone) entries.delete(key)
    },
    get size() {
      return entries.size
    },
    get bytes() {
      return entries.calculatedSize
    },
  }
}

/**
 * Long texts for machines (sitemaps, feeds): written in chunks, one text after another, cached
 * compressed until their content changes.
 */
import { MINUTE_MS } from '#domain/time/durations.ts'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { ShopMemory, ZippedText } from '#services/shop-memory.ts'
import type { Shop } from '#services/shop.ts'
import { encodingFor } from './encoding.ts'
import { createTagger, taggedResponse } from './etag.ts'

export interface Text {
  /** Names the text among all of the shop's. */
  key: string
  /** Differs when the text may differ. */
  version: string
  contentType: string
  write(): AsyncIterable<string>
}

/** Minimum age before a changed text is written again. */
const MIN_AGE_MS = MINUTE_MS
const MAX_AGE_S = 300

/** Returns the cached text while it may be shown, or the one that is being written. */
async function written(memory: ShopMemory, text: Text, now: number): Promise<ZippedText> {
  const cached = memory.texts.get(text.key)
  // A text from the future was written before the clock was set back.
  const age = cached ? now - cached.writtenAt : 0
  if (cached && (cached.version === text.version || (age >= 0 && age < MIN_AGE_MS))) return cached
  const joined = memory.textsUnderWay.get(text.key)
  if (joined) return joined
  const writing = memory.textTurns.run(() => zip(text, now))
  memory.textsUnderWay.set(text.key, writing)
  try {
    const zipped = await writing
    memory.texts.set(text.key, zipped)
    return zipped
  } finally {
    memory.textsUnderWay.delete(text.key)
  }
}

/** Writes a text anew, whatever is cached of it. */
export async function renewText({ memory, clock }: Pick<Shop, 'memory' | 'clock'>, text: Text): Promise<void> {
  memory.texts.delete(text.key)
  await written(memory, text, clock.now().getTime())
}

async function zip(text: Text, writtenAt: number): Promise<ZippedText> {
  const tagger = createTagger()
  async function* hashed() {
    for await (const slice of text.write()) {
      tagger.add(slice)
      yield slice
    }
  }
  const parts: Buffer[] = []
  await pipeline(Readable.from(hashed()), createGzip({ level: 6 }), async (zipped: AsyncIterable<Buffer>) => {
    for await (const part of zipped) parts.push(part)
  })
  return { version: text.version, writtenAt, tag: tagger.tag(), zipped: Buffer.concat(parts) }
}

/** Returns the text as an answer, with its ETag; compressed for clients that accept it. */
export async function cachedText(
  { memory, clock }: Pick<Shop, 'memory' | 'clock'>,
  request: Request,
  text: Text,
): Promise<Response> {
  const { tag, zipped } = await written(memory, text, clock.now().getTime())
  const encoding = encodingFor(request.headers.get('accept-encoding'), ['gzip'])
  const isZipped = encoding === 'gzip'
  return taggedResponse(request, {
    tag,
    encoding,
    headers: {
      'content-type': text.contentType,
      'cache-control': `public, max-age=${MAX_AGE_S}`,
      vary: 'Accept-Encoding',
      ...(isZipped && { 'content-encoding': encoding, 'content-length': String(zipped.byteLength) }),
    },
    body: () => (isZipped ? new Uint8Array(zipped) : unzipped(zipped)),
  })
}

const unzipped = (zipped: Buffer): ReadableStream<Uint8Array<ArrayBuffer>> =>
  Readable.toWeb(Readable.from([zipped]).pipe(createGunzip())) as ReadableStream<Uint8Array<ArrayBuffer>>

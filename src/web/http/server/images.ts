/**
 * The merchant's photographs: `/i/{hash}/{width}.{format}`. Only pictures that were put in, only the widths and formats of
 * the lists; made once, stored on disk, with two encoders at most, so that pages have a core.
 */
import { IMMUTABLE } from '#web/http/headers.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LARGEST_PIXELS, PICTURE_WIDTHS } from '#domain/catalog/picture.ts'
import { PHOTOGRAPHS } from '#services/pictures/open-original.ts'
import { putFile } from '#services/pictures/put-file.ts'
import { createTurns } from '#services/turns.ts'
import { problem } from '#web/http/api/endpoint.ts'
import { taggedResponse } from '#web/http/etag.ts'
import type { PictureSource } from './picture-source.ts'

const FORMATS = { avif: 'image/avif', webp: 'image/webp' }
const ENCODERS = 2
const AVIF = { quality: 50, effort: 2 }
const WEBP = { quality: 75 }

type Format = keyof typeof FORMATS
const ADDRESS = /^\/i\/([0-9a-f]{32})\/(\d{2,4})\.(avif|webp)$/

/**
 * @param dataDir made pictures lie in `images/made/`
 * @param failed is told when a made picture cannot be stored: it is sent all the same
 * @param originalOf returns the file of an original, null for none
 */
export function uploadedPictures(
  dataDir: string,
  failed: (error: unknown) => void,
  originalOf: (hash: string) => Promise<string | null>,
): PictureSource {
  const madeFolder = join(dataDir, 'images', 'made')
  const flights = new Map<string, Promise<Buffer | null>>()
  const encoders = createTurns(ENCODERS)

  async function encode(file: string, width: number, format: Format): Promise<Buffer> {
    const { default: sharp } = await import('sharp')
    const original = sharp(file, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' })
    const { format: kind } = await original.metadata()
    if (!PHOTOGRAPHS.has(kind)) throw new Error(`${kind} is no photograph`)
    const picture = original.rotate().resize({ width, withoutEnlargement: true })
    return (format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP)).toBuffer()
  }

  /** Returns null where there is no such original. */
  async function made(hash: string, width: number, format: Format): Promise<Buffer | null> {
    const file = join(madeFolder, `${hash}-${width}.${format}`)
    const original = await originalOf(hash)
    if (original === null) return null
    if (existsSync(file)) return readFile(file)
    const bytes = await encoders.run(() => encode(original, width, format))
    await putFile(file, bytes).catch(failed)
    return bytes
  }

  async function respond(request: Request): Promise<Response> {
    const [, hash, width, format] = ADDRESS.exec(new URL(request.url).pathname) ?? []
    if (!hash || !PICTURE_WIDTHS.includes(Number(width))) return problem(404, 'not_found')
    const key = `${hash}-${width}.${format}`
    const flight = flights.get(key) ?? made(hash, Number(width), format as Format)
    flights.set(key, flight)
    try {
      const bytes = await flight
      if (bytes === null) return problem(404, 'not_found')
      return taggedResponse(request, {
        tag: `${hash}-${width}-${format}`,
        headers: {
          'content-type': FORMATS[format as Format],
          'content-length': String(bytes.byteLength),
          'cache-control': IMMUTABLE,
        },
        body: () => new Uint8Array(bytes),
      })
    } catch {
      return problem(422, 'not_a_picture')
    } finally {
      flights.delete(key)
    }
  }

  return { owns: (path) => path.startsWith('/i/'), respond }
}

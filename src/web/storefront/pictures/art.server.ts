/**
 * Drawn pictures: a pure function of their address, so they are made on demand, kept compressed for a while, and may be
 * kept by browsers for ever. Nothing of the address reaches the drawing unchecked.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseArtPath, type Picture } from '#demo/art/address.ts'
import { draw, drawSwatch } from '#demo/art/draw.ts'

type Coding = 'br' | 'gzip' | 'identity'

/** About 2 KB a picture: some 4 MB at most. */
const KEPT = 2000
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Returns the drawing itself, as SVG text. */
export const drawPicture = (picture: Picture): string =>
  picture.kind === 'swatch' ? drawSwatch(picture.colourway, picture.pattern) : draw(picture.art, picture.colourway, picture.view)

async function encode(svg: string, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
  if (coding === 'identity') return new TextEncoder().encode(svg)
  const bytes =
    coding === 'br'
      ? await brotli(svg, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
        })
      : await zip(svg)
  return new Uint8Array(bytes)
}

/** Best coding the client takes; a coding with `q=0` is refused. */
export function codingOf(accepted: string | null): Coding {
  const takes = (name: string): boolean =>
    new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:[\\s,]|$))(?:[\\s;,]|$)`).test(accepted ?? '')
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

function bytesOf(path: string, picture: Picture, coding: Coding): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${coding} ${path}`
  const known = kept.get(key)
  if (known) {
    kept.delete(key)
    kept.set(key, known)
    return known
  }
  const made = encode(drawPicture(picture), coding)
  kept.set(key, made)
  if (kept.size > KEPT) kept.delete(kept.keys().next().value as string)
  return made
}

/** Serves `GET /art/….svg`; 404 for everything that is not the one address of a picture. */
export async function art(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname
  const picture = parseArtPath(path)
  if (!picture) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  const coding = codingOf(request.headers.get('accept-encoding'))
  const bytes = await bytesOf(path, picture, coding)
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: {
      'content-type': 'image/svg+xml',
      'content-length': String(bytes.byteLength),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
    },
  })
}

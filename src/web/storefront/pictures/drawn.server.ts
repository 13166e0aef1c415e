/** Drawn pictures: what an address shows never changes, so they are drawn on demand and browsers store them for ever. */
import { IMMUTABLE } from '#web/http/headers.ts'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Shop } from '#services/shop.ts'
import { encodingFor, type Encoding } from '#web/http/encoding.ts'
import { taggedResponse, tagOf } from '#web/http/etag.ts'
import type { PictureSource } from '#web/http/server/picture-source.ts'
import { cachedPicture } from './picture-cache.server.ts'

/** Characters from which a drawing is a large one: few of those exist, and each is sent often. */
const LARGE = 20_000

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function encode(svg: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return new TextEncoder().encode(svg)
  if (encoding === 'gzip') return new Uint8Array(await zip(svg))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: svg.length > LARGE ? 9 : 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return new Uint8Array(await brotli(svg, { params }))
}

type DrawingShop = Pick<Shop, 'drawings' | 'memory'>

async function bytesOf(
  { drawings, memory }: DrawingShop,
  path: string,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!drawings) return null
  return cachedPicture(memory.drawnPictures, `${encoding} ${path}`, async () => {
    const svg = await drawings.draw(path)
    return svg === null ? null : encode(svg, encoding)
  })
}

/** A drawing of a file whose content the address does not name: it may change. */
const UNHASHED_SCENE = /^\/scenes\/[a-z-]+\.svg$/

/** Returns the tag of a drawing: what an address with a hash shows never changes, so the address stands for it. */
async function tagFor(shop: DrawingShop, path: string): Promise<string> {
  if (!UNHASHED_SCENE.test(path)) return tagOf(path)
  return tagOf((await bytesOf(shop, path, 'identity')) ?? '')
}

/** Drawings at `/art/….svg` and `/scenes/….svg`. */
export const drawnPictures = (shop: DrawingShop): PictureSource => ({
  owns: (path) => path.startsWith('/art/') || path.startsWith('/scenes/'),
  respond: (request) => drawn(request, shop),
})

/** 404 for everything that is not the one address of a picture. */
async function drawn(request: Request, shop: DrawingShop): Promise<Response> {
  const path = new URL(request.url).pathname
  const encoding = encodingFor(request.headers.get('accept-encoding'))
  const bytes = await bytesOf(shop, path, encoding)
  if (!bytes) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  return taggedResponse(request, {
    tag: await tagFor(shop, path),
    encoding,
    headers: {
      'content-type': 'image/svg+xml',
      'content-length': String(bytes.byteLength),
      'cache-control': UNHASHED_SCENE.test(path) ? 'public, max-age=3600' : IMMUTABLE,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
    body: () => bytes,
  })
}

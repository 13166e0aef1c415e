/** Product pictures for shopping engines: drawings as JPEG, one at a time so that pages keep their cores. */
import { parseArtPath } from '#demo/art/address.ts'
import { problem, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { drawPicture } from '#web/storefront/pictures/art.server.ts'
import { drawingOf, FEED_PICTURES } from '#web/feeds/structured-data/picture-address.ts'

/** Engines ask for 800 pixels and more. */
const WIDTH = 960
const HEIGHT = 1200
/** Dots per inch at which a drawing of 400 units is that large. */
const DENSITY = 172
const GROUND = '#ffffff'
/** About 50 KB each. */
const KEPT = 60

/** Maximum queued drawings: a few seconds of work. */
const WAITING = 40

const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
let last: Promise<unknown> = Promise.resolve()
let waiting = 0

async function draw(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const svg = Buffer.from(drawPicture(parseArtPath(path)!))
  const picture = sharp(svg, { density: DENSITY })
    .resize(WIDTH, HEIGHT, { fit: 'contain', background: GROUND })
    .flatten({ background: GROUND })
  return new Uint8Array(await picture.jpeg({ quality: 82 }).toBuffer())
}

async function picture({ params }: ApiContext): Promise<Response> {
  const path = drawingOf(params.file ?? '')
  if (path === null || !parseArtPath(path)) return problem(404, 'not_found')
  let made = kept.get(path)
  if (!made) {
    if (waiting >= WAITING) return problem(429, 'too_many_requests', {}, { 'retry-after': '10' })
    waiting++
    made = last.then(() => draw(path)).finally(() => waiting--)
    last = made.catch(() => kept.delete(path))
    kept.set(path, made)
    if (kept.size > KEPT) kept.delete(kept.keys().next().value as string)
  }
  return new Response(await made, {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}

export const routes: ApiRoute[] = [{ method: 'GET', path: `${FEED_PICTURES}:file`, guard: 'public', handler: picture }]

/** Product pictures for shopping engines: JPEG, converted one at a time so that pages have processor time. */
import { IMMUTABLE } from '#web/http/headers.ts'
import { FEED_PICTURES } from '#domain/catalog/picture.ts'
import { problem, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { cachedPicture } from '#web/storefront/pictures/picture-cache.server.ts'
import { openOriginal } from '#web/storefront/pictures/original.server.ts'

/** Width in pixels; engines require at least 800. */
const WIDTH = 960
const HEIGHT = 1200
/** Dots per inch at which a drawing of 400 units is that large. */
const DENSITY = 172
const GROUND = '#ffffff'
/** Pictures that run or wait: a few seconds of work. */
const MAX_PENDING = 40

async function make(shop: ApiContext['shop'], name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const original = await openOriginal(shop, name, DENSITY)
  if (!original) return null
  const picture = original.resize(WIDTH, HEIGHT, { fit: 'contain', background: GROUND }).flatten({ background: GROUND })
  return new Uint8Array(await picture.jpeg({ quality: 82 }).toBuffer())
}

async function picture({ shop, params }: ApiContext): Promise<Response> {
  const name = /^([a-z0-9-]+)\.jpg$/.exec(params.file ?? '')?.[1]
  if (name === undefined) return problem(404, 'not_found')
  const { feedPictures, feedPictureTurns: turns } = shop.memory
  if (!feedPictures.has(name) && turns.pending >= MAX_PENDING)
    return problem(429, 'too_many_requests', {}, { 'retry-after': '10' })
  const bytes = await cachedPicture(feedPictures, name, () => turns.run(() => make(shop, name)))
  if (!bytes) return problem(404, 'not_found')
  return new Response(bytes, {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': IMMUTABLE,
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}

export const routes: ApiRoute[] = [{ method: 'GET', path: `${FEED_PICTURES}:file`, guard: 'public', handler: picture }]

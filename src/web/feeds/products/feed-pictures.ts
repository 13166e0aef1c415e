/** Product pictures for shopping engines: those that were drawn ahead, others one at a time so that pages have processor time. */
import { IMMUTABLE } from '#web/http/headers.ts'
import { FEED_PICTURES } from '#domain/catalog/picture.ts'
import {
  drawFeedPicture,
  feedPictureFile,
  isKnownPicture,
  readFeedPicture,
  type FeedPicture,
} from '#services/pictures/feed-picture.ts'
import { putFile } from '#services/pictures/put-file.ts'
import { problem, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { cachedPicture } from '#web/storefront/pictures/picture-cache.server.ts'

/** Pictures that run or wait, from which on drawings that the shop shows nowhere are refused: a few seconds of work. */
const MAX_PENDING = 40

/** Draws a picture; that of something the shop shows is kept for the next crawler. */
async function drawAndKeep(shop: ApiContext['shop'], name: string): Promise<FeedPicture | null> {
  // Another request may have drawn it while this one waited.
  const drawn = (await readFeedPicture(shop, name)) ?? (await drawFeedPicture(shop, name))
  if (drawn && (await isKnownPicture(shop, name)))
    await putFile(feedPictureFile(shop.config, name), drawn).catch((error: unknown) =>
      shop.log.error('the picture of a feed cannot be stored', error),
    )
  return drawn
}

async function picture({ shop, params }: ApiContext): Promise<Response> {
  const name = /^([a-z0-9-]{1,160})\.jpg$/.exec(params.file ?? '')?.[1]
  if (name === undefined) return problem(404, 'not_found')
  const { feedPictures, feedPictureTurns: turns } = shop.memory
  // A crawler asks for hundreds at once: what a feed names is never refused, it waits for its turn.
  if (!feedPictures.has(name) && turns.pending >= MAX_PENDING && !(await isKnownPicture(shop, name)))
    return problem(429, 'too_many_requests', {}, { 'retry-after': '10' })
  const made = async () => (await readFeedPicture(shop, name)) ?? turns.run(() => drawAndKeep(shop, name))
  const bytes = await cachedPicture(feedPictures, name, made)
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

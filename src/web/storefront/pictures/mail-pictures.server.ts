/** Pictures for mail programs, which show no SVG and load from everywhere: all as PNG on the shop's oat ground. */
import { IMMUTABLE } from '#web/http/headers.ts'
import { readFileSync } from 'node:fs'
import { MAIL_PICTURES } from '#domain/catalog/picture.ts'
import { cachedPicture } from './picture-cache.server.ts'
import { openOriginal } from './original.server.ts'
import type { ApiContext, ApiRoute } from '#web/http/api/endpoint.ts'

/** The logo on a white ground, for programs that turn a mail dark. */
const logo = readFileSync(new URL('../../../../public/brand/logo-mail.png', import.meta.url))

/** Twice the size at which a line of a mail shows it. */
const WIDTH = 128
const HEIGHT = 160
const GROUND = '#f3eee7'
/** Dots per inch of a drawing. */
const DENSITY = 72

async function make(shop: ApiContext['shop'], name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const original = await openOriginal(shop, name, DENSITY)
  if (!original) return null
  return new Uint8Array(
    await original
      .resize(WIDTH, HEIGHT, { fit: 'contain', background: GROUND })
      .flatten({ background: GROUND })
      .png({ palette: true })
      .toBuffer(),
  )
}

const png = (bytes: Uint8Array<ArrayBuffer>) =>
  new Response(bytes, {
    headers: {
      'content-type': 'image/png',
      'cache-control': IMMUTABLE,
      'cross-origin-resource-policy': 'cross-origin',
    },
  })

/** `GET /mail-art/bear-1-honey-dots-098.png`, for the picture of that name; 404 when there is none. */
async function picture({ shop, params }: ApiContext): Promise<Response> {
  if (params.file === 'logo.png') return png(logo)
  const name = /^([a-z0-9-]+)\.png$/.exec(params.file ?? '')?.[1]
  if (name === undefined) return new Response(null, { status: 404 })
  const bytes = await cachedPicture(shop.memory.mailPictures, name, () => make(shop, name))
  return bytes ? png(bytes) : new Response(null, { status: 404 })
}

export const routes: ApiRoute[] = [{ method: 'GET', path: `${MAIL_PICTURES}:file`, guard: 'public', handler: picture }]

/** Pictures for mail programs, which show no SVG and load from everywhere: all as PNG on the shop's oat ground. */
import { IMMUTABLE } from '#web/http/headers.ts'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Sharp } from 'sharp'
import { LARGEST_PIXELS, MAIL_PICTURES, pictureName } from '#domain/catalog/picture.ts'
import { DAY_SECONDS } from '#domain/time/durations.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { cachedPicture } from './picture-cache.server.ts'
import { openOriginal } from '#services/pictures/open-original.ts'
import type { ApiContext, ApiRoute } from '#web/http/api/endpoint.ts'

const PUBLIC_FOLDER = new URL('../../../../public/', import.meta.url)

/** Twice the size at which a line of a mail shows it. */
const WIDTH = 128
const HEIGHT = 160
const GROUND = '#f3eee7'
/** Dots per inch of a drawing. */
const DENSITY = 72

/** Twice the size at which a mail shows the logo, of which a white margin on every side. */
const LOGO = { width: 336, height: 88, margin: 12, background: '#ffffff' }
const LOGO_DENSITY = 288

/** Returns the merchant's logo, a photograph or a file of `public/`, ready to be resized; null when there is none at its address. */
async function openLogo(shop: ApiContext['shop'], address: string): Promise<Sharp | null> {
  const name = pictureName(address)
  if (name !== null) return openOriginal(shop, name, LOGO_DENSITY)
  const file = new URL(`.${address}`, PUBLIC_FOLDER)
  if (!file.href.startsWith(PUBLIC_FOLDER.href) || !existsSync(file)) return null
  const { default: sharp } = await import('sharp')
  return sharp(fileURLToPath(file), { limitInputPixels: LARGEST_PIXELS, density: LOGO_DENSITY })
}

/** Returns the logo on a white ground, because some mail programs turn a mail dark. */
async function makeLogo(shop: ApiContext['shop'], address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const original = await openLogo(shop, address)
  if (!original) return null
  const { width, height, margin, background } = LOGO
  const logo = original
    .resize(width - 2 * margin, height - 2 * margin, { fit: 'contain', position: 'left', background })
    .flatten({ background })
    .extend({ top: margin, right: margin, bottom: margin, left: margin, background })
  return new Uint8Array(await logo.png({ palette: true }).toBuffer())
}

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

const png = (bytes: Uint8Array<ArrayBuffer> | null, cacheControl: string) =>
  bytes
    ? new Response(bytes, {
        headers: {
          'content-type': 'image/png',
          'cache-control': cacheControl,
          'cross-origin-resource-policy': 'cross-origin',
        },
      })
    : new Response(null, { status: 404 })

/** `GET /mail-art/logo.png`: an address that stored mails have, whatever logo the merchant has by then. */
async function logo({ shop }: ApiContext): Promise<Response> {
  const { logo: address } = await readMerchant(shop)
  const bytes = await cachedPicture(shop.memory.mailPictures, address, () => makeLogo(shop, address))
  return png(bytes, `public, max-age=${DAY_SECONDS}`)
}

/** `GET /mail-art/bear-1-honey-dots-098.png`, for the picture of that name; 404 when there is none. */
async function picture({ shop, params }: ApiContext): Promise<Response> {
  const name = /^([a-z0-9-]+)\.png$/.exec(params.file ?? '')?.[1]
  if (name === undefined) return new Response(null, { status: 404 })
  const bytes = await cachedPicture(shop.memory.mailPictures, name, () => make(shop, name))
  return png(bytes, IMMUTABLE)
}

export const routes: ApiRoute[] = [
  { method: 'GET', path: `${MAIL_PICTURES}logo.png`, guard: 'public', handler: logo },
  { method: 'GET', path: `${MAIL_PICTURES}:file`, guard: 'public', handler: picture },
]

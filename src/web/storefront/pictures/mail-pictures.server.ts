/** Pictures for mail programs, which show no SVG and load from everywhere: drawings as PNG on the shop's oat ground. */
import { readFileSync } from 'node:fs'
import { parseArtPath } from '#demo/art/address.ts'
import { drawPicture } from './art.server.ts'
import type { ApiContext, ApiRoute } from '#web/http/api/endpoint.ts'

/** The logo on a white ground, for programs that turn a mail dark. */
const logo = readFileSync(new URL('../../../../public/brand/logo-mail.png', import.meta.url))

/** Twice the size at which a line of a mail shows it. */
const WIDTH = 128
const HEIGHT = 160
const GROUND = '#f3eee7'
/** About 5 KB each. */
const KEPT = 500
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

async function draw(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp')
  const svg = Buffer.from(drawPicture(parseArtPath(path)!))
  return new Uint8Array(
    await sharp(svg)
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
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })

/** `GET /mail-art/bear-1-honey-dots-098.png`, for the drawing of that name; 404 when there is none. */
async function picture({ params }: ApiContext): Promise<Response> {
  if (params.file === 'logo.png') return png(logo)
  const path = `/art/${params.file!.replace(/\.png$/, '.svg')}`
  if (!params.file!.endsWith('.png') || !parseArtPath(path)) return new Response(null, { status: 404 })
  let made = kept.get(path)
  if (!made) {
    kept.set(path, (made = draw(path)))
    made.catch(() => kept.delete(path))
    if (kept.size > KEPT) kept.delete(kept.keys().next().value as string)
  }
  return png(await made)
}

export const routes: ApiRoute[] = [{ method: 'GET', path: '/mail-art/:file', guard: 'public', handler: picture }]

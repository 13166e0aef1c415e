/** Still lifes for heroes, covers and empty states: files with an address that changes with their content. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { codingOf } from './art.server.ts'

export type Scene =
  | 'autumn'
  | 'bath-time'
  | 'belly-band'
  | 'broken'
  | 'confirm-mail'
  | 'empty-cart'
  | 'empty-search'
  | 'hero'
  | 'hero-mobile'
  | 'lookbook'
  | 'lost'
  | 'menu'
  | 'night'
  | 'sign-in-failed'
  | 'thanks'
  | 'voucher'
  | 'walk'
  | 'wood-toys'
  | 'world-care'
  | 'world-fashion'
  | 'world-gifts'
  | 'world-maternity'
  | 'world-nursery'
  | 'world-toys'
  | 'world-transport'

const FOLDER = new URL('../../../../demo/scenes/', import.meta.url)

interface SceneFile {
  identity: Buffer<ArrayBuffer>
  br?: Buffer<ArrayBuffer>
  gzip?: Buffer<ArrayBuffer>
}

const paths = new Map<string, string>()
const files = new Map<string, SceneFile>()
for (const file of readdirSync(FOLDER).toSorted()) {
  const identity = Buffer.from(readFileSync(new URL(file, FOLDER)))
  const path = `/scenes/${file.replace(/\.svg$/, '')}.${createHash('sha256').update(identity).digest('hex').slice(0, 10)}.svg`
  paths.set(file.replace(/\.svg$/, ''), path)
  files.set(path, { identity })
}

/** Address of a scene, immutable: `/scenes/hero.1f0a….svg`. */
export function scenePath(name: Scene): string {
  const path = paths.get(name)
  if (!path) throw new Error(`demo/scenes/${name}.svg is missing`)
  return path
}

/** Address of every scene by name, for a page or a style sheet that needs them all. */
export const scenePaths = (): Record<string, string> => Object.fromEntries(paths)

/** Serves `GET /scenes/….svg`, compressed once at the first request. */
export function scene(request: Request): Response {
  const file = files.get(new URL(request.url).pathname)
  if (!file) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  const coding = codingOf(request.headers.get('accept-encoding'))
  if (coding === 'br') file.br ??= brotliCompressSync(file.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  if (coding === 'gzip') file.gzip ??= gzipSync(file.identity)
  const bytes = file[coding] ?? file.identity
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

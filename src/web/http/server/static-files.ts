/** Files of the build and of `public/`: found at the start, read on first request, then cached; a few hundred KB in all. */
import { DAY_SECONDS } from '#domain/time/durations.ts'
import { IMMUTABLE } from '#web/http/headers.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Encoding } from '#web/http/encoding.ts'
import { tagOf } from '#web/http/etag.ts'
import type { Sendable } from '#web/http/send.ts'

export interface StaticFile {
  headers: Record<string, string>
  isText: boolean
  readonly etag: string
  body(encoding: Encoding): Buffer
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const COMPRESSED = /^(text\/|image\/svg|application\/(json|manifest))/
const FOR_A_DAY = `public, max-age=${DAY_SECONDS}`
/** Policy of a picture opened by itself: no scripts. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const FRAME_SCRIPT = /frame-[^/]*\.js$/
/** A frame in a sandbox has no origin: to a browser it is another site. */
const FOR_FRAMES = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

/** Returns all files below the folder by their address. Files under `assets/` carry their content's hash in their name. */
export function findStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const found of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(found.parentPath, found.name)
    const type = TYPES[extname(file)]
    const path = `/${relative(folder, file)}`
    if (!found.isFile() || !type || path.includes('/.')) continue
    files.set(path, toStaticFile(file, type, path.startsWith('/assets/')))
  }
  return files
}

function toStaticFile(file: string, type: string, isHashed: boolean): StaticFile {
  const isText = COMPRESSED.test(type)
  const svg = type === 'image/svg+xml' && { 'content-security-policy': SVG_POLICY }
  const cacheControl = isHashed ? IMMUTABLE : FOR_A_DAY
  const headers = {
    'content-type': type,
    'cache-control': cacheControl,
    ...(isText && { vary: 'Accept-Encoding' }),
    ...svg,
    ...(FRAME_SCRIPT.test(file) && FOR_FRAMES),
  }
  return fileOf(
    headers,
    isText,
    () => readFileSync(file),
    () => (existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : null),
  )
}

/** Content that is read once. Files of the build are compressed by the build, others on request. */
export function fileOf(
  headers: Record<string, string>,
  isText: boolean,
  read: () => Buffer,
  readBrotli: () => Buffer | null = () => null,
): StaticFile {
  const cached: Partial<Record<Encoding, Buffer>> = {}
  const identity = () => (cached.identity ??= read())
  let etag = ''
  return {
    headers,
    isText,
    get etag() {
      return (etag ||= tagOf(identity()))
    },
    body(encoding) {
      if (encoding === 'br') return (cached.br ??= readBrotli() ?? brotliCompressSync(identity()))
      if (encoding === 'gzip') return (cached.gzip ??= gzipSync(identity()))
      return identity()
    },
  }
}

/** Names and values in turn, the raw form of node:http. */
export const rawHeaders = (headers: Record<string, string>): string[] => Object.entries(headers).flat()

/** @param common headers of every answer */
export const fileContent = (file: StaticFile, common: Record<string, string>): Sendable => ({
  get etag() {
    return file.etag
  },
  route: '(file)',
  headers: rawHeaders({ ...common, ...file.headers }),
  body: (encoding) => file.body(encoding),
  isText: file.isText,
  headerLists: {},
})

/** Files of the build and of `public/`, read once at the start: a few hundred KB that are asked for all the time. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import type { Encoding } from './page-cache.ts'

export interface StaticFile {
  headers: Record<string, string>
  etag: string
  encoded: Partial<Record<Encoding, Buffer>>
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
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'
/** A picture is opened by itself too: then it may do nothing. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** All files below the folder by their address. Files under `assets/` carry their content's hash in their name. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
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
  const identity = readFileSync(file)
  const isText = COMPRESSED.test(type)
  return {
    etag: createHash('sha1').update(identity).digest('base64url').slice(0, 20),
    encoded: {
      identity,
      ...(isText && existsSync(`${file}.br`) && { br: readFileSync(`${file}.br`) }),
      ...(isText && existsSync(`${file}.gz`) && { gzip: readFileSync(`${file}.gz`) }),
    },
    headers: {
      'content-type': type,
      'cache-control': isHashed ? FOR_EVER : FOR_A_DAY,
      ...(isText && { vary: 'Accept-Encoding' }),
      ...(type === 'image/svg+xml' && { 'content-security-policy': SVG_POLICY }),
    },
  }
}

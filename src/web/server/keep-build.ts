import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Plugin } from 'vite'

/** A build whose files are on the disk; `build/builds.json` lists them, newest first. */
export interface Build {
  /** Hash of the manifest: equal sources give an equal build (D-74). */
  id: string
  /** Milliseconds since 1970. */
  timestamp: number
  /** File names under `assets/`. */
  files: string[]
}

/** How many builds' files stay, so that a page opened before a release still finds its chunks. */
const KEPT_BUILDS = 2
const COMPRESSED = /\.(js|css|svg|json|webmanifest|txt)$/

/**
 * After the browser's build: names it, notes its files, removes those of builds before the last, compresses what is new.
 */
export function keepBuild(): Plugin {
  return {
    name: 'nestling:keep-build',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(options, bundle) {
      const client = options.dir ?? 'build/client'
      const list = join(client, '../builds.json')
      const manifest = readFileSync(join(client, '.vite/manifest.json'))
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => name.slice('assets/'.length))
      const build = { id: createHash('sha256').update(manifest).digest('hex').slice(0, 16), timestamp: Date.now(), files }
      const earlier: Build[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
      const builds = [build, ...earlier.filter(({ id }) => id !== build.id)].slice(0, KEPT_BUILDS)
      writeFileSync(list, JSON.stringify(builds))
      removeStrangers(join(client, 'assets'), new Set(builds.flatMap((one) => one.files)))
      compress(client)
    },
  }
}

function removeStrangers(folder: string, kept: ReadonlySet<string>): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!kept.has(name.replace(/\.br$/, ''))) rmSync(join(folder, name))
}

/** Writes `name.br` beside each text file that has none; public files may change under their name, assets never do. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !COMPRESSED.test(entry.name) || file.includes('.vite')) continue
    const isAsset = entry.parentPath.endsWith('assets')
    if (isAsset && existsSync(`${file}.br`)) continue
    const bytes = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  }
}

/** Vite plugin: retains the files of the two builds before, so that open pages find their chunks. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { buildRules, type BuildRules } from './route-rules.ts'

/** A build whose files are on the disk; `build/builds.json` lists them, newest first. */
export interface Build extends BuildRules {
  /** Hash of the manifests and rules: equal sources give an equal build (D-74). */
  id: string
  /** When it was first built, in milliseconds since 1970. */
  timestamp: number
  /** File names under `assets/`. */
  files: string[]
}

/** An entry of Vite's manifest. */
export interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}

/** Under `build/client`, with the modules of one market by their source. */
export const manifestName = (locale: Locale): string => `.vite/manifest.${locale}.json`

export const readManifest = (client: string, locale: Locale): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(client, manifestName(locale)), 'utf8'))

/** Number of builds whose files are retained, the newest included, so that open pages find their chunks. */
const RETAINED_BUILDS = 3
const COMPRESSED = /\.(js|css|svg|json|webmanifest|txt)$/

/**
 * After each market's build: names the whole by its manifests, notes its files, removes those of older builds,
 * compresses what is new.
 */
export function retainPreviousBuilds(): Plugin {
  const list = 'build/builds.json'
  const client = 'build/client'
  const earlier: Build[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  return {
    name: 'nestling:retain-builds',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    writeBundle() {
      const manifests = LOCALES.filter((locale) => existsSync(join(client, manifestName(locale)))).map((locale) =>
        readManifest(client, locale),
      )
      const files = manifests
        .flatMap((manifest) => Object.values(manifest))
        .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
      const rules = buildRules()
      const id = createHash('sha256')
        .update(JSON.stringify([manifests, rules]))
        .digest('hex')
        .slice(0, 16)
      const build: Build = {
        id,
        // The file of this id is cached for a year: built again, it says the same.
        timestamp: earlier.find((one) => one.id === id)?.timestamp ?? Date.now(),
        ...rules,
        files: [...new Set(files)].filter((file) => file.startsWith('assets/')).map((file) => file.slice('assets/'.length)),
      }
      const builds = [build, ...earlier.filter(({ id }) => id !== build.id)].slice(0, RETAINED_BUILDS)
      writeFileSync(list, JSON.stringify(builds))
      removeStrangers(join(client, 'assets'), new Set(builds.flatMap((one) => one.files)))
      compress(client)
    },
  }
}

function removeStrangers(folder: string, retained: ReadonlySet<string>): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!retained.has(name.replace(/\.(br|gz)$/, ''))) rmSync(join(folder, name))
}

/** Writes `name.br` and `name.gz` beside each text file that has none; public files may change under their name, assets never do. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !COMPRESSED.test(entry.name) || file.includes('.vite')) continue
    const isAsset = entry.parentPath.endsWith('assets')
    if (isAsset && existsSync(`${file}.gz`)) continue
    const bytes = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

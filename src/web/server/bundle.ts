/** What Vite built: the renderer, and which files a page needs. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { LOCALES, type Locale } from '#domain/market.ts'
import type * as Renderer from '#web/entry-server.tsx'
import type { PageName } from '#web/routes.ts'
import { contentPolicy } from './headers.ts'
import { readManifest, type Build, type Chunk } from './keep-build.ts'

export interface PageAssets {
  entry: string
  /** Modules the page runs on, entry left out. */
  modules: string[]
  /** Style sheets whose text stands in the document: the browser need not fetch them again for this page. */
  sheets: string[]
  style: string
  policy: string
}

export interface Bundle {
  build: Build
  builds: readonly Build[]
  renderer: Pick<typeof Renderer, 'prepare' | 'render' | 'renderFooter'>
  assets(page: PageName | null, locale: Locale): PageAssets
  /** Fonts that every page needs at once. */
  fonts: string[]
  /** Style sheet of the seasonal themes. */
  themes: string
  /** Folder of the browser's files. */
  client: string
}

const ENTRY = 'src/web/entry-client.tsx'
const FIRST_FONTS = ['figtree-latin', 'young-serif-latin']

/** @throws Error when the shop was not built */
export async function openBundle(root: string): Promise<Bundle> {
  const client = join(root, 'build/client')
  const manifests = Object.fromEntries(LOCALES.map((locale) => [locale, readManifest(client, locale)])) as Record<
    Locale,
    Record<string, Chunk>
  >
  const builds: Build[] = JSON.parse(readFileSync(join(root, 'build/builds.json'), 'utf8'))
  const renderer: typeof Renderer = await import(pathToFileURL(join(root, 'build/server/pages.js')).href)
  const [build] = builds
  if (!build) throw new Error('build/builds.json lists no build')

  const collect = (page: PageName | null, locale: Locale): PageAssets => {
    const manifest = manifests[locale]
    const keys = [...closure(manifest, ENTRY), ...(page ? closure(manifest, `src/web/pages/${page}/page.tsx`) : [])]
    const chunks = [...new Set(keys)].map((key) => manifest[key] as Chunk)
    const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
    const style = sheets.map((sheet) => readFileSync(join(client, sheet), 'utf8').trim()).join('')
    const [entry, ...modules] = [...new Set(chunks.map((chunk) => `/${chunk.file}`))]
    return { entry: entry ?? '', modules, sheets: sheets.map((sheet) => `/${sheet}`), style, policy: contentPolicy(style) }
  }
  const known = new Map<string, PageAssets>()
  const fonts = build.files.filter((file) => FIRST_FONTS.some((font) => file.startsWith(`${font}-`) && file.endsWith('.woff2')))
  const themes = build.files.find((file) => file.startsWith('themes-') && file.endsWith('.css'))
  return {
    build,
    builds,
    renderer,
    assets(page, locale) {
      const key = `${locale} ${page}`
      const found = known.get(key) ?? collect(page, locale)
      known.set(key, found)
      return found
    },
    fonts: fonts.map((file) => `/assets/${file}`),
    themes: `/assets/${themes}`,
    client,
  }
}

/** A module and everything it needs at once, itself first. */
function closure(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return seen
  seen.add(key)
  for (const next of chunk.imports ?? []) closure(manifest, next, seen)
  return seen
}

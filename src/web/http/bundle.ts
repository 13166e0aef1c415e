/** The Vite build: the renderer, and the files of each page. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import type { ShellData, PageResult } from '#web/app/payload.ts'
import type { Layout } from '#domain/content/layout.ts'
import type { FooterName, HeaderName, Look } from '#web/app/look.ts'
import type { FrameScripts } from '#web/frames/documents.server.ts'
import type { PageName } from '#web/routes.ts'
import { sheetPath } from '#web/build/look-sheets.ts'
import { readManifest, type Build, type Chunk } from '#web/build/retain-builds.ts'

export interface PageAssets {
  /** The script that starts the others. */
  start: string
  /** Modules the page runs on, the entry first. */
  modules: string[]
}

export interface RenderInput {
  locale: Locale
  /** Canonical path with the market's prefix, without the query. */
  path: string
  search: string
  /** The page that the path matched. */
  route: PageName
  params: Record<string, string>
  page: PageResult
  header: HeaderName
  shell: ShellData
}

/** Returns the markup of `<div id="app">`. */
export type RenderPage = (input: RenderInput) => string

/** The render bundle (`web/entry/render.tsx`): turns data into markup; has no access to database or request. */
export interface Renderer {
  /** Loads the code of all pages; afterwards rendering is synchronous. */
  openPages(): Promise<RenderPage>
  /** Returns the footers of one market. `data`: the footer data of the storefront. */
  renderFooters(locale: Locale, data: unknown): Record<FooterName, string>
  /** Returns the sentence of a campaign above every page. `data`: of the storefront. */
  renderBar(locale: Locale, data: unknown): string
}

export interface Bundle {
  build: Build
  builds: readonly Build[]
  renderer: Renderer
  /** `parts`: names of those whose code the page runs on. */
  assets(page: PageName, header: HeaderName, locale: Locale, parts?: readonly string[]): PageAssets
  /** Returns the fonts that every page of a market needs at once. */
  fonts(locale: Locale): string[]
  /** The style sheet of the whole shop. */
  style: string
  /** Returns the style sheets of a look, which pages with another do not load. */
  sheets(look: Pick<Look, 'layout' | 'worn'>): readonly string[]
  /** The scripts of frames with services of others. */
  frames: FrameScripts
  /** Folder of the browser's files. */
  client: string
  /** Path of the service worker's code in that folder. */
  worker: string
  /** Files that the page without a connection loads, in every market. */
  offlineFiles: readonly string[]
}

const START = 'src/web/entry/start.ts'
const OFFLINE = 'src/web/entry/offline.ts'
const WORKER = 'src/web/entry/service-worker.ts'
const HEADERS: Record<HeaderName, string> = {
  default: 'src/web/storefront/layout/header.tsx',
  checkout: 'src/web/storefront/layout/checkout-header.tsx',
  auth: 'src/web/storefront/layout/auth-header.tsx',
  promo: 'src/web/storefront/layout/promo-header.tsx',
}
const PARTS = 'src/web/storefront/blocks/live'
const LIVE_PARTS = 'src/web/entry/live-parts.ts'
const ENTRY = 'src/web/entry/client.tsx'
const FRAMES: FrameScripts = {
  tags: 'src/web/frames/tags.ts',
  map: 'src/web/frames/map.ts',
  wallets: 'src/web/frames/wallets.ts',
}
const ALL_FONTS = /^(figtree|young-serif)-[\w-]+\.woff2$/
const LATIN = ['figtree-latin', 'young-serif-latin']
const ROMANIAN_AND_HUNGARIAN = ['figtree-ro-hu', 'young-serif-ro-hu']
/** A font that comes after the first paint lets the whole page be laid out again. */
const FIRST_FONTS: Record<Locale, readonly string[]> = {
  ro: [...LATIN, ...ROMANIAN_AND_HUNGARIAN],
  hu: [...LATIN, ...ROMANIAN_AND_HUNGARIAN],
  en: LATIN,
}

/** Returns the addresses of the fonts that a page of each market needs at once. */
const firstFonts = ({ files }: Build): Record<Locale, string[]> =>
  perLocale((locale) => {
    const isFirst = (file: string) => file.endsWith('.woff2') && FIRST_FONTS[locale].some((font) => file.startsWith(`${font}-`))
    return files.filter(isFirst).map((file) => `/assets/${file}`)
  })

/** @throws Error when the shop was not built */
export async function openBundle(root: string): Promise<Bundle> {
  const client = join(root, 'build/client')
  const manifests = perLocale((locale) => readManifest(client, locale))
  const builds: Build[] = JSON.parse(readFileSync(join(root, 'build/builds.json'), 'utf8'))
  const renderer: Renderer = await import(pathToFileURL(join(root, 'build/server/pages.js')).href)
  const [build] = builds
  if (!build) throw new Error('build/builds.json lists no build')

  const collect = (page: PageName, header: HeaderName, locale: Locale, parts: readonly string[]): PageAssets => {
    const manifest = manifests[locale]
    const keys = [
      ...(page === 'offline' ? closure(manifest, OFFLINE) : pageKeys(manifest, page, header)),
      ...(parts.length > 0 ? closure(manifest, LIVE_PARTS) : []),
      ...parts.flatMap((part) => [...closure(manifest, `${PARTS}/${part.replaceAll('_', '-')}.tsx`)]),
    ]
    return {
      start: `/${manifest[START]?.file}`,
      modules: filesOf(manifest, keys),
    }
  }
  const known = new Map<string, PageAssets>()
  const sheetOf = (name: string): string => {
    const file = manifests.ro[sheetPath(name)]?.file
    if (file === undefined) throw new Error(`the build has no sheet ${name}`)
    return `/${file}`
  }
  const campaignSheet = sheetOf('campaign')
  const sheets: Record<Layout, readonly string[]> = {
    default: [],
    full: [sheetOf('full')],
    promo: [sheetOf('full'), sheetOf('promo')],
    bf: [sheetOf('bf')],
    advent: [sheetOf('advent')],
  }
  const fonts = firstFonts(build)
  return {
    build,
    builds,
    renderer,
    assets(page, header, locale, parts = []) {
      const key = [locale, page, header, ...parts].join(' ')
      const found = known.get(key) ?? collect(page, header, locale, parts)
      known.set(key, found)
      return found
    },
    fonts: (locale) => fonts[locale],
    style: `/${manifests.ro['style.css']?.file}`,
    sheets: ({ layout, worn }) => (worn ? [...sheets[layout], campaignSheet] : sheets[layout]),
    frames: framesOf(manifests.ro),
    client,
    worker: manifests.ro[WORKER]?.file ?? '',
    offlineFiles: [
      `/${manifests.ro['style.css']?.file}`,
      ...build.files.filter((file) => ALL_FONTS.test(file)).map((file) => `/assets/${file}`),
      ...new Set(
        LOCALES.flatMap((locale) => [`/${manifests[locale][START]?.file}`, ...collect('offline', 'auth', locale, []).modules]),
      ),
    ],
  }
}

/** They speak no language, and are built once. */
const framesOf = (manifest: Record<string, Chunk>): FrameScripts => ({
  tags: `/${manifest[FRAMES.tags]?.file}`,
  map: `/${manifest[FRAMES.map]?.file}`,
  wallets: `/${manifest[FRAMES.wallets]?.file}`,
})

/** Returns the addresses of these modules, each once; without the first script, which runs already. */
const filesOf = (manifest: Record<string, Chunk>, keys: readonly string[]): string[] => [
  ...new Set(keys.filter((key) => key !== START).map((key) => `/${manifest[key]?.file}`)),
]

/** Returns the modules of a page, the entry first. */
const pageKeys = (manifest: Record<string, Chunk>, page: PageName, header: HeaderName): string[] => [
  ...closure(manifest, ENTRY),
  ...closure(manifest, HEADERS[header]),
  ...closure(manifest, `src/web/storefront/${page}/page.tsx`),
]

/** Returns a module and its static imports, itself first. */
function closure(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return seen
  seen.add(key)
  for (const next of chunk.imports ?? []) closure(manifest, next, seen)
  return seen
}

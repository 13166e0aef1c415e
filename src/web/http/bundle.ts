/** The Vite build: the renderer, and the files of each page. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { perLocale, type Locale } from '#domain/market/market.ts'
import type { ShellData, PageResult } from '#web/app/payload.ts'
import type { PageName, Route } from '#web/routes.ts'
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
}

/** Returns the markup of `<div id="app">`. */
export type RenderPage = (input: RenderInput) => string

/** The render bundle (`web/entry/render.tsx`): turns data into markup; has no access to database or request. */
export interface Renderer {
  /** Loads the code of all pages, for pages with this header and navigation; afterwards rendering is synchronous. */
  openPages(shells: Record<Locale, ShellData>): Promise<RenderPage>
  /** Returns the footer of each layout in one market. `data`: the footer data of the storefront. */
  renderFooters(locale: Locale, data: unknown): Record<Route['layout'], string>
}

export interface Bundle {
  build: Build
  builds: readonly Build[]
  renderer: Renderer
  /** `parts`: names of those whose code the page runs on. */
  assets(route: Pick<Route, 'page' | 'layout'>, locale: Locale, parts?: readonly string[]): PageAssets
  /** Fonts that every page needs at once. */
  fonts: string[]
  /** The style sheet of the whole shop. */
  style: string
  /** Folder of the browser's files. */
  client: string
}

const START = 'src/web/entry/start.ts'
const LAYOUTS: Record<Route['layout'], string> = {
  default: 'src/web/storefront/layout/header.tsx',
  checkout: 'src/web/storefront/layout/checkout-header.tsx',
  auth: 'src/web/storefront/layout/auth-header.tsx',
}
const PARTS = 'src/web/storefront/blocks/live'
const LIVE_PARTS = 'src/web/entry/live-parts.ts'
const ENTRY = 'src/web/entry/client.tsx'
const FIRST_FONTS = ['figtree-latin', 'young-serif-latin']

/** @throws Error when the shop was not built */
export async function openBundle(root: string): Promise<Bundle> {
  const client = join(root, 'build/client')
  const manifests = perLocale((locale) => readManifest(client, locale))
  const builds: Build[] = JSON.parse(readFileSync(join(root, 'build/builds.json'), 'utf8'))
  const renderer: Renderer = await import(pathToFileURL(join(root, 'build/server/pages.js')).href)
  const [build] = builds
  if (!build) throw new Error('build/builds.json lists no build')

  const collect = ({ page, layout }: Pick<Route, 'page' | 'layout'>, locale: Locale, parts: readonly string[]): PageAssets => {
    const manifest = manifests[locale]
    const keys = [
      ...closure(manifest, ENTRY),
      ...closure(manifest, LAYOUTS[layout]),
      ...closure(manifest, `src/web/storefront/${page}/page.tsx`),
      ...(parts.length > 0 ? closure(manifest, LIVE_PARTS) : []),
      ...parts.flatMap((part) => [...closure(manifest, `${PARTS}/${part.replaceAll('_', '-')}.tsx`)]),
    ]
    return {
      start: `/${manifest[START]?.file}`,
      modules: [...new Set(keys.map((key) => `/${manifest[key]?.file}`))],
    }
  }
  const known = new Map<string, PageAssets>()
  const fonts = build.files.filter((file) => FIRST_FONTS.some((font) => file.startsWith(`${font}-`) && file.endsWith('.woff2')))
  return {
    build,
    builds,
    renderer,
    assets(route, locale, parts = []) {
      const key = [locale, route.page, ...parts].join(' ')
      const found = known.get(key) ?? collect(route, locale, parts)
      known.set(key, found)
      return found
    },
    fonts: fonts.map((file) => `/assets/${file}`),
    style: `/${manifests.ro['style.css']?.file}`,
    client,
  }
}

/** Returns a module and its static imports, itself first. */
function closure(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return seen
  seen.add(key)
  for (const next of chunk.imports ?? []) closure(manifest, next, seen)
  return seen
}

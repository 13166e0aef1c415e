/** What Vite built: the renderer, and which files a page needs. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type * as Renderer from '#web/entry-server.tsx'
import type { PageName } from '#web/routes.ts'
import { contentPolicy } from './headers.ts'
import type { Build } from './keep-build.ts'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

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
  assets(page: PageName | null): PageAssets
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
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const builds: Build[] = JSON.parse(readFileSync(join(root, 'build/builds.json'), 'utf8'))
  const renderer: typeof Renderer = await import(pathToFileURL(join(root, 'build/server/pages.js')).href)
  const [build] = builds
  if (!build) throw new Error('build/builds.json lists no build')

  const closure = (key: string, seen = new Set<string>()): Set<string> => {
    if (!manifest[key] || seen.has(key)) return seen
    seen.add(key)
    for (const next of manifest[key].imports ?? []) closure(next, seen)
    return seen
  }
  const collect = (page: PageName | null): PageAssets => {
    const keys = [...closure(ENTRY), ...(page ? closure(`src/web/pages/${page}/page.tsx`) : [])]
    const chunks = [...new Set(keys)].map((key) => manifest[key] as Chunk)
    const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))]
    const style = sheets.map((sheet) => readFileSync(join(client, sheet), 'utf8').trim()).join('')
    const [entry, ...modules] = [...new Set(chunks.map((chunk) => `/${chunk.file}`))]
    return {
      entry: entry ?? '',
      modules,
      sheets: sheets.map((sheet) => `/${sheet}`),
      style,
      policy: contentPolicy(style),
    }
  }
  const known = new Map<PageName | null, PageAssets>()
  const fonts = build.files.filter((file) => FIRST_FONTS.some((font) => file.startsWith(`${font}-`) && file.endsWith('.woff2')))
  const themes = build.files.find((file) => file.startsWith('themes-') && file.endsWith('.css'))
  return {
    build,
    builds,
    renderer,
    assets(page) {
      const found = known.get(page) ?? collect(page)
      known.set(page, found)
      return found
    },
    fonts: fonts.map((file) => `/assets/${file}`),
    themes: `/assets/${themes}`,
    client,
  }
}

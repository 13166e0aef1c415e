/** A local server with the answers that Storyblok documents for its content delivery API v2, and faults on demand. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locale } from '#domain/market/market.ts'

export const TOKEN = 'publicTokenOfASpace'
export const PREVIEW_TOKEN = 'previewTokenOfASpace'

export interface RemoteStory {
  id: number
  uuid: string
  name: string
  slugs: Partial<Record<Locale, string>>
  /** Null where it is not published. */
  published: Record<string, unknown> | null
  draft: Record<string, unknown>
}

export type Fault = 'none' | 'slow' | 'shape' | 429 | 500

const KNOWN = new Set(
  'token version language fallback_lang cv find_by starts_with by_slugs by_uuids content_type sort_by page per_page with_tag search_term'.split(
    ' ',
  ),
)
const AT = '2026-11-01T10:00:00.000Z'

export interface StoryblokServer {
  url: string
  version: number
  fault: Fault
  /** Requests so far. */
  calls: number
  close(): Promise<void>
}

/** Starts it. The stories may be changed while it runs; `version` says so to whoever asks. */
export async function startStoryblok(stories: RemoteStory[]): Promise<StoryblokServer> {
  const state = { version: 1_760_000_000, fault: 'none' as Fault, calls: 0 }
  const waiting = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    state.calls++
    const url = new URL(request.url ?? '/', 'http://localhost')
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    }
    if (state.fault === 'slow') return void waiting.add(response)
    if (state.fault === 'shape') return send(200, { sorry: true })
    if (typeof state.fault === 'number') return send(state.fault, { error: 'try later' })
    answer(url, stories, state.version, send)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const response of waiting) response.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

type Send = (status: number, body: unknown, headers?: Record<string, string>) => void

function answer(url: URL, stories: RemoteStory[], version: number, send: Send): void {
  const query = Object.fromEntries(url.searchParams)
  if (Object.keys(query).some((name) => !KNOWN.has(name))) return send(422, { error: 'unknown parameter' })
  const isDraft = query['version'] === 'draft'
  if (query['token'] !== PREVIEW_TOKEN && (isDraft || query['token'] !== TOKEN)) return send(401, { error: 'Unauthorized' })
  const path = decodeURIComponent(url.pathname).replace('/v2/cdn/', '')
  if (path === 'spaces/me')
    return send(200, { space: { id: 1, name: 'Nest', domain: '', version, language_codes: ['en', 'hu'] } })
  if (!isDraft && query['cv'] === undefined) {
    url.searchParams.set('cv', String(version))
    return send(301, {}, { location: url.pathname + url.search })
  }
  const locale = (query['language'] === 'default' ? 'ro' : query['language']) as Locale
  const shown = stories.filter(({ published, slugs }) => slugs[locale] !== undefined && (isDraft || published !== null))
  const around = { cv: version, rels: [], links: [] }
  if (path === 'stories') {
    const { starts_with: start, by_slugs: slugs, content_type: kind, page = '1', per_page: perPage = '25' } = query
    const found = shown.filter(({ slugs: own, draft }) => {
      const slug = own[locale]!
      if (kind !== undefined && draft['component'] !== kind) return false
      return (start === undefined || slug.startsWith(start)) && (slugs === undefined || slugs.split(',').includes(slug))
    })
    const from = (Number(page) - 1) * Number(perPage)
    const part = found.slice(from, from + Number(perPage)).map((one) => view(one, locale, isDraft))
    return send(200, { stories: part, ...around }, { total: String(found.length), 'per-page': perPage })
  }
  const last = path.replace('stories/', '')
  const found = shown.find((one) =>
    query['find_by'] === 'uuid' ? one.uuid === last : one.slugs[locale] === last || String(one.id) === last,
  )
  if (!found) return send(404, { error: 'This record could not be found' })
  return send(200, { story: view(found, locale, isDraft), ...around })
}

function view({ id, uuid, name, slugs, published, draft }: RemoteStory, locale: Locale, isDraft: boolean): object {
  const slug = slugs[locale]!
  const others = Object.entries(slugs).filter(([lang]) => lang !== locale)
  return {
    id,
    uuid,
    name,
    slug: slug.slice(slug.lastIndexOf('/') + 1),
    full_slug: slug,
    created_at: AT,
    published_at: published ? AT : null,
    first_published_at: published ? AT : null,
    tag_list: [],
    is_startpage: false,
    lang: locale === 'ro' ? 'default' : locale,
    alternates: [],
    translated_slugs: others.map(([lang, path]) => ({ path, name, lang: lang === 'ro' ? 'default' : lang })),
    content: isDraft ? draft : published,
  }
}

import { createHash } from 'node:crypto'
import { isLocale, type Locale } from '#domain/market/market.ts'
import type { Snapshot } from '#catalog/columns/snapshot.ts'
import { json, problem, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { menuOf } from './menu.server.ts'
import { localeQuery } from '#web/schema/values.ts'
import { menuAnswer } from '#web/schema/layout.ts'

interface Written {
  body: string
  etag: string
}

/** Written once for each snapshot of the catalog. */
const written = new WeakMap<Snapshot, Partial<Record<Locale, Written>>>()

function write(snapshot: Snapshot, locale: Locale): Written {
  let known = written.get(snapshot)
  if (!known) written.set(snapshot, (known = {}))
  const before = known[locale]
  if (before) return before
  const body = JSON.stringify(menuOf(snapshot, locale))
  return (known[locale] = { body, etag: `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"` })
}

function menu({ shop, request, url }: ApiContext): Response {
  const locale = url.searchParams.get('locale') ?? 'ro'
  if (!isLocale(locale)) return problem(400, 'validation_failed', { fields: { locale: 'invalid_value' } })
  const { body, etag } = write(shop.catalog.current, locale)
  const headers = { etag, 'cache-control': 'public, max-age=300' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return json(JSON.parse(body), { headers })
}

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/menu',
    guard: 'public',
    describe: { summary: 'Panels of the menu', query: localeQuery, answer: menuAnswer },
    handler: menu,
  },
]

import { createHash } from 'node:crypto'
import { isLocale, type Locale } from '#domain/market/market.ts'
import { derive, type Snapshot } from '#catalog/columns/snapshot.ts'
import { json, problem, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { menuOf } from './menu.server.ts'
import { localeQuery } from '#web/schema/values.ts'
import { menuAnswer } from '#web/schema/layout.ts'

interface Written {
  body: string
  etag: string
}

/** The menus of a snapshot, each written when it is first asked for. */
const newMenus = (): Partial<Record<Locale, Written>> => ({})

/** Returns the menu in a language, written once for each snapshot of the catalog. */
function writtenMenu(snapshot: Snapshot, locale: Locale): Written {
  const menus = derive(snapshot, newMenus)
  return (menus[locale] ??= write(menuOf(snapshot, locale)))
}

function write(menu: ReturnType<typeof menuOf>): Written {
  const body = JSON.stringify(menu)
  return { body, etag: `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"` }
}

function menu({ shop, request, url }: ApiContext): Response {
  const locale = url.searchParams.get('locale') ?? 'ro'
  if (!isLocale(locale)) return problem(400, 'validation_failed', { fields: { locale: 'invalid_value' } })
  const { body, etag } = writtenMenu(shop.catalog.current, locale)
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

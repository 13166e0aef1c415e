/** Endpoint of the menu data. */
import { isLocale, type Locale } from '#domain/market/market.ts'
import { derive, type Snapshot } from '#catalog/columns/snapshot.ts'
import { problem, type ApiContext, type ApiRoute } from '#web/http/api/endpoint.ts'
import { taggedJson, writeJson, type WrittenJson } from '#web/http/api/tagged-json.ts'
import { menuOf } from './menu.server.ts'
import { localeQuery } from '#web/schema/values.ts'
import { menuAnswer } from '#web/schema/layout.ts'

/** The menus of a snapshot, each written when it is first asked for. */
const newMenus = (): Partial<Record<Locale, WrittenJson>> => ({})

/** Returns the menu in a language, written once for each snapshot of the catalog. */
function writtenMenu(snapshot: Snapshot, locale: Locale): WrittenJson {
  const menus = derive(snapshot, newMenus)
  return (menus[locale] ??= writeJson(menuOf(snapshot, locale)))
}

function menu({ shop, request, url }: ApiContext): Response {
  const locale = url.searchParams.get('locale') ?? 'ro'
  if (!isLocale(locale)) return problem(400, 'validation_failed', { fields: { locale: 'invalid_value' } })
  return taggedJson(request, writtenMenu(shop.catalog.current, locale))
}

export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/menu',
    guard: 'public',
    describe: { summary: 'Panels of the menu', query: localeQuery, answers: { 200: menuAnswer, 304: null } },
    handler: menu,
  },
]

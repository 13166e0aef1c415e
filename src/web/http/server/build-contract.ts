/** `/builds/latest.json` and `/builds/meta/{id}.json` (D-74, BUILD-1, BUILD-2). */
import { IMMUTABLE } from '#web/http/headers.ts'
import { LOCALES, MARKETS, href } from '#domain/market/market.ts'
import { ROUTES } from '#web/routes.ts'
import type { Bundle } from '#web/http/bundle.ts'
import { fileOf, type StaticFile } from './static-files.ts'

interface Rules {
  static: Record<string, object>
  wildcard: Record<string, object>
  dynamic: Record<string, object>
}

/** Rules by path, in the form of the route matcher that clients of this contract know (BUILD-3). */
function matcher(): Rules {
  const rules: Rules = { static: {}, wildcard: {}, dynamic: {} }
  for (const locale of LOCALES)
    for (const route of ROUTES) {
      if (route.isCatchAll) continue
      const rule = { layout: route.layout, ...(route.cache === 'private' && { cache: false }) }
      const [base, isDeep] = route.path.endsWith('/*')
        ? [route.path.slice(0, -2), true]
        : [route.path.replace(/\/:\w+$/, ''), false]
      const path = href(MARKETS[locale], base || '/')
      if (isDeep) rules.wildcard[path] = rule
      else if (route.path.includes(':')) rules.dynamic[path] = { static: {}, wildcard: {}, dynamic: { '/': rule } }
      else rules.static[path] = rule
    }
  return rules
}

const jsonFile = (value: unknown, cacheControl: string): StaticFile =>
  fileOf({ 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl }, false, () =>
    Buffer.from(JSON.stringify(value)),
  )

export function buildFiles({ build, builds }: Pick<Bundle, 'build' | 'builds'>): Map<string, StaticFile> {
  const prerendered = LOCALES.map((locale) => href(MARKETS[locale], '/'))
  const files = new Map([
    ['/builds/latest.json', jsonFile({ id: build.id, timestamp: build.timestamp }, 'public, max-age=0, must-revalidate')],
  ])
  for (const { id, timestamp } of builds)
    files.set(`/builds/meta/${id}.json`, jsonFile({ id, timestamp, matcher: matcher(), prerendered }, IMMUTABLE))
  return files
}

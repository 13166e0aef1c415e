/** The rules of a build's addresses (BUILD-3, BUILD-4): from the list of routes, and the addresses that only one market has. */
import { href, LOCALES, MARKETS } from '#domain/market/market.ts'
import { CONTACT_PATHS, RECALL_PATHS, SHOWROOM_PATHS, SIZE_GUIDE_PATHS } from '#domain/market/page-paths.ts'
import { WITHDRAWAL_PATHS } from '#domain/market/withdrawal-path.ts'
import type { RouteRule, RuleTable } from '#web/router/route-rules.ts'
import { ROUTES, type Route } from '#web/routes.ts'

export interface BuildRules {
  matcher: RuleTable
  /** Paths of pages that no rule of the matcher calls prerendered already. */
  prerendered: string[]
}

/** Pages with an address of their own in each market; the addresses of the others lead there. */
const OWN_PATHS = [CONTACT_PATHS, RECALL_PATHS, SHOWROOM_PATHS, SIZE_GUIDE_PATHS, WITHDRAWAL_PATHS]

const emptyTable = (): RuleTable => ({ static: {}, wildcard: {}, dynamic: {} })

/**
 * Returns the rules of all markets. Pages that merchants make, which the catch-all serves, and moved products and collections are not
 * known to a build.
 */
export function buildRules(routes: readonly Route[] = ROUTES): BuildRules {
  const matcher = emptyTable()
  const prerendered: string[] = []
  for (const locale of LOCALES) {
    const market = MARKETS[locale]
    for (const route of routes) {
      if (route.isCatchAll) continue
      const { base, kind } = shapeOf(route.path)
      const path = href(market, base)
      const rule: RouteRule = { layout: route.layout, prerender: route.cache === 'shared' }
      if (kind === 'wildcard') matcher.wildcard[path] = rule
      else if (kind === 'dynamic') matcher.dynamic[path] = { ...emptyTable(), static: { '/': rule } }
      else matcher.static[path] = { layout: route.layout, ...(!rule.prerender && { prerender: false }) }
      if (kind === 'static' && rule.prerender) prerendered.push(path)
    }
    for (const own of OWN_PATHS)
      for (const other of LOCALES)
        if (own[other] !== own[locale])
          matcher.static[href(market, own[other])] = { redirect: { to: href(market, own[locale]), statusCode: 301 } }
  }
  return { matcher, prerendered: prerendered.filter((path) => !matcher.static[path]?.redirect) }
}

/** @throws Error for a path whose changing segment is not its last, which the table has no room for */
function shapeOf(path: string): { base: string; kind: 'static' | 'wildcard' | 'dynamic' } {
  const [, base = '', last = ''] = /^(.*?)\/?(\*|:\w+)?$/.exec(path) ?? []
  if (/[:*]/.test(base)) throw new Error(`no rule can be written for ${path}`)
  return { base: base || '/', kind: last === '*' ? 'wildcard' : last === '' ? 'static' : 'dynamic' }
}

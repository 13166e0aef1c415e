/** Matches a path to a route. */
import { ROUTES, type Route } from '#web/routes.ts'

export interface Match {
  route: Route
  /** Percent-decoded; `*` is the rest of the path, '' when there is none. */
  params: Record<string, string>
}

/** The match of an unmatched address: the catch-all shows the 404 page. */
export const ANYWHERE: Match = { route: ROUTES.find((route) => route.isCatchAll) as Route, params: {} }

const patterns = ROUTES.map((route) => ({
  route,
  names: route.path.match(/:\w+|\*/g)?.map((name) => name.replace(':', '')) ?? [],
  test: new RegExp(`^${route.path.replace(/:\w+/g, '([^/]+)').replace(/\/\*$/, '(?:/(.*))?')}$`),
}))

/**
 * Returns the route of a canonical path without the market's prefix; the list's order decides.
 * @throws URIError for a malformed escape
 */
export function matchRoute(path: string): Match | null {
  for (const { route, names, test } of patterns) {
    const found = test.exec(path)
    if (!found) continue
    return { route, params: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')])) }
  }
  return null
}

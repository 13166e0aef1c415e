/** The route of an address, for the count of requests. */
import { splitPath } from '#domain/market/market.ts'
import { ANYWHERE, matchRoute } from '#web/router/match.ts'

/** Returns the pattern of the page's route, such as `/p/*`: one for all markets, and for document and payload. @param target path, with query or without */
export function patternOf(target: string): string {
  const [path = '/'] = target.split('?', 1)
  try {
    return (matchRoute(splitPath(path.replace(/\/_payload\.json$/, '') || '/').path) ?? ANYWHERE).route.path
  } catch {
    return ANYWHERE.route.path
  }
}

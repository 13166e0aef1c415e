/** What the shop shows at an address: code and data of a page, or why there is none. */
import type { ComponentType } from 'react'
import { splitPath } from '#domain/market/market.ts'
import { ANYWHERE, matchRoute, type Match } from '#web/router/match.ts'
import type { PageName, Route } from '#web/routes.ts'
import type { LayoutModule, PageModule } from './modules.ts'
import type { LoadedParts } from './parts.ts'
import type { NotFoundPage, Payload } from './payload.ts'

export interface View {
  page: PageName
  layout: Route['layout']
  /** Missing when its code could not be loaded. */
  Header?: LayoutModule['Header']
  /** Missing when its code could not be loaded. */
  Page?: PageModule['Component']
  payload?: Payload
  /** Code of the parts of the page, as far as it is loaded. */
  parts?: LoadedParts
  /** Why there is no payload or no code: NotFoundPage, OFFLINE, ErrorPage or a thrown error. */
  error?: unknown
  /** The 404 page; its code comes with an error that needs it. */
  NotFound?: ComponentType<{ page: NotFoundPage }>
}

/** Returns the route of a path with the market's prefix; a malformed escape belongs to no page. */
export function routeAt(pathname: string): Match {
  try {
    return matchRoute(splitPath(pathname).path) ?? ANYWHERE
  } catch {
    return ANYWHERE
  }
}

/** The interface of a storefront to the server; `web/entry` composes it, so that nothing in `web/http` names a page or an endpoint. */
import type { ApiRoute } from '#web/http/api/endpoint.ts'
import type { LaterRoutes } from '#web/http/api/endpoints.ts'
import type { PageSource } from '#web/http/pages/page-source.ts'
import type { PictureShop, PictureSource } from './picture-source.ts'

export interface Storefront extends PageSource {
  /** Every endpoint; what is not in this list is refused. */
  endpoints: readonly ApiRoute[]
  /** Endpoints that few processes are ever asked for; they precede the others. */
  later?: LaterRoutes
  /** Returns every source of pictures; they precede the endpoints. */
  pictures(shop: PictureShop): readonly PictureSource[]
  /** Returns where an address leads that is no page, such as a form sent without JavaScript; null for all others. */
  redirectOf(url: URL): string | null
}

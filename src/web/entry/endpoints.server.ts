/** All endpoints of the API. */
import type { ApiRoute } from '#web/http/api/endpoint.ts'
import { routes as accounts } from '#web/storefront/auth/api.server.ts'
import { routes as signIn, unknownActions } from '#web/storefront/auth/contract.server.ts'
import { routes as my } from '#web/storefront/account/api.server.ts'
import { routes as articleFeed } from '#web/feeds/articles/atom.ts'
import { routes as cards } from '#web/storefront/card/api.server.ts'
import { routes as cart } from '#web/storefront/cart/api.server.ts'
import { routes as choices } from '#web/storefront/product/pick/api.server.ts'
import { routes as consent } from '#web/storefront/consent/api.server.ts'
import { routes as contact } from '#web/storefront/contact/api.server.ts'
import { routes as content } from '#web/storefront/content/api.server.ts'
import { routes as countries } from '#web/storefront/checkout/information/api.server.ts'
import { routes as devMail } from '#web/storefront/dev-mail/dev-mail.server.ts'
import { routes as documents } from '#web/storefront/documents/api.server.ts'
import { routes as feedPictures } from '#web/feeds/products/feed-pictures.ts'
import { routes as feeds } from '#web/feeds/products/feeds.ts'
import { routes as getSkus } from '#web/storefront/cart/get-skus.server.ts'
import { routes as ages } from '#web/storefront/fit/api.server.ts'
import { routes as health } from '#web/http/api/health.ts'
import { routes as metrics } from '#web/http/api/metrics.ts'
import { routes as manifests } from '#web/storefront/offline/api.server.ts'
import { routes as lists } from '#web/storefront/lists/api.server.ts'
import { routes as lockers } from '#web/storefront/checkout/shipping/api.server.ts'
import { routes as mailPictures } from '#web/storefront/pictures/mail-pictures.server.ts'
import { routes as menu } from '#web/storefront/layout/api.server.ts'
import { routes as alerts } from '#web/storefront/alerts/api.server.ts'
import { routes as newsletter } from '#web/storefront/newsletter/api.server.ts'
import { openapiRoute } from '#web/http/api/openapi.ts'
import { routes as orders } from '#web/storefront/checkout/api.server.ts'
import { routes as partnerships } from '#web/storefront/account/partnerships/api.server.ts'
import { routes as payments } from '#web/storefront/order/api.server.ts'
import { routes as recommendations } from '#web/storefront/rails/api.server.ts'
import { routes as robots } from '#web/feeds/robots.ts'
import { routes as sandbox } from '#web/storefront/order/sandbox.server.ts'
import { routes as sitemap } from '#web/feeds/sitemap/sitemap.ts'
import { routes as track } from '#web/storefront/track/api.server.ts'
import { routes as withdrawals } from '#web/storefront/withdrawal/api.server.ts'
import { routes as vouchers } from '#web/storefront/voucher/api.server.ts'
import { routes as searchProtocol } from '#web/feeds/search-protocol/search-protocol.ts'
import { routes as suggest } from '#web/storefront/search/api.server.ts'

const described: readonly ApiRoute[] = [
  ...menu,
  ...cards,
  ...choices,
  ...ages,
  ...recommendations,
  ...suggest,
  ...cart,
  ...getSkus,
  ...lists,
  ...consent,
  ...content,
  ...lockers,
  ...countries,
  ...orders,
  ...vouchers,
  ...payments,
  ...sandbox,
  ...signIn,
  ...accounts,
  ...my,
  ...partnerships,
  ...mailPictures,
  ...devMail,
]

/** Every endpoint of the shop; what is not in this list is refused. */
export const endpoints: readonly ApiRoute[] = [
  ...described,
  ...track,
  ...documents,
  ...withdrawals,
  ...alerts,
  ...newsletter,
  ...contact,
  ...unknownActions,
  ...health,
  ...metrics,
  ...manifests,
  ...searchProtocol,
  ...robots,
  ...sitemap,
  ...feeds,
  ...feedPictures,
  ...articleFeed,
  openapiRoute(described),
]

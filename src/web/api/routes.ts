import type { ApiRoute } from '#web/server/api.ts'
import { routes as cards } from './cards.ts'
import { routes as cart } from './cart.ts'
import { routes as countries } from './countries.ts'
import { routes as devMail } from './dev-mail.ts'
import { routes as feedPictures } from './feed-pictures.ts'
import { routes as feeds } from './feeds.ts'
import { routes as getSkus } from './get-skus.ts'
import { routes as health } from './health.ts'
import { routes as lists } from './lists.ts'
import { routes as lockers } from './lockers.ts'
import { routes as mailPictures } from './mail-pictures.ts'
import { routes as menu } from './menu.ts'
import { openapiRoute } from './openapi.ts'
import { routes as orders } from './orders.ts'
import { routes as payments } from './payments.ts'
import { routes as recommendations } from './recommendations.ts'
import { routes as robots } from './robots.ts'
import { routes as sandbox } from './sandbox.ts'
import { routes as sitemap } from './sitemap.ts'
import { routes as vouchers } from './vouchers.ts'
import { routes as searchProtocol } from './search-protocol.ts'
import { routes as suggest } from './suggest.ts'

const described: readonly ApiRoute[] = [
  ...menu,
  ...cards,
  ...recommendations,
  ...suggest,
  ...cart,
  ...getSkus,
  ...lists,
  ...lockers,
  ...countries,
  ...orders,
  ...vouchers,
  ...payments,
  ...sandbox,
  ...mailPictures,
  ...devMail,
]

/** Every endpoint of the shop; what is not in this list is refused. */
export const apiRoutes: readonly ApiRoute[] = [
  ...described,
  ...health,
  ...searchProtocol,
  ...robots,
  ...sitemap,
  ...feeds,
  ...feedPictures,
  openapiRoute(described),
]

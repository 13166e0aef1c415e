/** All endpoints of the back office. */
import { routes as access } from '#admin/access/api.server.ts'
import { routes as accessPasskeys } from '#admin/access/passkeys.server.ts'
import { routes as attributes } from '#admin/attributes/api.server.ts'
import { approvalRoutes } from '#admin/approvals/api.server.ts'
import { routes as exports } from '#admin/imports/exports.server.ts'
import { routes as imports } from '#admin/imports/api.server.ts'
import { routes as coupons } from '#admin/coupons/api.server.ts'
import { routes as couponSeries } from '#admin/coupons/series.server.ts'
import { routes as customers } from '#admin/customers/api.server.ts'
import { routes as orders } from '#admin/orders/api.server.ts'
import { routes as pictures } from '#admin/pictures/api.server.ts'
import { routes as product } from '#admin/product/api.server.ts'
import { routes as manyOrders } from '#admin/orders/many.server.ts'
import { routes as orderMoney } from '#admin/orders/money.server.ts'
import { routes as oneOrder } from '#admin/orders/order.server.ts'
import { routes as orderPapers } from '#admin/orders/papers.server.ts'
import { routes as orderParcels } from '#admin/orders/parcels.server.ts'
import { routes as bulk } from '#admin/bulk/api.server.ts'
import { routes as productList } from '#admin/products/api.server.ts'
import { routes as prices } from '#admin/prices/api.server.ts'
import { routes as markets } from '#admin/markets/api.server.ts'
import { routes as delivery } from '#admin/delivery/api.server.ts'
import { routes as stock } from '#admin/stock/api.server.ts'
import { routes as stockCounts } from '#admin/stock/counts.server.ts'
import { routes as wanted } from '#admin/stock/wanted.server.ts'
import { routes as stockTransfers } from '#admin/stock/transfers.server.ts'
import { routes as staff } from '#admin/staff/api.server.ts'
import { routes as staffPasskeys } from '#admin/staff/passkeys.server.ts'
import { routes as audit } from '#admin/audit/api.server.ts'
import { routes as apiKeys } from '#admin/connections/keys.server.ts'
import { routes as campaigns } from '#admin/campaigns/api.server.ts'
import { routes as content } from '#admin/content/api.server.ts'
import { routes as contentNames } from '#admin/content/names.server.ts'
import { routes as redirects } from '#admin/redirects/api.server.ts'
import { routes as webhooks } from '#admin/connections/webhooks.server.ts'
import { routes as counts } from '#admin/counts/api.server.ts'
import { routes as messages } from '#admin/messages/api.server.ts'
import { routes as views } from '#admin/views/api.server.ts'
import { routes as formDrafts } from '#admin/drafts/api.server.ts'
import { routes as vouchers } from '#admin/vouchers/api.server.ts'
import { routes as brands } from '#admin/brands/api.server.ts'
import { routes as collections } from '#admin/collections/api.server.ts'
import { routes as mails } from '#admin/mails/api.server.ts'
import { routes as payment } from '#admin/payment/api.server.ts'
import { routes as feeds } from '#admin/feeds/api.server.ts'
import { routes as partnerships } from '#admin/partnerships/api.server.ts'
import { codeRoutes as partnershipCodes } from '#admin/partnerships/codes.server.ts'
import { routes as recalls } from '#admin/recalls/api.server.ts'
import { routes as compatibility } from '#admin/compatibility/api.server.ts'
import { routes as productTypes } from '#admin/product-types/api.server.ts'
import { routes as searchWords } from '#admin/search-words/api.server.ts'
import { routes as withdrawals } from '#admin/withdrawals/api.server.ts'
import { routes as system } from '#admin/system/api.server.ts'
import { adminPages } from './pages.server.ts'
import { adminOpenapiRoute } from '#web/http/api/openapi.ts'
import { routes as today } from '#admin/today/api.server.ts'
import type { ApiRoute } from '#web/http/api/endpoint.ts'

const described: readonly ApiRoute[] = [
  ...access,
  ...accessPasskeys,
  ...orders,
  ...imports,
  ...exports,
  ...oneOrder,
  ...orderMoney,
  ...manyOrders,
  ...orderParcels,
  ...orderPapers,
  ...withdrawals,
  ...collections,
  ...brands,
  ...recalls,
  ...mails,
  ...payment,
  ...searchWords,
  ...compatibility,
  ...productTypes,
  ...messages,
  ...pictures,
  ...prices,
  ...productList,
  ...bulk,
  ...product,
  ...attributes,
  ...vouchers,
  ...feeds,
  ...partnerships,
  ...partnershipCodes,
  ...content,
  ...contentNames,
  ...campaigns,
  ...redirects,
  ...coupons,
  ...couponSeries,
  ...customers,
  ...counts,
  ...audit,
  ...stock,
  ...markets,
  ...delivery,
  ...wanted,
  ...stockCounts,
  ...stockTransfers,
  ...staff,
  ...staffPasskeys,
  ...views,
  ...formDrafts,
  ...apiKeys,
  ...webhooks,
  ...system,
]

const all = [...described, ...approvalRoutes(described)]

/** Every endpoint of the back office; what is not in this list is refused. */
export const adminEndpoints: readonly ApiRoute[] = [...all, ...today, adminOpenapiRoute([...all, ...today]), ...adminPages()]

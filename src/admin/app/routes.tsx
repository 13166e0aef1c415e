/** Pages of the back office: those that the person's role may open. */
import { Navigate, type RouteObject } from 'react-router'
import type { Action } from '#domain/staff/roles.ts'
import type { AdminPage } from '#admin/client/page.ts'
import { Loading } from '#admin/client/loading.tsx'
import { pages as approvals } from '#admin/approvals/pages.ts'
import { pages as connections } from '#admin/connections/pages.ts'
import { pages as audit } from '#admin/audit/pages.ts'
import { pages as feeds } from '#admin/feeds/pages.ts'
import { pages as imports } from '#admin/imports/pages.ts'
import { pages as delivery } from '#admin/delivery/pages.ts'
import { pages as markets } from '#admin/markets/pages.ts'
import { pages as content } from '#admin/content/pages.ts'
import { pages as campaigns } from '#admin/campaigns/pages.ts'
import { pages as brands } from '#admin/brands/pages.ts'
import { pages as collections } from '#admin/collections/pages.ts'
import { pages as mails } from '#admin/mails/pages.ts'
import { pages as payment } from '#admin/payment/pages.ts'
import { pages as partnerships } from '#admin/partnerships/pages.ts'
import { pages as recalls } from '#admin/recalls/pages.ts'
import { pages as redirects } from '#admin/redirects/pages.ts'
import { pages as compatibility } from '#admin/compatibility/pages.ts'
import { pages as productTypes } from '#admin/product-types/pages.ts'
import { pages as searchWords } from '#admin/search-words/pages.ts'
import { pages as coupons } from '#admin/coupons/pages.ts'
import { pages as customers } from '#admin/customers/pages.ts'
import { pages as messages } from '#admin/messages/pages.ts'
import { pages as order } from '#admin/order/pages.ts'
import { pages as orders } from '#admin/orders/pages.ts'
import { pages as attributes } from '#admin/attributes/pages.ts'
import { pages as priceCampaigns } from '#admin/price-campaigns/pages.ts'
import { pages as products } from '#admin/products/pages.ts'
import { pages as bulk } from '#admin/bulk/pages.ts'
import { pages as product } from '#admin/product/pages.ts'
import { pages as staff } from '#admin/staff/pages.ts'
import { pages as system } from '#admin/system/pages.ts'
import { pages as stock } from '#admin/stock/pages.ts'
import { pages as stockCounts } from '#admin/stock/counts/pages.ts'
import { pages as stockTransfers } from '#admin/stock/transfers/pages.ts'
import { pages as today } from '#admin/today/pages.ts'
import { pages as vouchers } from '#admin/vouchers/pages.ts'
import { pages as withdrawals } from '#admin/withdrawals/pages.ts'
import { Broken } from './broken.tsx'
import { NotFound } from './not-found.tsx'
import { isSetting } from './pages.ts'
import { SettingsFrame } from './settings-frame.tsx'
import { Shell } from './shell.tsx'

/** Every page, a line an area; inside a group of the side bar they keep this order. */
const PAGES: readonly AdminPage[] = [
  // Work.
  ...today,
  ...orders,
  ...order,
  ...withdrawals,
  ...messages,
  ...approvals,
  // Goods.
  ...products,
  ...bulk,
  ...product,
  ...priceCampaigns,
  ...collections,
  ...brands,
  ...attributes,
  ...stock,
  ...stockCounts,
  ...stockTransfers,
  ...recalls,
  // Promotions and people.
  ...coupons,
  ...vouchers,
  ...partnerships,
  ...customers,
  // Content and data.
  ...content,
  ...campaigns,
  ...redirects,
  // Settings.
  ...imports,
  ...feeds,
  ...markets,
  ...delivery,
  ...payment,
  ...mails,
  ...searchWords,
  ...compatibility,
  ...productTypes,
  ...staff,
  ...audit,
  ...connections,
  ...system,
]

/** Returns the pages of who may do these actions. */
const pagesFor = (actions: readonly Action[]): AdminPage[] =>
  PAGES.filter(({ action }) => action === null || actions.includes(action))

const routeOf = ({ path, load }: AdminPage): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
  errorElement: <Broken />,
})

/** Returns the routes of a person; what the role does not allow is not there. */
export function routesFor(actions: readonly Action[]): RouteObject[] {
  const pages = pagesFor(actions)
  const settings = pages.filter(isSetting)
  return [
    {
      path: '/',
      element: <Shell pages={pages} />,
      hydrateFallbackElement: <Loading />,
      children: [
        { index: true, element: <Navigate to={pages[0]!.path} replace /> },
        ...pages.filter((page) => !isSetting(page)).map(routeOf),
        { element: <SettingsFrame />, children: settings.map(routeOf) },
        { path: '/settings', element: <Navigate to={settings[0]?.path ?? pages[0]!.path} replace /> },
        { path: '*', element: <NotFound /> },
      ],
    },
  ]
}

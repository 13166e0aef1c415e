/** Every page of the shop in one list; each exists three times, one per market (SPEC-2, D-2). */
import { COLOR_QUERY } from '#domain/catalog/color-query.ts'
import { CONTACT_PATHS, RECALL_PATHS, SHOWROOM_PATHS, SIZE_GUIDE_PATHS } from '#domain/market/page-paths.ts'
import { WITHDRAWAL_PATHS } from '#domain/market/withdrawal-path.ts'

export interface Route {
  /** Name of its folder under `storefront/`. */
  page: PageName
  /** Path without the market's prefix; `:name` one segment, `*` the rest. */
  path: string
  /** The frame that belongs to the page. Under `default` content and seasons choose among the layouts of `domain/content/layout.ts`. */
  layout: 'default' | 'checkout' | 'auth'
  /** `shared`: the same bytes for every visitor, cached. `private`: no-store, noindex, no referrer (D-8). */
  cache: 'shared' | 'private'
  /** `customer`: others are sent to the sign-in page. `visitor`: signed-in customers are sent on (SPEC-4). Private pages only. */
  needs?: 'customer' | 'visitor'
  /** May search engines list it? */
  indexed: boolean
  /** Whether the page reads the query of a listing (D-5); other parameters are ignored and not part of the cache key. */
  isListing?: true
  /** Names of the query that the page reads, like those of a listing. */
  query?: readonly string[]
  /** Whether pages of the shop itself may show it in a frame. */
  isFramed?: true
  /** Takes every path that no other route has. */
  isCatchAll?: true
}

export type PageName =
  | 'home'
  | 'listing/collection'
  | 'product'
  | 'listing/brands'
  | 'listing/brand'
  | 'listing/new'
  | 'listing/sale'
  | 'search'
  | 'cart'
  | 'wishlist'
  | 'compare'
  | 'compatibility'
  | 'checkout/information'
  | 'checkout/shipping'
  | 'checkout/payment'
  | 'order/confirmation'
  | 'order/pay'
  | 'track'
  | 'withdrawal'
  | 'contact'
  | 'contact/message'
  | 'documents'
  | 'showrooms'
  | 'showrooms/one'
  | 'recalls'
  | 'recalls/one'
  | 'size-guide'
  | 'blog'
  | 'blog/category'
  | 'blog/article'
  | 'alerts/ask'
  | 'alerts/confirm'
  | 'alerts/stop'
  | 'newsletter/subscribe'
  | 'newsletter/confirm'
  | 'newsletter/unsubscribe'
  | 'voucher'
  | 'auth/signin'
  | 'auth/register'
  | 'auth/verify'
  | 'auth/forgot'
  | 'auth/reset'
  | 'auth/error'
  | 'auth/signout'
  | 'account/overview'
  | 'account/orders'
  | 'account/order'
  | 'account/details'
  | 'account/addresses'
  | 'account/children'
  | 'account/vouchers'
  | 'account/security'
  | 'account/privacy'
  | 'account/partnerships'
  | 'offline'
  | 'content'
  | 'content/preview'

export const ROUTES: readonly Route[] = [
  { page: 'home', path: '/', layout: 'default', cache: 'shared', indexed: true },
  { page: 'listing/collection', path: '/c/*', layout: 'default', cache: 'shared', indexed: true, isListing: true },
  { page: 'product', path: '/p/*', layout: 'default', cache: 'shared', indexed: true, query: [COLOR_QUERY] },
  { page: 'listing/brands', path: '/brands', layout: 'default', cache: 'shared', indexed: true },
  { page: 'listing/brand', path: '/brands/:slug', layout: 'default', cache: 'shared', indexed: true, isListing: true },
  { page: 'listing/new', path: '/new/*', layout: 'default', cache: 'shared', indexed: true, isListing: true },
  { page: 'listing/sale', path: '/sale/*', layout: 'default', cache: 'shared', indexed: true, isListing: true },
  { page: 'search', path: '/search/*', layout: 'default', cache: 'shared', indexed: false, isListing: true },
  { page: 'cart', path: '/cart', layout: 'default', cache: 'shared', indexed: false },
  { page: 'wishlist', path: '/wishlist', layout: 'default', cache: 'shared', indexed: false },
  // What is compared is in the query, in more ways than a cache can hold.
  { page: 'compare', path: '/compare', layout: 'default', cache: 'private', indexed: false },
  { page: 'compatibility', path: '/fits', layout: 'default', cache: 'private', indexed: false },
  { page: 'checkout/information', path: '/checkout', layout: 'checkout', cache: 'shared', indexed: false },
  { page: 'checkout/shipping', path: '/checkout/shipping', layout: 'checkout', cache: 'shared', indexed: false },
  { page: 'checkout/payment', path: '/checkout/payment/:id', layout: 'checkout', cache: 'private', indexed: false },
  { page: 'order/confirmation', path: '/checkout/confirmation/:id', layout: 'default', cache: 'private', indexed: false },
  { page: 'order/pay', path: '/pay/:id', layout: 'checkout', cache: 'private', indexed: false },
  { page: 'track', path: '/track/*', layout: 'default', cache: 'private', indexed: false },
  // One page, with its own address in each market.
  ...Object.values(WITHDRAWAL_PATHS).map((path): Route => ({
    page: 'withdrawal',
    path: `${path}/*`,
    layout: 'default',
    cache: 'private',
    indexed: false,
  })),
  // One page, with its own address in Hungarian.
  ...Array.from(new Set(Object.values(CONTACT_PATHS))).map((path): Route => ({
    page: 'contact',
    path,
    layout: 'default',
    cache: 'shared',
    indexed: true,
  })),
  { page: 'contact/message', path: '/contact/message', layout: 'default', cache: 'private', indexed: false },
  // What an endpoint has not answered with a file.
  { page: 'documents', path: '/invoice/*', layout: 'default', cache: 'private', indexed: false },
  { page: 'documents', path: '/credit/*', layout: 'default', cache: 'private', indexed: false },
  ...Object.values(SHOWROOM_PATHS).flatMap((path): Route[] => [
    { page: 'showrooms', path, layout: 'default', cache: 'shared', indexed: true },
    { page: 'showrooms/one', path: `${path}/:slug`, layout: 'default', cache: 'shared', indexed: true },
  ]),
  ...Object.values(RECALL_PATHS).flatMap((path): Route[] => [
    { page: 'recalls', path, layout: 'default', cache: 'shared', indexed: true, query: ['q'] },
    { page: 'recalls/one', path: `${path}/:number`, layout: 'default', cache: 'shared', indexed: true },
  ]),
  ...Object.values(SIZE_GUIDE_PATHS).map((path): Route => ({
    page: 'size-guide',
    path,
    layout: 'default',
    cache: 'shared',
    indexed: true,
  })),
  { page: 'blog', path: '/b', layout: 'default', cache: 'shared', indexed: true, query: ['q'] },
  { page: 'blog', path: '/b/page/:number', layout: 'default', cache: 'shared', indexed: true, query: ['q'] },
  { page: 'blog/category', path: '/b/c/*', layout: 'default', cache: 'shared', indexed: true },
  { page: 'blog/article', path: '/b/:slug', layout: 'default', cache: 'shared', indexed: true },
  { page: 'alerts/ask', path: '/alerts', layout: 'default', cache: 'private', indexed: false },
  { page: 'alerts/confirm', path: '/alerts/confirm', layout: 'default', cache: 'private', indexed: false },
  { page: 'alerts/stop', path: '/alerts/stop', layout: 'default', cache: 'private', indexed: false },
  { page: 'newsletter/subscribe', path: '/newsletter', layout: 'default', cache: 'private', indexed: false },
  { page: 'newsletter/confirm', path: '/newsletter/confirm', layout: 'default', cache: 'private', indexed: false },
  { page: 'newsletter/unsubscribe', path: '/newsletter/unsubscribe', layout: 'default', cache: 'private', indexed: false },
  { page: 'voucher', path: '/v/:id', layout: 'checkout', cache: 'private', indexed: false },
  { page: 'auth/signin', path: '/auth/signin', layout: 'auth', cache: 'private', needs: 'visitor', indexed: false },
  { page: 'auth/register', path: '/auth/register', layout: 'auth', cache: 'private', needs: 'visitor', indexed: false },
  { page: 'auth/verify', path: '/auth/verify', layout: 'auth', cache: 'private', indexed: false },
  { page: 'auth/forgot', path: '/auth/forgot', layout: 'auth', cache: 'private', indexed: false },
  { page: 'auth/reset', path: '/auth/reset', layout: 'auth', cache: 'private', indexed: false },
  { page: 'auth/error', path: '/auth/error', layout: 'auth', cache: 'private', indexed: false },
  { page: 'auth/signout', path: '/auth/signout', layout: 'auth', cache: 'private', indexed: false },
  { page: 'account/overview', path: '/my', layout: 'default', cache: 'private', needs: 'customer', indexed: false },
  { page: 'account/orders', path: '/my/orders', layout: 'default', cache: 'private', needs: 'customer', indexed: false },
  { page: 'account/order', path: '/my/orders/:number', layout: 'default', cache: 'private', needs: 'customer', indexed: false },
  { page: 'account/details', path: '/my/details', layout: 'default', cache: 'private', needs: 'customer', indexed: false },
  { page: 'account/addresses', path: '/my/addresses', layout: 'default', cache: 'private', needs: 'customer', indexed: false },
  { page: 'account/children', path: '/my/children', layout: 'default', cache: 'private', needs: 'customer', indexed: false },
  { page: 'account/vouchers', path: '/my/vouchers', layout: 'default', cache: 'private', needs: 'customer', indexed: false },
  { page: 'account/security', path: '/my/security', layout: 'default', cache: 'private', needs: 'customer', indexed: false },
  { page: 'account/privacy', path: '/my/privacy', layout: 'default', cache: 'private', needs: 'customer', indexed: false },
  {
    page: 'account/partnerships',
    path: '/my/partnerships',
    layout: 'default',
    cache: 'private',
    needs: 'customer',
    indexed: false,
  },
  // What the service worker shows when a page cannot be loaded.
  { page: 'offline', path: '/offline', layout: 'auth', cache: 'shared', indexed: false },
  { page: 'content/preview', path: '/preview/:id', layout: 'default', cache: 'private', indexed: false, isFramed: true },
  { page: 'content', path: '/*', layout: 'default', cache: 'shared', indexed: true, isCatchAll: true },
]

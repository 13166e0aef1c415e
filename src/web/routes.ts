/** Every page of the shop in one list; each exists three times, one per market (SPEC-2, D-2). */

export interface Route {
  /** Name of its folder under `storefront/`. */
  page: PageName
  /** Path without the market's prefix; `:name` one segment, `*` the rest. */
  path: string
  layout: 'default' | 'checkout'
  /** `shared`: the same bytes for every visitor, cached. `private`: no-store, noindex, no referrer (D-8). */
  cache: 'shared' | 'private'
  /** May search engines list it? */
  indexed: boolean
  /** Whether the page reads the query of a listing (D-5); other parameters are ignored and not part of the cache key. */
  isListing?: true
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
  | 'checkout/information'
  | 'checkout/shipping'
  | 'checkout/payment'
  | 'order/confirmation'
  | 'order/pay'
  | 'voucher'
  | 'content'

export const ROUTES: readonly Route[] = [
  { page: 'home', path: '/', layout: 'default', cache: 'shared', indexed: true },
  { page: 'listing/collection', path: '/c/*', layout: 'default', cache: 'shared', indexed: true, isListing: true },
  { page: 'product', path: '/p/*', layout: 'default', cache: 'shared', indexed: true },
  { page: 'listing/brands', path: '/brands', layout: 'default', cache: 'shared', indexed: true },
  { page: 'listing/brand', path: '/brands/:slug', layout: 'default', cache: 'shared', indexed: true, isListing: true },
  { page: 'listing/new', path: '/new/*', layout: 'default', cache: 'shared', indexed: true, isListing: true },
  { page: 'listing/sale', path: '/sale/*', layout: 'default', cache: 'shared', indexed: true, isListing: true },
  { page: 'search', path: '/search/*', layout: 'default', cache: 'shared', indexed: false, isListing: true },
  { page: 'cart', path: '/cart', layout: 'default', cache: 'shared', indexed: false },
  { page: 'wishlist', path: '/wishlist', layout: 'default', cache: 'shared', indexed: false },
  { page: 'checkout/information', path: '/checkout', layout: 'checkout', cache: 'shared', indexed: false },
  { page: 'checkout/shipping', path: '/checkout/shipping', layout: 'checkout', cache: 'shared', indexed: false },
  { page: 'checkout/payment', path: '/checkout/payment/:id', layout: 'checkout', cache: 'private', indexed: false },
  { page: 'order/confirmation', path: '/checkout/confirmation/:id', layout: 'default', cache: 'private', indexed: false },
  { page: 'order/pay', path: '/pay/:id', layout: 'checkout', cache: 'private', indexed: false },
  { page: 'voucher', path: '/v/:id', layout: 'checkout', cache: 'private', indexed: false },
  { page: 'content', path: '/*', layout: 'default', cache: 'shared', indexed: true, isCatchAll: true },
]

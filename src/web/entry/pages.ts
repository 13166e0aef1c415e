/** The browser's code of the shop: every page, every header, and the dialogs over them. */
import type { AppModules } from '#web/app/modules.ts'
import { Floating } from './floating.tsx'

const pages: AppModules['pages'] = {
  home: () => import('#web/storefront/home/page.tsx'),
  'listing/collection': () => import('#web/storefront/listing/collection/page.tsx'),
  product: () => import('#web/storefront/product/page.tsx'),
  'listing/brands': () => import('#web/storefront/listing/brands/page.tsx'),
  'listing/brand': () => import('#web/storefront/listing/brand/page.tsx'),
  'listing/new': () => import('#web/storefront/listing/new/page.tsx'),
  'listing/sale': () => import('#web/storefront/listing/sale/page.tsx'),
  search: () => import('#web/storefront/search/page.tsx'),
  cart: () => import('#web/storefront/cart/page.tsx'),
  wishlist: () => import('#web/storefront/wishlist/page.tsx'),
  'checkout/information': () => import('#web/storefront/checkout/information/page.tsx'),
  'checkout/shipping': () => import('#web/storefront/checkout/shipping/page.tsx'),
  'checkout/payment': () => import('#web/storefront/checkout/payment/page.tsx'),
  'order/confirmation': () => import('#web/storefront/order/confirmation/page.tsx'),
  'order/pay': () => import('#web/storefront/order/pay/page.tsx'),
  track: () => import('#web/storefront/track/page.tsx'),
  documents: () => import('#web/storefront/documents/page.tsx'),
  withdrawal: () => import('#web/storefront/withdrawal/page.tsx'),
  contact: () => import('#web/storefront/contact/page.tsx'),
  'contact/message': () => import('#web/storefront/contact/message/page.tsx'),
  recalls: () => import('#web/storefront/recalls/page.tsx'),
  'recalls/one': () => import('#web/storefront/recalls/one/page.tsx'),
  showrooms: () => import('#web/storefront/showrooms/page.tsx'),
  'showrooms/one': () => import('#web/storefront/showrooms/one/page.tsx'),
  blog: () => import('#web/storefront/blog/page.tsx'),
  'blog/category': () => import('#web/storefront/blog/category/page.tsx'),
  'blog/article': () => import('#web/storefront/blog/article/page.tsx'),
  'alerts/ask': () => import('#web/storefront/alerts/ask/page.tsx'),
  'alerts/confirm': () => import('#web/storefront/alerts/confirm/page.tsx'),
  'alerts/stop': () => import('#web/storefront/alerts/stop/page.tsx'),
  'newsletter/subscribe': () => import('#web/storefront/newsletter/subscribe/page.tsx'),
  'newsletter/confirm': () => import('#web/storefront/newsletter/confirm/page.tsx'),
  'newsletter/unsubscribe': () => import('#web/storefront/newsletter/unsubscribe/page.tsx'),
  voucher: () => import('#web/storefront/voucher/page.tsx'),
  'auth/signin': () => import('#web/storefront/auth/signin/page.tsx'),
  'auth/register': () => import('#web/storefront/auth/register/page.tsx'),
  'auth/verify': () => import('#web/storefront/auth/verify/page.tsx'),
  'auth/forgot': () => import('#web/storefront/auth/forgot/page.tsx'),
  'auth/reset': () => import('#web/storefront/auth/reset/page.tsx'),
  'auth/error': () => import('#web/storefront/auth/error/page.tsx'),
  'auth/signout': () => import('#web/storefront/auth/signout/page.tsx'),
  'account/overview': () => import('#web/storefront/account/overview/page.tsx'),
  'account/orders': () => import('#web/storefront/account/orders/page.tsx'),
  'account/order': () => import('#web/storefront/account/order/page.tsx'),
  'account/details': () => import('#web/storefront/account/details/page.tsx'),
  'account/addresses': () => import('#web/storefront/account/addresses/page.tsx'),
  'account/children': () => import('#web/storefront/account/children/page.tsx'),
  'account/vouchers': () => import('#web/storefront/account/vouchers/page.tsx'),
  'account/security': () => import('#web/storefront/account/security/page.tsx'),
  'account/privacy': () => import('#web/storefront/account/privacy/page.tsx'),
  'account/partnerships': () => import('#web/storefront/account/partnerships/page.tsx'),
  offline: () => import('#web/storefront/offline/page.tsx'),
  'content/preview': () => import('#web/storefront/content/preview/page.tsx'),
  content: () => import('#web/storefront/content/page.tsx'),
}

const headers: AppModules['headers'] = {
  default: () => import('#web/storefront/layout/header.tsx'),
  checkout: () => import('#web/storefront/layout/checkout-header.tsx'),
  auth: () => import('#web/storefront/layout/auth-header.tsx'),
  promo: () => import('#web/storefront/layout/promo-header.tsx'),
}

const parts: AppModules['parts'] = {
  live: () => import('./live-parts.ts'),
  still: () => import('./still-parts.ts'),
}

export const modules: AppModules = { pages, headers, parts, Floating }

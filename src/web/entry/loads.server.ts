/** The load function of each page. */
import { load as addresses } from '#web/storefront/account/addresses/load.server.ts'
import { load as children } from '#web/storefront/account/children/load.server.ts'
import { load as details } from '#web/storefront/account/details/load.server.ts'
import { load as accountOrder } from '#web/storefront/account/order/load.server.ts'
import { load as accountOrders } from '#web/storefront/account/orders/load.server.ts'
import { load as accountOverview } from '#web/storefront/account/overview/load.server.ts'
import { load as privacy } from '#web/storefront/account/privacy/load.server.ts'
import { load as security } from '#web/storefront/account/security/load.server.ts'
import { load as vouchers } from '#web/storefront/account/vouchers/load.server.ts'
import { load as partnerships } from '#web/storefront/account/partnerships/load.server.ts'
import { load as alertsAsk } from '#web/storefront/alerts/ask/load.server.ts'
import { load as alertsConfirm } from '#web/storefront/alerts/confirm/load.server.ts'
import { load as alertsStop } from '#web/storefront/alerts/stop/load.server.ts'
import { load as authError } from '#web/storefront/auth/error/load.server.ts'
import { load as forgot } from '#web/storefront/auth/forgot/load.server.ts'
import { load as register } from '#web/storefront/auth/register/load.server.ts'
import { load as reset } from '#web/storefront/auth/reset/load.server.ts'
import { load as signIn } from '#web/storefront/auth/signin/load.server.ts'
import { load as signOut } from '#web/storefront/auth/signout/load.server.ts'
import { load as verify } from '#web/storefront/auth/verify/load.server.ts'
import { load as brand } from '#web/storefront/listing/brand/load.server.ts'
import { load as brands } from '#web/storefront/listing/brands/load.server.ts'
import { load as cart } from '#web/storefront/cart/load.server.ts'
import { load as checkout } from '#web/storefront/checkout/information/load.server.ts'
import { load as checkoutPayment } from '#web/storefront/checkout/payment/load.server.ts'
import { load as checkoutShipping } from '#web/storefront/checkout/shipping/load.server.ts'
import { load as collection } from '#web/storefront/listing/collection/load.server.ts'
import { load as confirmation } from '#web/storefront/order/confirmation/load.server.ts'
import { load as blog } from '#web/storefront/blog/load.server.ts'
import { load as article } from '#web/storefront/blog/article/load.server.ts'
import { load as articleCategory } from '#web/storefront/blog/category/load.server.ts'
import { load as contact } from '#web/storefront/contact/load.server.ts'
import { load as contactMessage } from '#web/storefront/contact/message/load.server.ts'
import { load as content } from '#web/storefront/content/load.server.ts'
import { load as preview } from '#web/storefront/content/preview/load.server.ts'
import { load as documents } from '#web/storefront/documents/load.server.ts'
import { load as home } from '#web/storefront/home/load.server.ts'
import { load as arrivals } from '#web/storefront/listing/new/load.server.ts'
import { load as newsletterConfirm } from '#web/storefront/newsletter/confirm/load.server.ts'
import { load as offline } from '#web/storefront/offline/load.server.ts'
import { load as newsletterSubscribe } from '#web/storefront/newsletter/subscribe/load.server.ts'
import { load as newsletterUnsubscribe } from '#web/storefront/newsletter/unsubscribe/load.server.ts'
import { load as pay } from '#web/storefront/order/pay/load.server.ts'
import { load as product } from '#web/storefront/product/load.server.ts'
import { load as sale } from '#web/storefront/listing/sale/load.server.ts'
import { load as search } from '#web/storefront/search/load.server.ts'
import { load as recalls } from '#web/storefront/recalls/load.server.ts'
import { load as recall } from '#web/storefront/recalls/one/load.server.ts'
import { load as sizeGuide } from '#web/storefront/size-guide/load.server.ts'
import { load as showrooms } from '#web/storefront/showrooms/load.server.ts'
import { load as showroom } from '#web/storefront/showrooms/one/load.server.ts'
import { load as track } from '#web/storefront/track/load.server.ts'
import { load as voucher } from '#web/storefront/voucher/load.server.ts'
import { load as withdrawal } from '#web/storefront/withdrawal/load.server.ts'
import { load as compare } from '#web/storefront/compare/load.server.ts'
import { load as compatibility } from '#web/storefront/compatibility/load.server.ts'
import { load as wishlist } from '#web/storefront/wishlist/load.server.ts'
import type { PageName } from '#web/routes.ts'
import type { Load } from '#web/http/pages/page.ts'

/** The loader of each page by name. */
export const loads: Record<PageName, Load<unknown>> = {
  home,
  'listing/collection': collection,
  product,
  'listing/brands': brands,
  'listing/brand': brand,
  'listing/new': arrivals,
  'listing/sale': sale,
  search,
  cart,
  wishlist,
  compare,
  compatibility,
  'checkout/information': checkout,
  'checkout/shipping': checkoutShipping,
  'checkout/payment': checkoutPayment,
  'order/confirmation': confirmation,
  'order/pay': pay,
  track,
  blog,
  'blog/article': article,
  'blog/category': articleCategory,
  contact,
  'contact/message': contactMessage,
  documents,
  recalls,
  'recalls/one': recall,
  'size-guide': sizeGuide,
  showrooms,
  'showrooms/one': showroom,
  'alerts/ask': alertsAsk,
  'alerts/confirm': alertsConfirm,
  'alerts/stop': alertsStop,
  'newsletter/subscribe': newsletterSubscribe,
  'newsletter/confirm': newsletterConfirm,
  'newsletter/unsubscribe': newsletterUnsubscribe,
  withdrawal,
  voucher,
  'auth/signin': signIn,
  'auth/register': register,
  'auth/verify': verify,
  'auth/forgot': forgot,
  'auth/reset': reset,
  'auth/error': authError,
  'auth/signout': signOut,
  'account/overview': accountOverview,
  'account/orders': accountOrders,
  'account/order': accountOrder,
  'account/details': details,
  'account/addresses': addresses,
  'account/children': children,
  'account/vouchers': vouchers,
  'account/security': security,
  'account/privacy': privacy,
  'account/partnerships': partnerships,
  offline,
  content,
  'content/preview': preview,
}

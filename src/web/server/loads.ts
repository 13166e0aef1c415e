import { load as brand } from '#web/pages/brand/load.ts'
import { load as brands } from '#web/pages/brands/load.ts'
import { load as cart } from '#web/pages/cart/load.ts'
import { load as checkout } from '#web/pages/checkout/load.ts'
import { load as checkoutPayment } from '#web/pages/checkout-payment/load.ts'
import { load as checkoutShipping } from '#web/pages/checkout-shipping/load.ts'
import { load as collection } from '#web/pages/collection/load.ts'
import { load as confirmation } from '#web/pages/confirmation/load.ts'
import { load as content } from '#web/pages/content/load.ts'
import { load as home } from '#web/pages/home/load.ts'
import { load as arrivals } from '#web/pages/new/load.ts'
import { load as pay } from '#web/pages/pay/load.ts'
import { load as product } from '#web/pages/product/load.ts'
import { load as sale } from '#web/pages/sale/load.ts'
import { load as search } from '#web/pages/search/load.ts'
import { load as voucher } from '#web/pages/voucher/load.ts'
import { load as wishlist } from '#web/pages/wishlist/load.ts'
import type { PageName } from '#web/routes.ts'
import type { Load } from './page.ts'

/** What each page loads, by its name. */
export const loads: Record<PageName, Load<unknown>> = {
  home,
  collection,
  product,
  brands,
  brand,
  new: arrivals,
  sale,
  search,
  cart,
  wishlist,
  checkout,
  'checkout-shipping': checkoutShipping,
  'checkout-payment': checkoutPayment,
  confirmation,
  pay,
  voucher,
  content,
}

import type { ComponentType } from 'react'
import type { HeaderProps } from '#web/payload.ts'
import type { PageName, Route } from '#web/routes.ts'

export interface PageModule {
  // oxlint-disable-next-line typescript/no-explicit-any -- each page knows its own data; its load has the same type
  Component: ComponentType<{ data: any }>
}

/** The code of each page, a chunk of its own. */
export const pages: Record<PageName, () => Promise<PageModule>> = {
  home: () => import('#web/pages/home/page.tsx'),
  collection: () => import('#web/pages/collection/page.tsx'),
  product: () => import('#web/pages/product/page.tsx'),
  brands: () => import('#web/pages/brands/page.tsx'),
  brand: () => import('#web/pages/brand/page.tsx'),
  new: () => import('#web/pages/new/page.tsx'),
  sale: () => import('#web/pages/sale/page.tsx'),
  search: () => import('#web/pages/search/page.tsx'),
  cart: () => import('#web/pages/cart/page.tsx'),
  wishlist: () => import('#web/pages/wishlist/page.tsx'),
  checkout: () => import('#web/pages/checkout/page.tsx'),
  'checkout-shipping': () => import('#web/pages/checkout-shipping/page.tsx'),
  'checkout-payment': () => import('#web/pages/checkout-payment/page.tsx'),
  confirmation: () => import('#web/pages/confirmation/page.tsx'),
  pay: () => import('#web/pages/pay/page.tsx'),
  voucher: () => import('#web/pages/voucher/page.tsx'),
  content: () => import('#web/pages/content/page.tsx'),
}

interface LayoutModule {
  Header: ComponentType<HeaderProps>
}

/** What a layout has of its own, a chunk too. */
export const layouts: Record<Route['layout'], () => Promise<LayoutModule>> = {
  default: () => import('#web/layouts/header.tsx'),
  checkout: () => import('#web/layouts/checkout-header.tsx'),
}

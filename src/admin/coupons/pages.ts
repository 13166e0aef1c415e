/** Pages of coupons. */
import { coupons, newCoupon, uniqueCodes } from '#messages/admin/promotions/coupons.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/coupons',
    title: coupons,
    action: 'promotions.read',
    group: 'promotions',
    icon: 'ticket',
    load: async () => (await import('./coupons-page.tsx')).CouponsPage,
  },
  {
    path: '/coupons/new',
    title: newCoupon,
    action: 'promotions.change',
    group: null,
    load: async () => (await import('./coupon-page.tsx')).NewCouponPage,
  },
  {
    path: '/coupons/codes',
    title: uniqueCodes,
    action: 'promotions.read',
    group: null,
    load: async () => (await import('./series-page.tsx')).SeriesPage,
  },
  {
    path: '/coupons/:code',
    title: coupons,
    action: 'promotions.read',
    group: null,
    load: async () => (await import('./coupon-page.tsx')).CouponPage,
  },
]

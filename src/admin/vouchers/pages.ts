/** Pages of gift vouchers. */
import { vouchers } from '#messages/admin/promotions/vouchers.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/vouchers',
    title: vouchers,
    action: 'promotions.read',
    group: 'promotions',
    icon: 'gift',
    load: async () => (await import('./vouchers-page.tsx')).VouchersPage,
  },
  {
    path: '/vouchers/:id',
    title: vouchers,
    action: 'promotions.read',
    group: null,
    load: async () => (await import('./voucher-page.tsx')).VoucherPage,
  },
]

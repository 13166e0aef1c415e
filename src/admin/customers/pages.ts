/** Pages of customers. */
import { customer, customers } from '#messages/admin/people/customers.ts'
import type { AdminPage } from '#admin/client/page.ts'

export const pages: readonly AdminPage[] = [
  {
    path: '/customers',
    title: customers,
    action: 'customers.read',
    group: 'people',
    icon: 'users',
    load: async () => (await import('./customers-page.tsx')).CustomersPage,
  },
  {
    path: '/customers/:id',
    title: customer,
    action: 'customers.read',
    group: null,
    load: async () => (await import('./customer-page.tsx')).CustomerPage,
  },
]

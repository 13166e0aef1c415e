/** Pages of the back office: those that the person's role may open. */
import { Navigate, type RouteObject } from 'react-router'
import type { Action } from '#domain/staff/roles.ts'
import { orders } from '#messages/admin/orders.ts'
import * as shell from '#messages/admin/shell.ts'
import { OrdersPage } from '#admin/orders/orders-page.tsx'
import { AccountPage } from '#admin/staff/account-page.tsx'
import { AuditPage } from '#admin/staff/audit-page.tsx'
import { StaffPage } from '#admin/staff/staff-page.tsx'
import { TodayPage } from '#admin/today/today-page.tsx'
import { todayPage } from '#messages/admin/today.ts'
import { MessagesPage } from '#admin/messages/messages-page.tsx'
import { WithdrawalsPage } from '#admin/withdrawals/withdrawals-page.tsx'
import * as inbox from '#messages/admin/inbox.ts'
import type { AdminPage } from './page.ts'
import { NotFound } from './not-found.tsx'
import { Shell } from './shell.tsx'

/** Every page, in the order of the side bar. */
export const PAGES: readonly AdminPage[] = [
  { path: '/today', title: todayPage, action: null, Page: TodayPage },
  { path: '/orders', title: orders, action: 'orders.read', Page: OrdersPage },
  { path: '/withdrawals', title: inbox.withdrawals, action: 'withdrawals.read', Page: WithdrawalsPage },
  { path: '/messages', title: inbox.messages, action: 'messages.read', Page: MessagesPage },
  { path: '/settings/staff', title: shell.staffAndRoles, action: 'staff.read', Page: StaffPage },
  { path: '/settings/audit', title: shell.auditLog, action: 'audit.read', Page: AuditPage },
  { path: '/account', title: shell.yourAccess, action: null, Page: AccountPage },
]

/** Returns the pages of who may do these actions. */
export const pagesFor = (actions: readonly Action[]): AdminPage[] =>
  PAGES.filter(({ action }) => action === null || actions.includes(action))

/** Returns the routes of a person; what the role does not allow is not there. */
export function routesFor(actions: readonly Action[]): RouteObject[] {
  const pages = pagesFor(actions)
  return [
    {
      path: '/',
      element: <Shell pages={pages} />,
      children: [
        { index: true, element: <Navigate to={pages[0]!.path} replace /> },
        ...pages.map(({ path, Page }) => ({ path, element: <Page /> })),
        { path: '*', element: <NotFound /> },
      ],
    },
  ]
}

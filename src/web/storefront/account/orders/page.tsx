/** The orders of the account. */
import { href } from '#domain/market/market.ts'
import { orders } from '#messages/customers/account.ts'
import * as text from '#messages/customers/orders.ts'
import type { OrdersView } from '#web/schema/account-orders.ts'
import { AccountPage } from '#web/storefront/account/layout/account-page.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { ClaimOrders } from './claim-orders.tsx'
import { NoOrders } from './no-orders.tsx'
import { OrderList } from './order-list.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

export type OrdersPage = OrdersView

export function Component({ data }: { data: OrdersPage }) {
  return (
    <AccountPage title={orders()} current="/my/orders">
      <ClaimOrders count={data.claimable} />
      <section>
        <h2 className={layoutStyles.visuallyHidden}>{text.ordersTitle()}</h2>
        {data.orders.length > 0 ? <OrderList orders={data.orders} /> : <NoOrders />}
        <Pages page={data.page} pages={data.pages} />
      </section>
    </AccountPage>
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const market = useMarket()
  if (pages === 1) return null
  const link = (to: number, label: string, rel: string) => (
    <a
      className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`}
      href={href(market, to === 1 ? '/my/orders' : `/my/orders?page=${to}`)}
      rel={rel}
    >
      {label}
    </a>
  )
  return (
    <nav className={pageStyles.row} aria-label={text.pages()}>
      {page > 1 && link(page - 1, text.newer(), 'prev')}
      <span>{text.pageOf({ page, pages })}</span>
      {page < pages && link(page + 1, text.older(), 'next')}
    </nav>
  )
}

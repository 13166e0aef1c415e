/** The overview of the account: latest orders, and a panel for each other page of the account. */
import { href } from '#domain/market/market.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { anyOrder, withdrawHere } from '#messages/withdrawals/words.ts'
import * as text from '#messages/customers/account.ts'
import type { ListedOrderView, OwnedRecallView } from '#web/schema/account-orders.ts'
import type { AddressView } from '#web/schema/account.ts'
import { AccountPage } from '#web/storefront/account/layout/account-page.tsx'
import { ClaimOrders } from '#web/storefront/account/orders/claim-orders.tsx'
import { NoOrders } from '#web/storefront/account/orders/no-orders.tsx'
import { OrderList } from '#web/storefront/account/orders/order-list.tsx'
import { OwnedNote } from '#web/storefront/recalls/owned/owned-note.tsx'
import { ForChildren } from '#web/storefront/fit/slot/for-children.tsx'
import { useMarket } from '#web/ui/market.tsx'
import {
  AddressPanel,
  ChildrenPanel,
  DetailsPanel,
  PartnershipPanel,
  VouchersPanel,
  type Credit,
  type ListedChild,
  type ListedPartnership,
} from './panels.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

export interface OverviewPage {
  firstName: string
  lastName: string
  email: string
  /** Those that run of what the customer has bought. */
  recalls: OwnedRecallView[]
  /** The newest. */
  orders: ListedOrderView[]
  hasMoreOrders: boolean
  /** Guest orders that can be taken into the account. */
  claimable: number
  /** The default for delivery. */
  address: AddressView | null
  children: ListedChild[]
  /** The first that the customer can use or has used; null without one. */
  partnership: ListedPartnership | null
  credit: Credit[]
}

export function Component({ data }: { data: OverviewPage }) {
  const market = useMarket()
  return (
    <AccountPage title={text.hello({ name: data.firstName })} current="/my">
      {data.recalls.map((owned) => (
        <OwnedNote key={owned.href} owned={owned} />
      ))}
      <ClaimOrders count={data.claimable} />
      <section>
        <div className={pageStyles.blockHead}>
          <h2>{text.latestOrders()}</h2>
          {data.hasMoreOrders && (
            <a className={textStyles.link} href={href(market, '/my/orders')}>
              {text.allOrders()}
            </a>
          )}
        </div>
        {data.orders.length > 0 ? <OrderList orders={data.orders} /> : <NoOrders />}
        {data.orders.length > 0 && (
          <p className={`${textStyles.small} ${pageStyles.hint}`}>
            {anyOrder()}{' '}
            <a className={textStyles.link} href={withdrawalHref(market)}>
              {withdrawHere()}
            </a>
          </p>
        )}
      </section>
      <section className={pageStyles.panels}>
        <DetailsPanel customer={data} />
        <AddressPanel address={data.address} />
        <ChildrenPanel listed={data.children} />
        <PartnershipPanel partnership={data.partnership} />
        <VouchersPanel credit={data.credit} />
      </section>
      <ForChildren at="rails" on={{ className: '' }} />
    </AccountPage>
  )
}

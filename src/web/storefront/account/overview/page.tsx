/** The overview of the account: latest orders, details, delivery address. */
import { formatFullName } from '#domain/customers/address.ts'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/customers/account.ts'
import type { ListedOrderView } from '#web/schema/account-orders.ts'
import type { AddressView } from '#web/schema/account.ts'
import { AccountPage } from '#web/storefront/account/layout/account-page.tsx'
import { AddressText } from '#web/storefront/account/layout/address-text.tsx'
import { ClaimOrders } from '#web/storefront/account/orders/claim-orders.tsx'
import { NoOrders } from '#web/storefront/account/orders/no-orders.tsx'
import { OrderList } from '#web/storefront/account/orders/order-list.tsx'
import { ForChildren } from '#web/storefront/fit/slot/for-children.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

export interface OverviewPage {
  firstName: string
  lastName: string
  email: string
  /** The newest. */
  orders: ListedOrderView[]
  hasMoreOrders: boolean
  /** Guest orders that can be taken into the account. */
  claimable: number
  /** The default for delivery. */
  address: AddressView | null
}

export function Component({ data }: { data: OverviewPage }) {
  const market = useMarket()
  return (
    <AccountPage title={text.hello({ name: data.firstName })} current="/my">
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
      </section>
      <section className={pageStyles.panels}>
        <Details data={data} />
        <Delivery address={data.address} />
      </section>
      <ForChildren at="rails" on={{ className: '' }} />
    </AccountPage>
  )
}

function Details({ data }: { data: OverviewPage }) {
  const market = useMarket()
  return (
    <div className={pageStyles.panel}>
      <h2 className={textStyles.h3}>{text.details()}</h2>
      <p className={`${textStyles.small} ${textStyles.muted}`}>
        {formatFullName(data, market.locale)}
        <br />
        {data.email}
      </p>
      <PanelLink path="/my/details" label={text.change()} about={text.details()} />
    </div>
  )
}

function Delivery({ address }: { address: AddressView | null }) {
  return (
    <div className={pageStyles.panel}>
      <h2 className={textStyles.h3}>{text.deliveryAddress()}</h2>
      {address ? (
        <AddressText address={address} />
      ) : (
        <p className={`${textStyles.small} ${textStyles.muted}`}>{text.noAddress()}</p>
      )}
      <PanelLink path="/my/addresses" label={address ? text.change() : text.add()} about={text.deliveryAddress()} />
    </div>
  )
}

function PanelLink({ path, label, about }: { path: string; label: string; about: string }) {
  return (
    <a className={pageStyles.textButton} href={href(useMarket(), path)} aria-label={`${label}: ${about}`}>
      {label}
    </a>
  )
}

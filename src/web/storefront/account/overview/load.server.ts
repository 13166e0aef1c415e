/** Loads the overview of the account. */
import { ageOn } from '#domain/customers/age.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { CURRENCIES } from '#domain/market/market.ts'
import { voucherState } from '#domain/promotions/voucher.ts'
import { account } from '#messages/customers/account.ts'
import { ageText } from '#messages/customers/ages.ts'
import { listChildren } from '#services/customers/children.ts'
import { listOrders } from '#services/orders/customer-orders.ts'
import { listVouchersOf } from '#services/promotions/account-vouchers.ts'
import { listPartnerships } from '#services/promotions/partnerships.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { ordersView } from '#web/storefront/account/account-orders-view.server.ts'
import { addressesView } from '#web/storefront/account/addresses.server.ts'
import { ownedRecallsView } from '#web/storefront/account/recalls.server.ts'
import type { OverviewPage } from './page.tsx'
import type { Credit, ListedPartnership } from './panels.tsx'

const SHOWN_ORDERS = 3

export const load: Load<OverviewPage> = async ({ shop, market, visitor, now }) => {
  const customer = visitor.customer!
  const [list, { addresses }, children, partnerships, vouchers, recalls] = await Promise.all([
    listOrders(shop, customer.id, 1, SHOWN_ORDERS),
    addressesView(shop, customer),
    listChildren(shop, customer.id),
    listPartnerships(shop, customer.id, market),
    listVouchersOf(shop, customer.id),
    ownedRecallsView(shop, customer.id, market),
  ])
  const { orders, claimable, total } = ordersView(list, now)
  const { firstName, lastName, email } = customer
  const today = marketDay(market, now)
  return {
    data: {
      firstName,
      lastName,
      email,
      recalls,
      orders,
      hasMoreOrders: total > SHOWN_ORDERS,
      claimable,
      address: addresses.find(({ isDelivery }) => isDelivery) ?? null,
      children: children.map(({ name, dateOfBirth }) => ({ name, age: ageText(ageOn(dateOfBirth, today)) })),
      partnership: usefulOf(partnerships),
      credit: creditOf(vouchers, now),
    },
    head: { title: account(), alternates: alternatesOf('/my') },
  }
}

/** Returns the partnership whose code the customer can have, else one whose code the customer has. */
function usefulOf(partnerships: Awaited<ReturnType<typeof listPartnerships>>): ListedPartnership | null {
  const found = (['eligible', 'obtained'] as const).map((state) => partnerships.find((one) => one.state === state))
  const partnership = found.find((one) => one !== undefined)
  return partnership ? { title: partnership.text.title, text: partnership.text.text, state: partnership.state } : null
}

/** Returns what the valid vouchers are worth by currency. */
function creditOf(vouchers: Awaited<ReturnType<typeof listVouchersOf>>, now: Date): Credit[] {
  const valid = vouchers.filter((voucher) => voucherState({ ...voucher, isStopped: false }, now) === 'active')
  return CURRENCIES.flatMap((currency) => {
    const balances = valid.filter((voucher) => voucher.currency === currency).map(({ balance }) => balance)
    return balances.length > 0 ? [{ currency, balance: balances.reduce((sum, balance) => sum + balance) }] : []
  })
}

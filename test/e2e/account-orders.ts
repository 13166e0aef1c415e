/** Orders of somebody who is signed in, placed without the checkout. */
import type { Page } from '@playwright/test'
import type { Locale } from '#domain/market/market.ts'
import { httpCustomer } from '#test/http-customer.ts'
import type { OrderView } from '#web/schema/order.ts'
import { fetchAs } from './account.ts'
import { firstOf, things } from './campaign.ts'
import { LANGUAGES } from './shop-test.ts'

/** Places orders of one piece, signed in as the customer of the page. */
export async function placeOrders(page: Page, locale: Locale, origin: string, count: number): Promise<OrderView[]> {
  const customer = httpCustomer(origin, locale, `10.9.${LANGUAGES.indexOf(locale)}.7`, fetchAs(page))
  const { id: item } = await firstOf(
    await things(page, locale, origin),
    async ({ id }) => (await customer.quote([{ item: id, qty: 1 }])).options!.length > 0,
  )
  const placed: OrderView[] = []
  for (let at = 0; at < count; at++) {
    const request = await customer.request([{ item, qty: 1 }])
    const { id } = await customer.order(request, crypto.randomUUID())
    placed.push(await customer.view(id))
  }
  return placed
}

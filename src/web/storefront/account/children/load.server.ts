/** Loads the children of the customer. */
import { marketDay } from '#domain/market/market-day.ts'
import { children as title } from '#messages/customers/account.ts'
import { listChildren } from '#services/customers/children.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { sizeRows } from './sizes.server.ts'
import type { ChildrenPage } from './page.tsx'

export const load: Load<ChildrenPage> = async ({ shop, market, visitor, now }) => {
  const today = marketDay(market, now)
  const children = await listChildren(shop, visitor.customer!.id)
  return {
    data: { children: children.map((child) => ({ ...child, sizes: sizeRows(child.dateOfBirth, today, market.locale) })), today },
    head: { title: title(), alternates: alternatesOf('/my/children') },
  }
}

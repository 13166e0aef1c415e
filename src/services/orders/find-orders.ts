/** Orders for staff: a page of a view, and how much each view holds. */
import type { OrderView } from '#domain/orders/order-view.ts'
import type { Shop } from '#services/shop.ts'
import { readWarehouses, type Warehouse } from '#store/delivery/delivery.ts'
import { countOrderViews, searchOrders, type FoundOrder, type OrderSearch } from '#store/orders/order-search.ts'

export type { FoundOrder, OrderSearch }

/** Most orders of one page. */
export const ORDER_PAGE = 50

/** Returns a page of orders, and whether there are more. */
export async function findOrders(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  search: Omit<OrderSearch, 'most'>,
): Promise<{ orders: FoundOrder[]; hasMore: boolean }> {
  const found = await searchOrders(db.query, { ...search, most: ORDER_PAGE + 1 }, clock.now())
  return { orders: found.slice(0, ORDER_PAGE), hasMore: found.length > ORDER_PAGE }
}

/** Returns how many orders each view has; one above `COUNTED_ORDERS` stands for more. */
export const countOrders = ({ db, clock }: Pick<Shop, 'db' | 'clock'>): Promise<Record<OrderView, number>> =>
  countOrderViews(db.query, clock.now())

/** Returns the warehouses and showrooms that orders are sent from, with their cities in three languages. */
export const listWarehouses = async ({ db }: Pick<Shop, 'db'>): Promise<Pick<Warehouse, 'id' | 'city'>[]> =>
  (await readWarehouses(db.query)).map(({ id, city }) => ({ id, city }))

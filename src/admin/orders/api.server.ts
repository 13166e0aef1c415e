/** Endpoints of orders in the back office (D-64). */
import { MARKETS } from '#domain/market/market.ts'
import { sortOf, type OrderSort } from '#domain/orders/order-view.ts'
import { localTime } from '#domain/time/local-time.ts'
import { countOrders, findOrders, listWarehouses, type FoundOrder, type OrderSearch } from '#services/orders/find-orders.ts'
import { json, parse, type ApiRoute } from '#web/http/api/endpoint.ts'
import { ordersAnswer, ordersQuery, orderViewsAnswer, type ListedOrderView } from '#admin/schema/orders.ts'

const orderView = ({ createdAt, ...order }: FoundOrder): ListedOrderView => ({ ...order, createdAt: createdAt.toISOString() })

function searchOf(url: URL): Omit<OrderSearch, 'most'> {
  const { words = '', sort, after, id, ...filters } = parse(Object.fromEntries(url.searchParams), ordersQuery)
  return {
    ...filters,
    sort: sort ?? sortOf(filters.view),
    ...(words.trim() !== '' && { words: words.trim() }),
    ...(after !== undefined && id !== undefined && { after: { key: after, id } }),
  }
}

const keyOf = ({ createdAt, promised }: FoundOrder, sort: OrderSort): string =>
  sort === 'placed' ? createdAt.toISOString() : promised

export const routes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/admin/api/orders',
    guard: 'staff',
    action: 'orders.read',
    describe: { summary: 'A page of orders of a view', query: ordersQuery, answers: { 200: ordersAnswer } },
    async handler({ shop, url }) {
      const search = searchOf(url)
      const { orders, hasMore } = await findOrders(shop, search)
      const last = orders.at(-1)
      const next = hasMore && last ? { after: keyOf(last, search.sort), id: last.id } : null
      return json({ orders: orders.map(orderView), next })
    },
  },
  {
    method: 'GET',
    path: '/admin/api/order-views',
    guard: 'staff',
    action: 'orders.read',
    describe: {
      summary: 'How many orders each view has, and the warehouses they are sent from',
      answers: { 200: orderViewsAnswer },
    },
    async handler({ shop }) {
      const warehouses = await listWarehouses(shop)
      return json({ counts: await countOrders(shop), warehouses, today: localTime(shop.clock.now(), MARKETS.ro.timeZone).day })
    },
  },
]

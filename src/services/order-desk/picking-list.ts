/** Picking lists: what has to be fetched for orders, by warehouse and SKU. */
import type { LocaleTexts } from '#domain/market/locale-texts.ts'
import type { Locale } from '#domain/market/market.ts'
import type { PickingList, PickingSheet } from '#domain/orders/picking-list.ts'
import type { Shop } from '#services/shop.ts'
import { readWarehouses } from '#store/delivery/delivery.ts'
import { readWaitingOrders } from '#store/orders/order-bulk.ts'

/** Returns the lists of orders, one for each warehouse where something waits. */
export async function pickingLists(
  { db }: Pick<Shop, 'db'>,
  numbers: readonly string[],
): Promise<(PickingList & { city: LocaleTexts; name: LocaleTexts })[]> {
  const [orders, warehouses] = await Promise.all([readWaitingOrders(db.query, numbers), readWarehouses(db.query)])
  return warehouses.flatMap(({ id, city, name }) => {
    const items = new Map<string, PickingList['items'][number]>()
    for (const order of orders)
      for (const piece of order.pieces.filter(({ warehouse }) => warehouse === id)) {
        const item = items.get(piece.sku) ?? { sku: piece.sku, name: piece.name, qty: 0, orders: [] }
        item.qty += piece.qty
        item.orders.push({ number: order.number, qty: piece.qty })
        items.set(piece.sku, item)
      }
    const sorted = [...items.values()].toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
    return sorted.length > 0 ? [{ warehouse: id, city, name, items: sorted }] : []
  })
}

/** Returns the lists of orders as they are printed. */
export async function pickingSheet(
  shop: Pick<Shop, 'db' | 'clock'>,
  numbers: readonly string[],
  locale: Locale,
): Promise<PickingSheet> {
  const lists = await pickingLists(shop, numbers)
  return { locale, at: shop.clock.now(), lists: lists.map(({ name, items }) => ({ place: name[locale], items })) }
}

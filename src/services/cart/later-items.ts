/** What was put aside under a cart, with its price and stock of now. */
import { fitToStock, MAX_QUANTITY } from '#domain/cart/cart.ts'
import type { Item } from '#domain/catalog/product.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { itemDisplay } from '#catalog/products/item-display.ts'
import type { Shop } from '#services/shop.ts'
import { readItems } from '#store/cart/products.ts'

export interface LaterGoods {
  item: Item
  /** Available quantity, at most 99. */
  available: number
}

/** Returns items in the order asked, each by itself; those that are no longer sold are left out. */
export async function laterItems(
  { db, clock, catalog }: Pick<Shop, 'db' | 'clock' | 'catalog'>,
  { ids, locale }: { ids: readonly string[]; locale: Locale },
): Promise<LaterGoods[]> {
  const { currency } = MARKETS[locale]
  const question = { ids, locale, currency, now: clock.now() }
  const { items, available } = await readItems(db.query, question, itemDisplay(catalog.current, locale))
  return ids.flatMap((id): LaterGoods[] => {
    const item = items.get(id)
    if (!item) return []
    const { lines } = fitToStock([{ item: id, qty: MAX_QUANTITY }], items, available)
    return [{ item, available: lines[0]?.max ?? 0 }]
  })
}

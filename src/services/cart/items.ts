/** Fresh prices of single items, for carts that price themselves again and bundles that fetch their parts (SPEC-7). */
import { fitToStock, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { MARKETS, type Currency, type Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { readPrices } from '#store/cart/products.ts'

export interface PricedItem {
  id: string
  name: string
  vendor: string
  tags: string[]
  prices: Record<Currency, { mrp: number; catalogPrice: number }>
  /** Available quantity, at most 99. */
  max: number
  virtual: boolean
  isBundle: boolean
  /** Item ids of a bundle's parts. */
  skus: string[]
}

/** Returns current prices in the order requested, each once; unknown ids are left out (D-11). */
export async function priceItems(
  shop: Pick<Shop, 'db' | 'clock'>,
  { ids, locale }: { ids: readonly string[]; locale: Locale },
): Promise<PricedItem[]> {
  const { currency } = MARKETS[locale]
  const prices = await readPrices(shop.db.query, { ids, locale, currency, now: shop.clock.now() })
  const found = new Map(prices.map((item) => [item.id, item]))
  return [...new Set(ids)].flatMap((id) => {
    const item = found.get(id)
    if (!item) return []
    const virtual = item.kind === 'voucher'
    const isWithdrawn = item.parts.some(({ sellable }) => !sellable)
    const stocked = { name: item.name, virtual, parts: item.parts, isWithdrawn }
    const available = new Map([[id, item.available], ...item.parts.map((part) => [part.item, part.available] as const)])
    const { lines } = fitToStock([{ item: id, qty: MAX_QUANTITY }], new Map([[id, stocked]]), available)
    return [
      {
        id,
        name: item.name,
        vendor: item.vendor,
        tags: item.tags,
        prices: item.prices,
        max: lines[0]?.max ?? 0,
        virtual,
        isBundle: item.kind === 'bundle',
        skus: item.parts.map((part) => part.item),
      },
    ]
  })
}

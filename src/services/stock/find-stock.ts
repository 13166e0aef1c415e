/** Stock as staff look at it: lists, one variant, and the ledger. */
import { CHART_DAYS, SALES_DAYS, STOCK_PAGE, type StockView } from '#domain/stock/stock-view.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Shop } from '#services/shop.ts'
import { readDailyMovements, searchMovements, type Movement, type MovementSearch } from '#store/stock/movements.ts'
import {
  countStockViews,
  readStockItems,
  readWarehouseStock,
  searchStock,
  type StockItem,
  type StockSearch,
  type WarehouseStock,
} from '#store/stock/stock-list.ts'

type StockShop = Pick<Shop, 'db' | 'clock'>
export type { Movement, MovementSearch, StockItem, StockSearch, WarehouseStock }

const daysAgo = ({ clock }: StockShop, days: number): Date => new Date(clock.now().getTime() - days * DAY_MS)

/** Returns a page of stock, and whether there is another. */
export async function findStock(
  shop: StockShop,
  search: Omit<StockSearch, 'most'>,
): Promise<{ items: (StockItem & { key: number })[]; hasMore: boolean }> {
  const found = await searchStock(shop.db.query, { ...search, most: STOCK_PAGE + 1 }, daysAgo(shop, SALES_DAYS))
  return { items: found.slice(0, STOCK_PAGE), hasMore: found.length > STOCK_PAGE }
}

/** Returns how many variants each view has, and what lies in each warehouse. */
export const summarizeStock = async ({
  db,
}: StockShop): Promise<{ counts: Record<StockView, number>; warehouses: WarehouseStock[] }> => ({
  counts: await countStockViews(db.query),
  warehouses: await readWarehouseStock(db.query),
})

export interface StockHistory {
  item: StockItem
  /** By how much the pieces of all warehouses changed on a day. */
  days: { day: string; lying: number }[]
}

/** Returns a variant with how its pieces changed in the last weeks, null where there is none. */
export async function readStockItem(shop: StockShop, item: string): Promise<StockHistory | null> {
  const [found] = await readStockItems(shop.db.query, [item], daysAgo(shop, SALES_DAYS))
  return found ? { item: found, days: await readDailyMovements(shop.db.query, item, daysAgo(shop, CHART_DAYS)) } : null
}

/** Returns a page of the ledger, and whether there is another. */
export async function findMovements(
  { db }: StockShop,
  search: Omit<MovementSearch, 'most'>,
): Promise<{ movements: Movement[]; hasMore: boolean }> {
  const found = await searchMovements(db.query, { ...search, most: STOCK_PAGE + 1 })
  return { movements: found.slice(0, STOCK_PAGE), hasMore: found.length > STOCK_PAGE }
}

/** Stock as staff look at it: lists, one variant, and the ledger. */
import { countStock, pageOfStock, sumWarehouses, type StandingSearch } from '#domain/stock/stock-index.ts'
import { CHART_DAYS, SALES_DAYS, STOCK_PAGE, type StockView } from '#domain/stock/stock-view.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Shop } from '#services/shop.ts'
import { readDailyMovements, searchMovements, type Movement, type MovementSearch } from '#store/stock/movements.ts'
import { readStockItems, readVariantsFoundBy, readWarehouses, type StockItem, type Warehouse } from '#store/stock/stock-list.ts'
import { stockIndex } from './stock-index.ts'

type StockShop = Pick<Shop, 'db' | 'clock' | 'memory'>
export type { Movement, MovementSearch, StockItem }

export interface StockSearch extends Omit<StandingSearch, 'among' | 'most'> {
  /** Words of a name, the start of a SKU, or a whole barcode. */
  words?: string
}

const daysAgo = ({ clock }: Pick<Shop, 'clock'>, days: number): Date => new Date(clock.now().getTime() - days * DAY_MS)

/** Returns a page of stock, and what the last row is sorted by where there is another. */
export async function findStock(
  shop: StockShop,
  { words, ...search }: StockSearch,
): Promise<{ items: StockItem[]; next: { key: number; variant: number } | null }> {
  const { query } = shop.db
  const among = words === undefined ? null : new Set(await readVariantsFoundBy(query, words))
  const found = pageOfStock(await stockIndex(shop), { ...search, ...(among && { among }), most: STOCK_PAGE + 1 })
  const page = found.slice(0, STOCK_PAGE)
  const variants = page.map(({ variant }) => variant)
  return {
    items: await readStockItems(query, variants, daysAgo(shop, SALES_DAYS)),
    next: found.length > STOCK_PAGE ? page.at(-1)! : null,
  }
}

/** A warehouse with what lies there. */
export type WarehouseStock = Warehouse & { pieces: number; articles: number }

/** Returns how many variants each view has, and what lies in each warehouse. */
export async function summarizeStock(
  shop: StockShop,
): Promise<{ counts: Record<StockView, number>; warehouses: WarehouseStock[] }> {
  const index = await stockIndex(shop)
  const sums = sumWarehouses(index)
  const warehouses = await readWarehouses(shop.db.query)
  return {
    counts: countStock(index),
    warehouses: warehouses.map((one) => ({ ...one, ...(sums.get(one.id) ?? { pieces: 0, articles: 0 }) })),
  }
}

export interface StockHistory {
  item: StockItem
  /** By how much the pieces of all warehouses changed on a day. */
  days: { day: string; lying: number }[]
}

/** Returns a variant with how its pieces changed in the last weeks, null where there is none. */
export async function readStockItem(shop: Pick<Shop, 'db' | 'clock'>, item: string): Promise<StockHistory | null> {
  const [found] = await readStockItems(shop.db.query, [Number(item)], daysAgo(shop, SALES_DAYS))
  return found ? { item: found, days: await readDailyMovements(shop.db.query, item, daysAgo(shop, CHART_DAYS)) } : null
}

/** Returns a page of the ledger, and whether there is another. */
export async function findMovements(
  { db }: Pick<Shop, 'db'>,
  search: Omit<MovementSearch, 'most'>,
): Promise<{ movements: Movement[]; hasMore: boolean }> {
  const found = await searchMovements(db.query, { ...search, most: STOCK_PAGE + 1 })
  return { movements: found.slice(0, STOCK_PAGE), hasMore: found.length > STOCK_PAGE }
}

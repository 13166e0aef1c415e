/** What has to be fetched for orders. */
import type { Locale } from '#domain/market/market.ts'

/** What has to be fetched in one warehouse. */
export interface PickingList {
  warehouse: string
  /** By SKU. */
  items: { sku: string; name: string; qty: number; orders: { number: string; qty: number }[] }[]
}

/** The lists of some orders as they are printed. */
export interface PickingSheet {
  locale: Locale
  at: Date
  /** Name of the warehouse with what lies there. */
  lists: { place: string; items: PickingList['items'] }[]
}

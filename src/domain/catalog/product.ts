/** An item that can be put in the cart, with everything its price, stock and delivery depend on. */
import type { Stocked } from '#domain/stock/stocked.ts'
import type { Parcel } from '#domain/delivery/delivery.ts'
import { reduction } from '#domain/pricing/price.ts'
import type { Picture } from './picture.ts'
import type { Size } from './size.ts'

interface Packed {
  weightG: number
  volumeCm3: number
  /** Delivered by two people; fits no locker. */
  bulky: boolean
}

export interface Part extends Packed {
  item: string
  qty: number
  sku: string
  name: string
  /** Its own price. */
  catalogPrice: number
  picture: Picture
}

export interface Item extends Stocked, Packed {
  /** Variant id. */
  id: string
  product: string
  kind: 'simple' | 'bundle' | 'voucher'
  sku: string
  slug: string
  brand: string
  /** Brand id: what coupons call the vendor. */
  vendor: string
  tags: readonly string[]
  /** No reduction of any kind may be shown or given (D-28). */
  noPromo: boolean
  vatClass: string
  size: Size | null
  /** Name of its colour in the language asked for, '' without one. */
  color: string
  picture: Picture
  /** Recommended price, never struck through (LAW-23). */
  mrp: number
  /** The price of the catalog, before coupons; on the wire `sale`. */
  catalogPrice: number
  /** Lowest price of the 30 days before the reduction. */
  prior: number | null
  parts: readonly Part[]
}

/** Returns the price that may be struck through, or null (LAW-22, D-28). */
export const shownPrior = (item: Pick<Item, 'catalogPrice' | 'prior' | 'noPromo'>): number | null =>
  item.noPromo ? null : (reduction(item.catalogPrice, item.prior)?.prior ?? null)

/** On sale: sold below its recommended price; `catalogPrice` equals `mrp` when there is no reduction (D-11). */
export const isOnSale = (item: Pick<Item, 'catalogPrice' | 'mrp'>): boolean => item.catalogPrice < item.mrp

/** Returns the price of all bundled pieces bought one by one; 0 without parts. */
const bundledTotal = ({ parts }: Pick<Item, 'parts'>): number =>
  parts.reduce((sum, part) => sum + part.catalogPrice * part.qty, 0)

/** Returns what a bundle saves against its parts bought one by one; never negative, 0 without parts and where nothing may be promoted (D-28). */
export const bundleSaving = (item: Pick<Item, 'parts' | 'catalogPrice' | 'noPromo'>): number =>
  item.noPromo ? 0 : Math.max(0, bundledTotal(item) - item.catalogPrice)

/** Returns the price that every reduction of one piece is measured on: `mrp`, for a bundle the larger of it and its parts' total (D-24). */
export const reductionBase = (item: Pick<Item, 'parts' | 'mrp'>): number => Math.max(item.mrp, bundledTotal(item))

/** Returns the class whose VAT rate holds; a gift voucher is taxed when it is spent. */
export const vatClassOf = (item: Pick<Item, 'virtual' | 'vatClass'>): string =>
  item.virtual ? 'multi_purpose_voucher' : item.vatClass

/** Returns weight, volume and value of a cart as a parcel; vouchers weigh nothing. `total`: of all pieces, after discounts. */
export function parcelOf(lines: readonly { item: Item; qty: number; total: number }[]): Parcel {
  const parcel: Parcel = { virtual: true, weightG: 0, volumeCm3: 0, bulky: false, worth: 0 }
  for (const { item, qty, total } of lines) {
    if (item.virtual) continue
    parcel.virtual = false
    parcel.worth += total
    parcel.bulky ||= item.bulky || item.parts.some((part) => part.bulky)
    for (const piece of item.parts.length > 0 ? item.parts : [{ ...item, qty: 1 }]) {
      parcel.weightG += piece.weightG * piece.qty * qty
      parcel.volumeCm3 += piece.volumeCm3 * piece.qty * qty
    }
  }
  if (lines.length === 0) parcel.virtual = false
  return parcel
}

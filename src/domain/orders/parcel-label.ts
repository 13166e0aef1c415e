import type { Locale } from '#domain/market/market.ts'

/** What is printed on the label of a parcel. */
export interface ParcelLabel {
  awb: string
  /** Language of the order. */
  locale: Locale
  /** When the parcel got its number. */
  at: Date
  shopName: string
  /** Path of its logo on the site. */
  logo: string
  /** Lines of the address. */
  from: readonly string[]
  to: readonly string[]
}

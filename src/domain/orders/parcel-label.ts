import type { Currency, Locale } from '#domain/market/market.ts'

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
  /** What the courier takes from the recipient; null for nothing. */
  collect: { amount: number; currency: Currency } | null
}

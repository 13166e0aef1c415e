/** Content of the mail to a buyer of a recalled product (LAW-41). */
import type { Locale } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import type { RecallText, RunningRecall } from './recall.ts'

/** What names the product: on the notice and in the mail. */
export interface RecalledGoods {
  name: string
  brand: string
  items: { sku: string; barcode: string | null }[]
  maker: string
}

export interface RecallMail extends Pick<RunningRecall, 'lots' | 'soldFrom' | 'soldUntil' | 'remedies'> {
  kind: 'recall'
  /** The buyer was written to before, and nothing came back. */
  isReminder: boolean
  locale: Locale
  /** Number and ISO moment of the order. */
  number: string
  placedAt: string
  goods: RecalledGoods
  text: RecallText
  /** Absolute addresses. `picture`: '' for none. */
  links: { home: string; logo: string; notice: string; contact: string; picture: string }
  seller: Merchant
}

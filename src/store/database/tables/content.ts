/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Locale } from '#domain/market/market.ts'
import type { Json } from './column-types.ts'

export interface ContentTables {
  page: {
    id: number
    key: string
    position: number
  }
  page_text: {
    page_id: number
    locale: Locale
    slug: string
    title: string
    description: string
    body: Json<unknown>
  }
  agreed_text: {
    sha256: string
    page_key: string
    locale: Locale
    title: string
    body: Json<unknown>
    first_agreed_at: Date
  }
}

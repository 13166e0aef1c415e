import { href, type Market } from '#domain/market/market.ts'
import type { ShopFront } from '#services/content/shop-front.ts'

/** Address of the first of these text pages that the market has, or null. */
export function pageLink({ pages }: ShopFront, market: Market, ...keys: string[]): string | null {
  for (const key of keys) {
    const page = pages.find((one) => one.key === key && one.locale === market.locale)
    if (page) return href(market, `/${page.slug}`)
  }
  return null
}

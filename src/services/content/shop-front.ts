/** Data of every page: seller and text pages. */
import type { ShopFront } from '#domain/content/frame-content.ts'
import { toMerchant, type Merchant } from '#domain/market/merchant.ts'
import { href, type Locale, type Market } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { contactHref, showroomsHref } from '#domain/market/page-paths.ts'
import { readCampaigns } from '#store/content/campaigns.ts'
import { readMerchantAndPages, readMerchantAndSlug } from '#store/content/page-links.ts'
import { readSetting } from '#store/database/settings.ts'

export async function readShopFront(shop: Pick<Shop, 'db'>): Promise<ShopFront> {
  const { merchant, pages } = await readMerchantAndPages(shop.db.query)
  return { merchant: toMerchant(merchant), pages, campaigns: await readCampaigns(shop.db.query) }
}

export const readMerchant = async (shop: { db: Pick<Shop['db'], 'query'> }): Promise<Merchant> =>
  toMerchant(await readSetting(shop.db.query, 'merchant'))

/** Returns the merchant, and the slug of a text page in one language; null where it has none. */
export async function readMerchantAndPage(
  { db }: Pick<Shop, 'db'>,
  page: { key: string; locale: Locale },
): Promise<{ merchant: Merchant; slug: string | null }> {
  const { merchant, slug } = await readMerchantAndSlug(db.query, page)
  return { merchant: toMerchant(merchant), slug }
}

/** Pages of the shop's own, which are no stories. */
const OWN_PAGES = new Map<string, (market: Market) => string>([
  ['contact', contactHref],
  ['showrooms', showroomsHref],
])

/** Returns the path of the first of these pages that the market has; null where it has none of them. */
export function pageLink({ pages }: ShopFront, market: Market, ...keys: string[]): string | null {
  for (const key of keys) {
    const own = OWN_PAGES.get(key)
    if (own) return own(market)
    const page = pages.find((one) => one.key === key && one.locale === market.locale)
    if (page) return href(market, `/${page.slug}`)
  }
  return null
}

/** Loads the data of a brand page. */
import { seenIn } from '#catalog/columns/market-view.ts'
import { href, perLocale } from '#domain/market/market.ts'
import * as text from '#messages/listing.ts'
import { listingTop, type ToppedListing } from '#web/storefront/blocks/views/listing-top.server.ts'
import { listingPage } from '#web/storefront/listing/listing.server.ts'
import { notFound, redirect, type Load } from '#web/http/pages/page.ts'
import { brandCategories, brandHead, brandText } from './brand-head.server.ts'

export const load: Load<ToppedListing> = async (context) => {
  const { shop, market, params, now } = context
  const { brandBySlug, brands, retired } = shop.catalog.current
  const slug = params['slug'] ?? ''
  const brand = brandBySlug.get(slug)
  if (!brand) {
    const moved = brands.get(retired.brand[market.locale].get(slug) ?? -1)
    if (moved) redirect(href(market, `/brands/${moved.slug}`), 301)
    notFound()
  }
  const snapshot = seenIn(shop.catalog.current, market.locale)
  const { lead, story } = brandText(brand.description[market.locale])
  const page = listingPage(context, {
    paths: perLocale(() => `/brands/${brand.slug}`),
    title: brand.name,
    lead: lead || text.brandLead({ name: brand.name }),
    trail: [{ name: text.brands(), href: href(market, '/brands') }],
    within: { brand: brand.id },
    tiles: brandCategories(snapshot, brand, market, now),
  })
  const { narrowed, sort, page: at, total } = page.data
  const isWhole = narrowed === '' && sort === 'recommended' && at === 1 && total > 0
  const shown = isWhole ? { ...page, data: { ...page.data, brand: brandHead(snapshot, brand, story, market, now) } } : page
  return listingTop(context, shown, `brands/${brand.slug}`)
}

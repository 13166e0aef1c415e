/** Loads the data of a brand page. */
import { href, perLocale } from '#domain/market/market.ts'
import * as text from '#messages/listing.ts'
import { listingTop, type ToppedListing } from '#web/storefront/blocks/views/listing-top.server.ts'
import { listingPage } from '#web/storefront/listing/listing.server.ts'
import { notFound, redirect, type Load } from '#web/http/pages/page.ts'

export const load: Load<ToppedListing> = async (context) => {
  const { shop, market, params } = context
  const { brandBySlug, brands, retired } = shop.catalog.current
  const slug = params['slug'] ?? ''
  const brand = brandBySlug.get(slug)
  if (!brand) {
    const moved = brands.get(retired.brand[market.locale].get(slug) ?? -1)
    if (moved) redirect(href(market, `/brands/${moved.slug}`), 301)
    notFound()
  }
  const page = listingPage(context, {
    paths: perLocale(() => `/brands/${brand.slug}`),
    title: brand.name,
    lead: brand.description[market.locale] ?? text.brandLead({ name: brand.name }),
    trail: [{ name: text.brands(), href: href(market, '/brands') }],
    within: { brand: brand.id },
  })
  const shown = brand.logo === null ? page : { ...page, data: { ...page.data, logo: brand.logo } }
  return listingTop(context, shown, `brands/${brand.slug}`)
}

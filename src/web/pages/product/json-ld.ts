import type { Market } from '#domain/market.ts'
import { decimalText } from '#domain/money.ts'
import { breadcrumbs } from '#web/server/listing.ts'
import type { ProductView, VariantView } from './view.ts'

const SCHEMA = 'https://schema.org'

/** schema.org Product with an offer a variant, and the breadcrumbs; prices as the page shows them. */
export function productJsonLd(data: ProductView, market: Market, url: URL): object[] {
  const absolute = (path: string) => new URL(path, url).href
  const page = absolute(url.pathname)
  const offer = (variant: VariantView) => ({
    '@type': 'Offer',
    sku: variant.sku,
    ...(variant.barcode && { gtin13: variant.barcode }),
    url: page,
    price: decimalText(variant.sale),
    priceCurrency: market.currency,
    availability: `${SCHEMA}/${variant.max > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${SCHEMA}/NewCondition`,
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: market.country,
      ...(data.withdrawal === 'custom_made'
        ? { returnPolicyCategory: `${SCHEMA}/MerchantReturnNotPermitted` }
        : { returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`, merchantReturnDays: 14 }),
    },
  })
  const [first] = data.variants
  const product = {
    '@context': SCHEMA,
    '@type': 'Product',
    name: data.name,
    description: data.description.opening,
    image: (data.colors[0]?.pictures ?? []).map(absolute),
    brand: { '@type': 'Brand', name: data.brand.name },
    sku: first?.sku,
    url: page,
    offers: data.variants.map(offer),
  }
  const trail = data.trail.map((crumb) => ({ name: crumb.name, href: crumb.href ?? url.pathname }))
  return [product, breadcrumbs(trail, market, url)]
}

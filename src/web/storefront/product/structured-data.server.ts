/** Structured data of a product page. */
import type { DeliveryRule, Parcel } from '#domain/delivery/delivery.ts'
import { getsTo } from '#domain/delivery/places.ts'
import { publicGtin } from '#domain/catalog/gtin.ts'
import type { Market } from '#domain/market/market.ts'
import { decimalText } from '#domain/pricing/money.ts'
import { optionText } from '#domain/products/option-text.ts'
import { returnPolicy } from '#web/feeds/structured-data/return-policy.ts'
import { SCHEMA, span, term, type JsonLd } from '#web/feeds/structured-data/schema.ts'
import { shippingDetails } from '#web/feeds/structured-data/shipping.ts'
import type { CompatibleItem } from '#web/storefront/compatibility/view.ts'
import { breadcrumbs } from '#web/storefront/listing/listing.server.ts'
import { variantHref } from './choice.ts'
import type { ProductView, VariantView } from './view.ts'

export interface ProductFacts {
  data: ProductView
  market: Market
  url: URL
  rules: readonly DeliveryRule[]
  /** What a variant is on its way; in the order of `data.variants`. */
  parcels: readonly Parcel[]
  /** In the market's language, '' when it is not known. */
  material: string
  /** Months; null where the thing is for no certain age. */
  ages: { from: number; to: number | null } | null
}

/**
 * Returns the product for search engines: one with its offer, or a group with a product a variant (Google's product variants), each with the
 * price and the stock that the page shows, and the breadcrumbs.
 */
export function productJsonLd(facts: ProductFacts): JsonLd[] {
  const { data, market, url } = facts
  const trail = data.trail.map((crumb) => ({ name: crumb.name, href: crumb.href ?? url.pathname }))
  const crumbs = breadcrumbs(trail, market, url) as JsonLd
  const isGroup = data.variants.length > 1 && data.kind !== 'voucher'
  return [...(isGroup ? group(facts) : single(facts)), crumbs]
}

function single(facts: ProductFacts): JsonLd[] {
  const { data, market } = facts
  const offers = data.variants.map((variant, at) => {
    const shipping = shippingOf(facts, at)
    return {
      ...offer(variant, facts),
      ...(shipping && { shippingDetails: shipping }),
      hasMerchantReturnPolicy: returnPolicy(market, data.withdrawal),
    }
  })
  const [first] = data.variants
  // Several offers of one product are values of a voucher.
  const own = first && offers.length === 1 ? optionOf(data, first) : {}
  return [
    {
      '@context': SCHEMA,
      '@type': 'Product',
      ...about(facts),
      image: pictures(facts, first?.color ?? 0),
      sku: first?.sku,
      ...gtin(first),
      ...own,
      offers: offers.length === 1 ? offers[0] : offers,
    },
  ]
}

/** Data common to all variants appear once and are referenced. */
function group(facts: ProductFacts): JsonLd[] {
  const { data, market } = facts
  const deliveries: string[] = []
  const variants = data.variants.map((variant, at) => {
    const shipping = shippingOf(facts, at)
    const text = shipping && JSON.stringify(shipping)
    if (text !== null && !deliveries.includes(text)) deliveries.push(text)
    const option = optionOf(data, variant)
    return {
      '@type': 'Product',
      name: [data.name, optionText(option.size ?? '', option.color ?? '')].filter(Boolean).join(', '),
      sku: variant.sku,
      ...gtin(variant),
      image: pictures(facts, variant.color)[0],
      ...option,
      offers: {
        ...offer(variant, facts),
        ...(text !== null && { shippingDetails: { '@id': deliveryId(deliveries.indexOf(text)) } }),
        hasMerchantReturnPolicy: { '@id': '#returns' },
      },
    }
  })
  const varies = [data.sizes.length > 1 && 'size', data.colors.length > 1 && 'color'].filter((one) => one !== false)
  return [
    {
      '@context': SCHEMA,
      '@type': 'ProductGroup',
      ...about(facts),
      image: pictures(facts, data.variants[0]?.color ?? 0),
      productGroupID: data.id,
      variesBy: varies.map(term),
      hasVariant: variants,
    },
    ...deliveries.map((text, at) => ({
      '@context': SCHEMA,
      '@id': deliveryId(at),
      ...(JSON.parse(text) as JsonLd),
    })),
    { '@context': SCHEMA, '@id': '#returns', ...returnPolicy(market, data.withdrawal) },
  ]
}

const deliveryId = (at: number): string => `#delivery-${at + 1}`

const shippingOf = ({ rules, parcels, market }: ProductFacts, at: number): JsonLd | null => {
  const parcel = parcels[at]
  return parcel ? shippingDetails(rules, parcel, market) : null
}

/** Returns the size and the colour of a variant, each only where there is one. */
function optionOf({ kind, sizes, colors }: ProductView, variant: VariantView): { size?: string; color?: string } {
  const size = kind === 'voucher' ? '' : (sizes[variant.size]?.label ?? '')
  const color = colors[variant.color]?.name ?? ''
  return { ...(size && { size }), ...(color && { color }) }
}

const about = ({ data, market, url, ages, material }: ProductFacts): JsonLd => ({
  name: data.name,
  description: data.description.opening,
  brand: { '@type': 'Brand', name: data.brand.name },
  category: data.trail
    .slice(0, -1)
    .map(({ name }) => name)
    .join(' > '),
  url: new URL(url.pathname, url).href,
  ...(material && { material }),
  ...compatible(data, market, url),
  ...(ages && { audience: { '@type': 'PeopleAudience', suggestedAge: span(ages.from, ages.to, 'MON') } }),
})

/** Returns what the page names as fitting: what it is an accessory or a spare part of, and the rest. */
function compatible({ compatible: known }: ProductView, { currency }: Market, url: URL): JsonLd {
  const nodeOf = ({ name, href, image, sale, soldOut }: CompatibleItem): JsonLd => ({
    '@type': 'Product',
    name,
    url: new URL(href, url).href,
    image: new URL(image, url).href,
    offers: {
      '@type': 'Offer',
      price: decimalText(sale),
      priceCurrency: currency,
      availability: term(soldOut ? 'OutOfStock' : 'InStock'),
    },
  })
  const [accessories, related] = [true, false].map((isAccessory) =>
    (known?.items ?? []).filter(({ product }) => known!.accessoryOf.includes(product) === isAccessory).map(nodeOf),
  ) as [JsonLd[], JsonLd[]]
  return {
    ...(accessories.length > 0 && { isAccessoryOrSparePartFor: accessories }),
    ...(related.length > 0 && { isRelatedTo: related }),
  }
}

const pictures = ({ data, url }: ProductFacts, color: number): string[] =>
  (data.colors[color]?.pictures ?? []).map(({ src }) => new URL(src, url).href)

/** In-store numbers are not published. */
function gtin(variant: VariantView | undefined): JsonLd {
  const code = publicGtin(variant?.barcode ?? null)
  return code === null ? {} : { [`gtin${code.length}`]: code }
}

/** Returns the offer's prices: only the prior price is struck through (LAW-22, LAW-23). */
const offer = (variant: VariantView, { data, market, url }: ProductFacts): JsonLd => ({
  '@type': 'Offer',
  ...(data.variants.length > 1 && { sku: variant.sku }),
  url: new URL(data.variants.length > 1 ? variantHref(url.pathname, variant.item) : url.pathname, url).href,
  price: decimalText(variant.sale),
  priceCurrency: market.currency,
  ...(variant.prior !== null && {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: term('StrikethroughPrice'),
      price: decimalText(variant.prior),
      priceCurrency: market.currency,
    },
  }),
  // An engine shows the offer in the market's own country: what does not get there cannot be bought there.
  availability: term(variant.max > 0 && getsTo(variant, market.country) ? 'InStock' : 'OutOfStock'),
  ...(!getsTo(variant, market.country) && { ineligibleRegion: market.country }),
  itemCondition: term('NewCondition'),
})

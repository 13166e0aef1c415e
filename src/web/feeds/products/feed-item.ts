/**
 * A variant for shopping engines. Price, prior price and stock come from the function that fills the product
 * page, so that both are equal (LAW-22, D-28).
 */
import { trailOf } from '#catalog/collections/collection-tree.ts'
import { materialOf } from '#catalog/products/attribute-option.ts'
import { pieceOf } from '#catalog/products/places.ts'
import type { ProductDetails } from '#catalog/products/details.ts'
import type { CatalogProduct, Snapshot } from '#catalog/columns/snapshot.ts'
import type { FeedGap } from '#domain/feeds/product-feed.ts'
import { courierEstimate } from '#domain/delivery/delivery.ts'
import { publicGtin } from '#domain/catalog/gtin.ts'
import { href, type Market } from '#domain/market/market.ts'
import { optionText } from '#domain/products/option-text.ts'
import { choicesOf } from '#web/storefront/product/choices.server.ts'
import { variantHref } from '#web/storefront/product/choice.ts'
import { feedPicture, MORE_FEED_PICTURES } from '#domain/catalog/picture.ts'
import { inLocale } from '#messages/text.ts'
import { oneSize } from '#messages/product.ts'
import { ageGroupOf, genderOf, type AgeGroup, type Gender } from './apparel.ts'

export interface FeedItem {
  /** Variant id: what carts and tags of the shop call it too. */
  id: string
  /** Product id, null when it has one variant only. */
  group: string | null
  title: string
  description: string
  /** Paths. */
  link: string
  image: string
  moreImages: string[]
  isInStock: boolean
  /** Hundredths: what is paid now. */
  sale: number
  /** The lawful price before the reduction, null when none may be shown. */
  prior: number | null
  brand: string
  /** A worldwide GTIN, null for in-store numbers. */
  gtin: string | null
  /** Number or English path of Google's taxonomy; null when not set. */
  category: string | null
  /** Path of collections, the root first. */
  type: string[]
  ageGroup: AgeGroup | null
  /** Of what is worn. */
  gender: Gender | null
  /** Never '' for what is worn. */
  size: string
  sizeSystem: 'EU' | null
  color: string
  material: string
  /** Courier delivery in the market's own country, hundredths. */
  delivery: number
  isBulky: boolean
  weightG: number
  isBundle: boolean
  /** Infant formula is sold, never advertised (LAW-40). */
  isAdvertised: boolean
}

const TITLE_LENGTH = 150
const DESCRIPTION_LENGTH = 5000

/**
 * Returns a variant as an item, or why it is left out, for each variant of a product. Gift vouchers are no items. What cannot be delivered to the
 * market's own country is none: an advertisement must not end in "no delivery method available". What has no picture is refused by engines.
 */
export function feedItems(
  snapshot: Snapshot,
  product: CatalogProduct,
  details: ProductDetails,
  market: Market,
): (FeedItem | FeedGap)[] {
  if (product.kind === 'voucher') return ['voucher']
  const { locale } = market
  const { colors, sizes, variants } = choicesOf(snapshot, product, details, market)
  if (variants.length === 0) return ['no_price']
  const node = snapshot.tree.byId.get(product.collection)
  const trail = node ? trailOf(node) : []
  const categories = trail.flatMap(({ googleCategory }) => googleCategory ?? [])
  const isApparel = trail.some(({ flags }) => flags.includes('apparel'))
  const name = product.name[locale]
  const path = href(market, `/p/${product.slug[locale]}`)
  return variants.map((variant, at): FeedItem | FeedGap => {
    const own = details.variants[at]!
    const parcel = pieceOf(snapshot, product, own, variant.sale)
    const door = courierEstimate(snapshot.deliveryRules[locale], { market, parcel, country: market.country })
    if (!door) return 'no_delivery'
    const color = colors[variant.color]?.name ?? ''
    const size = sizes[variant.size]?.label ?? ''
    const [image = '', ...more] = (colors[variant.color]?.pictures ?? []).map(({ src }) => feedPicture(src))
    if (image === '') return 'no_picture'
    const ageGroup = ageGroupOf(own.size, product, isApparel)
    return {
      id: variant.item,
      group: variants.length > 1 ? String(product.id) : null,
      title: [name, optionText(size, color)].filter(Boolean).join(', ').slice(0, TITLE_LENGTH),
      description: descriptionOf(details).slice(0, DESCRIPTION_LENGTH),
      link: variants.length > 1 ? variantHref(path, variant.item) : path,
      image,
      moreImages: more.slice(0, MORE_FEED_PICTURES),
      isInStock: variant.max > 0,
      sale: variant.sale,
      prior: variant.prior,
      brand: snapshot.brands.get(product.brand)?.name ?? '',
      gtin: publicGtin(variant.barcode),
      category: categories.at(-1) ?? null,
      type: trail.map((one) => one.name[locale]),
      ageGroup,
      gender: isApparel ? genderOf(details.attributes['gender'], ageGroup) : null,
      size: size === '' && isApparel ? inLocale(locale, oneSize) : size,
      sizeSystem: own.size?.system === 'shoe' ? 'EU' : null,
      color,
      material: materialOf(snapshot, details, locale),
      delivery: door.price,
      isBulky: parcel.bulky,
      weightG: parcel.weightG,
      isBundle: product.kind === 'bundle',
      isAdvertised: !product.noPromo,
    }
  })
}

/** Returns what an engine may mind in an item that it has. */
export function itemGaps({ gtin, category, weightG, description }: FeedItem): FeedGap[] {
  const gaps: FeedGap[] = []
  if (gtin === null) gaps.push('no_barcode')
  if (category === null) gaps.push('no_category')
  if (weightG === 0) gaps.push('no_weight')
  if (description === '') gaps.push('no_description')
  return gaps
}

/** Returns the sentence, then the facts as sentences. */
const descriptionOf = ({ description }: ProductDetails): string =>
  [description.opening, ...description.facts.map((fact) => (/[.!?…]$/.test(fact) ? fact : `${fact}.`))].join(' ')

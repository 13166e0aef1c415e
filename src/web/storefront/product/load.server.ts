/** Loads the data of a product page. */
import { seenIn } from '#catalog/columns/market-view.ts'
import { ROW_CARDS } from '#domain/catalog/list-lengths.ts'
import { cardsOf } from '#web/storefront/card/card-view.server.ts'
import { isNew, productAt, type CatalogProduct, type Snapshot } from '#catalog/columns/snapshot.ts'
import { trailOf } from '#catalog/collections/collection-tree.ts'
import { materialOf } from '#catalog/products/attribute-option.ts'
import { productDetails, specificationsOf, type ProductDetails } from '#catalog/products/details.ts'
import { isHomeServed, pieceOf } from '#catalog/products/places.ts'
import { recommendFor } from '#catalog/rails/cart-rail.ts'
import { relatedTo } from '#catalog/rails/similar.ts'
import { bootFor, boxOf } from '#domain/catalog/boot.ts'
import { comparedKind } from '#domain/catalog/comparison.ts'
import { agesOfGoods } from '#domain/customers/fit.ts'
import { deliveryOffer } from '#domain/delivery/delivery-promise.ts'
import { addressIn } from '#domain/market/country-names.ts'
import { href, LOCALES, MARKETS, type Market } from '#domain/market/market.ts'
import { plainText } from '#domain/pricing/money.ts'
import { bootFrom, bootNeeded } from '#messages/goods/compare.ts'
import { ageRange } from '#messages/customers/ages.ts'
import { COLOR_QUERY } from '#domain/catalog/color-query.ts'
import { feedPicture } from '#domain/catalog/picture.ts'
import { collectionTrail } from '#web/storefront/listing/listing.server.ts'
import type { PartNames } from '#web/app/payload.ts'
import { notFound, redirect, type Head, type Load, type LoadContext } from '#web/http/pages/page.ts'
import { compatibleView } from '#web/storefront/compatibility/compatible-view.server.ts'
import { bandOf } from './band-view.server.ts'
import { bundleOf } from './bundle-view.server.ts'
import { firstChoice } from './choice.ts'
import { choicesOf } from './choices.server.ts'
import { guaranteesOf } from './guarantees.server.ts'
import { productJsonLd } from './structured-data.server.ts'
import { recallAt, recalledPage } from './recalled.server.ts'
import type { ColorView, ProductView, RecalledProduct } from './view.ts'

export const load: Load<ProductView | RecalledProduct> = async (context) => {
  const { shop, market, params } = context
  const recall = recallAt(shop.catalog.current, market, params['*'] ?? '')
  return recall ? recalledPage(context, recall) : offer(context)
}

const offer: Load<ProductView> = async (context) => {
  const { shop, market, params, tag } = context
  const snapshot = seenIn(shop.catalog.current, market.locale)
  const slug = params['*'] ?? ''
  const doc = snapshot.bySlug[market.locale].get(slug) ?? moved(snapshot, market, slug)
  const product = productAt(snapshot, doc)
  const details = await productDetails(shop.db, product.id, market)
  if (!details || details.variants.length === 0) notFound()

  const { locale } = market
  const collection = snapshot.tree.byId.get(product.collection)
  const trail = collection ? collectionTrail(trailOf(collection), market) : []
  const around = aroundOf(context, snapshot, doc)
  const { bundle, compatible, together, related } = around
  tag(...around.tags)

  const brand = snapshot.brands.get(product.brand)
  const choices = choicesOf(snapshot, product, details, market)
  const name = product.name[locale]
  const data: ProductView = {
    id: String(product.id),
    kind: product.kind,
    name,
    trail: [...trail, { name }],
    brand: { name: brand?.name ?? '', href: href(market, `/brands/${brand?.slug}`) },
    ...choices,
    ...askedOf(context, choices.colors),
    ...bandOf(snapshot, product, details, market),
    isNew: isNew(snapshot, doc),
    greenTax: market.currency === 'RON' && details.greenTaxRon > 0 ? details.greenTaxRon : null,
    ...homeOf(snapshot, choices, market),
    delivery: offerOf(context, snapshot, details, product),
    withdrawal: details.withdrawalException,
    description: details.description,
    composition: details.composition,
    care: details.care,
    specifications: factsOf(snapshot, details, market),
    compatible: compatible?.view ?? null,
    compared: comparedKind(details.attributes),
    ages: product.kind === 'voucher' || product.ageFrom === null ? null : ageRange(product.ageFrom, product.ageTo),
    goodsAges: product.kind === 'voucher' || product.noPromo ? null : agesOfGoods(product),
    warnings: details.warnings,
    manufacturer: contactIn(details.manufacturer, market),
    responsible: contactIn(details.responsible, market),
    isElectrical: details.flags.includes('weee'),
    isSafeSleep: details.flags.includes('safe_sleep'),
    isAnnounced: product.kind !== 'voucher' && !product.noPromo,
    bundle: bundle.view,
    related: cardsOf(snapshot, related, market),
    together: cardsOf(snapshot, together, market),
  }
  const jsonLd = structuredDataOf(data, context, { product, details }, snapshot)
  return { data, ...partsOfProduct(data), head: { ...headOf(data, context, { product, details }), jsonLd } }
}

const contactIn = (contact: ProductDetails['manufacturer'], { locale }: Market): ProductView['manufacturer'] =>
  contact && { ...contact, address: addressIn(contact.address, locale) }

/** Returns the parts that not every product has. */
const partsOfProduct = ({ calculator, compatible }: ProductView): { parts?: PartNames } =>
  calculator || compatible ? { parts: { live: calculator ? ['belly_band'] : [], still: compatible ? ['compatible'] : [] } } : {}

/** Returns what stands around a product, with the tags of what the page shows. */
function aroundOf(context: LoadContext, snapshot: Snapshot, doc: number) {
  const { shop, market } = context
  const { id } = productAt(snapshot, doc)
  const bundle = bundleOf(snapshot, doc, market)
  const compatible = compatibleView(snapshot, doc, market)
  const cart = [{ product: id, variant: null }]
  const together = recommendFor(snapshot, shop.companions, context, cart, ROW_CARDS)
  const related = relatedTo(snapshot, doc, market.currency, ROW_CARDS + together.length)
    .filter((other) => !together.includes(other))
    .slice(0, ROW_CARDS)
  const shown = [doc, ...related, ...together, ...(compatible?.docs ?? [])]
  return { bundle, compatible, together, related, tags: [...shown.map((one) => `p:${snapshot.ids[one]}`), ...bundle.tags] }
}

/** Returns the colour that the address asks for. One that is unknown or asked for twice leads to the product's own address. */
function askedOf({ url }: LoadContext, colors: readonly ColorView[]): Pick<ProductView, 'askedColor'> {
  const [key, ...more] = url.searchParams.getAll(COLOR_QUERY)
  if (key === undefined) return {}
  const askedColor = colors.length > 1 ? colors.findIndex((color) => color.key === key) : -1
  if (askedColor < 0 || more.length > 0) redirect(url.pathname, 302)
  return { askedColor }
}

/** Returns what is known of a product, with the smallest boot of a car that takes it folded. */
function factsOf(snapshot: Snapshot, details: ProductDetails, market: Market): ProductView['specifications'] {
  const litres = bootFor(boxOf(details.attributes['folded_size']))
  const boot = litres === null ? [] : [{ name: bootNeeded(), value: bootFrom({ litres }) }]
  return [...specificationsOf(snapshot, details.attributes, market), ...boot, ...guaranteesOf(details, market)]
}

/** Redirects a retired slug to the product's present one; others are not found (D-3). */
function moved(snapshot: Snapshot, market: Market, slug: string): never {
  const doc = snapshot.byId.get(snapshot.retired.product[market.locale].get(slug) ?? -1)
  if (doc === undefined) notFound()
  redirect(href(market, `/p/${productAt(snapshot, doc).slug[market.locale]}`), 301)
}

function offerOf({ market, now }: LoadContext, snapshot: Snapshot, details: ProductDetails, product: CatalogProduct) {
  const [variant] = details.variants
  if (!variant) return null
  return deliveryOffer(snapshot.deliveryRules[market.locale], {
    market,
    parcel: pieceOf(snapshot, product, variant, variant.catalogPrice),
    now,
  })
}

/** Short, because most things go everywhere. */
const homeOf = (snapshot: Snapshot, { variants }: Pick<ProductView, 'variants'>, market: Market) =>
  variants.some(({ only }) => only !== undefined) ? { isHomeServed: isHomeServed(snapshot, market) } : {}

function structuredDataOf(data: ProductView, { market, url }: LoadContext, { product, details }: Shown, snapshot: Snapshot) {
  const { kind, ageFrom, ageTo } = product
  return productJsonLd({
    data,
    market,
    url,
    rules: snapshot.deliveryRules[market.locale],
    parcels: details.variants.map((variant) => pieceOf(snapshot, product, variant, variant.catalogPrice)),
    material: materialOf(snapshot, details, market.locale),
    ages: ageFrom === null || kind === 'voucher' ? null : { from: ageFrom, to: ageTo },
  })
}

interface Shown {
  product: CatalogProduct
  details: ProductDetails
}

function headOf(data: ProductView, { market, url }: LoadContext, { product, details }: Shown): Head {
  const { slug, withheldIn } = product
  const best = data.variants.reduce((a, b) => (b.sale < a.sale ? b : a))
  const picture = data.colors[firstChoice(data).color]?.pictures[0]
  const hreflang = Object.fromEntries(
    LOCALES.filter((one) => !withheldIn.includes(one)).map((one) => [one, href(MARKETS[one], `/p/${slug[one]}`)]),
  )
  return {
    title: details.searchTitle ?? `${data.name}, ${data.brand.name}`,
    description:
      details.searchText ?? `${data.description.opening} ${data.name}, ${plainText(best.sale, market.currency, market.locale)}`,
    canonical: url.pathname,
    // The other languages show the same colour; search engines know the product by its own address.
    alternates: Object.fromEntries(Object.entries(hreflang).map(([one, path]) => [one, path + url.search])),
    hreflang,
    image: picture && feedPicture(picture.src),
    preload: picture && [{ href: picture.src, as: 'image', imagesrcset: picture.srcSet, imagesizes: picture.sizes }],
  }
}

/** The demo catalog's products as a merchant enters them: numbers, SKUs, slugs, barcodes, pictures. */
import { swatchPath } from '#demo/art/address.ts'
import type { PriceInput, ProductInput, VariantInput } from '#domain/catalog/catalog-input.ts'
import { foldedWords } from '#domain/search/fold.ts'
import { CURRENCIES, type Currency, type Locale } from '#domain/market/market.ts'
import { BRANDS, MANUFACTURERS } from './brands.ts'
import { picturesOf } from './pictures.ts'
import type { StockedProduct } from './shop.ts'
import { category } from './tree.ts'
import { inEach } from './words.ts'

const FIRST_PRODUCT = 10_001
const FIRST_VARIANT = 100_001

/** `Sac de dormit Noapte Bună, 2,5 TOG` → `sac-de-dormit-noapte-buna-2-5-tog` (LOC-25). */
export const slugOf = (name: string): string => foldedWords(name).join('-')

/** A slug nobody has: the name's, else with the brand, else with the category. */
function freeSlug(taken: Set<string>, name: string, more: readonly string[]): string {
  for (let words = 0; words <= more.length; words++) {
    const slug = [slugOf(name), ...more.slice(0, words)].join('-')
    if (taken.has(slug)) continue
    taken.add(slug)
    return slug
  }
  throw new Error(`No slug left for ${name}`)
}

/** EAN-13 of the range that shops use inside their own walls, so that it never meets a real product. */
export function barcodeOf(variant: number): string {
  const body = `20${String(variant).padStart(10, '0')}`
  const sum = [...body].reduce((all, digit, i) => all + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return body + ((10 - (sum % 10)) % 10)
}

/** A product with its numbers. */
interface Numbered {
  product: StockedProduct
  id: number
  firstVariant: number
}

/** Returns the products, the oldest first: older ones get smaller numbers, parts smaller ones than their sets. */
function numbered(products: readonly StockedProduct[]): Map<StockedProduct, Numbered> {
  const byAge = products.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || Number(a.parts.length > 0) - Number(b.parts.length > 0),
  )
  let firstVariant = FIRST_VARIANT
  return new Map(
    byAge.map((product, i) => {
      const one = { product, id: FIRST_PRODUCT + i, firstVariant }
      firstVariant += product.draft.variants.length
      return [product, one]
    }),
  )
}

const skuOf = ({ product, id }: Numbered, variant: number): string =>
  product.draft.kind === 'voucher' ? `voucher-${id}` : `NST-${id}-${variant + 1}`

const brandSlug = (id: number): string => BRANDS[id - 1]?.slug ?? ''

export interface DemoProducts {
  inputs: ProductInput[]
  /** Returns the SKU of a product's first variant. */
  skuOf(product: StockedProduct): string
}

/** Returns `products`, which come in recommended order, as they are entered: the oldest first. */
export function productInputs(products: readonly StockedProduct[]): DemoProducts {
  const rank = new Map(products.map((product, i) => [product, products.length - i]))
  const all = numbered(products)
  const slugs: Record<Locale, Set<string>> = { ro: new Set(), en: new Set(), hu: new Set() }
  return {
    inputs: Array.from(all.values(), (one) => ({
      ...productInput(one, slugs),
      rank: rank.get(one.product)!,
      variants: variantInputs(one),
      parts: one.product.parts.map(({ product, variant, quantity }) => ({ sku: skuOf(all.get(product)!, variant), quantity })),
    })),
    skuOf: (product) => skuOf(all.get(product)!, 0),
  }
}

function productInput(
  { product: { draft, createdAt }, id }: Numbered,
  slugs: Record<Locale, Set<string>>,
): Omit<ProductInput, 'rank' | 'variants' | 'parts'> {
  const leaf = category(draft.leaf)
  return {
    id,
    kind: draft.kind,
    brand: brandSlug(draft.brand),
    collection: draft.leaf,
    manufacturer: draft.kind === 'voucher' ? null : (MANUFACTURERS[draft.brand - 1]?.name ?? null),
    tags: draft.tags,
    flags: draft.flags,
    attributes: draft.attributes,
    vatClass: draft.vatClass,
    greenTaxRon: draft.greenTaxRon,
    noPromo: draft.noPromo,
    withdrawalException: draft.withdrawalException,
    ageFromMonths: draft.ageFrom,
    ageToMonths: draft.ageTo,
    createdAt,
    publishedAt: createdAt,
    text: inEach((locale) => ({
      name: draft.name[locale],
      slug: freeSlug(slugs[locale], draft.name[locale], [brandSlug(draft.brand), slugOf(leaf.name[locale]), String(id)]),
      description: draft.description[locale],
      composition: draft.composition?.[locale] ?? null,
      care: draft.care?.[locale] ?? null,
      warnings: draft.warnings.map((warning) => warning[locale]),
    })),
    pictures: picturesOf(draft),
  }
}

function variantInputs(one: Numbered): VariantInput[] {
  const { draft, pricing, stock } = one.product
  const { mrp, sale, history } = pricing
  const priceIn = (currency: Currency): PriceInput => ({ mrp: mrp[currency], sale: sale[currency], history: history[currency] })
  const prices = Object.fromEntries(CURRENCIES.map((currency) => [currency, priceIn(currency)])) as VariantInput['prices']
  return draft.variants.map((variant, position) => {
    const id = one.firstVariant + position
    return {
      id,
      sku: skuOf(one, position),
      barcode: draft.kind === 'simple' ? barcodeOf(id) : null,
      color: variant.color,
      colourway: variant.colourway,
      swatch: variant.colourway === null ? null : swatchPath(draft.art, variant.colourway),
      size: variant.size,
      weightG: variant.weightG,
      volumeCm3: variant.volumeCm3,
      prices,
      stock: stock[position] ?? [],
    }
  })
}

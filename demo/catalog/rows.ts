/** The demo catalog as rows of the shop's tables: ids, slugs, addresses of pictures. */
import { googleCategory } from '#demo/content/google-categories.ts'
import { swatchPath } from '#demo/art/address.ts'
import { foldedWords } from '#domain/search/fold.ts'
import { CURRENCIES, LOCALES, type Locale } from '#domain/market/market.ts'
import { pictureRows } from './pictures.ts'
import { BRANDS, MANUFACTURERS } from './brands.ts'
import { LEAVES } from './leaves.ts'
import type { StockedProduct } from './shop.ts'
import { ATTRIBUTES, category, GROUP_ABOUT, GROUPS, ROOT, SPECIAL_ABOUT, TAGLINES } from './tree.ts'
import { inEach, unbroken, type Words } from './words.ts'

/** Rows by table, in the order in which they may be written. */
export type TableRows = [table: string, rows: Record<string, unknown>[]][]

const FIRST_PRODUCT = 10_001
const FIRST_VARIANT = 100_001
const ROOT_ID = 1
const FIRST_GROUP = 2
const FIRST_LEAF = 11

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

export function stockRows(): TableRows {
  return [
    [
      'brand',
      BRANDS.map((brand) => ({ id: brand.id, slug: brand.slug, name: brand.name, description: brand.about, logo: null })),
    ],
    ['manufacturer', MANUFACTURERS.map((maker) => ({ ...maker }))],
    [
      'attribute',
      Object.entries(ATTRIBUTES).map(([key, { type, unit, filterable, name, values }]) => ({
        key,
        kind: type,
        unit,
        filterable,
        name,
        options: values ?? [],
      })),
    ],
    ...collectionRows(),
  ]
}

function collectionRows(): TableRows {
  const about = new Map([...LEAVES.map((leaf) => [leaf.key, leaf.about] as const), ...Object.entries(SPECIAL_ABOUT)])
  const rows: Record<string, unknown>[] = [
    {
      id: ROOT_ID,
      key: ROOT.key,
      parent_id: null,
      position: 0,
      flags: ['all'],
      attributes: ['brand', 'color', 'material'],
      google_category: null,
    },
  ]
  const texts: Record<string, unknown>[] = textRows(ROOT_ID, ROOT.name, ROOT.slug, ROOT.slug, ROOT.about)
  for (const [g, group] of GROUPS.entries()) {
    const id = FIRST_GROUP + g
    const common = group.children.map((child) => child.attributes).reduce((all, list) => all.filter((key) => list.includes(key)))
    rows.push({
      id,
      key: group.key,
      parent_id: null,
      position: g + 1,
      flags: [],
      attributes: common,
      google_category: googleCategory(group.key),
    })
    texts.push(...textRows(id, group.name, group.slug, group.slug, GROUP_ABOUT[group.key] as Words, TAGLINES[group.key]))
    for (const [l, child] of group.children.entries()) {
      rows.push({
        id: leafId(child.key),
        key: child.key,
        parent_id: id,
        position: l + 1,
        flags: child.flags,
        attributes: child.attributes,
        google_category: googleCategory(child.key),
      })
      const path = inEach((locale) => `${group.slug[locale]}/${child.slug[locale]}`)
      texts.push(...textRows(leafId(child.key), child.name, child.slug, path, about.get(child.key) as Words))
    }
  }
  return [
    ['collection', rows],
    ['collection_text', texts],
  ]
}

const textRows = (id: number, name: Words, slug: Words, path: Words, about: Words, tagline?: Words): Record<string, unknown>[] =>
  LOCALES.map((locale) => ({
    collection_id: id,
    locale,
    name: unbroken(name[locale]),
    slug: slug[locale],
    path: path[locale],
    description: about[locale],
    tagline: tagline?.[locale] ?? '',
  }))

const leafIds = new Map(GROUPS.flatMap((group) => group.children).map((child, i) => [child.key, FIRST_LEAF + i]))
/** Returns the id of a collection by its key. @throws when there is none */
export const collectionId = (key: string): number => groupIds.get(key) ?? leafId(key)

const groupIds = new Map(GROUPS.map((group, i) => [group.key, FIRST_GROUP + i]))

function leafId(key: string): number {
  const id = leafIds.get(key)
  if (id === undefined) throw new Error(`No collection ${key}`)
  return id
}

/** Returns the id of each product, the oldest first: older ones get smaller ids, parts smaller ones than their sets. */
export function productIds(products: readonly StockedProduct[]): Map<StockedProduct, number> {
  const byAge = products.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || Number(a.parts.length > 0) - Number(b.parts.length > 0),
  )
  return new Map(byAge.map((product, i) => [product, FIRST_PRODUCT + i]))
}

/** `products` in recommended order; older ones get smaller ids. */
export function productRows(products: readonly StockedProduct[]): TableRows {
  const rank = new Map(products.map((product, i) => [product, products.length - i]))
  const ids = productIds(products)
  const slugs: Record<Locale, Set<string>> = { ro: new Set(), en: new Set(), hu: new Set() }
  const rows = {
    product: [] as Record<string, unknown>[],
    product_text: [] as Record<string, unknown>[],
    product_collection: [] as Record<string, unknown>[],
    variant: [] as Record<string, unknown>[],
    product_picture: [] as Record<string, unknown>[],
    bundle_item: [] as Record<string, unknown>[],
    // Before the prices: the database would record them as new.
    price_history: [] as Record<string, unknown>[],
    price: [] as Record<string, unknown>[],
    stock: [] as Record<string, unknown>[],
  }
  const firstVariant = new Map<StockedProduct, number>()
  let nextVariant = FIRST_VARIANT
  for (const [product, id] of ids) {
    const { draft, pricing, createdAt } = product
    const brand = BRANDS[draft.brand - 1]?.slug ?? ''
    rows.product.push({
      id,
      kind: draft.kind,
      brand_id: draft.brand,
      collection_id: leafId(draft.leaf),
      manufacturer_id: draft.kind === 'voucher' ? null : draft.brand,
      tags: draft.tags,
      flags: draft.flags,
      attributes: draft.attributes,
      vat_class: draft.vatClass,
      green_tax_ron: draft.greenTaxRon,
      no_promo: draft.noPromo,
      withdrawal_exception: draft.withdrawalException,
      age_from_months: draft.ageFrom,
      age_to_months: draft.ageTo,
      rank: rank.get(product),
      created_at: createdAt,
      published_at: createdAt,
      change_number: 1,
    })
    for (const locale of LOCALES)
      rows.product_text.push({
        product_id: id,
        locale,
        name: draft.name[locale],
        slug: freeSlug(slugs[locale], draft.name[locale], [brand, slugOf(category(draft.leaf).name[locale]), String(id)]),
        description: draft.description[locale],
        composition: draft.composition?.[locale] ?? null,
        care: draft.care?.[locale] ?? null,
        warnings: draft.warnings.map((warning) => warning[locale]),
      })
    for (const collection of [leafId(draft.leaf), groupIds.get(category(draft.leaf).group), ROOT_ID])
      rows.product_collection.push({ product_id: id, collection_id: collection })
    rows.product_picture.push(...pictureRows(id, draft))
    firstVariant.set(product, nextVariant)
    for (const [position, variant] of draft.variants.entries()) {
      const variantId = nextVariant++
      rows.variant.push({
        id: variantId,
        product_id: id,
        position,
        sku: draft.kind === 'voucher' ? `voucher-${id}` : `NST-${id}-${position + 1}`,
        barcode: draft.kind === 'simple' ? barcodeOf(variantId) : null,
        color: variant.color,
        colourway: variant.colourway,
        swatch: variant.colourway === null ? null : swatchPath(draft.art, variant.colourway),
        size: variant.size,
        weight_g: variant.weightG,
        volume_cm3: variant.volumeCm3,
      })
      for (const currency of CURRENCIES) {
        const { mrp, sale, prior, reducedAt, history } = pricing
        rows.price.push({
          variant_id: variantId,
          currency,
          mrp: mrp[currency],
          sale: sale[currency],
          prior: prior?.[currency] ?? null,
          reduced_at: reducedAt,
        })
        for (const period of history[currency])
          rows.price_history.push({
            variant_id: variantId,
            currency,
            price: period.price,
            valid_from: period.from,
            valid_to: period.to,
          })
      }
      for (const { warehouse, onHand } of product.stock[position] ?? [])
        rows.stock.push({ variant_id: variantId, warehouse_id: warehouse, on_hand: onHand, reserved: 0 })
    }
    for (const [position, part] of product.parts.entries())
      rows.bundle_item.push({
        bundle_variant_id: firstVariant.get(product),
        variant_id: (firstVariant.get(part.product) as number) + part.variant,
        quantity: part.quantity,
        position,
      })
  }
  return Object.entries(rows)
}

/**
 * Small catalogs for tests: every product as told, the rest filled in. Ids: products from 1, variants of product p from
 * p × 100, collections and brands as named.
 */
import { sql } from 'kysely'
import { colourName } from '#demo/art/address.ts'
import { CURRENCIES, LOCALES, type Locale } from '#domain/market/market.ts'
import type { CollectionMenu } from '#domain/catalog/catalog-input.ts'
import type { CollectionRule } from '#domain/catalog/collection-rule.ts'
import type { Size } from '#domain/catalog/size.ts'
import type { CatalogAttribute } from '#store/catalog/catalog.ts'
import type { Database } from '#store/database/db.ts'
import { OPENING } from './clock.ts'

export interface TestVariant {
  /** Hundredths of lei; the others follow by 1 EUR = 5 RON = 400 HUF. */
  sale: number
  prior?: number | null
  available?: number
  /** Available quantity by warehouse, instead of `available` in `main`. */
  stockByWarehouse?: Record<string, number>
  size?: Size
  color?: string
}

export interface TestProduct {
  kind?: 'simple' | 'bundle' | 'voucher'
  brand?: number
  collection?: number
  rank?: number
  noPromo?: boolean
  /** Days since publication; negative for the future, null for a draft. */
  publishedDaysAgo?: number | null
  name?: string
  /** Months; null is open. */
  ages?: { from: number | null; to: number | null }
  attributes?: Record<string, unknown>
  variants: TestVariant[]
  /** Variant ids of a bundle's parts. */
  parts?: { variant: number; qty: number }[]
}

export interface TestCollection {
  key: string
  parent?: number
  startsAt?: Date
  endsAt?: Date
  companions?: string[]
  menu?: CollectionMenu
  rules?: readonly CollectionRule[]
  pins?: readonly number[]
  hidden?: boolean
  withheldIn?: readonly Locale[]
  filters?: readonly string[]
}

/** Showrooms, and a warehouse without visitors. */
export const WAREHOUSES = { main: 'showroom', second: 'showroom', depot: 'warehouse' } as const

const RATES = { RON: 1, EUR: 0.2, HUF: 80 }
const DAY_MS = 86_400_000

const convert = (ron: number, currency: keyof typeof RATES): number => {
  const amount = Math.round(ron * RATES[currency])
  return currency === 'HUF' ? Math.round(amount / 100) * 100 : amount
}
const insert = (db: Database, table: string, rows: object[]) =>
  rows.length === 0
    ? null
    : sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
        db.query,
      )

/** Two roots with two leaves each unless told otherwise: 1 `toys` (3 `bears`, 4 `blocks`), 2 `fashion` (5 `hats`, 6 `socks`). */
export const COLLECTIONS: readonly TestCollection[] = [
  { key: 'toys' },
  { key: 'fashion' },
  { key: 'bears', parent: 1 },
  { key: 'blocks', parent: 1 },
  { key: 'hats', parent: 2 },
  { key: 'socks', parent: 2 },
]

/** Fills an empty database. Slugs are `{key}-{locale}` and `product-{id}-{locale}`, brands `brand-{id}`. */
export async function putCatalog(
  db: Database,
  products: readonly TestProduct[],
  {
    collections = COLLECTIONS,
    attributes = [],
    now = OPENING,
  }: { collections?: readonly TestCollection[]; attributes?: readonly CatalogAttribute[]; now?: Date } = {},
): Promise<void> {
  const brands = new Set([1, ...products.map(({ brand = 1 }) => brand)])
  await insert(
    db,
    'brand',
    [...brands].map((id) => ({ id, slug: `brand-${id}`, name: `Brand ${id}`, description: {} })),
  )
  await insert(db, 'attribute', [...attributes])
  await insert(
    db,
    'collection',
    collections.map(
      (
        {
          key,
          parent,
          startsAt,
          endsAt,
          companions = [],
          menu = null,
          rules = [],
          pins = [],
          hidden = false,
          withheldIn = [],
          filters,
        },
        at,
      ) => ({
        id: at + 1,
        key,
        parent_id: parent ?? null,
        position: at,
        flags: [],
        attributes: [],
        starts_at: startsAt ?? null,
        ends_at: endsAt ?? null,
        companions,
        menu,
        rules,
        pins,
        hidden,
        withheld_in: withheldIn,
        filters: filters ?? null,
      }),
    ),
  )
  const pathOf = (id: number, locale: string): string => {
    const { key = '', parent } = collections[id - 1] ?? {}
    return `${parent ? `${pathOf(parent, locale)}/` : ''}${key}-${locale}`
  }
  await insert(
    db,
    'collection_text',
    collections.flatMap(({ key }, at) =>
      LOCALES.map((locale) => ({
        collection_id: at + 1,
        locale,
        name: `${key} ${locale}`,
        slug: `${key}-${locale}`,
        path: pathOf(at + 1, locale),
        description: '',
        tagline: '',
      })),
    ),
  )
  await putProducts(db, products, collections, now)
  await sql`with next as (update catalogue_version set version = version + 1 returning version)
    update product set change_number = next.version from next`.execute(db.query)
}

/** A picture of each product in each of its colours, and the one of an empty listing. */
async function putPictures(db: Database, variants: readonly { product: number; color?: string }[]): Promise<void> {
  const colors = [...new Set(variants.flatMap(({ color }) => color ?? []))]
  await insert(
    db,
    'colourway',
    colors.map((key) => ({
      key,
      name: { ro: colourName(key, 'ro'), en: colourName(key, 'en'), hu: colourName(key, 'hu') },
      hex: '#efe4d3',
    })),
  )
  const shown = new Map(variants.map(({ product, color = '' }) => [`${product} ${color}`, { product, color }]))
  const size = { width: 400, height: 500, alt: {} }
  await insert(
    db,
    'product_picture',
    Array.from(shown.values(), ({ product, color }) => ({
      ...size,
      product_id: product,
      colourway: color,
      position: 0,
      address: `/art/bear-0-${color || 'natural'}-plain-496.svg`,
      tint: 'blush',
    })),
  )
  await insert(db, 'content_picture', [{ ...size, key: 'empty-search', address: '/scenes/empty-search.svg' }])
}

async function putProducts(db: Database, products: readonly TestProduct[], collections: readonly TestCollection[], now: Date) {
  const placesOf = (id: number): number[] => {
    const parent = collections[id - 1]?.parent
    return [id, ...(parent ? placesOf(parent) : [])]
  }
  await insert(
    db,
    'warehouse',
    Object.entries(WAREHOUSES).map(([id, kind], position) => ({
      id,
      kind,
      position,
      country: 'RO',
      city: { ro: 'Cluj', en: 'Cluj', hu: 'Kolozsvár' },
      name: { ro: 'Showroom', en: 'Showroom', hu: 'Bemutatóterem' },
      address: 'Str. Horea 1',
      zip: '400000',
      phone: '',
      email: '',
      opening: [],
      pickup: true,
      markets: ['ro', 'en', 'hu'],
    })),
  )
  const all = products.map((product, at) => ({ id: at + 1, collection: 3, ...product }))
  const publishedAt = ({ publishedDaysAgo = 100 }: TestProduct) =>
    publishedDaysAgo === null ? null : new Date(now.getTime() - publishedDaysAgo * DAY_MS)
  await insert(
    db,
    'product',
    all.map((product) => ({
      id: product.id,
      kind: product.kind ?? 'simple',
      brand_id: product.brand ?? 1,
      collection_id: product.collection,
      tags: [],
      flags: [],
      attributes: product.attributes ?? {},
      vat_class: 'standard',
      green_tax_ron: 0,
      no_promo: product.noPromo ?? false,
      withdrawal_exception: 'none',
      age_from_months: product.ages?.from ?? null,
      age_to_months: product.ages?.to ?? null,
      rank: product.rank ?? 0,
      created_at: now,
      published_at: publishedAt(product),
      withheld_in: [],
      change_number: 0,
    })),
  )
  await insert(
    db,
    'product_text',
    all.flatMap(({ id, name = `Product ${id}` }) =>
      LOCALES.map((locale) => ({
        product_id: id,
        locale,
        name,
        slug: `product-${id}-${locale}`,
        description: { opening: `${name}.`, facts: [] },
        warnings: [],
      })),
    ),
  )
  await insert(
    db,
    'product_collection',
    all.flatMap(({ id, collection }) => placesOf(collection).map((place) => ({ product_id: id, collection_id: place }))),
  )
  const variants = all.flatMap(({ id, variants }) =>
    variants.map((variant, at) => ({ id: id * 100 + at, product: id, at, ...variant })),
  )
  await insert(
    db,
    'variant',
    variants.map(({ id, product, at, color, size }) => ({
      id,
      product_id: product,
      position: at,
      sku: `SKU-${id}`,
      color: color ?? null,
      size: size ?? null,
      colourway: color ?? null,
      weight_g: 100,
      volume_cm3: 100,
    })),
  )
  await putPictures(db, variants)
  await insert(
    db,
    'price_history',
    variants.flatMap(({ id, product, sale }) =>
      CURRENCIES.map((currency) => ({
        variant_id: id,
        currency,
        price: convert(sale, currency),
        valid_from: publishedAt(products[product - 1]!) ?? now,
      })),
    ),
  )
  await insert(
    db,
    'price',
    variants.flatMap(({ id, product, sale, prior = null }) =>
      CURRENCIES.map((currency) => ({
        variant_id: id,
        currency,
        // What may not be promoted is never below its recommended price, whatever it cost before (D-28).
        mrp: convert(products[product - 1]!.noPromo ? sale : Math.max(sale, prior ?? 0), currency),
        sale: convert(sale, currency),
        prior: prior === null ? null : convert(prior, currency),
      })),
    ),
  )
  await insert(
    db,
    'stock',
    variants.flatMap(({ id, available = 5, stockByWarehouse = { main: available } }) =>
      Object.entries(stockByWarehouse).map(([place, pieces]) => ({
        variant_id: id,
        warehouse_id: place,
        on_hand: pieces + 1,
        reserved: 1,
        unsent: 0,
      })),
    ),
  )
  await insert(
    db,
    'bundle_item',
    all.flatMap(({ id, parts = [] }) =>
      parts.map(({ variant, qty }, at) => ({ bundle_variant_id: id * 100, variant_id: variant, quantity: qty, position: at })),
    ),
  )
}

/** Changes a product as the shop's own writers do: with the next change number, in one transaction. */
export const changeProduct = (db: Database, product: number, change: Record<string, unknown>): Promise<void> =>
  db.transaction(async (tx) => {
    const { version } = await tx
      .updateTable('catalogue_version')
      .set((row) => ({ version: row('version', '+', 1) }))
      .returning('version')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('product')
      .set({ ...change, change_number: version })
      .where('id', '=', product)
      .execute()
  })

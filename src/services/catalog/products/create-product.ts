/** Makes a product as a draft, and adds sizes and colours to one. Prices come with a new item: nothing is sold without (D-21). */
import { z } from 'zod'
import { LARGEST_NUMBER, MOST_OF_A_PART } from '#domain/catalog/input-limits.ts'
import type { Size } from '#domain/catalog/size.ts'
import { canonicalJson } from '#domain/staff/audit-entry.ts'
import { fold } from '#domain/search/fold.ts'
import { CURRENCIES, LOCALES, type Currency, type Locale } from '#domain/market/market.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import { key } from '#services/checked-input.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import { insertDraft, insertVariants, takenSkus, type NewVariant } from '#store/catalog/office/new-product.ts'
import { readProductRecord, type ProductRecord } from '#store/catalog/office/product-record.ts'
import { takenSlugs } from '#store/catalog/office/write-fields.ts'
import { readListings } from '#store/catalog/write-products.ts'
import type { Query } from '#store/database/db.ts'
import { size as sizeRule } from '#services/catalog/product-schema.ts'
import { nameOf } from './gate.ts'

type NewShop = Pick<Shop, 'db' | 'clock'>

export interface NewProduct {
  kind: 'simple' | 'bundle'
  /** In the language in which it is named first. */
  name: string
  locale: Locale
  brand: string
  collection: string
  sku: string
  prices: Record<Currency, number>
  /** Of a set: what it is made of. */
  parts: readonly { variant: number; quantity: number }[]
}

export type NewAnswer =
  | { ok: true; record: ProductRecord; entries: string[] }
  | { ok: false; reason: 'product_not_found' }
  | { ok: false; reason: 'validation_failed'; fields: Record<string, string> }

const LONGEST_NAME = 300
const prices = z
  .strictObject({
    RON: z.int().min(1).max(LARGEST_NUMBER),
    EUR: z.int().min(1).max(LARGEST_NUMBER),
    HUF: z.int().min(1).max(LARGEST_NUMBER),
  })
  .refine((all) => CURRENCIES.every((currency) => all[currency] % smallestStep(currency) === 0), {
    path: ['HUF'],
    message: 'fractional',
  })

const newProductRule = z.strictObject({
  kind: z.enum(['simple', 'bundle']),
  name: z.string().trim().min(1).max(LONGEST_NAME),
  locale: z.enum(LOCALES),
  brand: key,
  collection: key,
  sku: key,
  prices,
  parts: z
    .array(z.strictObject({ variant: z.int().min(1).max(LARGEST_NUMBER), quantity: z.int().min(1).max(MOST_OF_A_PART) }))
    .readonly(),
})

const codeOf = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, code, message }) => [path.join('.'), code === 'custom' ? message : code]))

/** Returns the name as an address: lower case, folded. */
export const slugOf = (name: string): string =>
  fold(name)
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? ''

export async function createProduct({ db, clock }: NewShop, actor: Actor, asked: NewProduct): Promise<NewAnswer> {
  const checked = newProductRule.safeParse(asked)
  if (!checked.success) return { ok: false, reason: 'validation_failed', fields: codeOf(checked.error) }
  const now = clock.now()
  return db.transaction(async (tx): Promise<NewAnswer> => {
    const version = await raiseCatalogVersion(tx)
    const { name, locale, kind, sku, parts } = checked.data
    const named = await readNamed(tx, checked.data)
    if ('fields' in named) return { ok: false, reason: 'validation_failed', fields: named.fields }
    const wanted = slugOf(name)
    const isTaken = wanted === '' || (await takenSlugs(tx, 0, [{ locale, slug: wanted }])).length > 0
    const text = { locale, name, slug: isTaken ? null : wanted }
    const id = await insertDraft(tx, { kind, ...named, text, version, now })
    const variant = { sku, size: null, color: null, colourway: null, prices: checked.data.prices, weightG: 0, volumeCm3: 0 }
    await insertVariants(tx, id, { variants: [variant], parts, now })
    const record = (await readProductRecord(tx, id))!
    const after = { kind, sku, name, brand: asked.brand, collection: asked.collection, prices: checked.data.prices }
    const act = { action: 'product.created', object: { kind: 'product' as const, id: String(id), name }, after }
    return { ok: true, record, entries: [await writeAudit(tx, actor, act, now)] }
  })
}

type Named = { brand: number; collection: { id: number; listedIn: readonly number[] } }

async function readNamed(
  tx: Query,
  { brand, collection, sku, kind, parts }: NewProduct,
): Promise<Named | { fields: Record<string, string> }> {
  const known = await tx.selectFrom('brand').select('id').where('slug', '=', brand).executeTakeFirst()
  const listed = (await readListings(tx)).get(collection)
  const fields = {
    ...(!known && { brand: 'not_found' }),
    ...(!listed && { collection: 'not_found' }),
    ...((await takenSkus(tx, [sku])).length > 0 && { sku: 'taken' }),
    ...((kind === 'bundle') !== parts.length > 0 && { parts: kind === 'bundle' ? 'no_parts' : 'no_bundle' }),
  }
  return known && listed && Object.keys(fields).length === 0 ? { brand: known.id, collection: listed } : { fields }
}

export interface VariantWanted {
  sku: string
  size: Size | null
  color: string | null
  colourway: string | null
}

const variantRule = z.strictObject({ sku: key, size: sizeRule.nullable(), color: key.nullable(), colourway: key.nullable() })
const MOST_VARIANTS = 200

/** Adds items of other sizes or colours, at the prices, weight and parcel of the first one. */
export async function addVariants(
  { db, clock }: NewShop,
  actor: Actor,
  { product, variants }: { product: number; variants: readonly VariantWanted[] },
): Promise<NewAnswer> {
  const checked = z.array(variantRule).min(1).max(MOST_VARIANTS).safeParse(variants)
  if (!checked.success) return { ok: false, reason: 'validation_failed', fields: codeOf(checked.error) }
  const now = clock.now()
  return db.transaction(async (tx): Promise<NewAnswer> => {
    const version = await raiseCatalogVersion(tx)
    const record = await readProductRecord(tx, product)
    const [first] = record?.variants ?? []
    if (!record || !first || record.kind !== 'simple') return { ok: false, reason: 'product_not_found' }
    const taken = await takenSkus(
      tx,
      variants.map(({ sku }) => sku),
    )
    const shape = (one: Omit<VariantWanted, 'sku'>) => canonicalJson([one.size, one.colourway, one.color])
    const known = new Set(record.variants.map(shape))
    const twice = variants.filter((one) => known.has(shape(one)))
    if (taken.length > 0 || twice.length > 0)
      return { ok: false, reason: 'validation_failed', fields: { variants: taken.length > 0 ? 'taken' : 'twice' } }
    // A new item is sold at the ordinary price: its own history begins with it (LAW-22).
    const ordinary = Object.fromEntries(CURRENCIES.map((one) => [one, first.prices[one]?.mrp ?? 0])) as Record<Currency, number>
    const like = { prices: ordinary, weightG: first.weightG, volumeCm3: first.volumeCm3 }
    await insertVariants(tx, product, {
      variants: variants.map((one): NewVariant => ({ ...one, ...like })),
      parts: [],
      now,
      version,
    })
    const act = {
      action: 'product.variants_added',
      object: { kind: 'product' as const, id: String(product), name: nameOf(record) },
      after: { skus: variants.map(({ sku }) => sku) },
    }
    const entry = await writeAudit(tx, actor, act, now)
    return { ok: true, record: (await readProductRecord(tx, product))!, entries: [entry] }
  })
}

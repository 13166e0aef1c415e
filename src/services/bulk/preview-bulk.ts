/** What an edit of many products would do, a part of the products at a time; nothing is written. */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import {
  changedFields,
  type BulkChange,
  type BulkFieldChange,
  type BulkFields,
  type BulkPublication,
} from '#domain/products/bulk-edit.ts'
import { previewPublication } from '#services/catalog/products/publish-product.ts'
import { productIndex } from '#services/product-list/product-index.ts'
import type { Shop } from '#services/shop.ts'
import { readBulkProducts, readMakerlessBrands, readParents } from '#store/products/bulk-products.ts'
import { decideBulkPrices, type BulkLine } from './decide-bulk.ts'

interface FieldLine {
  product: number
  before: string
  after: string
  refused: 'main_collection' | 'blocked' | null
}

export interface BulkPreview {
  total: number
  next: number | null
  products: { id: number; name: string }[]
  lines: BulkLine[]
  fields: FieldLine[]
}

/** Products of one part. */
const PART = 60

export async function previewBulk(
  shop: Pick<Shop, 'db' | 'clock' | 'memory'>,
  { change, products, offset }: { change: BulkChange; products: readonly number[]; offset: number },
): Promise<BulkPreview> {
  const ids = products.slice(offset, offset + PART)
  const next = offset + PART < products.length ? offset + PART : null
  const index = await productIndex(shop)
  const wanted = new Set(ids)
  const rows = index.rows.filter(({ id }) => wanted.has(id))
  const named = rows.map(({ id, name }) => ({ id, name: name.ro ?? name.en ?? name.hu ?? '' }))
  const around = { total: products.length, next, products: named }
  if (change.kind === 'price')
    return { ...around, lines: await decideBulkPrices(shop.db.query, ids, change, shop.clock.now()), fields: [] }
  if (change.kind === 'publication') return { ...around, lines: [], fields: await publicationLines(shop, ids, change) }
  return { ...around, lines: [], fields: await fieldLines(shop, ids, change) }
}

async function fieldLines(
  shop: Pick<Shop, 'db' | 'clock' | 'memory'>,
  ids: readonly number[],
  change: BulkFieldChange,
): Promise<FieldLine[]> {
  const { brands, collections } = await productIndex(shop)
  const parents = await readParents(shop.db.query)
  const names = new Map(collections.map(({ id, name }) => [id, name]))
  const textOf: Record<BulkFieldChange['kind'], (fields: BulkFields) => string> = {
    tags: ({ tags }) => tags.join(', '),
    collections: (fields) => fields.collections.map((id) => names.get(id) ?? String(id)).join(', '),
    brand: ({ brand }) => brands.get(brand) ?? '',
    vat: ({ vatClass }) => vatClass,
  }
  const text = textOf[change.kind]
  const makerless = await readMakerlessBrands(shop.db.query)
  const products = await readBulkProducts(shop.db.query, ids)
  return products.flatMap(({ id, main, inherits, name: _, ...fields }): FieldLine[] => {
    const changed = changedFields(fields, change, { main, parents, inherits, makerless })
    if (changed === 'same') return []
    const before = text(fields)
    if (typeof changed === 'string') return [{ product: id, before, after: before, refused: changed }]
    return [{ product: id, before, after: text({ ...fields, ...changed }), refused: null }]
  })
}

/** Markets are named by their currencies. */
const marketsText = (markets: readonly Locale[]): string => markets.map((market) => MARKETS[market].currency).join(', ')

async function publicationLines(
  { db, clock }: Pick<Shop, 'db' | 'clock' | 'memory'>,
  ids: readonly number[],
  { markets, publishes }: BulkPublication,
): Promise<FieldLine[]> {
  const lines: FieldLine[] = []
  for (const product of ids) {
    const found = await previewPublication(db.query, { product, markets, publishes }, clock.now())
    if (found === null || found.before.length === found.after.length) continue
    const { before, after, isBlocked } = found
    lines.push({
      product,
      before: marketsText(before),
      after: marketsText(isBlocked ? before : after),
      refused: isBlocked ? 'blocked' : null,
    })
  }
  return lines
}

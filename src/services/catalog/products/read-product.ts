/** What staff see of a product, and what its form chooses from. */
import type { GateItem } from '#domain/catalog/office/publish-gate.ts'
import { VAT_CLASSES } from '#domain/catalog/office/publish-gate.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import { searchAudit, type StoredEntry } from '#services/staff/audit.ts'
import { readAttributes, readCollections, type CatalogAttribute, type CatalogCollection } from '#store/catalog/catalog.ts'
import { readBrandRecords, type BrandRecord } from '#store/catalog/office/brands.ts'
import { findItems, readMakers, readWarehouses, type FoundItem } from '#store/catalog/office/choices.ts'
import { readProductRecord, type ProductRecord, type RecordMaker } from '#store/catalog/office/product-record.ts'
import { readPublicationPlans, type PublicationPlan } from '#store/catalog/office/publication-plans.ts'
import { readColourways, type Colourway } from '#store/catalog/pictures.ts'
import { gatesOf } from './gate.ts'

/** Changes beside the form. */
const LAST_CHANGES = 5

export interface ProductState {
  record: ProductRecord
  gates: Record<Locale, GateItem[]>
  plans: PublicationPlan[]
  changes: StoredEntry[]
}

/** Returns a product with what the gate says, what is planned and what was done last; null for an unknown one. */
export async function readProduct(shop: Pick<Shop, 'db' | 'clock'>, id: number): Promise<ProductState | null> {
  const record = await readProductRecord(shop.db.query, id)
  if (!record) return null
  return {
    record,
    gates: gatesOf(record, shop.clock.now()),
    plans: await readPublicationPlans(shop.db.query, { product: id }),
    changes: await searchAudit(shop, { most: LAST_CHANGES, object: { kind: 'product', id: String(id) } }),
  }
}

export interface ProductChoices {
  brands: BrandRecord[]
  collections: CatalogCollection[]
  makers: RecordMaker[]
  colourways: Colourway[]
  attributes: CatalogAttribute[]
  warehouses: { id: string; name: Record<Locale, string> }[]
  vatClasses: readonly string[]
}

export async function readChoices({ db: { query } }: Pick<Shop, 'db'>): Promise<ProductChoices> {
  return {
    brands: await readBrandRecords(query),
    collections: await readCollections(query),
    makers: await readMakers(query),
    colourways: await readColourways(query),
    attributes: await readAttributes(query),
    warehouses: await readWarehouses(query),
    vatClasses: VAT_CLASSES,
  }
}

/** Returns items whose SKU begins with the words or whose name has them; those of sets and vouchers are left out. */
export const findParts = ({ db }: Pick<Shop, 'db'>, words: string): Promise<FoundItem[]> => findItems(db.query, words)

/** Reads and writes the fields of products that an edit of many changes. */
import { sql } from 'kysely'
import type { BulkFields, Parents } from '#domain/products/bulk-edit.ts'
import type { Query } from '#store/database/db.ts'

export interface BulkProduct extends BulkFields {
  id: number
  name: string
  /** The collection it belongs to. */
  main: number
  /** Goods that are published with the maker of its brand, without one of its own. */
  inherits: boolean
}

/** Returns products with their fields, in order of id. */
export async function readBulkProducts(query: Query, ids: readonly number[]): Promise<BulkProduct[]> {
  const { rows } = await sql<BulkProduct>`
    select p.id, p.tags, p.brand_id as brand, p.vat_class as "vatClass", p.collection_id as main,
      (p.published_at is not null and p.kind = 'simple' and p.manufacturer_id is null and b.manufacturer_id is not null) as inherits,
      coalesce((select t.name from product_text t where t.product_id = p.id order by t.locale = 'ro' desc limit 1), '') as name,
      coalesce((select array_agg(c.collection_id order by c.collection_id) from product_collection c where c.product_id = p.id), '{}')
        as collections
    from product p join brand b on b.id = p.brand_id where p.id = any(${ids}::integer[]) order by p.id`.execute(query)
  return rows
}

/** Returns the brands that give their products no maker. */
export async function readMakerlessBrands(query: Query): Promise<Set<number>> {
  const rows = await query.selectFrom('brand').select('id').where('manufacturer_id', 'is', null).execute()
  return new Set(rows.map(({ id }) => id))
}

export async function readParents(query: Query): Promise<Parents> {
  const rows = await query.selectFrom('collection').select(['id', 'parent_id']).execute()
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]))
}

/** Writes changed fields of a product, as the next change of the catalog. */
export async function writeBulkFields(tx: Query, id: number, fields: Partial<BulkFields>, version: number): Promise<void> {
  const { tags, collections, brand, vatClass } = fields
  await tx
    .updateTable('product')
    .set({
      change_number: version,
      ...(tags && { tags: [...tags] }),
      ...(brand !== undefined && { brand_id: brand }),
      ...(vatClass !== undefined && { vat_class: vatClass }),
    })
    .where('id', '=', id)
    .execute()
  if (!collections) return
  await sql`delete from product_collection where product_id = ${id} and collection_id <> all(${collections}::integer[])`.execute(
    tx,
  )
  await sql`insert into product_collection (product_id, collection_id)
    select ${id}::integer, unnest(${collections}::integer[]) on conflict do nothing`.execute(tx)
}

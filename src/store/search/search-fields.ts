/** Reads the searched text of products. */
import { sql } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Size } from '#domain/catalog/size.ts'
import type { Query } from '#store/database/db.ts'

/** Search fields of a product beyond the read model; read for the index only. */
export interface SearchFields {
  product: number
  attributes: Record<string, unknown>
  colors: string[]
  sizes: Size[]
  barcodes: string[]
  /** What it is made of, by language; languages without a composition are left out. */
  compositions: Partial<Record<Locale, string>>
}

/** Reads the fields of these products, in no order; deleted products are left out. Lists are in order: equal fields are equal texts. */
export async function readSearchFields(query: Query, ids: readonly number[]): Promise<SearchFields[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ lines: string | null }>`
    select json_agg(json_build_array(p.id, p.attributes, v.colors, v.sizes, v.barcodes, t.compositions))::text as lines
    from product p join (
      select product_id, array_remove(array_agg(distinct color), null) as colors,
        array_remove(array_agg(distinct size), null) as sizes, array_remove(array_agg(barcode order by barcode), null) as barcodes
      from variant where product_id = any(${ids}::integer[]) group by product_id
    ) v on v.product_id = p.id left join (
      select product_id, json_object_agg(locale, composition order by locale) as compositions
      from product_text where product_id = any(${ids}::integer[]) and composition is not null group by product_id
    ) t on t.product_id = p.id`.execute(query)
  const lines = JSON.parse(rows[0]?.lines ?? '[]') as Line[]
  return lines.map(([product, attributes, colors, sizes, barcodes, compositions]) => ({
    product,
    attributes,
    colors,
    sizes,
    barcodes,
    compositions: compositions ?? {},
  }))
}

type Line = [
  product: number,
  attributes: Record<string, unknown>,
  colors: string[],
  sizes: Size[],
  barcodes: string[],
  compositions: Partial<Record<Locale, string>> | null,
]

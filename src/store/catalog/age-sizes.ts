/** The sizes by age of products, as their makers print them. */
import { sql } from 'kysely'
import type { AgeSize } from '#domain/catalog/size.ts'
import type { Query } from '#store/database/db.ts'

export interface StoredAgeSize {
  product: number
  size: AgeSize
  /** Ids of the variants of this size. */
  variants: number[]
}

/** Reads the sizes by age of these products, each size of a product once. */
export async function readAgeSizes(query: Query, products: readonly number[]): Promise<StoredAgeSize[]> {
  const { rows } = await sql<StoredAgeSize>`
    select product_id as product, size, json_agg(id) as variants
    from variant
    where product_id = any(${products}::integer[]) and size ->> 'system' = 'age'
    group by product_id, size`.execute(query)
  return rows
}

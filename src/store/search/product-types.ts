/** Stores the merchant's own rows of the table of product types. */
import { sql } from 'kysely'
import type { OwnType } from '#domain/search/goods/merged-types.ts'
import type { Query } from '#store/database/db.ts'

const COLUMNS = ['key', 'names', 'broader', 'collections', 'complements', 'is_removed as isRemoved'] as const

/** Returns all own rows in the order of their keys. */
export const readOwnProductTypes = (query: Query): Promise<OwnType[]> =>
  query.selectFrom('product_type').select(COLUMNS).orderBy('key').execute()

/** Writes an own row, in the place of the one of its key. */
export async function putOwnProductType(tx: Query, type: OwnType): Promise<void> {
  const { key, names, broader, collections, complements, isRemoved } = type
  await sql`
    insert into product_type (key, names, broader, collections, complements, is_removed)
    values (${key}, ${JSON.stringify(names)}::jsonb, ${[...broader]}::text[], ${[...collections]}::text[], ${[...complements]}::text[], ${isRemoved})
    on conflict (key) do update set names = excluded.names, broader = excluded.broader, collections = excluded.collections,
      complements = excluded.complements, is_removed = excluded.is_removed`.execute(tx)
}

export async function deleteOwnProductType(tx: Query, key: string): Promise<void> {
  await tx.deleteFrom('product_type').where('key', '=', key).execute()
}

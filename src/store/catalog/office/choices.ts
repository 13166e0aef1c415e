/** What the form of a product chooses from. */
import { sql } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import type { RecordMaker } from './product-record.ts'

export const readMakers = async (query: Query): Promise<RecordMaker[]> =>
  (await query.selectFrom('manufacturer').selectAll().orderBy('name').execute()) as RecordMaker[]

export const readWarehouses = (query: Query): Promise<{ id: string; name: Record<Locale, string> }[]> =>
  query.selectFrom('warehouse').select(['id', 'name']).orderBy('position').orderBy('id').execute()

export interface FoundItem {
  variant: number
  product: number
  sku: string
  name: string
}

const MOST_ITEMS = 20

export async function findItems(query: Query, words: string): Promise<FoundItem[]> {
  const escaped = words.replace(/[\\%_]/g, '\\$&')
  const { rows } = await sql<FoundItem>`
    select v.id as variant, p.id as product, v.sku, t.name
    from variant v join product p on p.id = v.product_id join product_text t on t.product_id = p.id and t.locale = 'ro'
    where p.kind = 'simple' and not p.no_promo and (v.sku ilike ${`${escaped}%`} or t.name ilike ${`%${escaped}%`})
    order by v.sku limit ${MOST_ITEMS}`.execute(query)
  return rows
}

/** Writes a maker; a new one for null. Returns its number. The version of the catalog was raised before. */
export async function putMaker(tx: Query, id: number | null, maker: Omit<RecordMaker, 'id'>, version: number): Promise<number> {
  const { name, address, email, country } = maker
  const responsible = JSON.stringify(maker.responsible)
  if (id === null) {
    const { rows } = await sql<{ id: number }>`
      insert into manufacturer (id, name, address, email, country, responsible)
      select coalesce(max(id), 0) + 1, ${name}, ${address}, ${email}, ${country}, nullif(${responsible}::jsonb, 'null') from manufacturer
      returning id`.execute(tx)
    return rows[0]!.id
  }
  await sql`update manufacturer set name = ${name}, address = ${address}, email = ${email}, country = ${country},
    responsible = nullif(${responsible}::jsonb, 'null') where id = ${id}`.execute(tx)
  await sql`update product set change_number = ${version} where manufacturer_id = ${id}
    or (manufacturer_id is null and brand_id in (select id from brand where manufacturer_id = ${id}))`.execute(tx)
  return id
}

/** The dictionary of attributes with how many products have each, and each value. */
import { sql } from 'kysely'
import type { Query } from '#store/database/db.ts'

/** Returns key → products that have the attribute. */
export async function countAttributes(query: Query): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; count: number }>`
    select key, count(*)::integer as count from product, jsonb_object_keys(attributes) as key group by key`.execute(query)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

/** Returns value → products that have it, of one attribute. */
export async function countValues(query: Query, attribute: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ value: string; count: number }>`
    select attributes ->> ${attribute} as value, count(*)::integer as count from product
    where attributes ? ${attribute} group by 1`.execute(query)
  return new Map(rows.map(({ value, count }) => [value, count]))
}

/** Reads the ledger of stock. Only `bookStock` and the writer of counted stock write it. */
import { sql, type RawBuilder } from 'kysely'
import type { MovementKind } from '#domain/stock/movement.ts'
import type { Query } from '#store/database/db.ts'
import { variantsFoundBy } from './stock-list.ts'

export interface MovementSearch {
  item?: string
  /** Words of a name, the start of a SKU, or a whole barcode. */
  words?: string
  warehouse?: string
  kinds?: readonly MovementKind[]
  /** Id of the last movement of the page before. */
  before?: number
  most: number
}

/** A movement as staff read it: differences of what lies there and of what is promised, and both afterwards. */
export interface Movement {
  id: number
  at: Date
  item: string
  sku: string
  name: string
  warehouse: string
  kind: MovementKind
  lying: number
  promised: number
  lyingAfter: number
  promisedAfter: number
  /** Number of the order. */
  order: string | null
  document: string | null
  staffName: string | null
  note: string | null
}

/** Returns movements, the newest first. A payment changes neither what lies there nor what is promised: it is left out. */
export async function searchMovements(query: Query, search: MovementSearch): Promise<Movement[]> {
  const { item, words, warehouse, kinds, before, most } = search
  const where = [
    sql`m.kind <> 'order_paid' or m.on_hand + m.unsent <> 0 or m.reserved + m.unsent <> 0`,
    item !== undefined && sql`m.variant_id = ${Number(item)}`,
    words !== undefined && sql`m.variant_id in (${variantsFoundBy(words)})`,
    warehouse !== undefined && sql`m.warehouse_id = ${warehouse}`,
    kinds !== undefined && sql`m.kind = any(${[...kinds]}::text[])`,
    before !== undefined && sql`m.id < ${before}`,
  ].filter((condition): condition is RawBuilder<unknown> => condition !== false)
  const { rows } = await sql<Movement>`
    select m.id, m.at, m.variant_id::text as item, v.sku, coalesce(t.name, '') as name, m.warehouse_id as warehouse, m.kind,
      m.on_hand + m.unsent as lying, m.reserved + m.unsent as promised,
      m.on_hand_after + m.unsent_after as "lyingAfter", m.reserved_after + m.unsent_after as "promisedAfter",
      o.number as order, m.document, m.staff_name as "staffName", m.note
    from (
      select * from stock_movement m where ${sql.join(
        where.map((one) => sql`(${one})`),
        sql` and `,
      )}
      order by m.id desc limit ${most}
    ) m join variant v on v.id = m.variant_id
    left join product_text t on t.product_id = v.product_id and t.locale = 'ro'
    left join "order" o on o.id = m.order_id
    order by m.id desc`.execute(query)
  return rows
}

/** Returns by how much the pieces of a variant changed on each day in UTC, in all warehouses together, the first day first. */
export async function readDailyMovements(query: Query, item: string, since: Date): Promise<{ day: string; lying: number }[]> {
  const { rows } = await sql<{ day: string; lying: number }>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, sum(on_hand + unsent)::integer as lying
    from stock_movement where variant_id = ${Number(item)} and at >= ${since} group by 1 having sum(on_hand + unsent) <> 0 order by 1`.execute(
    query,
  )
  return rows
}

/** Which products under recall a customer has bought, as goods of their own and as a part of a set (LAW-41). */
import { sql } from 'kysely'
import type { Query } from '#store/database/db.ts'
import { affected } from './recall-buyers.ts'

export interface StoredOwnedRecall {
  /** Number of the recall. */
  recall: number
  product: number
  /** Number of the customer's newest order with it. */
  order: string
}

const ITS_DAYS = { soldFrom: sql.ref('r.sold_from'), soldUntil: sql.ref('r.sold_until') }

/** Returns the recalls that run of what an account has ordered in the days that they are about, the newest first. */
export async function readOwnedRecalls(query: Query, customer: string): Promise<StoredOwnedRecall[]> {
  const { rows } = await sql<StoredOwnedRecall>`
    select r.number as recall, r.product_id as product, bought.number as "order" from recall r
    cross join lateral (
      select o.number from "order" o join order_line l on l.order_id = o.id
      where o.customer_id = ${customer} and ${affected(ITS_DAYS)}
        and (exists (select from variant v where v.id = l.variant_id and v.product_id = r.product_id)
          or exists (select from order_line_part p join variant v on v.id = p.variant_id
            where p.order_line_id = l.id and v.product_id = r.product_id))
      order by o.created_at desc limit 1) bought
    where r.state = 'running' order by r.number desc`.execute(query)
  return rows
}

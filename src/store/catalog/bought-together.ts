/** Reads which products were ordered together. */
import { sql } from 'kysely'
import type { Query } from '#store/database/db.ts'

export interface BoughtPair {
  product: number
  other: number
  /** Paid orders that have both. */
  together: number
  /** Paid orders that have the first, and the second. */
  ofProduct: number
  ofOther: number
}

/**
 * Reads pairs of products that at least `least` orders contain, among orders placed since `since` and paid, each pair both ways
 * round. Who ordered is not read.
 */
export async function readBoughtPairs(query: Query, since: Date, least: number): Promise<BoughtPair[]> {
  const { rows } = await sql<BoughtPair>`
    with bought as materialized (
      select distinct line.order_id, line.product_id as product
      from "order" placed join order_line line on line.order_id = placed.id
      where placed.created_at >= ${since} and placed.paid_at is not null and placed.status not in ('canceled', 'refunded')
        and line.product_id is not null and line.kind in ('goods', 'bundle')
    ),
    frequent as materialized (
      select product, count(*)::integer as orders from bought group by product having count(*) >= ${least}::integer
    ),
    pair as (
      select a.product, b.product as other, count(*)::integer as together
      from bought a join bought b on b.order_id = a.order_id and b.product <> a.product
      group by a.product, b.product having count(*) >= ${least}::integer
    )
    select pair.product, pair.other, pair.together, first.orders as "ofProduct", second.orders as "ofOther"
    from pair join frequent first on first.product = pair.product join frequent second on second.product = pair.other`.execute(
    query,
  )
  return rows
}

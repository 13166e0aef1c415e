/** The version of an order: it changes with everything that a decision of staff rests on. */
import { sql } from 'kysely'
import type { Query } from '#store/database/db.ts'

/** Of the order `o`: its state, its addresses, what was sent and given back of it, and where its pieces are. Marks of parcels do not count. */
export const ORDER_VERSION = sql<string>`md5(concat_ws('/', o.status, o.payment_state, o.payment_method, o.delivery_address, o.delivery, o.phone,
  (select count(*) from shipment s where s.order_id = o.id), (select count(*) from refund r where r.order_id = o.id),
  (select string_agg(concat(v.variant_id, v.warehouse_id, v.quantity, v.shipped), ',' order by v.variant_id, v.warehouse_id)
    from stock_reservation v where v.order_id = o.id)))`

/** Returns the version of an order as it is now. */
export async function readOrderVersion(query: Query, id: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`select ${ORDER_VERSION} as version from "order" o where o.id = ${id}`.execute(
    query,
  )
  return rows[0]!.version
}

/** Orders as staff see them: every customer's, and their whole history. */
import { sql } from 'kysely'
import type { Currency } from '#domain/market/market.ts'
import type { OrderPaymentState, OrderStatus } from '#domain/orders/order-status.ts'
import type { OrderActor } from '#domain/orders/order-transitions.ts'
import type { Query } from '#store/database/db.ts'

export interface StaffListedOrder {
  number: string
  status: OrderStatus
  payment: OrderPaymentState
  /** Hundredths. */
  total: number
  currency: Currency
  createdAt: Date
  /** Pieces, without delivery. */
  pieces: number
  /** Whether a case of its payments is open, or a courier does not take one of its parcels. */
  needsAttention: boolean
}

/** Returns the newest orders, of one status where it is given. */
export async function listOrdersForStaff(
  query: Query,
  { status, limit }: { status: OrderStatus | null; limit: number },
): Promise<StaffListedOrder[]> {
  const { rows } = await sql<StaffListedOrder>`
    select o.number, o.status, o.payment_state as payment, o.total, o.currency, o.created_at as "createdAt",
      (select coalesce(sum(quantity), 0)::integer from order_line where order_id = o.id and kind <> 'transport') as pieces,
      exists (select from payment_case c where c.order_id = o.id and c.settled_at is null)
        or exists (select from parcel p join shipment s on s.id = p.shipment_id where s.order_id = o.id and p.refusal is not null) as "needsAttention"
    from "order" o where ${status}::text is null or o.status = ${status}
    order by o.created_at desc, o.id desc limit ${limit}`.execute(query)
  return rows
}

export interface HistoryEntry {
  at: Date
  kind: string
  /** Null where it was not recorded. */
  actor: OrderActor | null
  staffName: string | null
  note: string | null
  /** What the kind says of it. */
  data: unknown
}

/** Returns everything that happened to an order, the oldest first. */
export const readHistory = (query: Query, orderId: string): Promise<HistoryEntry[]> =>
  query
    .selectFrom('order_event')
    .select(['at', 'kind', 'actor', 'staff_name as staffName', 'note', 'data'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()

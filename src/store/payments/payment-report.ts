/** What the gateways said last, as staff read it. */
import { sql } from 'kysely'
import type { Currency } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

export interface NotedNotification {
  gateway: string
  eventKey: string
  at: Date
  /** Of the order; null for a payment that the shop does not know. */
  order: string | null
  /** What the gateway said. */
  state: string
  amount: number | null
  currency: Currency | null
  /** What the shop made of it. */
  outcome: string
}

/** Returns the last notifications, the newest first. */
export async function readNotifications(query: Query, most: number): Promise<NotedNotification[]> {
  const { rows } = await sql<NotedNotification>`
    select n.gateway, n.event_key as "eventKey", n.received_at as at, o.number as "order", n.state, n.amount, n.currency, n.outcome
    from (select * from payment_notification order by received_at desc limit ${most}) n
      left join payment_attempt a on a.id = n.attempt_id left join "order" o on o.id = a.order_id
    order by n.received_at desc, n.event_key`.execute(query)
  return rows
}

/** Returns when a method was last paid with: the gateway's name, 'transfer' or 'cash'. */
export async function readLastPaid(query: Query): Promise<Map<string, Date>> {
  const { rows } = await sql<{ gateway: string; at: Date }>`
    select a.gateway, max(o.paid_at) as at from payment_attempt a join "order" o on o.id = a.order_id
    where a.state = 'paid' and o.paid_at is not null group by a.gateway`.execute(query)
  return new Map(rows.map(({ gateway, at }) => [gateway, at]))
}

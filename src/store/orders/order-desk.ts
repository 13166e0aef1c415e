/** What the page of an order in the back office shows beside the order itself. Amounts are integer hundredths. */
import { sql } from 'kysely'
import type { Currency } from '#domain/market/market.ts'
import type { Courier, ParcelStatus } from '#domain/orders/parcel.ts'
import type { ParcelEventKind } from '#domain/orders/parcel-event.ts'
import type { PaymentState } from '#domain/payments/payment-state.ts'
import type { Query } from '#store/database/db.ts'
import { ORDER_VERSION } from './order-version.ts'

export interface DeskParcel {
  id: string
  shipment: number
  courier: Courier
  /** Null while its courier has given it none. */
  awb: string | null
  status: ParcelStatus
  statusAt: Date
  /** Why its courier does not take it. */
  refusal: string | null
}

export interface DeskAttempt {
  gateway: string
  providerRef: string | null
  amount: number
  currency: Currency
  state: PaymentState
  reason: string | null
  createdAt: Date
}

export interface DeskExtras {
  version: string
  /** Null for an order without an account. */
  customer: { id: string; orders: number; since: Date; withdrawals: number } | null
}

/** Returns the version of an order, and whose it is. */
export async function readDeskExtras(query: Query, orderId: string): Promise<DeskExtras> {
  const { rows } = await sql<{ version: string; id: string | null; orders: number; since: Date; withdrawals: number }>`
    select ${ORDER_VERSION} as version, c.id, coalesce(c.orders, 0) as orders, c.since, coalesce(c.withdrawals, 0) as withdrawals
    from "order" o left join lateral (
      select o.customer_id as id, count(*)::integer as orders, min(mine.created_at) as since,
        (select count(*)::integer from withdrawal w join "order" its on its.id = w.order_id where its.customer_id = o.customer_id) as withdrawals
      from "order" mine where mine.customer_id = o.customer_id
    ) c on o.customer_id is not null
    where o.id = ${orderId}`.execute(query)
  const { version, id, orders, since, withdrawals } = rows[0]!
  return { version, customer: id === null ? null : { id, orders, since, withdrawals } }
}

/** Returns every parcel of an order, those of the first shipment first. */
export const readDeskParcels = async (query: Query, orderId: string): Promise<DeskParcel[]> =>
  (
    await sql<DeskParcel>`
      select p.id, s.position as shipment, p.courier, p.awb, p.status, p.status_at as "statusAt", p.refusal
      from parcel p join shipment s on s.id = p.shipment_id where s.order_id = ${orderId} order by s.position, p.id`.execute(
      query,
    )
  ).rows

/** Pieces of a line that one shipment took; `part` names those of a bundle. */
export interface DeskSentLine {
  shipment: number
  /** Position of the line within the order. */
  line: number
  part: string | null
  qty: number
}

/** Returns what each shipment of an order took, in the order of its lines. */
export const readDeskSentLines = async (query: Query, orderId: string): Promise<DeskSentLine[]> =>
  (
    await sql<DeskSentLine>`
      select s.position as shipment, l.position as line, p.name as part, sl.quantity as qty
      from shipment_line sl join shipment s on s.id = sl.shipment_id join order_line l on l.id = sl.order_line_id
        left join order_line_part p on p.order_line_id = l.id and p.variant_id = sl.variant_id
      where s.order_id = ${orderId} order by s.position, l.position, sl.variant_id`.execute(query)
  ).rows

/** Returns what couriers told of the parcels of an order, the oldest first. */
export const readDeskParcelEvents = async (
  query: Query,
  orderId: string,
): Promise<{ at: Date; kind: ParcelEventKind; place: string; awb: string | null; courier: Courier }[]> =>
  (
    await sql<{ at: Date; kind: ParcelEventKind; place: string; awb: string | null; courier: Courier }>`
      select e.at, e.kind, e.place, p.awb, p.courier from parcel_event e join parcel p on p.id = e.parcel_id
        join shipment s on s.id = p.shipment_id where s.order_id = ${orderId} order by e.at limit 500`.execute(query)
  ).rows

/** Returns the payment attempts of an order, the newest first. */
export const readDeskAttempts = async (query: Query, orderId: string): Promise<DeskAttempt[]> =>
  (
    await sql<DeskAttempt>`
      select gateway, provider_ref as "providerRef", amount, currency, state, reason, created_at as "createdAt"
      from payment_attempt where order_id = ${orderId} order by created_at desc, id desc`.execute(query)
  ).rows

/** Returns how the documents of an order reach the tax offices, by the number of the document. */
export const readDeskTransmissions = async (
  query: Query,
  orderId: string,
): Promise<{ number: string; authority: string; state: string; reason: string | null }[]> =>
  (
    await sql<{ number: string; authority: string; state: string; reason: string | null }>`
      select d.number, t.authority, t.state, t.reason from document_transmission t join document d on d.id = t.document_id
      where d.order_id = ${orderId}`.execute(query)
  ).rows

export interface DeskMail {
  id: string
  key: string
  kind: string
  subject: string
  recipient: string
  createdAt: Date
  sentAt: Date | null
  error: string | null
}

/** Returns the mails about an order without their bodies, the newest first. */
export const readDeskMails = async (query: Query, orderId: string): Promise<DeskMail[]> =>
  (
    await sql<DeskMail>`
      select id, key, kind, subject, recipient, created_at as "createdAt", sent_at as "sentAt", last_error as error
      from mail where order_id = ${orderId} order by created_at desc, id desc limit 200`.execute(query)
  ).rows

/** Writes where an order goes. Its row is locked. */
export const writeDeliveryAddress = async (tx: Query, orderId: string, address: object, now: Date): Promise<void> => {
  await sql`update "order" set delivery_address = ${JSON.stringify(address)}::jsonb, updated_at = ${now} where id = ${orderId}`.execute(
    tx,
  )
}

/** How an order is paid, and payments that no gateway tells of. Amounts are integer hundredths. */
import { sql } from 'kysely'
import type { DeliveryMethod } from '#domain/delivery/delivery.ts'
import type { BookedMethod, PaymentMethod } from '#domain/payments/payment-method.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'

/** What decides which methods an order has. */
export interface MethodFacts {
  delivery: DeliveryMethod
  buysVouchers: boolean
}

export async function readMethodFacts(query: Query, orderId: string): Promise<MethodFacts> {
  const { rows } = await sql<MethodFacts>`
    select o.delivery ->> 'method' as delivery,
      exists (select from order_line l where l.order_id = o.id and l.kind = 'voucher') as "buysVouchers"
    from "order" o where o.id = ${orderId}`.execute(query)
  return rows[0]!
}

/**
 * Stores how an order is paid and until when. What it costs is added to the charge for delivery, with the VAT of this, and what another
 * method cost before is taken off. The order's row is taken.
 */
export async function saveMethod(
  tx: Query,
  orderId: string,
  { method, expiresAt, fee = 0 }: { method: PaymentMethod; expiresAt: Date | null; fee?: number },
): Promise<void> {
  await sql`
    with changed as (
      select id, ${fee}::integer - payment_fee as fee, case currency when 'HUF' then 100 else 1 end as step
      from "order" where id = ${orderId}
    ),
    line as (
      update order_line l set mrp = mrp + c.fee, price = price + c.fee, unit_price = unit_price + c.fee, total = total + c.fee,
        vat = vat + round(c.fee::numeric * vat_rate_bp / (10000 + vat_rate_bp) / c.step) * c.step
      from changed c where c.fee <> 0 and l.id = (
        select id from order_line where order_id = ${orderId} and kind = 'transport' order by total desc, position limit 1)
    )
    update "order" o set payment_method = ${method}, payment_fee = ${fee}, expires_at = ${expiresAt},
      delivery_price = delivery_price + c.fee, total = total + c.fee, due = due + c.fee
    from changed c where o.id = c.id`.execute(tx)
}

/** Stores a payment that has been made. Returns its id, null when another payment has this reference. */
export async function insertBooked(
  tx: Query,
  booked: { orderId: string; method: BookedMethod; reference: string; amount: number; currency: 'RON' | 'EUR' | 'HUF' },
  now: Date,
): Promise<string | null> {
  const { orderId, method, reference, amount, currency } = booked
  const row = await tx
    .insertInto('payment_attempt')
    .values({
      id: uuidv7(now),
      order_id: orderId,
      gateway: method,
      provider_ref: reference,
      amount,
      currency,
      state: 'paid',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'provider_ref']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns the number of an order of which everything was sent and has arrived; null for another. */
export async function findArrived(tx: Query, orderId: string): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select o.number from "order" o where o.id = ${orderId} and o.status = 'fulfilled' and not exists (
      select from shipment s join parcel p on p.shipment_id = s.id where s.order_id = o.id and p.status <> 'delivered')`.execute(
    tx,
  )
  return rows[0]?.number ?? null
}

/** A refund whose money staff still have to give back. */
export interface OpenRefund {
  id: string
  position: number
  money: number
}

/** Returns the refunds of parts of this payment whose money was not given back yet, the first first. */
export async function readOpenRefunds(tx: Query, attemptId: string): Promise<OpenRefund[]> {
  const { rows } = await sql<OpenRefund>`
    select id, position::integer as position, money from refund
    where attempt_id = ${attemptId} and kind <> 'canceled' and money_sent_at is null order by position`.execute(tx)
  return rows
}

/** Returns what was given back of a payment by refunds of parts. */
export async function sumOfRefunds(tx: Query, attemptId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(money), 0)::bigint as sum from refund
    where attempt_id = ${attemptId} and kind <> 'canceled' and money_sent_at is not null`.execute(tx)
  return rows[0]!.sum
}

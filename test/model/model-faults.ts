/** What must hold between any two actions. Each fault is a line that names it. */
import { sql } from 'kysely'
import { ORDER_ACTIONS, transitionOf, type OrderActor } from '#domain/orders/order-transitions.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Database, Query } from '#store/database/db.ts'
import { SEEDED } from './model-shop.ts'

/** Refunds of pieces that do not exist any more: the database does not say it of a refund. */
export type Lost = readonly { orderId: string; position: number }[]

/** Pieces of lines; a bundle's parts. */
const PIECES = sql`
  select l.order_id, l.id as line_id, l.quantity, coalesce(p.variant_id, l.variant_id) as variant_id, coalesce(p.quantity, 1) as each
  from order_line l left join order_line_part p on p.order_line_id = l.id where l.kind in ('goods', 'bundle')`

/** What staff and couriers booked; they give back by hand, and say so in an event. */
const BOOKED = sql`select from payment_attempt a where a.gateway in ('transfer', 'cash')`

/** Orders that their customers pay on delivery go on without being paid. */
const GOES_ON = sql`o.payment_method = 'cash' and o.payment_state = 'unpaid' and o.status in ('unfulfilled', 'pending', 'partially fulfilled', 'fulfilled')`

/** Of the ledger of stock. */
const LEDGER: Record<string, ReturnType<typeof sql<{ fault: string }>>> = {
  'counts another number of pieces that were paid and not sent': sql`
    select s.variant_id::text as fault from stock s where s.unsent <> (
      select coalesce(sum(r.quantity - r.shipped), 0) from stock_reservation r
      where r.variant_id = s.variant_id and r.warehouse_id = s.warehouse_id and r.state = 'taken')`,
  'has a movement of stock that does not continue the one before': sql`
    select m.variant_id || ' ' || m.warehouse_id as fault from (
      select *, lag((on_hand_after, reserved_after, unsent_after)) over (partition by variant_id, warehouse_id order by id) as before
      from stock_movement) m
    where m.before is distinct from (on_hand_after - on_hand, reserved_after - reserved, unsent_after - unsent) and m.before is not null`,
  'has other stock than its last movement': sql`
    select s.variant_id || ' ' || s.warehouse_id as fault from stock s
    join lateral (select * from stock_movement m where m.variant_id = s.variant_id and m.warehouse_id = s.warehouse_id
      order by id desc limit 1) m on true
    where (s.on_hand, s.reserved, s.unsent) <> (m.on_hand_after, m.reserved_after, m.unsent_after)`,
}

/** Name of a fault and the rows that show it. */
const FAULTS: typeof LEDGER = {
  ...LEDGER,
  'gave back more than was paid': sql`
    select o.number as fault from "order" o where
      (select coalesce(sum(r.money), 0) from refund r where r.order_id = o.id) > o.due
      or (select coalesce(sum(r.credit), 0) from refund r where r.order_id = o.id) > o.voucher_paid
      or (o.payment_state = 'unpaid' and exists (select from refund r where r.order_id = o.id))`,
  'sent back more than came in at the gateway': sql`
    select p.ref as fault from sandbox_payment p where p.refunded > p.amount or (p.refunded > 0 and p.state <> 'paid')
      or p.refunded <> (select coalesce(sum(f.amount), 0) from sandbox_refund f where f.ref = p.ref and f.failed_at is null)`,
  'says that money was sent which the gateway did not send': sql`
    select r.id::text as fault from refund r where r.money_sent_at is not null and r.money > 0 and r.kind <> 'canceled'
      and not exists (select from sandbox_refund f where f.key = 'refund:' || r.id and f.amount = r.money and f.failed_at is null)
      and not exists (${BOOKED} and a.id = r.attempt_id)`,
  'is paid without money at the gateway, on the account or from the courier': sql`
    select o.number as fault from "order" o where o.payment_state <> 'unpaid' and o.due > 0 and not exists (
      select from sandbox_payment p where p.order_ref = o.number and p.state = 'paid' and p.amount = o.due and p.currency = o.currency)
    and not exists (${BOOKED} and a.order_id = o.id and a.amount = o.due and a.currency = o.currency)`,
  'has another total than its lines, or a fee that nobody pays': sql`
    select o.number as fault from "order" o where o.total <> (select sum(l.total) from order_line l where l.order_id = o.id)
      or o.due <> o.total - o.voucher_paid or o.payment_fee <> case o.payment_method when 'cash' then 990 else 0 end`,
  'is paid by another method than it says': sql`
    select o.number || ' ' || o.payment_method as fault from "order" o where o.payment_state <> 'unpaid' and o.due > 0 and not exists (
      select from payment_attempt a where a.order_id = o.id and a.state in ('paid', 'partly_refunded', 'refunded', 'disputed')
        and o.payment_method = case when a.gateway in ('transfer', 'cash') then a.gateway else 'card' end)`,
  'has a payment by transfer of other money than came': sql`
    select o.number as fault from payment_attempt a join "order" o on o.id = a.order_id where a.gateway = 'transfer'
      and a.amount <> (select coalesce(sum(t.counted), 0) from bank_transfer t where t.attempt_id = a.id)`,
  'keeps money of transfers that it neither waits with nor owes': sql`
    select o.number || ' ' || o.status || ', ' || o.payment_state || ' has ' || t.rest || ', owes ' || coalesce(c.owed, 0) as fault
    from "order" o
    join (select order_id, sum(amount - counted - returned) as rest from bank_transfer group by order_id) t on t.order_id = o.id
    left join (select order_id, (details ->> 'amount')::bigint as owed from payment_case
      where reason = 'transfer_surplus' and settled_at is null) c on c.order_id = o.id
    where case when o.status = 'opened' then c.owed is not null or t.rest >= o.due else t.rest <> coalesce(c.owed, 0) end`,
  'has another status than its pieces say': sql`
    with piece as (${PIECES}), level as (
      select p.order_id,
        sum(p.quantity * p.each - coalesce((select sum(rl.quantity) * p.each from refund_line rl join refund r on r.id = rl.refund_id
          where rl.order_line_id = p.line_id and r.kind = 'unsent'), 0)) as wanted,
        sum(coalesce((select sum(s.quantity) from shipment_line s where s.order_line_id = p.line_id and s.variant_id = p.variant_id), 0)) as sent
      from piece p group by p.order_id)
    select o.number || ' ' || o.status || ' with ' || sent || ' of ' || wanted as fault from "order" o join level l on l.order_id = o.id
    where case o.status
      when 'opened' then sent > 0
      -- What nobody had paid and nobody took came back; a payment by card that arrives later does not send it again.
      when 'canceled' then sent > 0 and exists (
        select from order_event c join order_event p on p.order_id = c.order_id and p.id < c.id
        where c.order_id = o.id and c.kind = 'canceled' and p.kind like 'paid%')
      when 'unfulfilled' then sent > 0 or wanted = 0 when 'pending' then sent > 0 or wanted = 0
      when 'partially fulfilled' then sent = 0 or sent >= wanted when 'fulfilled' then sent <> wanted
      else sent > wanted end`,
  'has more pieces back than were sent': sql`
    with piece as (${PIECES})
    select l.order_id::text as fault from refund_line rl join refund r on r.id = rl.refund_id and r.kind = 'returned'
    join piece l on l.line_id = rl.order_line_id group by l.order_id, l.line_id, l.variant_id, l.each
    having sum(rl.quantity) * l.each > coalesce((select sum(s.quantity) from shipment_line s
      where s.order_line_id = l.line_id and s.variant_id = l.variant_id), 0)`,
  'is waiting or sent without being paid, or the other way round': sql`
    select o.number || ' ' || o.status || ', ' || o.payment_state as fault from "order" o where not (${GOES_ON}) and case o.status
      when 'opened' then o.payment_state <> 'unpaid'
      when 'canceled' then o.payment_state = 'partly refunded'
      -- Vouchers that were taken back: until the gateway has sent the money.
      when 'refunded' then o.payment_state not in ('refunded', 'paid')
      else o.payment_state not in ('paid', 'partly refunded') end`,
  'has pieces in another state than the order': sql`
    select o.number || ' ' || o.status || ': ' || r.state as fault from "order" o join stock_reservation r on r.order_id = o.id
    where r.state <> case when o.status = 'opened' then 'held' when o.status = 'canceled' then 'released' else 'taken' end`,
  'counts another number of held pieces': sql`
    select s.variant_id::text as fault from stock s where s.reserved <> (
      select coalesce(sum(r.quantity), 0) from stock_reservation r
      where r.variant_id = s.variant_id and r.warehouse_id = s.warehouse_id and r.state = 'held')`,
  'counts another number of sent pieces': sql`
    select r.order_id::text as fault from stock_reservation r group by r.order_id, r.variant_id
    having sum(r.shipped) <> (select coalesce(sum(l.quantity), 0) from shipment_line l join shipment s on s.id = l.shipment_id
      join "order" o on o.id = s.order_id and o.status <> 'canceled'
      where s.order_id = r.order_id and l.variant_id = r.variant_id)`,
  'has credit of a voucher that its uses do not explain': sql`
    select v.code || ' has ' || v.balance || ' of ' || v.amount as fault from voucher v where v.amount - v.balance <> coalesce((
      select sum(u.amount - coalesce((select sum(b.amount) from refund_voucher b join refund r on r.id = b.refund_id
        where b.voucher_id = v.id and r.order_id = u.order_id), 0))
      from voucher_use u where u.voucher_id = v.id and u.state in ('held', 'counted')), 0)`,
  'has a voucher whose ledger does not add up': sql`
    select v.code as fault from voucher v where v.balance <> (select sum(l.amount) from voucher_ledger l where l.voucher_id = v.id)`,
  'counts another number of uses of a coupon': sql`
    select c.code as fault from coupon c where c.usage <> (
      select count(*) from coupon_use u where u.coupon_id = c.id and u.state in ('held', 'counted'))`,
  'has a use of a coupon or voucher in another state than the order': sql`
    select o.number || ' ' || o.status || ': ' || u.state as fault from "order" o
    join (select order_id, state from coupon_use union all select order_id, state from voucher_use) u on u.order_id = o.id
    where u.state <> case when o.status = 'opened' or ${GOES_ON} then 'held' when o.status in ('canceled', 'refunded') then 'released' else 'counted' end`,
  'has two invoices, or credit notes above its invoice': sql`
    select o.number as fault from "order" o join document d on d.order_id = o.id group by o.id
    having count(*) filter (where d.kind = 'invoice') <> 1
      or coalesce(sum(d.gross) filter (where d.kind = 'credit note'), 0) > sum(d.gross) filter (where d.kind = 'invoice')`,
  'has a series with a gap': sql`
    select d.market || ' ' || d.kind as fault from document d group by d.market, d.kind, d.year having max(d.position) <> count(*)`,
  'has a withdrawal that was refunded twice': sql`
    select w.number as fault from withdrawal w join refund r on r.key = 'withdrawal ' || w.number group by w.number having count(*) > 1`,
}

/** Only when all is done. */
const AT_REST: Record<string, ReturnType<typeof sql<{ fault: string }>>> = {
  'keeps other money than the order says': sql`
    select o.number || ' ' || o.status || ', ' || o.payment_state || ' keeps ' || books.kept as fault from "order" o
    cross join lateral (select
      (select coalesce(sum(p.amount - p.refunded), 0) from sandbox_payment p where p.order_ref = o.number and p.state = 'paid')
      + (select coalesce(sum(a.amount), 0) from payment_attempt a where a.order_id = o.id and a.gateway = 'cash')
      + (select coalesce(sum(t.amount), 0) from bank_transfer t where t.order_id = o.id)
      - (select coalesce(sum((e.data ->> 'money')::bigint), 0) from order_event e where e.order_id = o.id and e.kind = 'money given back')
      as kept) books
    where books.kept <> case o.payment_state when 'unpaid' then 0 when 'refunded' then 0 else o.due
      - (select coalesce(sum(r.money), 0) from refund r where r.order_id = o.id) end`,
  'has no invoice': sql`
    select o.number as fault from "order" o where exists (select from order_line l where l.order_id = o.id and l.kind in ('goods', 'bundle'))
      and exists (select from order_event e where e.order_id = o.id and e.kind = 'paid')
      and not exists (select from document d where d.order_id = o.id and d.kind = 'invoice')`,
  'has a refund of goods without its credit note, or with another sum': sql`
    select o.number as fault from refund r join "order" o on o.id = r.order_id
    join refund_line rl on rl.refund_id = r.id join order_line l on l.id = rl.order_line_id and l.kind <> 'voucher'
    where exists (select from document d where d.order_id = o.id)
    group by o.number, r.id having sum(rl.amount) <> coalesce((select d.gross from document d where d.refund_id = r.id), 0)`,
  'has ended, and its payment has not': sql`
    select o.number || ' ' || o.status || ', ' || o.payment_state as fault from "order" o
    where o.status in ('canceled', 'refunded') and o.payment_state not in ('unpaid', 'refunded')`,
  'has a refund whose money was not sent': sql`
    select o.number as fault from refund r join "order" o on o.id = r.order_id where r.money > 0 and r.money_sent_at is null`,
  'has a refund without its mail': sql`
    select o.number as fault from "order" o join refund r on r.order_id = o.id and r.money > 0
    group by o.id having (select count(*) from mail m where m.order_id = o.id and m.kind = 'order refunded') < count(*)`,
}

async function rowsOf(query: Query, faults: typeof FAULTS): Promise<string[]> {
  const found = sql.join(
    Object.entries(faults).map(([name, rows]) => sql`select ${name}::text as name, fault from (${rows}) found`),
    sql` union all `,
  )
  const { rows } = await sql<{ name: string; fault: string }>`${found}`.execute(query)
  return rows.map(({ name, fault }) => `${fault}: ${name}`)
}

/** What does not fit between stock, its movements and the pieces of orders. */
export const ledgerFaults = (query: Query): Promise<string[]> => rowsOf(query, LEDGER)

/** On hand, waiting to be sent, sent and not come back, and lost: together what there was at the beginning. */
async function stockFaults(query: Query, lost: Lost): Promise<string[]> {
  const { rows } = await sql<{ item: string; there: number }>`
    with piece as (${PIECES}), back as (
      select p.variant_id, sum(rl.quantity * p.each) as pieces from refund_line rl join refund r on r.id = rl.refund_id
      join piece p on p.line_id = rl.order_line_id where r.kind = 'returned' and rl.warehouse_id is not null group by p.variant_id
    ), lost as (
      select p.variant_id, sum(rl.quantity * p.each) as pieces from refund_line rl join refund r on r.id = rl.refund_id
      join piece p on p.line_id = rl.order_line_id
      join unnest(${lost.map(({ orderId }) => orderId)}::uuid[], ${lost.map(({ position }) => position)}::integer[]) as g(order_id, position)
        on g.order_id = r.order_id and g.position = r.position
      group by p.variant_id
    )
    select s.variant_id::text as item, (sum(s.on_hand)
      + coalesce((select sum(r.quantity - r.shipped) from stock_reservation r where r.variant_id = s.variant_id and r.state = 'taken'), 0)
      + coalesce((select sum(l.quantity) from shipment_line l join shipment h on h.id = l.shipment_id
        join "order" o on o.id = h.order_id and o.status <> 'canceled' where l.variant_id = s.variant_id), 0)
      - coalesce((select pieces from back where back.variant_id = s.variant_id), 0)
      + coalesce((select pieces from lost where lost.variant_id = s.variant_id), 0))::integer as there
    from stock s group by s.variant_id`.execute(query)
  return rows.flatMap(({ item, there }) => {
    const seeded = SEEDED[item]!.reduce((sum, pieces) => sum + pieces, 0)
    return there === seeded ? [] : [`${item}: ${there} pieces instead of ${seeded}`]
  })
}

export interface StatusChange {
  number: string
  was: OrderStatus | null
  became: OrderStatus
  actors: OrderActor[]
}

/** Every change of a status so far, with those who acted in the same transaction. */
export async function readStatusChanges(query: Query): Promise<StatusChange[]> {
  const { rows } = await sql<StatusChange>`
    select o.number, s.was, s.became, coalesce(array_agg(e.actor) filter (where e.actor is not null), '{}') as actors
    from status_log s join "order" o on o.id = s.order_id left join event_log e on e.order_id = s.order_id and e.tx = s.tx
    group by s.id, o.number, s.was, s.became order by s.id`.execute(query)
  return rows
}

const isAllowed = ({ was, became, actors }: StatusChange): boolean =>
  actors.some((actor) => ORDER_ACTIONS.some((action) => transitionOf(was, action, actor)?.to === became))

/** Returns what is wrong; `isAtRest`: all jobs have been done. */
export async function modelFaults({ query }: Database, lost: Lost, isAtRest: boolean): Promise<string[]> {
  const refused = (await readStatusChanges(query)).filter((change) => !isAllowed(change))
  return [
    ...refused.map(({ number, was, became, actors }) => `${number}: ${was} became ${became} by ${actors.join() || 'nobody'}`),
    ...(await rowsOf(query, isAtRest ? { ...FAULTS, ...AT_REST } : FAULTS)),
    ...(await stockFaults(query, lost)),
  ]
}

/** Looks through all orders of a database for anything half done. Each fault is a line that names the order. */
import { sql } from 'kysely'
import type { Database } from '#store/database/db.ts'

interface Fault {
  number: string | null
}

/** What must never be there, whatever happened: name of the fault and the rows that show it. */
const FAULTS: Record<string, ReturnType<typeof sql<Fault>>> = {
  'has no goods': sql`
    select o.number from "order" o
    where not exists (select 1 from order_line l where l.order_id = o.id and l.kind <> 'transport')`,
  'has lines that do not add up': sql`
    select o.number from "order" o join order_line l on l.order_id = o.id
    group by o.id having sum(l.total) <> o.total`,
  'has other pieces reserved than it sold': sql`
    with sold as (
      select order_id, variant_id, sum(quantity) as pieces from (
        select order_id, variant_id, quantity from order_line where kind = 'goods'
        union all
        select l.order_id, p.variant_id, l.quantity * p.quantity from order_line l
        join order_line_part p on p.order_line_id = l.id
        union all
        -- Refunded instead of sent.
        select l.order_id, coalesce(p.variant_id, l.variant_id), -r.quantity * coalesce(p.quantity, 1)
        from refund_line r join refund f on f.id = r.refund_id and f.kind = 'unsent'
        join order_line l on l.id = r.order_line_id left join order_line_part p on p.order_line_id = l.id
        where l.kind in ('goods', 'bundle')
      ) all_pieces group by order_id, variant_id having sum(quantity) > 0
    ), reserved as (
      select order_id, variant_id, sum(quantity) as pieces from stock_reservation group by order_id, variant_id
    )
    select o.number from sold full join reserved using (order_id, variant_id) join "order" o on o.id = order_id
    where sold.pieces is distinct from reserved.pieces`,
  'is paid and its pieces are not taken': sql`
    select o.number from "order" o join stock_reservation r on r.order_id = o.id
    where o.payment_state = 'paid' and r.state <> 'taken'`,
  'waits for payment and holds nothing': sql`
    select o.number from "order" o join stock_reservation r on r.order_id = o.id
    where o.status = 'opened' and r.state <> 'held'`,
  'is paid without a paid attempt of its amount': sql`
    select o.number from "order" o where o.payment_state = 'paid' and o.due > 0 and not exists (
      select 1 from payment_attempt a
      where a.order_id = o.id and a.state = 'paid' and a.amount = o.due and a.currency = o.currency)`,
  'was paid more than once': sql`
    select o.number from "order" o join payment_attempt a on a.order_id = o.id and a.state = 'paid'
    group by o.id having count(*) > 1`,
  'has a paid attempt and is not paid': sql`
    select o.number from "order" o join payment_attempt a on a.order_id = o.id
    where a.state = 'paid' and o.payment_state = 'unpaid'
      and not exists (select 1 from payment_case c where c.order_id = o.id and c.settled_at is null)`,
  'has neither its mail nor the job that writes it': sql`
    select o.number from "order" o
    where not exists (select 1 from mail m where m.order_id = o.id)
      and not exists (select 1 from job j where j.kind = 'order.mail' and j.payload ->> 'orderId' = o.id::text)`,
  'has the same mail twice': sql`
    select o.number || ' ' || m.kind as number from "order" o join mail m on m.order_id = o.id
    where m.kind not in ('order refunded', 'order transfer part', 'order surplus', 'order credit note', 'order sent', 'order ready', 'order waiting', 'order failed',
      'order delivered', 'withdrawal', 'withdrawal notice')
    group by o.id, m.kind having count(*) > 1`,
  'waits for payment and nothing will end its time': sql`
    select o.number from "order" o where o.status = 'opened'
      and not exists (select 1 from payment_case c where c.order_id = o.id and c.settled_at is null)
      and not exists (select 1 from job j where j.kind = 'order.expire' and j.payload ->> 'orderId' = o.id::text)`,
  'gave back more than was paid, or other than it says': sql`
    select o.number from "order" o
    where (select coalesce(sum(r.money), 0) from refund r where r.order_id = o.id) > o.due
      or (o.payment_state = 'refunded' and o.status = 'refunded' and exists (select 1 from refund r where r.order_id = o.id)
        and (select sum(r.money + r.credit) from refund r where r.order_id = o.id) <> o.total)`,
  'has a reservation that is not counted in the stock level': sql`
    select variant_id::text as number from (
      select s.variant_id, s.warehouse_id, s.reserved, coalesce(sum(r.quantity) filter (where r.state = 'held'), 0) as held
      from stock s left join stock_reservation r on r.variant_id = s.variant_id and r.warehouse_id = s.warehouse_id
      group by s.variant_id, s.warehouse_id
    ) level where level.reserved <> level.held`,
  'has a job that died': sql`select kind || ': ' || coalesce(last_error, '') as number from job where dead_at is not null`,
}

export async function orderFaults(db: Database): Promise<string[]> {
  const faults: string[] = []
  for (const [fault, query] of Object.entries(FAULTS)) {
    const { rows } = await query.execute(db.query)
    faults.push(...rows.map(({ number }) => `${number} ${fault}`))
  }
  return faults
}

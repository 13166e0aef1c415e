/** What waits for a person, counted. */
import { sql, type RawBuilder } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import { DOCUMENT_PATIENCE_MS, OFTEN_TRIED, type NeedKind } from '#domain/today/need.ts'
import type { Query } from '#store/database/db.ts'
import { isFree } from '#store/promotions/partnerships.ts'

/** What waits, or a part of it: orders of one warehouse, messages about one topic. */
export interface NeedRow {
  kind: NeedKind
  /** Null for all of the kind. */
  part: string | null
  count: number
  oldest: Date
  /** Whose delivery is promised for today. */
  promised: number
  /** Whose promised day has passed. */
  late: number
  /** Jobs that are not tried again. */
  setAside: number
  /** Numbers of the first ones. */
  numbers: string[]
  /** Why the last one failed. */
  error: string | null
}

interface Asked {
  now: Date
  /** ISO day of today in each market. */
  days: Readonly<Record<Locale, string>>
}

/** Columns of what waits: id, since, part, number, error, mark ('promised', 'late', 'set aside'). */
const ITEMS: Readonly<Record<NeedKind, (asked: Asked) => RawBuilder<unknown>>> = {
  orders_to_send: ({ days }) => sql`
    select o.id, coalesce(o.paid_at, o.created_at), w.name ->> 'ro', o.number, null,
      case when o.delivery ->> 'to' < d.day then 'late' when o.delivery ->> 'from' <= d.day then 'promised' end
    from "order" o
    join (values ('ro', ${days.ro}::text), ('en', ${days.en}::text), ('hu', ${days.hu}::text)) d (market, day) on d.market = o.market
    join stock_reservation r on r.order_id = o.id and r.state = 'taken' and r.shipped < r.quantity
    join warehouse w on w.id = r.warehouse_id
    where o.status in ('unfulfilled', 'pending', 'partially fulfilled')`,
  paid_without_stock: () => cases(sql`c.reason = 'paid_without_stock'`),
  // Most were closed, which is the end: one look at all events leaves them out.
  withdrawals: () => sql`
    select w.id, w.declared_at, e.state, w.number, null, null from withdrawal w
    join lateral (select state from withdrawal_event where withdrawal_id = w.id order by position desc limit 1) e
      on e.state in ('received', 'arrived')
    where not exists (select from withdrawal_event e where e.withdrawal_id = w.id and e.state = 'closed')`,
  payments: () => cases(sql`c.reason not in ('paid_without_stock', 'refund_failed')`),
  failed_refunds: () => cases(sql`c.reason = 'refund_failed'`),
  mails: () => sql`
    select id, created_at, kind, null, last_error, null from mail where sent_at is null and last_error is not null`,
  // The id of a job tells when it was to run first; a mail that fails is shown as one.
  jobs: () => sql`
    select id, to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0), kind, null, last_error,
      case when dead_at is not null then 'set aside' end
    from job where (last_error is not null or dead_at is not null) and (dead_at is not null or attempts >= ${OFTEN_TRIED})
      and kind <> 'mail.send'`,
  webhooks: () => sql`
    select id, paused_at, substring(url from '//([^/?]+)'), null, null, null from webhook where paused_at is not null and is_on`,
  messages: () => sql`select id, received_at, topic, number, null, null from contact_message where state = 'open'`,
  // Since the last code was taken.
  pools: ({ now }) => sql`
    select s.id, coalesce(max(p.taken_at), s.created_at), null, s.partner, null, null
    from partnership s left join partnership_code p on p.partnership_id = s.id
    where s.low_level > 0 and s.stopped_at is null and (s.ends_at is null or s.ends_at > ${now}) and (s.starts_at is null or s.starts_at <= ${now})
    group by s.id
    having case when s.source = 'generator' then s.max_codes > 0 and s.max_codes - s.codes_given <= s.low_level
      else count(*) filter (where p.id is not null and ${isFree(now)}) <= s.low_level end`,
  documents: ({ now }) => sql`
    select t.document_id, t.queued_at, t.state, d.number, t.reason, null
    from document_transmission t join document d on d.id = t.document_id
    where t.state <> 'accepted'
      and (t.state = 'rejected' or t.state = 'queued' and t.queued_at < ${new Date(now.getTime() - DOCUMENT_PATIENCE_MS)})`,
}

const cases = (which: RawBuilder<unknown>) => sql`
  select c.id, c.opened_at, c.reason, o.number, null, null from payment_case c join "order" o on o.id = c.order_id
  where c.settled_at is null and ${which}`

/** Returns what waits, of the kinds that were asked for, in one statement: a row of each kind and of each of its parts, the largest first. */
export async function readNeeds(query: Query, kinds: readonly NeedKind[], asked: Asked): Promise<NeedRow[]> {
  if (kinds.length === 0) return []
  const items = kinds.map(
    (kind) => sql`select ${kind}::text as kind, i.* from (${ITEMS[kind](asked)}) i (id, since, part, number, error, mark)`,
  )
  const { rows } = await sql<NeedRow>`
    select kind, part, count(distinct id)::integer as count, min(since) as oldest,
      (count(distinct id) filter (where mark = 'promised'))::integer as promised,
      (count(distinct id) filter (where mark = 'late'))::integer as late,
      (count(distinct id) filter (where mark = 'set aside'))::integer as "setAside",
      coalesce((array_agg(number order by since) filter (where number is not null))[1:3], '{}') as numbers,
      (array_agg(left(error, 300) order by since desc) filter (where error is not null))[1] as error
    from (${sql.join(items, sql` union all `)}) item
    group by grouping sets ((kind), (kind, part))
    order by kind, grouping(part) desc, count desc, part`.execute(query)
  return rows
}

/** Sales by market and hour. */
import { sql } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/** A day of a market. */
export interface SalesDay {
  market: Locale
  timeZone: string
  isToday: boolean
  from: Date
  until: Date
  /** 'HH:MM' of the market's clock at this moment. */
  time: string
}

/** Orders that were paid in one hour of a day. */
export interface SoldHour {
  market: Locale
  isToday: boolean
  hour: number
  orders: number
  /** Hundredths of the market's currency. */
  total: number
  /** The part of both that was paid until the time of the day. */
  ordersUntil: number
  totalUntil: number
}

/** Returns the hours in which orders were paid: with VAT, before refunds. */
export async function readSales(query: Query, days: readonly SalesDay[]): Promise<SoldHour[]> {
  const rowOf = ({ market, timeZone, isToday, from, until, time }: SalesDay) =>
    sql`(${market}::text, ${timeZone}::text, ${isToday}::boolean, ${from}::timestamptz, ${until}::timestamptz, ${time}::time)`
  const { rows } = await sql<SoldHour>`
    select market, is_today as "isToday", extract(hour from at)::integer as hour, count(*)::integer as orders, sum(total)::bigint as total,
      (count(*) filter (where at::time <= time))::integer as "ordersUntil",
      coalesce(sum(total) filter (where at::time <= time), 0)::bigint as "totalUntil"
    from (
      select d.market, d.is_today, d.time, o.total, o.paid_at at time zone d.zone as at
      from (values ${sql.join(days.map(rowOf))}) d (market, zone, is_today, since, until, time)
      join "order" o on o.market = d.market and o.paid_at between d.since and d.until
    ) paid
    group by 1, 2, 3 order by 1, 2, 3`.execute(query)
  return rows
}

export interface BestSeller {
  product: number
  name: string
  image: string
  pieces: Partial<Record<Locale, number>>
  total: number
  /** Pieces that can be sold. */
  stock: number
}

/** Returns the products of which most pieces were paid since then, named in Romanian; of a bundle so many as its parts allow are in stock. */
export async function readBestSellers(
  query: Query,
  { since, now, most }: { since: Date; now: Date; most: number },
): Promise<BestSeller[]> {
  const { rows } = await sql<BestSeller>`
    with sold as (
      select l.product_id, o.market, sum(l.quantity)::integer as pieces, max(l.image) as image
      from "order" o join order_line l on l.order_id = o.id
      where o.paid_at between ${since} and ${now} and l.product_id is not null and l.kind in ('goods', 'bundle')
      group by l.product_id, o.market
    ),
    best as (
      select product_id, sum(pieces)::integer as total, jsonb_object_agg(market, pieces) as pieces, max(image) as image
      from sold group by product_id order by 2 desc, 1 limit ${most}
    ),
    free as (
      select variant_id, sum(on_hand - reserved) as pieces from stock
      where variant_id in (
        select id from variant where product_id in (select product_id from best)
        union all
        select i.variant_id from bundle_item i join variant v on v.id = i.bundle_variant_id where v.product_id in (select product_id from best)
      )
      group by variant_id
    )
    select b.product_id as product, t.name, b.image, b.pieces, b.total,
      coalesce((
        select sum(coalesce(
          (select floor(min(coalesce(f.pieces, 0) / i.quantity)) from bundle_item i left join free f on f.variant_id = i.variant_id
            where i.bundle_variant_id = v.id),
          (select f.pieces from free f where f.variant_id = v.id)))
        from variant v where v.product_id = b.product_id), 0)::integer as stock
    from best b join product_text t on t.product_id = b.product_id and t.locale = 'ro'
    order by b.total desc, b.product_id`.execute(query)
  return rows
}

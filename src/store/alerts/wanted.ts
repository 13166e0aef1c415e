/** What people wait for: how many of them, never who. */
import { sql } from 'kysely'
import type { Size } from '#domain/catalog/size.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

type PerMarket = Record<Locale, number>

/** A variant that people wait for. */
export interface WantedVariant {
  item: string
  product: number
  sku: string
  /** Romanian, as everywhere in the office. */
  name: string
  size: Size | null
  /** Romanian name of the colour, '' for none. */
  color: string
  picture: { src: string; tint: string } | null
  waiting: PerMarket
  all: number
  /** Since when the first of them waits. */
  since: Date
  /** Pieces that can be bought now; of a bundle those of its scarcest part. */
  available: number
}

/** Returns the variants that most people wait for, and how many wait for how many variants in all. */
export async function readWanted(
  query: Query,
  most: number,
): Promise<{ variants: WantedVariant[]; people: number; count: number }> {
  const { rows } = await sql<WantedVariant>`
    with wanted as (
      select variant_id, count(*)::integer as all, min(confirmed_at) as since,
        jsonb_build_object('ro', count(*) filter (where locale = 'ro'), 'en', count(*) filter (where locale = 'en'),
          'hu', count(*) filter (where locale = 'hu')) as waiting
      from stock_alert where state = 'waiting' group by variant_id
      order by 2 desc, 3, variant_id limit ${most}
    )
    select v.id::text as item, v.product_id as product, v.sku, coalesce(t.name, '') as name, v.size, coalesce(c.name ->> 'ro', '') as color,
      (select jsonb_build_object('src', i.address, 'tint', i.tint) from product_picture i where i.product_id = v.product_id
        order by i.colourway is not distinct from v.colourway desc, i.position limit 1) as picture,
      w.waiting, w.all, w.since,
      case when p.kind = 'bundle' then coalesce((select min(part.available) from (
          select coalesce((select sum(s.on_hand - s.reserved) from stock s where s.variant_id = b.variant_id), 0)::integer / b.quantity as available
          from bundle_item b where b.bundle_variant_id = v.id) part), 0)
        else coalesce((select sum(s.on_hand - s.reserved) from stock s where s.variant_id = v.id), 0)::integer end as available
    from wanted w join variant v on v.id = w.variant_id join product p on p.id = v.product_id
      left join product_text t on t.product_id = v.product_id and t.locale = 'ro'
      left join colourway c on c.key = v.colourway
    order by w.all desc, w.since, v.id`.execute(query)
  const { rows: sums } = await sql<{ people: number; count: number }>`
    select count(*)::integer as people, count(distinct variant_id)::integer as count from stock_alert where state = 'waiting'`.execute(
    query,
  )
  return { variants: rows, ...sums[0]! }
}

/** Returns how many wait for each variant of a product, in each market; variants that nobody waits for are left out. */
export async function readWaitingOf(query: Query, product: number): Promise<{ item: string; waiting: PerMarket }[]> {
  const { rows } = await sql<{ item: string; waiting: PerMarket }>`
    select a.variant_id::text as item, jsonb_build_object('ro', count(*) filter (where a.locale = 'ro'),
      'en', count(*) filter (where a.locale = 'en'), 'hu', count(*) filter (where a.locale = 'hu')) as waiting
    from stock_alert a join variant v on v.id = a.variant_id
    where v.product_id = ${product} and a.state = 'waiting' group by a.variant_id order by a.variant_id`.execute(query)
  return rows
}

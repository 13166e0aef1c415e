/** Stock as staff look at it: pieces of variants by warehouse, with names and pictures. */
import { sql, type RawBuilder } from 'kysely'
import type { Size } from '#domain/catalog/size.ts'
import type { Query } from '#store/database/db.ts'

/** Pieces of a variant in one warehouse. */
export interface StockPlace {
  warehouse: string
  /** What is there, what of it is promised to orders, and what can be bought. */
  lying: number
  promised: number
  available: number
  low: number | null
  shelf: string | null
  missing: number | null
}

export interface StockItem {
  item: string
  product: number
  sku: string
  barcode: string | null
  /** Romanian, as everywhere in the office. */
  name: string
  size: Size | null
  /** Romanian name of the colour, '' for none. */
  color: string
  picture: { src: string; tint: string } | null
  /** From how many available pieces it has too few, in all warehouses together. */
  low: number | null
  /** Sent from one warehouse to another, and not received. */
  onTheWay: number
  /** Ordered in the last four weeks. */
  sold: number
  places: StockPlace[]
}

/** Returns whether a text begins with another, so that a plan for any text uses the index; `like` needs a plan of its own. */
const startsWith = (text: RawBuilder<unknown>, start: string): RawBuilder<unknown> =>
  sql`(${text} ~>=~ ${start} and ${text} ~<~ ${`${start}\u{10ffff}`})`

/** Returns the ids of the variants that words find, each way by an index of its own; one can come more than once. */
export function variantsFoundBy(words: string): RawBuilder<unknown> {
  const name = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .match(/[\p{L}\p{N}]+/gu)
  return sql`
    select id from variant where ${startsWith(sql`upper(sku)`, words.toUpperCase())}
    union all select id from variant where barcode = ${words}
    ${
      name
        ? sql`union all select v.id from product_text t join variant v on v.product_id = t.product_id
      where to_tsvector('simple', regexp_replace(normalize(lower(t.name), NFD), '[\\u0300-\\u036f]', '', 'g'))
        @@ to_tsquery('simple', ${name.map((word) => `${word}:*`).join(' & ')})`
        : sql``
    }`
}

/** Returns the ids of the variants that words find. As JSON, which is read in a tenth of the time of an array. */
export async function readVariantsFoundBy(query: Query, words: string): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`select array_to_json(array(${variantsFoundBy(words)})) as ids`.execute(query)
  return rows[0]!.ids
}

/** Returns the stock of these items, in their order. `since`: from when orders count as sold. */
export async function readStockItems(query: Query, items: readonly number[], since: Date): Promise<StockItem[]> {
  const { rows } = await sql<StockItem>`
    select v.id::text as item, v.product_id as product, v.sku, v.barcode, coalesce(t.name, '') as name, v.size, coalesce(c.name ->> 'ro', '') as color,
      (select jsonb_build_object('src', p.address, 'tint', p.tint) from product_picture p where p.product_id = v.product_id
        order by p.colourway is not distinct from v.colourway desc, p.position limit 1) as picture, v.low,
      (select coalesce(sum(l.pieces - l.received), 0)::integer from stock_transfer_line l join stock_transfer x on x.id = l.transfer_id
        where l.variant_id = v.id and x.state = 'sent') as "onTheWay",
      (select greatest(coalesce(sum(m.reserved), 0), 0)::integer from stock_movement m
        where m.variant_id = v.id and m.kind in ('order_placed', 'order_released') and m.at >= ${since} and m.reserved <> 0) as sold,
      (select coalesce(jsonb_agg(jsonb_build_object('warehouse', s.warehouse_id, 'lying', s.on_hand + s.unsent, 'promised', s.reserved + s.unsent,
        'available', s.on_hand - s.reserved, 'low', s.low, 'shelf', s.shelf, 'missing', s.missing) order by s.warehouse_id), '[]')
        from stock s where s.variant_id = v.id) as places
    from unnest(${items}::integer[]) with ordinality as chosen(id, place) join variant v on v.id = chosen.id
    left join product_text t on t.product_id = v.product_id and t.locale = 'ro'
    left join colourway c on c.key = v.colourway
    order by chosen.place`.execute(query)
  return rows
}

export interface Warehouse {
  id: string
  kind: 'showroom' | 'warehouse'
  name: Record<'ro' | 'en' | 'hu', string>
  city: Record<'ro' | 'en' | 'hu', string>
  /** When it was last counted, null for never. */
  countedAt: Date | null
  /** Whether a count is open there. */
  isCounted: boolean
}

/** Returns the warehouses in their order. */
export async function readWarehouses(query: Query): Promise<Warehouse[]> {
  const { rows } = await sql<Warehouse>`
    select w.id, w.kind, w.name, w.city,
      (select max(c.ended_at) from stock_count c where c.warehouse_id = w.id and c.state = 'booked') as "countedAt",
      exists (select from stock_count c where c.warehouse_id = w.id and c.state = 'open') as "isCounted"
    from warehouse w order by w.position, w.id`.execute(query)
  return rows
}

/** Stock as staff look at it: pieces of variants by warehouse, in views, and keyset pages. */
import { sql, type RawBuilder } from 'kysely'
import type { Size } from '#domain/catalog/size.ts'
import type { StockSort, StockView } from '#domain/stock/stock-view.ts'
import { LOW_STOCK } from '#domain/stock/movement.ts'
import type { Query } from '#store/database/db.ts'

export interface StockSearch {
  view: StockView
  /** Words of a name, the start of a SKU, or a whole barcode. */
  words?: string
  /** Pieces of this warehouse alone decide about the view and the order. */
  warehouse?: string
  sort: StockSort
  /** The last row of the page before: what it is sorted by, and its item. */
  after?: { key: number; item: string }
  /** Most rows to return. */
  most: number
}

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

/** Returns the ids of the variants that words find, each way by an index of its own. */
export function variantsFoundBy(words: string): RawBuilder<unknown> {
  const name = words
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .match(/[\p{L}\p{N}]+/gu)
  return sql`
    select id from variant where ${startsWith(sql`upper(sku)`, words.toUpperCase())}
    union select id from variant where barcode = ${words}
    ${
      name
        ? sql`union select v.id from product_text t join variant v on v.product_id = t.product_id
      where to_tsvector('simple', regexp_replace(normalize(lower(t.name), NFD), '[\\u0300-\\u036f]', '', 'g'))
        @@ to_tsquery('simple', ${name.map((word) => `${word}:*`).join(' & ')})`
        : sql``
    }`
}

/**
 * A stock row `s` is of goods with pieces of their own. The others are few, bundles above all: a list of them costs less than a
 * join of every row with its product.
 */
const HAS_PIECES = sql`s.variant_id not in (
  select o.id from variant o join product p on p.id = o.product_id where p.kind <> 'simple')`

/** What a variant must be to stand in a view: a condition over its stock rows. */
function isIn(view: StockView): RawBuilder<unknown> {
  switch (view) {
    case 'low':
      return sql`sum(s.on_hand - s.reserved) < coalesce(min(v.low), ${sql.lit(LOW_STOCK)}) or bool_or(s.on_hand - s.reserved < s.low)`
    case 'sold_out':
      return sql`sum(s.on_hand - s.reserved) = 0`
    case 'attention':
      return sql`bool_or(s.missing is not null)`
    case 'all':
      return sql`true`
  }
}

/** Returns variants of a view with what they are sorted by, before names and pieces are read. */
function page({ view, words, warehouse, sort, after, most }: StockSearch): RawBuilder<unknown> {
  const available = sql`sum(s.on_hand - s.reserved)`
  const key = sort === 'article' ? sql`s.variant_id` : available
  const direction = sort === 'most' ? sql`desc` : sql``
  const beyond = after && (sort === 'most' ? sql`<` : sql`>`)
  const rows = [
    HAS_PIECES,
    words !== undefined && sql`s.variant_id in (${variantsFoundBy(words)})`,
    warehouse !== undefined && sql`s.warehouse_id = ${warehouse}`,
    view === 'attention' && sql`s.variant_id in (select variant_id from stock where missing is not null)`,
    after && sort === 'article' && sql`s.variant_id > ${Number(after.item)}`,
  ].filter((condition) => condition !== false && condition !== undefined)
  const groups = [
    sql`(${isIn(view)})`,
    after && sort !== 'article' && sql`(${available}, s.variant_id) ${beyond} (${after.key}, ${Number(after.item)})`,
  ].filter((condition) => condition !== false && condition !== undefined)
  return sql`
    select *, row_number() over (order by key ${direction}, variant_id ${direction}) as place from (
    select s.variant_id, ${key}::integer as key
    from stock s ${view === 'low' ? sql`join variant v on v.id = s.variant_id` : sql``}
    where ${sql.join(rows, sql` and `)}
    group by s.variant_id having ${sql.join(groups, sql` and `)}
    order by ${key} ${direction}, s.variant_id ${direction} limit ${most}) few`
}

/** Returns items with names, pictures and pieces. `chosen`: a statement that returns `variant_id`, `key` and `place`. */
const described = (chosen: RawBuilder<unknown>, since: Date): RawBuilder<StockItem & { key: number }> => sql`
  with chosen as materialized (${chosen})
  select v.id::text as item, v.product_id as product, v.sku, v.barcode, coalesce(t.name, '') as name, v.size, coalesce(c.name ->> 'ro', '') as color,
    (select jsonb_build_object('src', p.address, 'tint', p.tint) from product_picture p where p.product_id = v.product_id
      order by p.colourway is not distinct from v.colourway desc, p.position limit 1) as picture,
    v.low, chosen.key,
    (select coalesce(sum(l.pieces - l.received), 0)::integer from stock_transfer_line l join stock_transfer x on x.id = l.transfer_id
      where l.variant_id = v.id and x.state = 'sent') as "onTheWay",
    (select greatest(coalesce(sum(m.reserved), 0), 0)::integer from stock_movement m
      where m.variant_id = v.id and m.kind in ('order_placed', 'order_released') and m.at >= ${since} and m.reserved <> 0) as sold,
    (select coalesce(jsonb_agg(jsonb_build_object('warehouse', s.warehouse_id, 'lying', s.on_hand + s.unsent, 'promised', s.reserved + s.unsent,
      'available', s.on_hand - s.reserved, 'low', s.low, 'shelf', s.shelf, 'missing', s.missing) order by s.warehouse_id), '[]')
      from stock s where s.variant_id = v.id) as places
  from chosen join variant v on v.id = chosen.variant_id
  left join product_text t on t.product_id = v.product_id and t.locale = 'ro'
  left join colourway c on c.key = v.colourway
  order by chosen.place`

/** Returns a page of stock with the key of each row. `since`: from when orders count as sold. */
export async function searchStock(query: Query, search: StockSearch, since: Date): Promise<(StockItem & { key: number })[]> {
  const { rows } = await described(page(search), since).execute(query)
  return rows
}

/** Returns the stock of these items, in their order. */
export async function readStockItems(query: Query, items: readonly string[], since: Date): Promise<StockItem[]> {
  const chosen = sql`select id::integer as variant_id, 0 as key, place from unnest(${items.map(Number)}::integer[]) with ordinality as a(id, place)`
  const { rows } = await described(chosen, since).execute(query)
  return rows
}

/** How many variants each view has. */
export async function countStockViews(query: Query): Promise<Record<StockView, number>> {
  const { rows } = await sql<Record<StockView, number>>`
    select count(*)::integer as all, count(*) filter (where is_low)::integer as low,
      count(*) filter (where available = 0)::integer as sold_out, count(*) filter (where is_missing)::integer as attention
    from (
      select sum(s.on_hand - s.reserved) as available, ${isIn('low')} as is_low, ${isIn('attention')} as is_missing
      from stock s join variant v on v.id = s.variant_id where ${HAS_PIECES} group by s.variant_id
    ) of`.execute(query)
  return rows[0]!
}

export interface WarehouseStock {
  id: string
  kind: 'showroom' | 'warehouse'
  name: Record<'ro' | 'en' | 'hu', string>
  city: Record<'ro' | 'en' | 'hu', string>
  pieces: number
  articles: number
  /** When it was last counted, null for never. */
  countedAt: Date | null
  /** Whether a count is open there. */
  isCounted: boolean
}

/** Returns the warehouses in their order, with what lies in each. */
export async function readWarehouseStock(query: Query): Promise<WarehouseStock[]> {
  const { rows } = await sql<WarehouseStock>`
    select w.id, w.kind, w.name, w.city, coalesce(s.pieces, 0)::integer as pieces, coalesce(s.articles, 0)::integer as articles,
      (select max(c.ended_at) from stock_count c where c.warehouse_id = w.id and c.state = 'booked') as "countedAt",
      exists (select from stock_count c where c.warehouse_id = w.id and c.state = 'open') as "isCounted"
    from warehouse w left join (
      select warehouse_id, sum(on_hand + unsent) as pieces, count(*) filter (where on_hand + unsent > 0) as articles
      from stock s where ${HAS_PIECES} group by warehouse_id
    ) s on s.warehouse_id = w.id order by w.position, w.id`.execute(query)
  return rows
}

/** Count sheets with their articles and scans. */
import { sql, type RawBuilder } from 'kysely'
import type { Size } from '#domain/catalog/size.ts'
import type { CountPart, CountState } from '#domain/stock/stock-papers.ts'
import type { Query } from '#store/database/db.ts'

export interface NewCount {
  id: string
  warehouse: string
  part: CountPart
  /** Id of the collection or the brand, or the shelf. */
  of: string | null
  /** Products that the rules of the collection list, in any market; they are known in memory alone. */
  ruled: readonly number[]
  startedBy: string
}

export interface CountHead {
  id: string
  number: number
  warehouse: string
  part: CountPart
  partName: string
  state: CountState
  startedAt: Date
  startedBy: string
  endedAt: Date | null
  endedBy: string | null
  articles: number
  counted: number
}

/** An article of a sheet. What is expected is known once it was counted. */
export interface CountLine {
  item: string
  sku: string
  barcode: string | null
  name: string
  size: Size | null
  color: string
  picture: { src: string; tint: string } | null
  shelf: string | null
  /** Null where nothing was scanned. */
  counted: number | null
  /** Who counted last, and when. */
  by: string | null
  at: Date | null
  onHand: number
  reserved: number
  unsent: number
  /** Pieces that came and went since then. */
  moved: number
  /** Of a booked sheet. */
  expected: number | null
  booked: number | null
}

/** Returns the variants of a part that have a stock row in the warehouse. */
function variantsOf({ warehouse, part, of, ruled }: NewCount): RawBuilder<unknown> {
  const from = sql`from stock s join variant v on v.id = s.variant_id join product p on p.id = v.product_id and p.kind = 'simple' where s.warehouse_id = ${warehouse}`
  switch (part) {
    case 'everything':
      return sql`select s.variant_id ${from}`
    case 'collection':
      return sql`select s.variant_id ${from} and (p.id = any(${[...ruled]}::integer[]) or exists (
        select from product_collection c where c.product_id = p.id and c.collection_id = ${of}::integer))`
    case 'brand':
      return sql`select s.variant_id ${from} and p.brand_id = ${of}::integer`
    case 'shelf':
      return sql`select s.variant_id ${from} and s.shelf = ${of}`
  }
}

/** Returns the name of a part, null where there is none. */
async function partName(tx: Query, { part, of }: NewCount): Promise<string | null> {
  if (part === 'everything') return ''
  if (part === 'shelf') return of
  const found =
    part === 'brand'
      ? await tx.selectFrom('brand').select('name').where('id', '=', Number(of)).executeTakeFirst()
      : await tx
          .selectFrom('collection_text')
          .select('name')
          .where('collection_id', '=', Number(of))
          .where('locale', '=', 'ro')
          .executeTakeFirst()
  return found?.name ?? null
}

/** Begins a sheet. Returns its number, null where the warehouse or the part is not there, or has no article. */
export async function insertCount(tx: Query, count: NewCount, now: Date): Promise<number | null> {
  const name = await partName(tx, count)
  if (name === null) return null
  const { rows } = await sql<{ number: number }>`
    insert into stock_count (id, warehouse_id, part, part_of, part_name, started_at, started_by)
    select ${count.id}, id, ${count.part}, ${count.of}, ${name}, ${now}, ${count.startedBy} from warehouse where id = ${count.warehouse}
    returning number`.execute(tx)
  const lines = await sql`
    insert into stock_count_line (count_id, variant_id) select ${count.id}, of.variant_id from (${variantsOf(count)}) of
    where exists (select from stock_count where id = ${count.id}) returning 1`.execute(tx)
  return lines.rows.length > 0 ? rows[0]!.number : null
}

/** Returns brands and collections that have articles, by name. `ruled`: collections that list some by their rules. */
export async function readParts(
  query: Query,
  ruled: readonly number[],
): Promise<{ brands: { id: string; name: string }[]; collections: { id: string; name: string }[] }> {
  const brands = await sql<{ id: string; name: string }>`
    select b.id::text as id, b.name from brand b where exists (select from product where brand_id = b.id) order by b.name`.execute(
    query,
  )
  const collections = await sql<{ id: string; name: string }>`
    select t.collection_id::text as id, t.name from collection_text t
    where t.locale = 'ro' and (t.collection_id = any(${[...ruled]}::integer[])
      or exists (select from product_collection where collection_id = t.collection_id)) order by t.path`.execute(query)
  return { brands: brands.rows, collections: collections.rows }
}

const HEAD = sql`c.id, c.number, c.warehouse_id as warehouse, c.part, c.part_name as "partName", c.state, c.started_at as "startedAt",
  c.started_by as "startedBy", c.ended_at as "endedAt", c.ended_by as "endedBy",
  (select count(*)::integer from stock_count_line l where l.count_id = c.id) as articles,
  (select count(distinct s.variant_id)::integer from stock_count_scan s where s.count_id = c.id) as counted`

/** Returns the open sheets and the last of the others. */
export async function listCounts(query: Query, most: number): Promise<CountHead[]> {
  const { rows } = await sql<CountHead>`
    select ${HEAD} from (select * from stock_count order by (state = 'open') desc, started_at desc limit ${most}) c
    order by (c.state = 'open') desc, c.started_at desc`.execute(query)
  return rows
}

/** Locks a sheet; scans of several devices wait for each other here. */
export async function lockCount(tx: Query, id: string): Promise<{ state: CountState; warehouse: string; number: number } | null> {
  const { rows } = await sql<{ state: CountState; warehouse: string; number: number }>`
    select state, warehouse_id as warehouse, number from stock_count where id = ${id} for update`.execute(tx)
  return rows[0] ?? null
}

export async function readCountHead(query: Query, id: string): Promise<(CountHead & { scans: number }) | null> {
  const { rows } = await sql<CountHead & { scans: number }>`
    select ${HEAD}, (select count(*)::integer from stock_count_scan s where s.count_id = c.id) as scans
    from stock_count c where c.id = ${id}`.execute(query)
  return rows[0] ?? null
}

/** Returns the articles of a sheet by shelf and number. */
export async function readCountLines(query: Query, id: string): Promise<CountLine[]> {
  const { rows } = await sql<CountLine>`
    with scanned as (
      select variant_id, sum(pieces)::integer as counted, max(least(at, received_at)) as at,
        (array_agg(staff_name order by received_at desc, id desc))[1] as by
      from stock_count_scan where count_id = ${id} and variant_id is not null group by variant_id
    )
    select l.variant_id::text as item, v.sku, v.barcode, coalesce(t.name, '') as name, v.size, coalesce(k.name ->> 'ro', '') as color,
      (select jsonb_build_object('src', p.address, 'tint', p.tint) from product_picture p where p.product_id = v.product_id
        order by p.colourway is not distinct from v.colourway desc, p.position limit 1) as picture,
      s.shelf, coalesce(l.counted, n.counted) as counted, n.by, n.at, coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved,
      coalesce(s.unsent, 0) as unsent, l.expected, l.booked,
      case when n.at is null then 0 else (select coalesce(sum(m.on_hand + m.unsent), 0)::integer from stock_movement m
        where m.variant_id = l.variant_id and m.warehouse_id = c.warehouse_id and m.at > n.at) end as moved
    from stock_count c join stock_count_line l on l.count_id = c.id join variant v on v.id = l.variant_id
    left join product_text t on t.product_id = v.product_id and t.locale = 'ro'
    left join colourway k on k.key = v.colourway
    left join stock s on s.variant_id = l.variant_id and s.warehouse_id = c.warehouse_id
    left join scanned n on n.variant_id = l.variant_id
    where c.id = ${id} order by s.shelf, l.variant_id`.execute(query)
  return rows
}

/** Returns codes that no article has. */
export async function readUnknownCodes(query: Query, id: string): Promise<{ code: string; pieces: number; by: string }[]> {
  const { rows } = await sql<{ code: string; pieces: number; by: string }>`
    select code, sum(pieces)::integer as pieces, max(staff_name) as by from stock_count_scan
    where count_id = ${id} and variant_id is null group by code having sum(pieces) <> 0 order by code`.execute(query)
  return rows
}

export interface NewScan {
  id: string
  code: string
  pieces: number
  at: Date
}

/** Writes scans that are not there yet, and the articles that they add to the sheet. */
export async function insertScans(
  tx: Query,
  { count, scans, by }: { count: string; scans: readonly NewScan[]; by: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into stock_count_scan (id, count_id, code, variant_id, pieces, at, received_at, staff_name)
    select n.id, ${count}, n.code, coalesce(
        (select v.id from variant v where v.barcode = n.code order by v.id limit 1),
        (select v.id from variant v where upper(v.sku) = upper(n.code) limit 1),
        (select o.variant_id from stock_count_scan o where o.count_id = ${count} and o.code = n.code and o.variant_id is not null limit 1)),
      n.pieces, n.at, ${now}, ${by}
    from unnest(${scans.map(({ id }) => id)}::uuid[], ${scans.map(({ code }) => code)}::text[], ${scans.map(({ pieces }) => pieces)}::integer[],
      ${scans.map(({ at }) => at.toISOString())}::timestamptz[]) as n(id, code, pieces, at)
    on conflict (id) do nothing`.execute(tx)
  await addScannedLines(tx, count)
}

const addScannedLines = (tx: Query, count: string) =>
  sql`insert into stock_count_line (count_id, variant_id)
    select distinct count_id, variant_id from stock_count_scan where count_id = ${count} and variant_id is not null
    on conflict do nothing`.execute(tx)

/** Says which article a code is, for what was scanned of it. Returns whether anything was. */
export async function nameScans(tx: Query, count: string, { code, item }: { code: string; item: string }): Promise<boolean> {
  const { rows } = await sql`
    update stock_count_scan set variant_id = v.id from variant v join product p on p.id = v.product_id and p.kind = 'simple'
    where count_id = ${count} and code = ${code} and variant_id is null and v.id = ${Number(item)} returning 1`.execute(tx)
  await addScannedLines(tx, count)
  return rows.length > 0
}

export interface BookedLine {
  item: string
  counted: number
  expected: number
  booked: number
}

/** Ends a sheet, with what was booked. */
export async function endCount(
  tx: Query,
  id: string,
  { state, by, lines }: { state: 'booked' | 'dropped'; by: string; lines: readonly BookedLine[] },
  now: Date,
): Promise<void> {
  await sql`update stock_count set state = ${state}, ended_at = ${now}, ended_by = ${by} where id = ${id}`.execute(tx)
  const numbers = (of: 'counted' | 'expected' | 'booked') => sql`${lines.map((line) => line[of])}::integer[]`
  await sql`
    update stock_count_line l set counted = n.counted, expected = n.expected, booked = n.booked
    from unnest(${lines.map(({ item }) => Number(item))}::integer[], ${numbers('counted')}, ${numbers('expected')}, ${numbers('booked')})
      as n(variant_id, counted, expected, booked)
    where l.count_id = ${id} and l.variant_id = n.variant_id`.execute(tx)
}

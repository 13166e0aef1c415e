/** Recalls as they are stored (LAW-41). */
import { sql } from 'kysely'
import type { EndedRecall, RecallFields, RecallState, RunningRecall } from '#domain/recalls/recall.ts'
import type { StoredGoods } from '#domain/recalls/recalled-goods.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

export interface StoredRecall extends RecallFields {
  id: string
  number: number
  state: RecallState
  version: number
  createdAt: Date
  publishedAt: Date | null
  endedAt: Date | null
}

const columns = sql`r.id, r.number, r.product_id as product, r.state, r.lots, r.sold_from::text as "soldFrom", r.sold_until::text as "soldUntil",
  r.texts, r.remedies, r.version, r.created_at as "createdAt", r.published_at as "publishedAt", r.ended_at as "endedAt"`

/** Returns null for an unknown one. `isLocked`: nobody else changes it until the transaction ends. */
export async function readRecall(query: Query, id: string, { isLocked = false } = {}): Promise<StoredRecall | null> {
  const { rows } = await sql<StoredRecall>`
    select ${columns} from recall r where r.id = ${id} ${isLocked ? sql`for update` : sql``}`.execute(query)
  return rows[0] ?? null
}

export interface ListedRecall extends StoredRecall {
  /** Name of the product in each language. */
  name: Partial<Record<Locale, string>>
}

/** Returns the newest recalls, with the names of their products. */
export async function listRecalls(query: Query, most: number): Promise<ListedRecall[]> {
  const { rows } = await sql<ListedRecall>`
    select ${columns}, coalesce((select jsonb_object_agg(t.locale, t.name) from product_text t where t.product_id = r.product_id), '{}') as name
    from recall r order by r.number desc limit ${most}`.execute(query)
  return rows
}

type Published = StoredRecall & { publishedAt: Date }

/** Plain JSON. */
const shown = ({ number, product, lots, soldFrom, soldUntil, texts, remedies, publishedAt }: Published): RunningRecall => ({
  number,
  product,
  lots,
  soldFrom,
  soldUntil,
  texts,
  remedies,
  publishedAt: publishedAt.toISOString(),
})

/** Returns the recalls that run, the newest first, as the pages of the shop show them. */
export async function readRunningRecalls(query: Query): Promise<RunningRecall[]> {
  const { rows } = await sql<Published>`select ${columns} from recall r where r.state = 'running' order by r.number desc`.execute(
    query,
  )
  return rows.map(shown)
}

/** Returns the recalls that have ended, the last one first. */
export async function readEndedRecalls(query: Query): Promise<EndedRecall[]> {
  const { rows } = await sql<Published & { endedAt: Date }>`
    select ${columns} from recall r where r.state = 'ended' order by r.ended_at desc, r.number desc`.execute(query)
  return rows.map((row) => ({ ...shown(row), endedAt: row.endedAt.toISOString() }))
}

/** Adds a draft. Returns its number. */
export async function insertRecall(tx: Query, id: string, fields: RecallFields, now: Date): Promise<number> {
  const { product, lots, soldFrom, soldUntil, texts, remedies } = fields
  const { rows } = await sql<{ number: number }>`
    insert into recall (id, number, product_id, state, lots, sold_from, sold_until, texts, remedies, version, created_at)
    select ${id}, coalesce(max(number), 0) + 1, ${product}, 'draft', ${lots}, ${soldFrom}::date, ${soldUntil}::date, ${JSON.stringify(texts)}::jsonb,
      ${remedies}::text[], 1, ${now} from recall
    returning number`.execute(tx)
  return rows[0]!.number
}

export async function writeRecallFields(tx: Query, id: string, fields: RecallFields): Promise<void> {
  const { product, lots, soldFrom, soldUntil, texts, remedies } = fields
  await sql`update recall set product_id = ${product}, lots = ${lots}, sold_from = ${soldFrom}::date, sold_until = ${soldUntil}::date,
    texts = ${JSON.stringify(texts)}::jsonb, remedies = ${remedies}::text[], version = version + 1 where id = ${id}`.execute(tx)
}

type Moved = Pick<StoredRecall, 'state' | 'publishedAt' | 'endedAt'>

export async function moveRecall(tx: Query, id: string, { state, publishedAt, endedAt }: Moved): Promise<void> {
  await sql`update recall set state = ${state}, published_at = ${publishedAt}, ended_at = ${endedAt}, version = version + 1
    where id = ${id}`.execute(tx)
}

export async function deleteRecall(tx: Query, id: string): Promise<void> {
  await tx.deleteFrom('recall').where('id', '=', id).execute()
}

/** Returns the number of another recall of the product that runs; null for none. */
export async function runningRecallOf(query: Query, product: number): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    select number from recall where product_id = ${product} and state = 'running'`.execute(query)
  return rows[0]?.number ?? null
}

/** Returns whether the product of a variant, or of a part of it, is being recalled. */
export async function runningRecallOfGoods(query: Query, variant: number): Promise<boolean> {
  const { rows } = await sql<{ recalled: boolean }>`
    select exists (select from recall r join variant v on v.product_id = r.product_id
      where r.state = 'running' and (v.id = ${variant}
        or v.id in (select variant_id from bundle_item where bundle_variant_id = ${variant}))) as recalled`.execute(query)
  return rows[0]!.recalled
}

interface GoodsRow extends Omit<StoredGoods, 'items' | 'picture'> {
  items: StoredGoods['items'] | null
  picture: string | null
}

/** Returns what names a product, also of one that is sold nowhere; null for an unknown one. */
export async function readRecalledGoods(query: Query, product: number): Promise<StoredGoods | null> {
  const { rows } = await sql<GoodsRow>`
    select coalesce((select jsonb_object_agg(t.locale, t.name) from product_text t where t.product_id = p.id), '{}') as name, b.name as brand,
      (select jsonb_agg(jsonb_build_object('sku', v.sku, 'barcode', v.barcode) order by v.position, v.id) from variant v
        where v.product_id = p.id) as items,
      (select jsonb_build_object('name', m.name, 'address', m.address, 'email', m.email) from manufacturer m where m.id = coalesce(p.manufacturer_id, b.manufacturer_id)) as maker,
      (select i.address from product_picture i where i.product_id = p.id order by i.colourway, i.position limit 1) as picture
    from product p join brand b on b.id = p.brand_id where p.id = ${product}`.execute(query)
  const row = rows[0]
  return row ? { ...row, items: row.items ?? [], picture: row.picture ?? '' } : null
}

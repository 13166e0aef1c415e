/** Product feeds as the shop knows them: their switches, the last writing and reading, what it left out. */
import { sql, type Selectable } from 'kysely'
import type { FeedGap, FeedKey, FeedTally } from '#domain/feeds/product-feed.ts'
import { CURRENCIES, LOCALES, type Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'

export type FeedRow = Selectable<Tables['product_feed']>

/** Returns the feeds that have a row. */
export const readFeedRows = (query: Query): Promise<FeedRow[]> => query.selectFrom('product_feed').selectAll().execute()

export const findFeedRow = (query: Query, { feed, market }: FeedKey): Promise<FeedRow | undefined> =>
  query.selectFrom('product_feed').selectAll().where('feed', '=', feed).where('market', '=', market).executeTakeFirst()

/** Returns the row of a feed, made where it has none, locked until the transaction ends. */
export async function lockFeed(tx: Query, { feed, market }: FeedKey): Promise<FeedRow> {
  await tx
    .insertInto('product_feed')
    .values({ feed, market })
    .onConflict((on) => on.doNothing())
    .execute()
  return tx
    .selectFrom('product_feed')
    .selectAll()
    .where('feed', '=', feed)
    .where('market', '=', market)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function writeFeedSwitch(tx: Query, { feed, market }: FeedKey, isOn: boolean): Promise<void> {
  await tx
    .updateTable('product_feed')
    .set((row) => ({ is_on: isOn, version: row('version', '+', 1) }))
    .where('feed', '=', feed)
    .where('market', '=', market)
    .execute()
}

export async function writeFeedAsked(tx: Query, { feed, market }: FeedKey, now: Date): Promise<void> {
  await tx.updateTable('product_feed').set({ asked_at: now }).where('feed', '=', feed).where('market', '=', market).execute()
}

export async function writeFeedRead(query: Query, { feed, market }: FeedKey, now: Date): Promise<void> {
  await query
    .insertInto('product_feed')
    .values({ feed, market, read_at: now })
    .onConflict((on) => on.columns(['feed', 'market']).doUpdateSet({ read_at: now }))
    .execute()
}

/** Writes what a writing wrote and left out, over what the one before did. The row is locked. */
export async function writeFeedMade(
  tx: Query,
  { feed, market }: FeedKey,
  { tally, tookMs, now }: { tally: FeedTally; tookMs: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('product_feed')
    .set({ made_at: now, took_ms: tookMs, items: tally.items, products: tally.products.size })
    .where('feed', '=', feed)
    .where('market', '=', market)
    .execute()
  await tx.deleteFrom('product_feed_gap').where('feed', '=', feed).where('market', '=', market).execute()
  const gaps = [...tally.gaps].map(([gap, products]) => ({ feed, market, gap, products: [...products] }))
  if (gaps.length > 0) await tx.insertInto('product_feed_gap').values(gaps).execute()
}

/** Returns published products beside those that are known, and whether one lacks a text or a price of some market, by their ids. */
export async function readUnsoldProducts(
  query: Query,
  { known, now }: { known: readonly number[]; now: Date },
): Promise<{ id: number; gap: FeedGap }[]> {
  const { rows } = await sql<{ id: number; gap: FeedGap }>`
    select p.id, case
        when (select count(*) from product_text t where t.product_id = p.id) < ${LOCALES.length} then 'no_text'
        when not exists (select from variant v where v.product_id = p.id
          and (select count(*) from price r where r.variant_id = v.id) = ${CURRENCIES.length}) then 'no_price'
        else 'off_sale' end as gap
    from product p left join unnest(${known}::integer[]) as k(id) on k.id = p.id
    where k.id is null and p.published_at <= ${now}
    order by p.id`.execute(query)
  return rows
}

export interface GapCount extends FeedKey {
  gap: FeedGap
  products: number
}

/** Returns how many products each feed lacks, by the reason. */
export async function countFeedGaps(query: Query): Promise<GapCount[]> {
  const { rows } = await sql<GapCount>`
    select feed, market, gap, cardinality(products) as products from product_feed_gap`.execute(query)
  return rows
}

export interface LackCount extends FeedKey {
  leftOut: number
  mended: number
}

/** Returns how many products each feed leaves out, and how many lack what somebody can complete: each product once. */
export async function countFeedLacks(
  query: Query,
  { leftOut, mended }: { leftOut: readonly FeedGap[]; mended: readonly FeedGap[] },
): Promise<LackCount[]> {
  const { rows } = await sql<LackCount>`
    select g.feed, g.market, (count(distinct u.id) filter (where g.gap = any(${leftOut}::text[])))::integer as "leftOut",
      (count(distinct u.id) filter (where g.gap = any(${mended}::text[])))::integer as mended
    from product_feed_gap g cross join lateral unnest(g.products) as u(id) group by g.feed, g.market`.execute(query)
  return rows
}

/** Returns products of a gap in the order of the feed, with their names in a language, else in another; `from`: how many came before. */
export async function listFeedGap(
  query: Query,
  { feed, market }: FeedKey,
  { gap, locale, from, most }: { gap: FeedGap; locale: Locale; from: number; most: number },
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.id, coalesce((select t.name from product_text t where t.product_id = p.id order by t.locale <> ${locale}, t.locale limit 1), '') as name
    from product_feed_gap g cross join lateral unnest(g.products) with ordinality as u(id, position) join product p on p.id = u.id
    where g.feed = ${feed} and g.market = ${market} and g.gap = ${gap}
    order by u.position offset ${from} limit ${most}`.execute(query)
  return rows
}

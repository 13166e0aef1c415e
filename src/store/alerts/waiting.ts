/** People who wait for a variant, in their order: whom to tell, and how many they are. */
import { sql } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/** Somebody who waits. */
export interface Waiting {
  id: string
  locale: Locale
  address: string
  email: string
}

/** Returns the markets in which somebody waits for a variant. */
export async function waitingMarkets(query: Query, variant: number): Promise<Locale[]> {
  const rows = await query
    .selectFrom('stock_alert')
    .select('locale')
    .distinct()
    .where('variant_id', '=', variant)
    .where('state', '=', 'waiting')
    .execute()
  return rows.map(({ locale }) => locale)
}

/** Returns who has waited longest for a variant in these markets. */
export async function nextWaiting(
  query: Query,
  { variant, locales, limit }: { variant: number; locales: readonly Locale[]; limit: number },
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select id, locale, address, email from stock_alert
    where variant_id = ${variant} and state = 'waiting' and locale = any(${[...locales]}::text[])
    order by confirmed_at, id limit ${limit}`.execute(query)
  return rows
}

/** Locks a variant for who tells those that wait for it: one after the other, so that each sees whom the others told. */
export const lockTelling = async (tx: Query, variant: number): Promise<void> => {
  await sql`select id from variant where id = ${variant} for no key update`.execute(tx)
}

/** Returns how many were told of a variant since a moment, in all markets. */
export async function countTold(query: Query, variant: number, since: Date): Promise<number> {
  const { rows } = await sql<{ told: number }>`
    select count(*)::integer as told from stock_alert where variant_id = ${variant} and state = 'told' and told_at > ${since}`.execute(
    query,
  )
  return rows[0]!.told
}

/** Makes the first `most` of these told, those that still wait, and deletes their addresses. Returns their ids. */
export async function markTold(
  tx: Query,
  { ids, most }: { ids: readonly string[]; most: number },
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    update stock_alert set state = 'told', told_at = ${now}, address = null, email = null
    where state = 'waiting' and id = any(array(
      select id from stock_alert where id = any(${[...ids]}::uuid[]) and state = 'waiting' order by confirmed_at, id limit ${most} for update))
    returning id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Returns the variants that somebody waits for and that may be there: with free pieces, or bundles. */
export async function awaitedVariants(query: Query): Promise<number[]> {
  const { rows } = await sql<{ variant: number }>`
    select a.variant_id as variant from (select distinct variant_id from stock_alert where state = 'waiting') a
    where exists (select from stock s where s.variant_id = a.variant_id and s.on_hand > s.reserved)
      or exists (select from bundle_item b where b.bundle_variant_id = a.variant_id)
    order by 1`.execute(query)
  return rows.map(({ variant }) => variant)
}

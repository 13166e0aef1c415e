/** What a merchant does with partnerships: entered, filled with codes, listed, stopped (D-30). */
import { sql } from 'kysely'
import type { Currency } from '#domain/market/market.ts'
import type { PartnershipInput } from '#domain/promotions/partnership.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { isFree, type PartnershipRow } from './partnerships.ts'

export type NewPartnership = Omit<PartnershipInput, 'from' | 'until'> & {
  startsAt: Date | null
  endsAt: Date | null
  /** Left out: a pool is never low. */
  lowLevel?: number
}

/** Writes a partnership. Returns its id, null when its key exists. */
export async function insertPartnership(tx: Query, one: NewPartnership, now: Date): Promise<string | null> {
  const { key, partner, logo, markets, text, startsAt, endsAt, rules, source, lowLevel = 0 } = one
  const written = await tx
    .insertInto('partnership')
    .values({
      id: uuidv7(now),
      key,
      partner,
      logo: logo ?? null,
      markets: [...markets],
      text: JSON.stringify(text),
      starts_at: startsAt,
      ends_at: endsAt,
      rules: JSON.stringify(rules),
      source: source.kind,
      coupon: source.kind === 'generator' ? JSON.stringify(source.coupon) : null,
      max_codes: source.kind === 'generator' ? source.maxCodes : 0,
      low_level: lowLevel,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written?.id ?? null
}

/** Locks a partnership and the others of its partner, in the order of their ids: pools of one partner are filled one after the other. */
export async function lockPartner(tx: Query, id: string): Promise<void> {
  await sql`select id from partnership where partner = (select partner from partnership where id = ${id}) order by id for update`.execute(
    tx,
  )
}

/**
 * Adds codes of the partner's shop to a pool, but for those that another pool of the partner has: nobody else is to get them. Returns how many were
 * new. `filling`: the act that adds them, null for a command. The partner is locked.
 */
export async function addExternalCodes(
  tx: Query,
  { id: partnershipId, partner }: Pick<PartnershipRow, 'id' | 'partner'>,
  { codes, filling }: { codes: readonly string[]; filling: string | null },
  now: Date,
): Promise<number> {
  const rows = codes.map((code) => ({ id: uuidv7(now), code }))
  const { numAffectedRows } = await sql`
    insert into partnership_code (id, partnership_id, code, filling_id)
    select id, ${partnershipId}::uuid, code, ${filling}::uuid
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ code }) => code)}::text[]) as r(id, code)
    where not exists (
      select from partnership_code p join partnership s on s.id = p.partnership_id
      where p.code = r.code and s.partner = ${partner} and p.coupon_id is null
    )
    on conflict (partnership_id, code) do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/**
 * Adds the coupons of a campaign to a pool: those in one of the currencies, for one use that nobody has made, that are not stopped
 * and belong to no partnership. Returns how many.
 */
export async function addCoupons(
  tx: Query,
  partnershipId: string,
  { campaign, currencies, filling }: { campaign: string; currencies: readonly Currency[]; filling: string | null },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into partnership_code (id, partnership_id, code, coupon_id, filling_id)
    select c.id, ${partnershipId}::uuid, c.code, c.id, ${filling}::uuid from coupon c
    where c.campaign = ${campaign} and c.currency = any(${currencies}::text[]) and c.valid and c.max_uses = 1 and c.usage = 0
      and not exists (select from partnership_code p where p.coupon_id = c.id)
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

export interface PartnershipFigures extends PartnershipRow {
  /** Codes that customers have taken. */
  taken: number
  /** Taken codes whose coupon was used in an order; 0 for codes of the partner's shop. */
  used: number
  /** Codes that are left in a pool: neither stopped nor used nor over. */
  left: number
}

/** Returns partnerships with their figures, the newest first; the one that is named by its key or its id. */
export async function listPartnershipFigures(
  query: Query,
  now: Date,
  one?: { key: string } | { id: string },
): Promise<PartnershipFigures[]> {
  const which = one === undefined ? sql`` : 'key' in one ? sql`where s.key = ${one.key}` : sql`where s.id = ${one.id}`
  const { rows } = await sql<PartnershipFigures>`
    select s.*, coalesce(f.taken, 0) as taken, coalesce(f.used, 0) as used, coalesce(f.free, 0) as left
    from partnership s left join lateral (
      select count(*) filter (where p.taken_at is not null)::integer as taken,
        count(*) filter (where p.taken_at is not null and c.usage > 0)::integer as used,
        count(*) filter (where ${isFree(now)})::integer as free
      from partnership_code p left join coupon c on c.id = p.coupon_id where p.partnership_id = s.id
    ) f on true
    ${which}
    order by s.created_at desc, s.key limit 1000`.execute(query)
  return rows
}

/** Customers keep the codes that they have. Returns whether it was running. */
export async function stopPartnership(query: Query, key: string, now: Date): Promise<boolean> {
  const stopped = await query
    .updateTable('partnership')
    .set((row) => ({ stopped_at: now, version: row('version', '+', 1) }))
    .where('key', '=', key)
    .where('stopped_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return stopped !== undefined
}

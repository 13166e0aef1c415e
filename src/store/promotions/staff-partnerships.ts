/** Partnerships as staff read and write them: locked, changed, stopped, and who got which code. */
import { sql, type Updateable } from 'kysely'
import { PACE_DAYS } from '#domain/promotions/partnership-fields.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Currency } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'
import type { PartnershipRow } from './partnerships.ts'

/** Returns a partnership, locked until the transaction ends: no generator counts a code of it meanwhile. */
export const lockPartnership = (tx: Query, id: string): Promise<PartnershipRow | undefined> =>
  tx.selectFrom('partnership').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export type PartnershipColumns = Pick<
  Updateable<Tables['partnership']>,
  | 'partner'
  | 'markets'
  | 'text'
  | 'starts_at'
  | 'ends_at'
  | 'rules'
  | 'source'
  | 'coupon'
  | 'max_codes'
  | 'low_level'
  | 'stopped_at'
>

/** Writes columns of a partnership, with the next version. */
export async function updatePartnership(tx: Query, id: string, set: PartnershipColumns): Promise<void> {
  await tx
    .updateTable('partnership')
    .set((row) => ({ ...set, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Whether a partnership has a code: in its pool or in somebody's hand. */
export async function hasCodes(query: Query, id: string): Promise<boolean> {
  const one = await query.selectFrom('partnership_code').select('id').where('partnership_id', '=', id).limit(1).executeTakeFirst()
  return one !== undefined
}

export async function deletePartnership(tx: Query, id: string): Promise<void> {
  await tx.deleteFrom('partnership').where('id', '=', id).execute()
}

/** Takes the codes of one filling out of the pool, all or none: none where a customer has one of them. Returns how many. */
export async function removeFilling(tx: Query, filling: string): Promise<number> {
  // Locked first: a customer who takes one of them meanwhile is waited for, or skips it.
  const { rows } = await sql<{ taken: boolean }>`
    select taken_at is not null as taken from partnership_code where filling_id = ${filling} for update`.execute(tx)
  if (rows.some(({ taken }) => taken)) return 0
  await tx.deleteFrom('partnership_code').where('filling_id', '=', filling).execute()
  return rows.length
}

/** Returns how many codes customers took in the days by which the pace is measured. */
export async function countTakenLately(query: Query, id: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - PACE_DAYS * DAY_MS)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from partnership_code where partnership_id = ${id} and taken_at > ${since}`.execute(query)
  return rows[0]!.count
}

export interface GivenCode {
  id: string
  code: string
  takenAt: Date
  /** A coupon of this shop. */
  isOurs: boolean
  /** Number of the order in which it was used; null for none, and for codes of the partner's shop. */
  order: string | null
  /** Null where the account is gone. */
  customer: string | null
  name: string
}

/** Returns codes that customers have, the newest first. `after`: the last one of the page before. */
export async function listGivenCodes(
  query: Query,
  id: string,
  { after, most }: { after: string | null; most: number },
): Promise<GivenCode[]> {
  const { rows } = await sql<GivenCode>`
    select p.id, p.code, p.taken_at as "takenAt", p.coupon_id is not null as "isOurs", p.customer_id as customer,
      coalesce(c.first_name || ' ' || c.last_name, '') as name,
      (select o.number from coupon_use u join "order" o on o.id = u.order_id where u.coupon_id = p.coupon_id and u.state <> 'released'
        order by o.created_at desc, o.id limit 1) as "order"
    from partnership_code p left join customer c on c.id = p.customer_id
    where p.partnership_id = ${id} and p.taken_at is not null
      and (${after}::uuid is null or (p.taken_at, p.id) < (select a.taken_at, a.id from partnership_code a where a.id = ${after}::uuid))
    order by p.taken_at desc, p.id desc limit ${most}`.execute(query)
  return rows
}

/** Returns campaigns that have coupons for a pool: in one of the currencies, for one use, of no partnership; how many each has. */
export async function listPoolCampaigns(
  query: Query,
  currencies: readonly Currency[],
  most: number,
): Promise<{ name: string; codes: number }[]> {
  const { rows } = await sql<{ name: string; codes: number }>`
    select c.campaign as name, count(*)::integer as codes from coupon c
    where c.campaign <> '' and c.currency = any(${currencies}::text[]) and c.valid and c.max_uses = 1 and c.usage = 0
      and not exists (select from partnership_code p where p.coupon_id = c.id)
    group by c.campaign order by max(c.created_at) desc, c.campaign limit ${most}`.execute(query)
  return rows
}

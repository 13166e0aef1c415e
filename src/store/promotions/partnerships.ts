/** Partnerships and their codes (D-30): each code is taken by one conditional statement, so that a race cannot give it twice. */
import { sql, type Selectable } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'
import { uuidv7 } from '#store/database/uuid.ts'

export type PartnershipRow = Selectable<Tables['partnership']>

export const findPartnership = (query: Query, key: string): Promise<PartnershipRow | undefined> =>
  query.selectFrom('partnership').selectAll().where('key', '=', key).executeTakeFirst()

/** A code that a customer has, with what is known of its coupon. */
export interface ObtainedCode {
  id: string
  partnershipId: string
  code: string
  takenAt: Date
  /** Null for a code of the partner's own shop. */
  coupon: { validUntil: Date | null; isStopped: boolean; isUsed: boolean } | null
}

const obtainedCodes = (query: Query, customerId: string) =>
  query
    .selectFrom('partnership_code as p')
    .leftJoin('coupon as c', 'c.id', 'p.coupon_id')
    .select(['p.id', 'p.partnership_id', 'p.code', 'p.taken_at', 'p.coupon_id', 'c.ends_at', 'c.valid', 'c.usage', 'c.max_uses'])
    .where('p.customer_id', '=', customerId)

type ObtainedRow = Awaited<ReturnType<ReturnType<typeof obtainedCodes>['executeTakeFirstOrThrow']>>

const obtainedFrom = ({ id, partnership_id, code, taken_at, coupon_id, ends_at, valid, usage, max_uses }: ObtainedRow) => ({
  id,
  partnershipId: partnership_id,
  code,
  takenAt: taken_at!,
  coupon: coupon_id && { validUntil: ends_at, isStopped: !valid, isUsed: max_uses! > 0 && usage! >= max_uses! },
})

/** Returns every code that a customer has. */
export async function readObtainedCodes(query: Query, customerId: string): Promise<ObtainedCode[]> {
  return (await obtainedCodes(query, customerId).execute()).map((row) => obtainedFrom(row) as ObtainedCode)
}

/** Returns the customer's code of one partnership, null without one. */
export async function findObtainedCode(query: Query, partnershipId: string, customerId: string): Promise<ObtainedCode | null> {
  const row = await obtainedCodes(query, customerId).where('p.partnership_id', '=', partnershipId).executeTakeFirst()
  return row ? (obtainedFrom(row) as ObtainedCode) : null
}

export interface ShownPartnership extends PartnershipRow {
  has_codes_left: boolean
  /** Whether the customer has a code of it. */
  has_own_code: boolean
}

/** A coupon of a pool can be given while it is neither stopped nor used nor over. */
export const isFree = (now: Date) => sql`p.taken_at is null and (p.coupon_id is null or exists (
  select from coupon c where c.id = p.coupon_id and c.valid and c.usage = 0 and (c.ends_at is null or c.ends_at > ${now})))`

/**
 * Returns the partnerships that a customer sees, in the order in which they were made: those offered in a market that were not
 * stopped and have not ended before `endedAfter`, and all of which the customer has a code.
 */
export async function readShownPartnerships(
  query: Query,
  { customerId, market, endedAfter, now }: { customerId: string; market: Locale; endedAfter: Date; now: Date },
): Promise<ShownPartnership[]> {
  const { rows } = await sql<ShownPartnership>`
    select s.*, case when s.source = 'generator' then s.max_codes = 0 or s.codes_given < s.max_codes
      else exists (select from partnership_code p where p.partnership_id = s.id and ${isFree(now)}) end as has_codes_left,
      s.id in (select partnership_id from partnership_code where customer_id = ${customerId}) as has_own_code
    from partnership s
    where (${market} = any(s.markets) and s.stopped_at is null and (s.ends_at is null or s.ends_at > ${endedAfter}))
      or s.id in (select partnership_id from partnership_code where customer_id = ${customerId})
    order by s.created_at, s.key`.execute(query)
  return rows
}

interface Taking {
  partnershipId: string
  customerId: string
  now: Date
}

/** Takes a free code of a pool: locked ones belong to other customers and are skipped. Returns whether there was one. */
export async function takePoolCode(tx: Query, { partnershipId, customerId, now }: Taking): Promise<boolean> {
  const { rows } = await sql`
    update partnership_code set customer_id = ${customerId}, taken_at = ${now}
    where id = (
      select p.id from partnership_code p where p.partnership_id = ${partnershipId} and ${isFree(now)}
      order by p.id limit 1 for update of p skip locked
    )
    returning id`.execute(tx)
  return rows.length > 0
}

/** Counts one more code of a generator. Returns false when it has given all. */
export async function countGenerated(tx: Query, partnershipId: string): Promise<boolean> {
  const counted = await tx
    .updateTable('partnership')
    .set((row) => ({ codes_given: row('codes_given', '+', 1) }))
    .where('id', '=', partnershipId)
    .where((is) => is.or([is('max_codes', '=', 0), is('codes_given', '<', is.ref('max_codes'))]))
    .returning('id')
    .executeTakeFirst()
  return counted !== undefined
}

/** Writes a generated code as taken. */
export async function insertTakenCode(
  tx: Query,
  { partnershipId, customerId, now, code, couponId }: Taking & { code: string; couponId: string },
): Promise<void> {
  await tx
    .insertInto('partnership_code')
    .values({
      id: uuidv7(now),
      partnership_id: partnershipId,
      code,
      coupon_id: couponId,
      customer_id: customerId,
      taken_at: now,
    })
    .execute()
}

/** A taken code with what its mail says. */
export interface TakenCode extends ObtainedCode {
  email: string
  partnership: PartnershipRow
}

/** Returns a taken code with its partnership and the address of its customer; null when the account is gone or was stopped. */
export async function readTakenCode(query: Query, codeId: string): Promise<TakenCode | null> {
  const owner = await query
    .selectFrom('partnership_code as p')
    .innerJoin('customer as u', 'u.id', 'p.customer_id')
    .select(['u.id', 'u.email', 'p.partnership_id'])
    .where('p.id', '=', codeId)
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst()
  const code = owner && (await findObtainedCode(query, owner.partnership_id, owner.id))
  const partnership =
    owner && (await query.selectFrom('partnership').selectAll().where('id', '=', owner.partnership_id).executeTakeFirst())
  return code && partnership ? { ...code, email: owner.email, partnership } : null
}

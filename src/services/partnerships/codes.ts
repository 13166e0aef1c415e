/** Codes of a partnership by the hand of staff: the pool is filled, and a customer is given one (D-30). */
import { emailKey } from '#domain/customers/email.ts'
import { MARKETS } from '#domain/market/market.ts'
import { partnershipPhase } from '#domain/promotions/partnership-fields.ts'
import { giveCode } from '#services/promotions/partnerships.ts'
import { addToPool, badCodeAt, type PoolFilling } from '#services/promotions/write-partnership.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { lockCustomerByEmail } from '#store/customers/customers.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { findObtainedCode } from '#store/promotions/partnerships.ts'
import { listGivenCodes, lockPartnership, type GivenCode } from '#store/promotions/staff-partnerships.ts'
import { lockPartner } from '#store/promotions/write-partnerships.ts'
import { objectOf } from './partnership-record.ts'

export type FillAnswer =
  /** `known`: codes that came twice, or that a pool of the partner has already. */
  | { ok: true; added: number; known: number; entries: string[] }
  /** `at`: where the first wrong code stands, from 1. */
  | { ok: false; reason: 'partnership_not_found' | 'pool_of_another_kind' | 'pool_code_wrong'; at: number }

/** Adds codes to a pool: a list from the partner, or the unused coupons of a campaign of this shop. */
export function fillPool(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  actor: Actor,
  { id, filling }: { id: string; filling: PoolFilling },
): Promise<FillAnswer> {
  const now = clock.now()
  return db.transaction(async (tx): Promise<FillAnswer> => {
    await lockPartner(tx, id)
    const row = await lockPartnership(tx, id)
    if (!row) return { ok: false, reason: 'partnership_not_found', at: 0 }
    if (row.source !== ('codes' in filling ? 'external' : 'coupons')) return { ok: false, reason: 'pool_of_another_kind', at: 0 }
    const bad = 'codes' in filling ? badCodeAt(filling.codes) : -1
    if (bad >= 0) return { ok: false, reason: 'pool_code_wrong', at: bad + 1 }
    const wanted = 'codes' in filling ? { codes: [...new Set(filling.codes)] } : filling
    const act = uuidv7(now)
    const added = await addToPool(tx, row, { filling: wanted, act }, now)
    const known = 'codes' in filling ? filling.codes.length - added : 0
    if (added === 0) return { ok: true, added, known, entries: [] }
    // The codes themselves stay out of the log: who reads one can use it.
    const after = { filling: act, codes: added, ...('campaign' in filling && { campaign: filling.campaign }) }
    const entry = await writeAudit(tx, actor, { action: 'partnership.filled', object: objectOf(row), after }, now)
    return { ok: true, added, known, entries: [entry] }
  })
}

export type HandOutAnswer =
  /** `isNew`: false where the customer had one already. */
  | { ok: true; isNew: boolean }
  | { ok: false; reason: 'partnership_not_found' | 'customer_not_found' | 'partnership_not_running' | 'pool_empty' }

/** Gives a customer a code whatever the rules say, as the account would: the only one, sent by mail. */
export async function handOutCode(
  { db, clock, jobSignal }: Pick<Shop, 'db' | 'clock' | 'jobSignal'>,
  actor: Actor,
  { id, email, reason }: { id: string; email: string; reason: string },
): Promise<HandOutAnswer> {
  const now = clock.now()
  const answer = await db.transaction(async (tx): Promise<HandOutAnswer> => {
    // In the order of `obtainCode`: first the customer, then the partnership.
    const customer = await lockCustomerByEmail(tx, emailKey(email))
    const row = await lockPartnership(tx, id)
    if (!row) return { ok: false, reason: 'partnership_not_found' }
    if (!customer || customer.disabledAt !== null) return { ok: false, reason: 'customer_not_found' }
    if (await findObtainedCode(tx, id, customer.id)) return { ok: true, isNew: false }
    const { starts_at: startsAt, ends_at: endsAt, stopped_at: stoppedAt } = row
    if (partnershipPhase({ startsAt, endsAt, stoppedAt }, now) !== 'running')
      return { ok: false, reason: 'partnership_not_running' }
    if (!(await giveCode(tx, row, { customerId: customer.id, market: MARKETS[customer.market], now })))
      return { ok: false, reason: 'pool_empty' }
    const act = { action: 'partnership.handed_out', object: objectOf(row), after: { customer: customer.id }, reason }
    await writeAudit(tx, actor, act, now)
    return { ok: true, isNew: true }
  })
  if (answer.ok && answer.isNew) jobSignal.wake()
  return answer
}

/** Rows of one report. */
const MOST_REPORTED = 100_000

/** Returns what a partner is told, the newest first: which codes were given and used, nobody's name. Who took the report stays in the log. */
export const reportPartnership = (
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<GivenCode[] | null> =>
  db.transaction(async (tx) => {
    const row = await lockPartnership(tx, id)
    if (!row) return null
    const codes = await listGivenCodes(tx, id, { after: null, most: MOST_REPORTED })
    const act = { action: 'partnership.reported', object: objectOf(row), after: { codes: codes.length }, reason }
    await writeAudit(tx, actor, act, clock.now())
    return codes
  })

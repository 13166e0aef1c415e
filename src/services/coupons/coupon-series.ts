/** Series of single-use codes of one offer (D-88): drawn together, listed with how many are spent, stopped together. */
import { randomInt } from 'node:crypto'
import { isBlocking, type CouponTerms } from '#domain/promotions/coupon-terms.ts'
import { canonicalCode, drawCode, isCodePrefix } from '#domain/promotions/codes.ts'
import type { Grant } from '#domain/staff/roles.ts'
import { writeAudit } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import {
  findCouponOfSeries,
  findSeries,
  insertSeries,
  insertSeriesCodes,
  listSeries,
  readSeriesCodes,
  stopSeriesCodes,
  type ListedSeries,
  type SeriesCode,
  type SeriesRow,
} from '#store/promotions/coupon-series.ts'
import type { CouponColumns } from '#store/promotions/staff-coupons.ts'
import { columnsOf, isWithinGrant, termsOf } from './coupon-terms.ts'
import { findingsOf } from './judge-coupon.ts'
import type { CouponAnswer, Writer } from './write-coupon.ts'

export type { ListedSeries, SeriesCode }

type SeriesShop = Pick<Shop, 'db' | 'clock'>

export const SERIES_PAGE = 50

export interface SeriesWish {
  terms: CouponTerms
  /** As typed. */
  prefix: string
  count: number
}

/** What each code of a series gives. */
type SeriesOffer = CouponColumns & { campaign: string }

export type SeriesRefusal = 'series_prefix' | 'series_not_found' | Extract<CouponAnswer, { ok: false }>['reason']

export type SeriesAnswer =
  | { ok: true; id: string; entries: string[] }
  | { ok: false; reason: SeriesRefusal; findings: Extract<CouponAnswer, { ok: false }>['findings'] }

const object = (id: string, name: string) => ({ kind: 'coupon' as const, id, name })

/** Writes a series in a transaction: all of its codes, or none. Returns its id and codes. */
export async function writeSeries(
  tx: Query,
  { offer, prefix, count }: { offer: SeriesOffer; prefix: string; count: number },
  { madeBy, now }: { madeBy: string; now: Date },
): Promise<{ id: string; codes: string[] }> {
  const made = new Set<string>()
  while (made.size < count) made.add(drawCode('series', (letters) => randomInt(letters), prefix))
  const codes = [...made]
  const id = uuidv7(now)
  await insertSeries(tx, { id, name: offer.campaign || prefix, prefix, codes: count, made_by: madeBy, created_at: now })
  const written = await insertSeriesCodes(tx, id, { ...offer, max_uses: 1, created_at: now }, codes, now)
  // One of 30^10 codes is drawn a second time once in a long while: the transaction takes everything back.
  if (written !== codes.length) throw new Error('A code was drawn twice. Nothing was written: draw the series again.')
  return { id, codes }
}

/** Draws a series for staff. The codes stay in the database: who reads them does so by an act of its own. */
export async function createSeries(
  { db, clock }: SeriesShop,
  { actor, grant }: Writer,
  wish: SeriesWish & { reason: string | null },
): Promise<SeriesAnswer> {
  const prefix = canonicalCode(wish.prefix)
  if (!isCodePrefix(prefix)) return { ok: false, reason: 'series_prefix', findings: [] }
  const { count, reason } = wish
  const terms = { ...wish.terms, maxUses: 1 }
  // The limit of a role holds for all codes together.
  if (!isWithinGrant(grant, { ...terms, maxUses: count })) return { ok: false, reason: 'coupon_over_limit', findings: [] }
  const now = clock.now()
  return db.transaction(async (tx) => {
    const findings = (await findingsOf(tx, terms, null, now)).filter(isBlocking)
    if (findings.length > 0) return { ok: false, reason: 'coupon_blocked', findings }
    const { id } = await writeSeries(
      tx,
      { offer: { ...columnsOf(terms), campaign: terms.name }, prefix, count },
      { madeBy: actor.staffName, now },
    )
    const after = { name: terms.name, prefix, codes: count, type: terms.type, amount: terms.amount, currency: terms.currency }
    const entry = await writeAudit(
      tx,
      actor,
      { action: 'coupon_series.created', object: object(id, terms.name), after, reason },
      now,
    )
    return { ok: true, id, entries: [entry] }
  })
}

/** Returns the newest series first, those before one of them where it is named. */
export const seriesForStaff = ({ db }: Pick<Shop, 'db'>, before: string | null): Promise<ListedSeries[]> =>
  listSeries(db.query, before, SERIES_PAGE)

/** Returns whether a role may give what all codes of a series can take off. */
async function mayGive(tx: Query, grant: Grant, { id, codes }: SeriesRow): Promise<boolean> {
  if (grant === 'always') return true
  const one = await findCouponOfSeries(tx, id)
  return one !== undefined && isWithinGrant(grant, { ...termsOf(one), maxUses: codes })
}

/** Returns the codes of a series; who has them, and why, stays in the log. */
export const takeSeriesCodes = (
  { db, clock }: SeriesShop,
  { actor, grant }: Writer,
  { id, reason }: { id: string; reason: string },
): Promise<{ ok: true; name: string; codes: SeriesCode[] } | { ok: false; reason: SeriesRefusal }> =>
  db.transaction(async (tx) => {
    const series = await findSeries(tx, id)
    if (!series) return { ok: false, reason: 'series_not_found' }
    if (!(await mayGive(tx, grant, series))) return { ok: false, reason: 'coupon_over_limit' }
    const codes = await readSeriesCodes(tx, id)
    const act = { action: 'coupon_series.downloaded', object: object(id, series.name), after: { codes: codes.length }, reason }
    await writeAudit(tx, actor, act, clock.now())
    return { ok: true, name: series.name, codes }
  })

/** Stops every code of a series that is not spent; a role with a limit may stop what it may give. Returns how many. */
export const stopSeries = (
  { db, clock }: SeriesShop,
  { actor, grant }: Writer,
  { id, reason }: { id: string; reason: string },
): Promise<{ ok: true; stopped: number } | { ok: false; reason: SeriesRefusal }> =>
  db.transaction(async (tx) => {
    const series = await findSeries(tx, id)
    if (!series) return { ok: false, reason: 'series_not_found' }
    if (!(await mayGive(tx, grant, series))) return { ok: false, reason: 'coupon_over_limit' }
    const stopped = await stopSeriesCodes(tx, id)
    const act = { action: 'coupon_series.stopped', object: object(id, series.name), after: { stopped }, reason }
    if (stopped > 0) await writeAudit(tx, actor, act, clock.now())
    return { ok: true, stopped }
  })

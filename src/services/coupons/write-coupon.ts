/** Staff write coupons: made, changed, stopped and started again, each with its entry in the audit log. */
import { isBlocking, type CouponTerms, type Finding } from '#domain/promotions/coupon-terms.ts'
import { canonicalCode, kindOfCode } from '#domain/promotions/codes.ts'
import { differenceOf } from '#domain/staff/audit-entry.ts'
import type { Grant } from '#domain/staff/roles.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { insertCoupons } from '#store/promotions/coupons.ts'
import { lockCoupon, updateCoupon, type CouponRecord } from '#store/promotions/staff-coupons.ts'
import { columnsOf, couponVersion, isWithinGrant, loggedCoupon, termsOf } from './coupon-terms.ts'
import { findingsOf } from './judge-coupon.ts'

type CouponShop = Pick<Shop, 'db' | 'clock'>

export type CouponRefusal =
  | 'coupon_not_found'
  | 'coupon_code_shape'
  | 'coupon_code_taken'
  | 'coupon_over_limit'
  | 'coupon_blocked'
  | 'changed_meanwhile'

export type CouponAnswer =
  | { ok: true; coupon: CouponRecord; entries: string[] }
  /** `findings`: what blocks it. `current`: the coupon as somebody else left it. */
  | { ok: false; reason: CouponRefusal; findings: Finding[]; current: CouponRecord | null }

/** Who writes, and how far the role may. */
export interface Writer {
  actor: Actor
  grant: Grant
}

const refused = (reason: CouponRefusal, extra: { findings?: Finding[]; current?: CouponRecord } = {}): CouponAnswer => ({
  ok: false,
  reason,
  findings: extra.findings ?? [],
  current: extra.current ?? null,
})

export const couponObject = ({ id, code }: Pick<CouponRecord, 'id' | 'code'>) => ({ kind: 'coupon' as const, id, name: code })

/** Returns why a code cannot be one that a merchant names (D-88), null where it can. */
export function codeRefusal(code: string): CouponRefusal | null {
  return kindOfCode(code) === 'coupon' ? null : 'coupon_code_shape'
}

/** Makes a coupon. `code`: as typed. */
export async function createCoupon(
  { db, clock }: CouponShop,
  { actor, grant }: Writer,
  { code: typed, terms, reason }: { code: string; terms: CouponTerms; reason: string | null },
): Promise<CouponAnswer> {
  const code = canonicalCode(typed)
  const shape = codeRefusal(code)
  if (shape) return refused(shape)
  if (!isWithinGrant(grant, terms)) return refused('coupon_over_limit')
  const now = clock.now()
  return db.transaction(async (tx) => {
    const findings = (await findingsOf(tx, terms, null, now)).filter(isBlocking)
    if (findings.length > 0) return refused('coupon_blocked', { findings })
    const id = uuidv7(now)
    if ((await insertCoupons(tx, [{ ...columnsOf(terms), id, code, created_at: now }])) === 0) return refused('coupon_code_taken')
    const after = loggedCoupon(terms, true)
    const entry = await writeAudit(
      tx,
      actor,
      { action: 'coupon.created', object: couponObject({ id, code }), after, reason },
      now,
    )
    return { ok: true, coupon: (await lockCoupon(tx, { id }))!, entries: [entry] }
  })
}

interface Wish {
  code: string
  /** That the person read. */
  version: string
  reason: string | null
}

/** Writes new terms of a coupon. Nothing is written where they are its own. */
export const changeCoupon = (
  shop: CouponShop,
  { actor, grant }: Writer,
  { code, version, terms, reason }: Wish & { terms: CouponTerms },
) =>
  onCoupon(shop, { code, version }, async (tx, row, now) => {
    if (!isWithinGrant(grant, terms) || !isWithinGrant(grant, termsOf(row))) return refused('coupon_over_limit')
    const findings = (await findingsOf(tx, terms, row, now)).filter(isBlocking)
    if (findings.length > 0) return refused('coupon_blocked', { findings })
    const change = differenceOf(loggedCoupon(termsOf(row), row.valid), loggedCoupon(terms, row.valid))
    if (change === null) return { ok: true, coupon: row, entries: [] }
    await updateCoupon(tx, row.id, columnsOf(terms))
    const entry = await writeAudit(tx, actor, { action: 'coupon.changed', object: couponObject(row), ...change, reason }, now)
    return { ok: true, coupon: (await lockCoupon(tx, { id: row.id }))!, entries: [entry] }
  })

/** Stops a coupon for new uses at once, or lets it go on: orders that have it keep it. */
export const setCouponStopped = (
  shop: CouponShop,
  { actor, grant }: Writer,
  { code, version, isStopped, reason }: Wish & { isStopped: boolean },
) =>
  onCoupon(shop, { code, version }, async (tx, row, now) => {
    if (!isWithinGrant(grant, termsOf(row))) return refused('coupon_over_limit')
    if (row.valid !== isStopped) return { ok: true, coupon: row, entries: [] }
    await updateCoupon(tx, row.id, { valid: !isStopped })
    const act = { action: isStopped ? 'coupon.stopped' : 'coupon.resumed', object: couponObject(row), reason }
    const entry = await writeAudit(tx, actor, { ...act, before: { isStopped: !isStopped }, after: { isStopped } }, now)
    return { ok: true, coupon: { ...row, valid: !isStopped }, entries: [entry] }
  })

/** Does something to a coupon that is as the person saw it. */
function onCoupon(
  { db, clock }: CouponShop,
  { code, version }: Pick<Wish, 'code' | 'version'>,
  act: (tx: Query, row: CouponRecord, now: Date) => Promise<CouponAnswer>,
): Promise<CouponAnswer> {
  return db.transaction(async (tx) => {
    const row = await lockCoupon(tx, { code: canonicalCode(code) })
    if (!row) return refused('coupon_not_found')
    if (couponVersion(row) !== version) return refused('changed_meanwhile', { current: row })
    return act(tx, row, clock.now())
  })
}

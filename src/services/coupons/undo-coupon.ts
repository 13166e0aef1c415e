/** Taking changes of coupons back, while nothing else was changed in what they changed. */
import { canonicalJson, type JsonValue } from '#domain/staff/audit-entry.ts'
import type { Grant } from '#domain/staff/roles.ts'
import { writeAudit, type Actor, type StoredEntry } from '#services/staff/audit.ts'
import type { Undone } from '#services/staff/undo-handler.ts'
import type { Shop } from '#services/shop.ts'
import { deleteUnusedCoupon, findCouponById, lockCoupon, updateCoupon } from '#store/promotions/staff-coupons.ts'
import { columnsOf, fromLogged, isWithinGrant, loggedCoupon, termsOf, type LoggedCoupon } from './coupon-terms.ts'

const UNDONE = ['coupon.created', 'coupon.changed', 'coupon.stopped', 'coupon.resumed']

const recordOf = (value: JsonValue): LoggedCoupon =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}

/** Writes what an entry found before it. A coupon that was made is deleted, unless it was used or belongs to a partnership. */
export async function undoCoupon(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  actor: Actor,
  entry: StoredEntry,
  reason: string | null,
): Promise<Undone> {
  if (!UNDONE.includes(entry.action)) return 'not_undoable'
  const now = clock.now()
  return db.transaction(async (tx) => {
    const row = await lockCoupon(tx, { id: entry.object.id })
    if (!row) return 'changed_since'
    const present = loggedCoupon(termsOf(row), row.valid)
    const [before, after] = [recordOf(entry.before), recordOf(entry.after)]
    const isSame = Object.entries(after).every(([field, value]) => canonicalJson(present[field] ?? null) === canonicalJson(value))
    if (!isSame) return 'changed_since'
    const act = { object: entry.object, reason, undoes: entry.id }
    if (entry.action === 'coupon.created') {
      if (!(await deleteUnusedCoupon(tx, row.id))) return 'changed_since'
      await writeAudit(tx, actor, { ...act, action: 'coupon.deleted', before: present }, now)
      return 'done'
    }
    const { terms, valid } = fromLogged({ ...present, ...before })
    // Uses since then may need the later limit.
    if (terms.maxUses > 0 && terms.maxUses < row.usage) return 'changed_since'
    await updateCoupon(tx, row.id, { ...columnsOf(terms), valid })
    await writeAudit(tx, actor, { ...act, action: 'coupon.changed', before: after, after: before }, now)
    return 'done'
  })
}

/** Returns whether a role with a limit may write what was there before an entry. */
export async function mayUndoCoupon({ db }: Pick<Shop, 'db'>, grant: Grant, entry: StoredEntry): Promise<boolean> {
  const row = await findCouponById(db.query, entry.object.id)
  return (
    row !== undefined &&
    isWithinGrant(grant, fromLogged({ ...loggedCoupon(termsOf(row), row.valid), ...recordOf(entry.before) }).terms)
  )
}

/**
 * Coupon uses and voucher credit of an order (D-27): held with the order, counted when paid, released when it ends. Each happens once; rows are
 * always locked in this order: order, stock rows, coupons, vouchers.
 */
import type { Quoted } from '#services/cart/quote.ts'
import { releaseUses, lockCoupons, moveUses, readUses, takeUses, type CouponUser } from '#store/promotions/coupons.ts'
import type { Query } from '#store/database/db.ts'
import { restoreCredit, movePayments, readPayments, spend, type Payment } from '#store/promotions/vouchers.ts'

/** Another order took the use or credit since the cart was priced; it must be priced again. */
export class PromotionGone extends Error {}

export interface Taken {
  coupons: { couponId: string; amount: number }[]
  vouchers: Payment[]
}

/** Returns what a priced cart takes: a coupon that takes nothing off is not used (D-27). */
export function takenBy({ codes }: Pick<Quoted, 'codes'>): Taken {
  return {
    coupons: codes.flatMap((code) =>
      code.kind === 'coupon' && code.amount > 0 ? { couponId: code.coupon.id, amount: code.amount } : [],
    ),
    vouchers: codes.flatMap((code) =>
      code.kind === 'voucher' && code.amount > 0 ? { voucherId: code.voucher.id, amount: code.amount } : [],
    ),
  }
}

/** Takes a use of each coupon, before the order is written. @throws PromotionGone */
export async function takeCoupons(tx: Query, { coupons }: Taken, user: CouponUser): Promise<void> {
  const ids = coupons.map(({ couponId }) => couponId)
  if (ids.length === 0) return
  await lockCoupons(tx, ids)
  if ((await takeUses(tx, ids, user)).length !== ids.length) throw new PromotionGone()
}

/** Takes the credit, after the order is written. @throws PromotionGone */
export async function takeCredit(tx: Query, orderId: string, { vouchers }: Taken, now: Date): Promise<void> {
  if (vouchers.length > 0 && !(await spend(tx, orderId, vouchers, now))) throw new PromotionGone()
}

/** The order is paid. */
export async function countPromotions(tx: Query, orderId: string): Promise<void> {
  await moveUses(tx, orderId, ['held'], 'counted')
  await movePayments(tx, orderId, ['held'], 'counted')
}

/** Releases the uses of coupons: the codes can be used again. */
export async function releaseCoupons(tx: Query, orderId: string): Promise<void> {
  const coupons = await moveUses(tx, orderId, ['held', 'counted'], 'released')
  if (coupons.length === 0) return
  await lockCoupons(tx, coupons)
  await releaseUses(tx, coupons)
}

/** Releases uses and credit when the order ends. */
export async function releasePromotions(tx: Query, orderId: string, now: Date): Promise<void> {
  await releaseCoupons(tx, orderId)
  const payments = await movePayments(tx, orderId, ['held', 'counted'], 'released')
  if (payments.length > 0) await restoreCredit(tx, orderId, payments, now)
}

/** Takes uses and credit again for an ended order that is paid after all: everything or nothing. Returns whether it could. */
export async function retakePromotions(tx: Query, orderId: string, now: Date): Promise<boolean> {
  const uses = await readUses(tx, orderId)
  const ids = uses.map(({ couponId }) => couponId)
  if (uses[0]) {
    await lockCoupons(tx, ids)
    const taken = await takeUses(tx, ids, uses[0].user)
    if (taken.length !== ids.length) {
      await releaseUses(tx, taken)
      return false
    }
  }
  const payments = await readPayments(tx, orderId)
  if (payments.length > 0 && !(await spend(tx, orderId, payments, now))) {
    await releaseUses(tx, ids)
    return false
  }
  await moveUses(tx, orderId, ['released'], 'counted')
  await movePayments(tx, orderId, ['released'], 'counted')
  return true
}

/** Rewards of the newsletter: one coupon a mailbox, which its keyed hash stands for. */
import type { Query } from '#store/database/db.ts'

export interface RewardCoupon {
  couponId: string
  code: string
  amount: number
  minPurchase: number
  currency: 'RON' | 'EUR' | 'HUF'
  validUntil: Date | null
}

export const findReward = (query: Query, subject: Buffer): Promise<RewardCoupon | undefined> =>
  query
    .selectFrom('newsletter_reward as r')
    .innerJoin('coupon as c', 'c.id', 'r.coupon_id')
    .select(['c.id as couponId', 'c.code', 'c.amount', 'c.min_purchase as minPurchase', 'c.currency', 'c.ends_at as validUntil'])
    .where('r.subject', '=', subject)
    .executeTakeFirst()

export async function insertReward(tx: Query, subject: Buffer, couponId: string, now: Date): Promise<void> {
  await tx.insertInto('newsletter_reward').values({ subject, coupon_id: couponId, given_at: now }).execute()
}

/** Codes that a customer has obtained from partnerships, with what is known of their coupons. */
import { sql } from 'kysely'
import type { Currency } from '#domain/market/market.ts'
import type { CouponType } from '#domain/promotions/coupon.ts'
import type { PartnershipText } from '#domain/promotions/partnership.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

export interface AccountCode {
  code: string
  partner: string
  text: Record<Locale, PartnershipText>
  /** Null for a code of the partner's own shop, of which this shop knows no more. */
  coupon: {
    /** Percent for types 0 and 3, hundredths for type 1. */
    type: Exclude<CouponType, 2>
    amount: number
    /** 0 = no limit. */
    maxAmount: number
    /** 0 = none. */
    minPurchase: number
    currency: Currency
    isStopped: boolean
    isUsed: boolean
  } | null
  validUntil: Date | null
}

/** Returns the codes of a customer, the newest first. A use of an order that waits for its payment counts. */
export async function readAccountCodes(query: Query, customerId: string): Promise<AccountCode[]> {
  const { rows } = await sql<AccountCode>`
    select p.code, s.partner, s.text, c.ends_at as "validUntil", case when c.id is not null then jsonb_build_object(
        'type', c.type, 'amount', c.amount, 'maxAmount', c.max_amount, 'minPurchase', c.min_purchase, 'currency', c.currency,
        'isStopped', not c.valid,
        'isUsed', (c.max_uses > 0 and c.usage >= c.max_uses) or (c.max_uses_per_customer > 0 and (
          select count(*) from coupon_use u where u.coupon_id = c.id and u.customer_id = p.customer_id and u.state <> 'released'
        ) >= c.max_uses_per_customer)) end as coupon
    from partnership_code p
    join partnership s on s.id = p.partnership_id
    left join coupon c on c.id = p.coupon_id
    where p.customer_id = ${customerId}
    order by p.taken_at desc, p.id`.execute(query)
  return rows
}

/** Whether a coupon may start: its terms against the goods, its uses and the other coupons of that time. */
import type { CouponScope } from '#domain/promotions/coupon.ts'
import { judgeCoupon, type CouponTerms, type Finding } from '#domain/promotions/coupon-terms.ts'
import type { Query } from '#store/database/db.ts'
import { readScopeFacts } from '#store/promotions/coupon-goods.ts'
import { readOverlapping, type CouponRecord } from '#store/promotions/staff-coupons.ts'
import { marketOfCurrency, scopeOf } from './coupon-terms.ts'

/** Other coupons that are named. */
const MOST_OTHERS = 100

/** Returns what blocks these terms, and what is worth a look. `row`: the coupon as it is, null for a new one. */
export async function findingsOf(query: Query, terms: CouponTerms, row: CouponRecord | null, now: Date): Promise<Finding[]> {
  const market = marketOfCurrency(terms.currency)
  const scope = await readScopeFacts(query, terms.appliesTo, market.locale, now)
  const from = terms.startsAt !== null && terms.startsAt > now ? terms.startsAt : now
  const time = { id: row?.id ?? null, currency: terms.currency, from, until: terms.endsAt }
  // The better of two best prices wins on a line; only the other types add up.
  const others = terms.type === 3 ? [] : await readOverlapping(query, time, MOST_OTHERS)
  const usage = row?.usage ?? 0
  return judgeCoupon(
    terms,
    {
      scope,
      usage,
      usedIn: row !== null && usage > 0 ? row.currency : null,
      others: others.filter((one) => mayMeet(terms.appliesTo, scopeOf(one))).map(({ code }) => code),
    },
    now,
  )
}

/** Returns whether two scopes can hold the same product, as far as their names tell: brands, products and tags may cross. */
function mayMeet(one: CouponScope, other: CouponScope): boolean {
  if (one.kind === 'order' || other.kind === 'order' || one.kind !== other.kind) return true
  return namesOf(one).some((name) => namesOf(other).includes(name))
}

function namesOf(scope: CouponScope): readonly string[] {
  switch (scope.kind) {
    case 'order':
      return []
    case 'vendors':
      return scope.vendors
    case 'products':
      return scope.products
    case 'tags':
      return scope.tags
  }
}

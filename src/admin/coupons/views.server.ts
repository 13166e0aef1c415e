/** Coupons as the back office answers them. */
import { couponState, type Finding } from '#domain/promotions/coupon-terms.ts'
import { couponVersion, termsOf } from '#services/coupons/coupon-terms.ts'
import type { CouponRecord } from '#services/coupons/find-coupons.ts'
import type { Trial } from '#services/cart/try-cart.ts'
import type { CouponView, FindingView, TermsView, TrialView } from '#admin/schema/promotions/coupons.ts'

type Terms = ReturnType<typeof termsOf>

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

function termsView(terms: Terms): TermsView {
  const { appliesTo: scope } = terms
  return {
    ...terms,
    startsAt: iso(terms.startsAt),
    endsAt: iso(terms.endsAt),
    appliesTo:
      scope.kind === 'vendors'
        ? { kind: scope.kind, vendors: [...scope.vendors] }
        : scope.kind === 'products'
          ? { kind: scope.kind, products: [...scope.products] }
          : scope.kind === 'tags'
            ? { kind: scope.kind, tags: [...scope.tags] }
            : { kind: 'order' },
  }
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** Returns terms as they were sent. */
export const termsFrom = (view: TermsView): Terms => ({
  ...view,
  name: view.name.trim(),
  startsAt: momentOf(view.startsAt),
  endsAt: momentOf(view.endsAt),
})

export function couponView(row: CouponRecord, now: Date): CouponView {
  const terms = termsOf(row)
  return {
    id: row.id,
    code: row.code,
    state: couponState({ ...terms, valid: row.valid, usage: row.usage }, now),
    isStopped: !row.valid,
    version: couponVersion(row),
    terms: termsView(terms),
    usage: row.usage,
    createdAt: row.created_at.toISOString(),
  }
}

export const findingView = ({ code, state, count, codes }: Finding): FindingView => ({ code, state, count, codes: [...codes] })

export function trialView({ cart, lines, before, coupons, unknown }: Trial): TrialView {
  return {
    currency: cart.market.currency,
    lines: lines.map(({ line: { item, qty, unitPrice, discount, total }, coupons: met }) => ({
      item: item.id,
      name: item.name,
      brand: item.brand,
      qty,
      picture: item.picture.src,
      mrp: item.mrp,
      catalogPrice: item.catalogPrice,
      unitPrice,
      discount,
      total,
      coupons: met.map(({ code, amount, why, missing, wouldCost }) => ({ code, amount, why, missing, wouldCost })),
    })),
    adjustments: cart.adjustments.map(({ item, name, reason, max }) => ({ item, name: name ?? '', reason, max })),
    before,
    after: cart.lines.reduce((sum, { total }) => sum + total, 0),
    coupons: coupons.map(({ outcome: { code, state, amount, missing, subtotal, coupon }, checks }) => ({
      code,
      state,
      amount,
      missing,
      subtotal,
      checks,
      minPurchase: coupon.minPurchase,
      usage: coupon.usage,
      maxUses: coupon.maxUses,
      currency: coupon.currency,
    })),
    unknown,
  }
}

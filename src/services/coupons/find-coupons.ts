/** What staff see of coupons: the list, one coupon with its uses, and the goods to choose from. */
import { canonicalCode } from '#domain/promotions/codes.ts'
import type { Locale } from '#domain/market/market.ts'
import type { CouponScope } from '#domain/promotions/coupon.ts'
import { MOST_SCOPE } from '#domain/promotions/coupon-terms.ts'
import type { Shop } from '#services/shop.ts'
import { scopeOf } from './coupon-terms.ts'
import { findAuditEntries, type StoredEntry } from '#store/staff/audit.ts'
import { findGoods, findTrialItems, type ChosenGoods, type TrialItem } from '#store/promotions/coupon-goods.ts'
import {
  countCouponViews,
  findCoupon,
  readCouponUses,
  searchCoupons,
  type CouponRecord,
  type CouponSearch,
  type CouponUses,
  type ListedCoupon,
} from '#store/promotions/staff-coupons.ts'

export type { ChosenGoods, CouponRecord, CouponSearch, CouponUses, ListedCoupon, StoredEntry, TrialItem }

type CouponShop = Pick<Shop, 'db' | 'clock'>

export const COUPON_PAGE = 50
/** Uses and changes that the page of a coupon shows. */
const SHOWN_USES = 20
const SHOWN_CHANGES = 20
/** Rows of a list to choose from. */
const CHOICES = 20

/** Returns a page of coupons, and whether there are more. */
export async function findCoupons(
  { db, clock }: CouponShop,
  search: Omit<CouponSearch, 'most'>,
): Promise<{ coupons: ListedCoupon[]; hasMore: boolean }> {
  const found = await searchCoupons(db.query, { ...search, most: COUPON_PAGE + 1 }, clock.now())
  return { coupons: found.slice(0, COUPON_PAGE), hasMore: found.length > COUPON_PAGE }
}

export const countCoupons = ({ db, clock }: CouponShop) => countCouponViews(db.query, clock.now())

export interface OpenedCoupon {
  coupon: CouponRecord
  uses: CouponUses
  /** Names of what it is for. */
  goods: ChosenGoods[]
  changes: StoredEntry[]
}

/** Returns a coupon by its code, null where there is none. `locale`: of the names of products. */
export async function openCoupon({ db }: Pick<Shop, 'db'>, code: string, locale: Locale): Promise<OpenedCoupon | null> {
  const coupon = await findCoupon(db.query, canonicalCode(code))
  if (!coupon) return null
  const uses = await readCouponUses(db.query, coupon.id, SHOWN_USES)
  const goods = await namesOf({ db }, scopeOf(coupon), locale)
  const changes = await findAuditEntries(db.query, { object: { kind: 'coupon', id: coupon.id }, most: SHOWN_CHANGES })
  return { coupon, uses, goods, changes }
}

/** Returns the names of what a coupon is for. */
export function namesOf({ db }: Pick<Shop, 'db'>, scope: CouponScope, locale: Locale): Promise<ChosenGoods[]> {
  if (scope.kind === 'order') return Promise.resolve([])
  const ids = scope.kind === 'vendors' ? scope.vendors : scope.kind === 'products' ? scope.products : scope.tags
  return findGoods(db.query, scope.kind, { ids }, { locale, most: MOST_SCOPE })
}

/** Returns vendors, products or tags whose names contain words. */
export const chooseGoods = (
  { db }: Pick<Shop, 'db'>,
  kind: 'vendors' | 'products' | 'tags',
  words: string,
  locale: Locale,
): Promise<ChosenGoods[]> => findGoods(db.query, kind, { words }, { locale, most: CHOICES })

/** Returns items for a trial cart of a market. */
export const chooseItems = ({ db, clock }: CouponShop, words: string, market: Locale): Promise<TrialItem[]> =>
  findTrialItems(db.query, words, { market, most: CHOICES, now: clock.now() })

/** Reads everything that the price of a cart depends on in one statement, because a round trip costs more than the query. */
import { sql } from 'kysely'
import type { Coupon } from '#domain/promotions/coupon.ts'
import type { Voucher } from '#domain/promotions/voucher.ts'
import { countedCodes } from '#store/promotions/code-guesses.ts'
import { couponFrom, couponRows, type CouponRow, type CouponUser } from '#store/promotions/coupons.ts'
import type { Query } from '#store/database/db.ts'
import { completeDisplay, NO_DISPLAY, type ItemDisplay } from './item-display.ts'
import { itemRows, pricedFrom, type ItemQuestion, type ItemRow, type Priced } from './products.ts'
import { payingFrom, payingRows, type PayingRow } from '#store/promotions/vouchers.ts'

export interface CartFacts extends Priced {
  coupons: Coupon[]
  vouchers: Voucher[]
  /** Hashes in hexadecimal of the codes that were counted as guesses of the caller before. */
  counted: string[]
}

interface CodeQuestion {
  /** Canonical. */
  codes: readonly string[]
  user: CouponUser
  /** Keyed hash of the caller. */
  caller: Buffer
  /** Of the codes, in hexadecimal. */
  hashes: readonly string[]
}

/** Coupons and vouchers in no order. `display`: names and pictures that need not be read. */
export async function readCartFacts(
  query: Query,
  goods: ItemQuestion,
  asked: CodeQuestion,
  display: ItemDisplay = NO_DISPLAY,
): Promise<CartFacts> {
  const { codes, user, caller, hashes } = asked
  const { rows } = await sql<{ items: ItemRow[]; coupons: CouponRow[]; vouchers: PayingRow[]; counted: string[] }>`
    select (select coalesce(json_agg(i), '[]') from (${itemRows(goods)}) i) as items,
      (select coalesce(json_agg(c), '[]') from (${couponRows(codes, user)}) c) as coupons,
      (select coalesce(json_agg(v), '[]') from (${payingRows(codes)}) v) as vouchers,
      (select coalesce(json_agg(g.hash), '[]') from (${countedCodes(caller, hashes, goods.now)}) g) as counted`.execute(query)
  const { items, coupons, vouchers, counted } = rows[0]!
  const shown = await completeDisplay(query, items, goods.locale, display)
  return { ...pricedFrom(items, shown), coupons: coupons.map(couponFrom), vouchers: vouchers.map(payingFrom), counted }
}

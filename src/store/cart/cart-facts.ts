/** All that the price of a cart depends on, in one statement: each way to the database costs more than what is asked there. */
import { sql } from 'kysely'
import type { Coupon } from '#domain/promotions/coupon.ts'
import type { Voucher } from '#domain/promotions/voucher.ts'
import { missesOf } from '#store/promotions/code-misses.ts'
import { couponFrom, couponRows, type CouponRow, type CouponUser } from '#store/promotions/coupons.ts'
import type { Query } from '#store/database/db.ts'
import { itemRows, pricedFrom, type ItemQuestion, type ItemRow, type Priced } from './products.ts'
import { payingFrom, payingRows, type PayingRow } from '#store/promotions/vouchers.ts'

export interface CartFacts extends Priced {
  coupons: Coupon[]
  vouchers: Voucher[]
  /** Different wrong codes that the client has tried since. */
  misses: number
}

interface CodeQuestion {
  /** Canonical. */
  codes: readonly string[]
  user: CouponUser
  client: string
  since: Date
}

/** Coupons and vouchers in no order. */
export async function readCartFacts(query: Query, goods: ItemQuestion, asked: CodeQuestion): Promise<CartFacts> {
  const { codes, user, client, since } = asked
  const { rows } = await sql<{ items: ItemRow[]; coupons: CouponRow[]; vouchers: PayingRow[]; misses: number }>`
    select (select coalesce(json_agg(i), '[]') from (${itemRows(goods)}) i) as items,
      (select coalesce(json_agg(c), '[]') from (${couponRows(codes, user)}) c) as coupons,
      (select coalesce(json_agg(v), '[]') from (${payingRows(codes)}) v) as vouchers,
      (${missesOf(client, since)}) as misses`.execute(query)
  const { items, coupons, vouchers, misses } = rows[0]!
  return { ...pricedFrom(items), coupons: coupons.map(couponFrom), vouchers: vouchers.map(payingFrom), misses }
}

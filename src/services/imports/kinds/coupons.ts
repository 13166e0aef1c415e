/** Coupons: a row for a code. */
import { amountCell, amountOf, listCell, listOf, yesNo } from '#domain/imports/cell.ts'
import { columnsOf } from '#domain/imports/columns.ts'
import type { Cells } from '#domain/imports/import-kind.ts'
import type { Currency } from '#domain/market/market.ts'
import { canonicalCode, kindOfCode } from '#domain/promotions/codes.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { putCoupons, readCouponRecords, type CouponRecord } from '#store/imports/row-records.ts'
import { rowKind } from './row-kind.ts'

const TYPES = { percent: 0, amount: 1, best: 3 } as const
const MOST_PERCENT = 100
const LISTS = ['vendors', 'products', 'tags'] as const
const typeCell = (type: number): string => Object.entries(TYPES).find(([, number]) => number === type)?.[0] ?? 'percent'

/** An amount of a percentage is its whole number. */
const isPercent = (type: string): boolean => type !== 'amount'

export const couponFields = (coupon: CouponRecord): Cells => {
  const type = typeCell(coupon.type)
  const scope = coupon.applies_to ?? 'order'
  return {
    type,
    amount: amountCell(isPercent(type) ? coupon.amount * 100 : coupon.amount),
    currency: coupon.currency,
    valid: yesNo(coupon.valid),
    min_purchase: amountCell(coupon.min_purchase),
    max_amount: amountCell(coupon.max_amount),
    starts_at: coupon.starts_at?.toISOString() ?? '',
    ends_at: coupon.ends_at?.toISOString() ?? '',
    max_uses: String(coupon.max_uses),
    max_uses_per_customer: String(coupon.max_uses_per_customer),
    signed_in_only: yesNo(coupon.customer_is_logged_in),
    advertised: yesNo(coupon.advertised),
    applies_to: scope,
    applies_to_list: scope === 'order' ? '' : listCell(coupon[scope]),
    campaign: coupon.campaign,
  }
}

function couponOf(code: string, all: Cells, before: CouponRecord | undefined, now: Date): Omit<CouponRecord, 'usage'> {
  const cell = (name: string): string => all[name] ?? ''
  const moment = (name: string): Date | null => (cell(name) === '' ? null : new Date(cell(name)))
  const amount = amountOf(cell('amount')) ?? 0
  const scope = LISTS.find((one) => one === cell('applies_to')) ?? null
  const list = (name: (typeof LISTS)[number]): string[] => (scope === name ? listOf(cell('applies_to_list')) : [])
  return {
    id: before?.id ?? uuidv7(now),
    code,
    campaign: cell('campaign'),
    valid: cell('valid') !== 'no',
    type: TYPES[cell('type') as keyof typeof TYPES],
    amount: isPercent(cell('type')) ? amount / 100 : amount,
    max_amount: amountOf(cell('max_amount')) ?? 0,
    min_purchase: amountOf(cell('min_purchase')) ?? 0,
    currency: cell('currency') as Currency,
    starts_at: moment('starts_at'),
    ends_at: moment('ends_at'),
    max_uses: Number(cell('max_uses') || 0),
    max_uses_per_customer: Number(cell('max_uses_per_customer') || 0),
    customer_is_logged_in: cell('signed_in_only') === 'yes',
    advertised: cell('advertised') === 'yes',
    applies_to: scope,
    vendors: list('vendors'),
    products: list('products'),
    tags: list('tags'),
    series_id: before?.series_id ?? null,
    created_at: before?.created_at ?? now,
  }
}

export const coupons = rowKind({
  columns: columnsOf('coupons', []),
  identity: ['code'],
  keyOf: ({ code = '' }) => canonicalCode(code),
  defaults: { valid: 'yes', applies_to: 'order' },
  makes: true,
  check(all, refuse, known) {
    const code = canonicalCode(all['code'] ?? '')
    // Codes of a series are drawn: those that are there may be changed.
    if (!known && kindOfCode(code) !== 'coupon') refuse('code', 'refused', code)
    const amount = amountOf(all['amount'] ?? '') ?? 0
    if (isPercent(all['type'] ?? '') && (amount % 100 !== 0 || amount < 100 || amount > MOST_PERCENT * 100))
      refuse('amount', 'refused', '1–100 %')
    if (!isPercent(all['type'] ?? '') && amount <= 0) refuse('amount', 'empty')
    const [starts = '', ends = ''] = [all['starts_at'], all['ends_at']]
    if (starts !== '' && ends !== '' && starts > ends) refuse('ends_at', 'refused', 'ends before it begins')
    for (const name of ['max_uses', 'max_uses_per_customer'])
      if ((all[name] ?? '').startsWith('-')) refuse(name, 'not_a_number', all[name])
  },
  async read(query, keys) {
    return new Map((await readCouponRecords(query, keys)).map((one) => [one.code, couponFields(one)]))
  },
  async write(changes, { tx, now }) {
    const known = new Map(
      (
        await readCouponRecords(
          tx,
          changes.map(({ key }) => key),
        )
      ).map((one) => [one.code, one]),
    )
    await putCoupons(
      tx,
      changes.map(({ key, fields }) => {
        const before = known.get(key)
        return couponOf(key, { ...(before && couponFields(before)), ...fields }, before, now)
      }),
    )
  },
  /** Orders may have used them: nobody else will. */
  async remove(keys, { tx, now }) {
    const known = await readCouponRecords(tx, keys)
    await putCoupons(
      tx,
      known.map((one) => couponOf(one.code, { ...couponFields(one), valid: 'no' }, one, now)),
    )
  },
})

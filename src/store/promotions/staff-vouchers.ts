/** Gift vouchers as staff look for them. */
import { sql, type RawBuilder } from 'kysely'
import type { Currency } from '#domain/market/market.ts'
import type { VoucherView } from '#domain/promotions/voucher.ts'
import type { Query } from '#store/database/db.ts'
import type { VoucherRow } from './vouchers.ts'

function viewed(view: VoucherView, now: Date): RawBuilder<unknown> {
  const isOver = sql`(v.valid_until < ${now}) is true`
  switch (view) {
    case 'active':
      return sql`v.stopped_at is null and v.balance > 0 and not ${isOver}`
    case 'used':
      return sql`v.stopped_at is null and v.balance = 0`
    case 'expired':
      return sql`v.stopped_at is null and v.balance > 0 and ${isOver}`
    case 'stopped':
      return sql`v.stopped_at is not null`
    case 'all':
      return sql`true`
  }
}

export interface VoucherSearch {
  view: VoucherView
  /** The last four letters of a code, words of whom it is for, or the number of the order that bought it. */
  words?: string
  /** Vouchers issued before this one. */
  before: string | null
  most: number
}

/** Returns vouchers, the newest first. */
export async function searchVouchers(
  query: Query,
  { view, words, before, most }: VoucherSearch,
  now: Date,
): Promise<VoucherRow[]> {
  const letters = words?.toUpperCase() ?? ''
  const like = `%${(words ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<VoucherRow>`
    select v.* from voucher v
    where ${viewed(view, now)} and ${before === null ? sql`true` : sql`v.id < ${before}::uuid`}
      and ${
        words === undefined
          ? sql`true`
          : sql`(right(v.code, 4) = ${letters} or v.name ilike ${like} or v.order_line_id in (
              select l.id from order_line l join "order" o on o.id = l.order_id where o.number = ${letters} and l.kind = 'voucher'))`
      }
    order by v.id desc limit ${most}`.execute(query)
  return rows
}

/** Returns the credit that can still be spent, in each currency apart. */
export async function sumCredit(query: Query, now: Date): Promise<{ currency: Currency; credit: number }[]> {
  const { rows } = await sql<{ currency: Currency; credit: number }>`
    select v.currency, sum(v.balance)::bigint as credit from voucher v
    where ${viewed('active', now)} group by v.currency order by v.currency`.execute(query)
  return rows
}

/** Returns the order that bought a voucher, and when its mail was written last; null where there is none. */
export async function readVoucherOrigin(query: Query, id: string): Promise<{ order: string | null; mailedAt: Date | null }> {
  const { rows } = await sql<{ order: string | null; mailedAt: Date | null }>`
    select (select o.number from voucher v join order_line l on l.id = v.order_line_id join "order" o on o.id = l.order_id where v.id = ${id}) as order,
      (select max(m.created_at) from mail m where m.key = ${`voucher:${id}`} or m.key like ${`voucher:${id}:%`}) as "mailedAt"`.execute(
    query,
  )
  return rows[0]!
}

export const setValidUntil = async (tx: Query, id: string, validUntil: Date | null): Promise<void> => {
  await tx.updateTable('voucher').set({ valid_until: validUntil }).where('id', '=', id).execute()
}

/** Lets a stopped voucher be spent again. */
export const resumeVoucher = async (tx: Query, id: string): Promise<void> => {
  await tx.updateTable('voucher').set({ stopped_at: null }).where('id', '=', id).execute()
}

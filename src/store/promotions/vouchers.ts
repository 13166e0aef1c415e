/** Gift vouchers and their ledger (D-29), which is append-only; the database checks its sum. */
import { sql, type Insertable, type RawBuilder, type Selectable } from 'kysely'
import type { Gift } from '#domain/promotions/gift.ts'
import type { Currency, Locale } from '#domain/market/market.ts'
import type { Voucher } from '#domain/promotions/voucher.ts'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'
import { uuidv7 } from '#store/database/uuid.ts'

export type VoucherRow = Selectable<Tables['voucher']>

/** A voucher as read from JSON. */
export interface PayingRow extends Pick<VoucherRow, 'id' | 'code' | 'currency' | 'balance'> {
  valid_until: string | null
  stopped: boolean
}

/** Returns the vouchers of these canonical codes, in no order. */
export const payingRows = (codes: readonly string[]): RawBuilder<PayingRow> => sql`
  select id, code, currency, balance, valid_until, stopped_at is not null as stopped from voucher where code = any(${codes}::text[])`

export const payingFrom = (row: PayingRow): Voucher => ({
  id: row.id,
  code: row.code,
  currency: row.currency,
  balance: row.balance,
  validUntil: row.valid_until === null ? null : new Date(row.valid_until),
  isStopped: row.stopped,
})

export const findVoucherByToken = (query: Query, tokenHash: Buffer): Promise<VoucherRow | undefined> =>
  query.selectFrom('voucher').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

export const findVoucherByCode = (query: Query, code: string): Promise<VoucherRow | undefined> =>
  query.selectFrom('voucher').selectAll().where('code', '=', code).executeTakeFirst()

export const findVoucher = (query: Query, id: string): Promise<VoucherRow | undefined> =>
  query.selectFrom('voucher').selectAll().where('id', '=', id).executeTakeFirst()

export interface Payment {
  voucherId: string
  amount: number
}

/**
 * Takes what an order needs from its vouchers, which are locked in the order of their ids: from all of them, or from none when one has not that
 * much left or has been stopped. Returns whether it did.
 */
export async function spend(tx: Query, orderId: string, payments: readonly Payment[], now: Date): Promise<boolean> {
  const held = new Map((await lockVouchers(tx, payments)).map((row) => [row.id, row]))
  const canPay = payments.every(({ voucherId, amount }) => {
    const voucher = held.get(voucherId)
    return voucher !== undefined && voucher.stopped_at === null && voucher.balance >= amount
  })
  if (!canPay) return false
  const { rows } = await sql`
    update voucher v set balance = v.balance - p.amount
    from unnest(${payments.map(({ voucherId }) => voucherId)}::uuid[], ${payments.map(({ amount }) => amount)}::integer[]) as p(id, amount)
    where v.id = p.id and v.balance >= p.amount and v.stopped_at is null
    returning v.id`.execute(tx)
  if (rows.length !== payments.length) throw new Error(`${rows.length} of ${payments.length} vouchers paid`)
  await book(tx, 'spent', payments, orderId, now)
  return true
}

/** Returns an order's credit to its vouchers, also to stopped ones. */
export async function restoreCredit(tx: Query, orderId: string, payments: readonly Payment[], now: Date): Promise<void> {
  await lockVouchers(tx, payments)
  await sql`
    update voucher v set balance = v.balance + p.amount
    from unnest(${payments.map(({ voucherId }) => voucherId)}::uuid[], ${payments.map(({ amount }) => amount)}::integer[]) as p(id, amount)
    where v.id = p.id`.execute(tx)
  await book(tx, 'returned', payments, orderId, now)
}

async function lockVouchers(tx: Query, payments: readonly Pick<Payment, 'voucherId'>[]): Promise<VoucherRow[]> {
  const ids = payments.map(({ voucherId }) => voucherId)
  const { rows } =
    await sql<VoucherRow>`select * from voucher where id = any(${ids}::uuid[]) order by id for no key update`.execute(tx)
  return rows
}

async function book(
  tx: Query,
  kind: 'spent' | 'returned',
  payments: readonly Payment[],
  orderId: string,
  now: Date,
): Promise<void> {
  const sign = kind === 'spent' ? -1 : 1
  await tx
    .insertInto('voucher_ledger')
    .values(
      payments.map(({ voucherId, amount }) => ({
        id: uuidv7(now),
        voucher_id: voucherId,
        at: now,
        kind,
        amount: sign * amount,
        order_id: orderId,
      })),
    )
    .execute()
}

/** Changes the state of an order's voucher payments. Returns the changed payments; repeating it returns none. */
export async function movePayments(
  tx: Query,
  orderId: string,
  from: readonly ('held' | 'counted' | 'released')[],
  to: 'held' | 'counted' | 'released',
): Promise<Payment[]> {
  const rows = await tx
    .updateTable('voucher_use')
    .set({ state: to })
    .where('order_id', '=', orderId)
    .where('state', 'in', from)
    .returning(['voucher_id', 'amount'])
    .execute()
  return rows.map((row) => ({ voucherId: row.voucher_id, amount: row.amount }))
}

export const readPayments = async (tx: Query, orderId: string): Promise<Payment[]> => {
  const rows = await tx.selectFrom('voucher_use').selectAll().where('order_id', '=', orderId).execute()
  return rows.map((row) => ({ voucherId: row.voucher_id, amount: row.amount }))
}

export type NewVoucher = Omit<Insertable<Tables['voucher']>, 'balance'>

/** Issues vouchers with all their credit. */
export async function insertVouchers(tx: Query, vouchers: readonly NewVoucher[], now: Date): Promise<void> {
  if (vouchers.length === 0) return
  await tx
    .insertInto('voucher')
    .values(vouchers.map((voucher) => ({ ...voucher, balance: voucher.amount })))
    .execute()
  await tx
    .insertInto('voucher_ledger')
    .values(vouchers.map(({ id, amount }) => ({ id: uuidv7(now), voucher_id: id, at: now, kind: 'issued' as const, amount })))
    .execute()
}

/** Vouchers that an order bought, held for this transaction. */
export async function lockBought(tx: Query, orderId: string): Promise<VoucherRow[]> {
  const { rows } = await sql<VoucherRow>`
    select v.* from voucher v join order_line l on l.id = v.order_line_id
    where l.order_id = ${orderId} order by v.id for no key update of v`.execute(tx)
  return rows
}

/** Returns whether an order bought vouchers and nothing else. */
export async function hasOnlyVouchers(tx: Query, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ kinds: string[] }>`
    select coalesce(array_agg(distinct kind), '{}') as kinds from order_line
    where order_id = ${orderId} and kind <> 'transport'`.execute(tx)
  return rows[0]!.kinds.join() === 'voucher'
}

/** Returns the order that a voucher was bought with, null for one that the shop gave. */
export async function findOrderOfVoucher(query: Query, voucherId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select l.order_id as id from voucher v join order_line l on l.id = v.order_line_id where v.id = ${voucherId}`.execute(query)
  return rows[0]?.id ?? null
}

/** Returns whether a voucher of an order still waits for its mail. */
export async function hasUnsentVoucher(tx: Query, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select v.id from voucher v join order_line l on l.id = v.order_line_id
    where l.order_id = ${orderId} and v.recipient is not null and v.stopped_at is null
      and not exists (select from mail m where m.key = 'voucher:' || v.id) limit 1`.execute(tx)
  return rows.length > 0
}

export interface BoughtLine {
  id: string
  qty: number
  /** Face value: vouchers are never reduced. */
  amount: number
  gift: Gift | null
  image: string
  tint: string
  market: Locale
  currency: Currency
  /** The buyer's. */
  email: string
}

/** Lines of an order that buy vouchers. */
export async function readBoughtLines(tx: Query, orderId: string): Promise<BoughtLine[]> {
  const rows = await tx
    .selectFrom('order_line as l')
    .innerJoin('order as o', 'o.id', 'l.order_id')
    .leftJoin('product_picture as p', (join) =>
      join.onRef('p.product_id', '=', 'l.product_id').onRef('p.address', '=', 'l.image'),
    )
    .distinctOn('l.position')
    .select(({ fn, val }) => [
      'l.id',
      'l.quantity',
      'l.price',
      'l.gift',
      'l.image',
      fn.coalesce('p.tint', val('oat')).as('tint'),
      'o.market',
      'o.currency',
      'o.email',
    ])
    .where('l.order_id', '=', orderId)
    .where('l.kind', '=', 'voucher')
    .orderBy('l.position')
    .execute()
  return rows.map(({ quantity, price, gift, ...row }) => ({ ...row, qty: quantity, amount: price, gift: gift as Gift | null }))
}

/** What an order has besides its goods; most have neither. */
export interface OrderExtras {
  /** Whether it uses a coupon or credit of a voucher. */
  usesPromotions: boolean
  buysVouchers: boolean
  /** Whether the box of the newsletter was ticked. */
  wantsNewsletter: boolean
}

export async function readOrderExtras(tx: Query, orderId: string): Promise<OrderExtras> {
  const { rows } = await sql<OrderExtras>`
    select exists (select from coupon_use where order_id = ${orderId}) or exists (select from voucher_use where order_id = ${orderId})
        as "usesPromotions",
      exists (select from order_line where order_id = ${orderId} and kind = 'voucher') as "buysVouchers",
      (select newsletter from "order" where id = ${orderId}) as "wantsNewsletter"`.execute(tx)
  return rows[0]!
}

export async function stopVouchers(query: Query, ids: readonly string[], now: Date): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await query
    .updateTable('voucher')
    .set({ stopped_at: now })
    .where('id', 'in', [...ids])
    .where('stopped_at', 'is', null)
    .returning('id')
    .execute()
  return rows.length
}

/** Returns the newest vouchers first. */
export const listVouchers = (query: Query): Promise<VoucherRow[]> =>
  query.selectFrom('voucher').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(1000).execute()

/** Returns a voucher, held for this transaction; undefined when there is none. */
export const lockVoucher = async (tx: Query, id: string): Promise<VoucherRow | undefined> =>
  (await lockVouchers(tx, [{ voucherId: id }]))[0]

/** Returns every movement of its credit, with the order it belongs to. */
export const readLedger = (query: Query, voucherId: string) =>
  query
    .selectFrom('voucher_ledger as l')
    .leftJoin('order as o', 'o.id', 'l.order_id')
    .select(['l.at', 'l.kind', 'l.amount', 'o.number'])
    .where('l.voucher_id', '=', voucherId)
    .orderBy('l.at')
    .orderBy('l.id')
    .execute()

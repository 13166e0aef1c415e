/** Staff give vouchers, let them be valid longer, send them again, and take changes back (D-29). */
import { isEmail, MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { endOfDay } from '#domain/market/market-day.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import type { Grant } from '#domain/staff/roles.ts'
import { writeAudit, type Actor, type StoredEntry } from '#services/staff/audit.ts'
import type { Undone } from '#services/staff/undo-handler.ts'
import type { Shop } from '#services/shop.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { insertVouchers, lockVoucher, type VoucherRow } from '#store/promotions/vouchers.ts'
import { resumeVoucher, setValidUntil } from '#store/promotions/staff-vouchers.ts'
import { isWithin, voucherObject, type VoucherStopRefusal } from './staff-vouchers.ts'
import { newVoucher, validUntil, voucherMailAgain, voucherMailJob } from './vouchers.ts'

type VoucherShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>

export type VoucherRefusal =
  | VoucherStopRefusal
  | 'voucher_recipient_missing'
  | 'voucher_amount'
  | 'voucher_day_past'
  | 'voucher_no_recipient'
  | 'changed_meanwhile'

export interface VoucherWish {
  market: Locale
  amount: number
  recipient: string
  name: string
  message: string
  /** ISO day of the market; null for the validity of a bought one. */
  until: string | null
  reason: string
}

export interface VoucherWriter {
  actor: Actor
  grant: Grant
}

/** Issues a voucher by hand: its code goes to the recipient by mail, and to nobody else. */
export async function giveVoucher(
  { db, clock, tokens, jobSignal }: VoucherShop,
  { actor, grant }: VoucherWriter,
  { market, amount, recipient: typed, name, message, until, reason }: VoucherWish,
): Promise<{ id: string; entry: string } | VoucherRefusal> {
  const { currency } = MARKETS[market]
  const recipient = typed.trim().normalize('NFC')
  const now = clock.now()
  const end = until === null ? validUntil(now) : endOfDay(MARKETS[market], until)
  if (reason.trim() === '') return 'voucher_reason_missing'
  if (!isEmail(recipient) || recipient.length > MAX_EMAIL_LENGTH) return 'voucher_recipient_missing'
  if (amount % smallestStep(currency) !== 0) return 'voucher_amount'
  if (end <= now) return 'voucher_day_past'
  if (!isWithin(grant, { balance: amount, currency })) return 'voucher_over_limit'
  const wish = { market, amount, currency, validUntil: end, recipient, name: name.trim(), message: message.trim() }
  const voucher = newVoucher(tokens, wish, now)
  const { id } = voucher
  const entry = await db.transaction(async (tx) => {
    await insertVouchers(tx, [voucher], now)
    await enqueue(tx, voucherMailJob(id, now))
    const after = { amount, currency, validUntil: end.toISOString() }
    return writeAudit(
      tx,
      actor,
      { action: 'voucher.issued', object: voucherObject({ id, code: voucher.code }), after, reason: reason.trim() },
      now,
    )
  })
  jobSignal.wake()
  return { id, entry }
}

/** Returns the version of what staff can change of a voucher. */
export const voucherVersion = ({
  valid_until: until,
  stopped_at: stopped,
}: Pick<VoucherRow, 'valid_until' | 'stopped_at'>): string =>
  `${until?.getTime() ?? 'none'}-${stopped === null ? 'open' : 'stopped'}`

/** Lets a voucher be valid until the end of a later day of its market. */
export async function prolongVoucher(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  { actor, grant }: VoucherWriter,
  { id, version, until, reason }: { id: string; version: string; until: string; reason: string },
): Promise<{ entry: string } | VoucherRefusal> {
  if (reason.trim() === '') return 'voucher_reason_missing'
  const now = clock.now()
  return db.transaction(async (tx) => {
    const voucher = await lockVoucher(tx, id)
    if (!voucher) return 'voucher_not_found'
    if (voucherVersion(voucher) !== version) return 'changed_meanwhile'
    if (voucher.stopped_at !== null) return 'voucher_stopped_already'
    const end = endOfDay(MARKETS[voucher.market], until)
    if (end <= now || voucher.valid_until === null || end <= voucher.valid_until) return 'voucher_day_past'
    if (!isWithin(grant, voucher)) return 'voucher_over_limit'
    await setValidUntil(tx, id, end)
    const change = { before: { validUntil: voucher.valid_until.toISOString() }, after: { validUntil: end.toISOString() } }
    const act = { action: 'voucher.prolonged', object: voucherObject(voucher), ...change, reason: reason.trim() }
    return { entry: await writeAudit(tx, actor, act, now) }
  })
}

/** Mails a voucher to its recipient once more. */
export async function sendVoucherAgain(
  { db, clock, jobSignal }: VoucherShop,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<{ entry: string } | VoucherRefusal> {
  if (reason.trim() === '') return 'voucher_reason_missing'
  const now = clock.now()
  const answer = await db.transaction(async (tx) => {
    const voucher = await lockVoucher(tx, id)
    if (!voucher) return 'voucher_not_found'
    if (voucher.stopped_at !== null) return 'voucher_stopped_already'
    if (voucher.recipient === null) return 'voucher_no_recipient'
    await enqueue(tx, voucherMailAgain(id, now))
    const act = { action: 'voucher.sent_again', object: voucherObject(voucher), reason: reason.trim() }
    return { entry: await writeAudit(tx, actor, act, now) }
  })
  jobSignal.wake()
  return answer
}

/** Takes a stop or a longer validity back, while the voucher is as it left it. */
export async function undoVoucher(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  actor: Actor,
  entry: StoredEntry,
  reason: string | null,
): Promise<Undone> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const voucher = await lockVoucher(tx, entry.object.id)
    if (!voucher) return 'changed_since'
    const act = { object: entry.object, before: entry.after, after: entry.before, reason, undoes: entry.id }
    if (entry.action === 'voucher.stopped') {
      if (voucher.stopped_at === null) return 'changed_since'
      await resumeVoucher(tx, voucher.id)
      await writeAudit(tx, actor, { ...act, action: 'voucher.resumed' }, now)
      return 'done'
    }
    const [before, after] = [momentIn(entry.before), momentIn(entry.after)]
    if (entry.action !== 'voucher.prolonged' || before === null) return 'not_undoable'
    if (voucher.valid_until?.toISOString() !== after?.toISOString()) return 'changed_since'
    await setValidUntil(tx, voucher.id, before)
    await writeAudit(tx, actor, { ...act, action: 'voucher.shortened' }, now)
    return 'done'
  })
}

function momentIn(value: StoredEntry['before']): Date | null {
  const text = value !== null && typeof value === 'object' && !Array.isArray(value) ? value.validUntil : null
  return typeof text === 'string' ? new Date(text) : null
}

/** Returns whether a role with a limit may take an entry about a voucher back. */
export async function mayUndoVoucher({ db }: Pick<Shop, 'db'>, grant: Grant, entry: StoredEntry): Promise<boolean> {
  const voucher = await db.transaction((tx) => lockVoucher(tx, entry.object.id))
  return voucher !== undefined && isWithin(grant, voucher)
}

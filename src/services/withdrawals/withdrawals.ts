/** Withdrawals from the contract (D-50): typed, read once more, confirmed. They are recorded whatever they name (LAW-3). */
import { createHash } from 'node:crypto'
import { secondsUntil, WITHDRAWAL_LIMITS } from '#domain/checkout/limits.ts'
import { emailKey, normalisedEmail } from '#domain/customers/email.ts'
import {
  declarationFaults,
  withdrawalDeadline,
  type WithdrawalDraft,
  type WithdrawalException,
} from '#domain/withdrawals/withdrawal.ts'
import { attemptOf } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { Query } from '#store/database/db.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { countAtOnce } from '#store/orders/attempt-counts.ts'
import { readOrder, type OrderRecord } from '#store/orders/orders.ts'
import { findFollowed } from '#store/orders/tracking.ts'
import {
  findDraft,
  findWithdrawals,
  insertDraft,
  insertWithdrawal,
  readExceptions,
  lastDelivery,
  takeDraft,
  type Withdrawal,
} from '#store/withdrawals/withdrawals.ts'

type WithdrawalShop = Pick<Shop, 'db' | 'clock' | 'tokens'>

interface TooMany {
  kind: 'too many'
  /** Seconds. */
  retryAfter: number
}

/** An order whose lines can be chosen, with those that have a limited right. */
export type OfferedOrder = OrderRecord & { exceptions: ReadonlyMap<number, WithdrawalException> }

/** What a token in the address stands for. */
export type Opened =
  | { kind: 'order'; order: OfferedOrder; deadline: Date | null }
  | { kind: 'draft'; draft: WithdrawalDraft; order: OfferedOrder | null }
  | { kind: 'declared'; withdrawal: Withdrawal }
  | null

export async function openWithdrawal({ db, tokens }: WithdrawalShop, token: string): Promise<Opened> {
  const tokenHash = tokens.hash(token)
  const draft = await findDraft(db.query, tokenHash)
  if (draft)
    return { kind: 'draft', draft, order: draft.orderId === null ? null : await offered(db.query, { id: draft.orderId }) }
  const [withdrawal] = await findWithdrawals(db.query, { tokenHash })
  if (withdrawal) return { kind: 'declared', withdrawal }
  const order = await offered(db.query, { tokenHash })
  return order && { kind: 'order', order, deadline: await deadlineOf(db.query, order) }
}

async function offered(query: Query, by: Parameters<typeof readOrder>[1]): Promise<OfferedOrder | null> {
  const order = await readOrder(query, by)
  return order && { ...order, exceptions: await readExceptions(query, order.id) }
}

async function deadlineOf(query: Query, { id, market }: Pick<OrderRecord, 'id' | 'market'>): Promise<Date | null> {
  const delivered = await lastDelivery(query, id)
  return delivered && withdrawalDeadline(delivered, market)
}

/** Stores what was typed, until it is confirmed. Returns the token of its page. */
export async function draftWithdrawal(
  { db, clock, tokens }: WithdrawalShop,
  content: WithdrawalDraft,
  ip: string,
): Promise<{ kind: 'draft'; token: string } | TooMany> {
  const now = clock.now()
  const limit = WITHDRAWAL_LIMITS.typed
  const attempt = attemptOf(tokens, { scope: 'withdrawal_typed', purpose: 'caller', value: ip, limit }, now)
  const reached = await countAtOnce(db.query, [attempt], now)
  if (reached) return { kind: 'too many', retryAfter: secondsUntil(reached.until, now) }
  const id = uuidv7(now)
  const token = tokens.withdrawalToken(id)
  await insertDraft(db.query, { id, tokenHash: tokens.hash(token), content }, now)
  return { kind: 'draft', token }
}

/**
 * Records a declaration, and in the same transaction the job of its receipt. A second time it changes nothing. `unknown`: no draft of
 * this token, or one with faults.
 */
export async function confirmWithdrawal(
  { db, clock, tokens, jobSignal }: WithdrawalShop & Pick<Shop, 'jobSignal'>,
  token: string,
  ip: string,
): Promise<{ kind: 'declared' } | { kind: 'unknown' } | TooMany> {
  const opened = await openWithdrawal({ db, clock, tokens }, token)
  if (opened?.kind === 'declared') return { kind: 'declared' }
  if (opened?.kind !== 'draft' || declarationFaults(opened.draft).length > 0) return { kind: 'unknown' }
  const now = clock.now()
  const { confirmed, email } = WITHDRAWAL_LIMITS
  const address = normalisedEmail(opened.draft.email)
  const attempts = [
    attemptOf(tokens, { scope: 'withdrawal', purpose: 'caller', value: ip, limit: confirmed }, now),
    attemptOf(tokens, { scope: 'withdrawal_email', purpose: 'email', value: address, limit: email }, now),
  ]
  const reached = await countAtOnce(db.query, attempts, now)
  if (reached) return { kind: 'too many', retryAfter: secondsUntil(reached.until, now) }
  await db.transaction(async (tx) => {
    const tokenHash = tokens.hash(token)
    const taken = await takeDraft(tx, tokenHash)
    // The other call of a double click has recorded it.
    if (!taken) return
    const { id, content: draft } = taken
    const order = await matchedOrder(tx, draft)
    const deadline = order && (await deadlineOf(tx, order))
    await insertWithdrawal(tx, {
      id,
      tokenHash,
      number: tokens.withdrawalNumber(id),
      locale: draft.locale,
      statement: draft.statement,
      statementHash: createHash('sha256').update(draft.statement).digest(),
      reference: draft.reference,
      name: draft.name,
      email: draft.email,
      orderId: order?.id ?? null,
      lines: draft.lines,
      declaredAt: now,
      isLate: deadline !== null && now > deadline,
    })
    await enqueue(tx, { kind: 'withdrawal.mail', payload: { withdrawalId: id }, runAt: now })
  })
  jobSignal.wake()
  return { kind: 'declared' }
}

/** Returns the order that a declaration came from, or that has its number and its address; null where the merchant must find it. */
async function matchedOrder(tx: Query, draft: WithdrawalDraft): Promise<Pick<OrderRecord, 'id' | 'market'> | null> {
  if (draft.orderId !== null) return readOrder(tx, { id: draft.orderId })
  const found = await findFollowed(tx, { number: draft.reference.toUpperCase() })
  if (!found || found.email === '' || emailKey(found.email) !== emailKey(draft.email)) return null
  return readOrder(tx, { id: found.id })
}

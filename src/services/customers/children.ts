/** Children of a signed-in customer (SPEC-5, LAW-51): shown to their customer alone, deleted at once. */
import { tidyText } from '#domain/customers/free-text.ts'
import { MAX_CHILDREN } from '#domain/customers/account-limits.ts'
import { childProblems, type ChildProblem, type TypedChild } from '#domain/customers/child.ts'
import { textFault, type TextFault } from '#domain/customers/free-text.ts'
import { childrenDue, childrenEnd } from '#domain/customers/retention.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { MARKETS } from '#domain/market/market.ts'
import type { Shop } from '#services/shop.ts'
import {
  deleteChild,
  deleteDueChildren,
  insertChild,
  readChildren,
  takeCustomersToTell,
  updateChild,
  type Child,
} from '#store/customers/children.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import { isUuid, uuidv7 } from '#store/database/uuid.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { customerMailJob } from './customer-mails.ts'
import type { SignedIn } from './sessions.ts'

export type { Child }

type ChildShop = Pick<Shop, 'db' | 'clock'>
type Owner = Pick<SignedIn, 'id' | 'market'>

export type ChildRefusal =
  | { ok: false; reason: 'validation_failed'; fields: Partial<Record<keyof TypedChild, ChildProblem | TextFault>> }
  | { ok: false; reason: 'too_many_children' | 'child_not_found' }

export const listChildren = ({ db }: Pick<Shop, 'db'>, customerId: string): Promise<Child[]> => readChildren(db.query, customerId)

export async function addChild(
  { db, clock }: ChildShop,
  { id: customerId, market }: Owner,
  typed: TypedChild,
): Promise<{ ok: true; child: Child } | ChildRefusal> {
  const now = clock.now()
  const checked = checkedChild(typed, market, now)
  if ('reason' in checked) return checked
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId)
    if ((await readChildren(tx, customerId)).length >= MAX_CHILDREN) return { ok: false, reason: 'too_many_children' }
    const child = { id: uuidv7(now), ...checked }
    await insertChild(tx, { customerId, child, now })
    return { ok: true, child }
  })
}

export async function changeChild(
  { db, clock }: ChildShop,
  { id: customerId, market }: Owner,
  id: string,
  typed: TypedChild,
): Promise<{ ok: true; child: Child } | ChildRefusal> {
  const checked = checkedChild(typed, market, clock.now())
  if ('reason' in checked) return checked
  const child = { id, ...checked }
  const isFound = isUuid(id) && (await updateChild(db.query, customerId, child))
  return isFound ? { ok: true, child } : { ok: false, reason: 'child_not_found' }
}

/** Returns false when the customer has no such child. */
export const removeChild = async ({ db }: Pick<Shop, 'db'>, customerId: string, id: string): Promise<boolean> =>
  isUuid(id) && deleteChild(db.query, customerId, id)

/** Returns the child as it is stored, or what is wrong with it. */
function checkedChild(
  typed: TypedChild,
  market: Owner['market'],
  now: Date,
): TypedChild | Extract<ChildRefusal, { reason: 'validation_failed' }> {
  const child = { name: tidyText(typed.name, market), dateOfBirth: typed.dateOfBirth.trim() }
  const problems: Extract<ChildRefusal, { reason: 'validation_failed' }>['fields'] = childProblems(
    child,
    marketDay(MARKETS[market], now),
  )
  const fault = textFault(child.name)
  if (fault) problems.name ??= fault
  return Object.keys(problems).length > 0 ? { ok: false, reason: 'validation_failed', fields: problems } : child
}

/**
 * Deletes the children of accounts that were not used for 36 months, whose customers were told 30 days before, and tells those whose turn
 * comes next (LAW-51).
 */
export async function purgeChildren({ db, jobSignal }: Pick<Shop, 'db' | 'jobSignal'>, now: Date): Promise<void> {
  const due = childrenDue(now)
  await deleteDueChildren(db.query, due)
  const told = await db.transaction(async (tx) => {
    const customers = await takeCustomersToTell(tx, due, now)
    for (const customerId of customers) {
      await enqueue(tx, customerMailJob({ mail: 'children_expiry', customerId, validUntil: childrenEnd(now).toISOString() }, now))
    }
    return customers.length
  })
  if (told > 0) jobSignal.wake()
}

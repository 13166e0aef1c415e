/**
 * The one way in which staff and commands change a price (D-21, LAW-21). The history, the prior price and the beginning of a reduction are
 * written with it, every process learns of it by the version of the catalog, and what is unlawful is refused with its reason.
 */

import { isReduced, type NextPrice } from '#domain/pricing/price-change.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudits, type Act, type Actor } from '#services/staff/audit.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import { insertPlan, replaceRunningPlans } from '#store/catalog/price-plans.ts'
import { writeDecidedPrices } from '#store/catalog/write-prices.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import {
  checkChanges,
  decideChanges,
  type DecidedChange,
  type Decision,
  type PriceChange,
  type RefusedChange,
} from './decide-prices.ts'

export type PriceShop = Pick<Shop, 'db' | 'clock' | 'jobSignal'>

export type PriceAnswer =
  /** `entries`: ids in the audit log, one for each item and whether it is planned. */
  { ok: true; changes: DecidedChange[]; plans: string[]; entries: string[] } | { ok: false; refused: RefusedChange[] }

/** Takes the transaction back. */
export class PricesRefused extends Error {
  readonly refused: RefusedChange[]
  constructor(refused: RefusedChange[]) {
    super('a price is refused')
    this.refused = refused
  }
}

const answerOf = (decisions: readonly Decision[]): { decided: DecidedChange[]; refused: RefusedChange[] } => ({
  decided: decisions.flatMap((one) => (one.ok ? one.decided : [])),
  refused: decisions.flatMap((one) => (one.ok ? [] : one.refused)),
})

/** Returns what `changePrice` would do now, and writes nothing. @throws InputRefused */
export async function checkPrice(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  changes: readonly PriceChange[],
): Promise<PriceAnswer> {
  checkChanges(changes, clock.now())
  const { decided, refused } = answerOf(await decideChanges(db.query, changes, clock.now()))
  return refused.length > 0 ? { ok: false, refused } : { ok: true, changes: decided, plans: [], entries: [] }
}

/** Returns of each change what it would do now, or why it is refused. @throws InputRefused */
export async function previewPrices(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  changes: readonly PriceChange[],
): Promise<Decision[]> {
  checkChanges(changes, clock.now())
  return decideChanges(db.query, changes, clock.now())
}

/**
 * Changes prices, or plans them: all or none. A change at once replaces a reduction that runs, and its end with it. @throws InputRefused
 */
export async function changePrice(
  { db, clock, jobSignal }: PriceShop,
  actor: Actor,
  { changes, reason, undoes = null }: { changes: readonly PriceChange[]; reason: string | null; undoes?: string | null },
): Promise<PriceAnswer> {
  const now = clock.now()
  checkChanges(changes, now)
  try {
    const answer = await db.transaction((tx) => changePricesIn(tx, actor, { changes, reason, undoes, now }))
    jobSignal.wake()
    return answer
  } catch (error) {
    if (error instanceof PricesRefused) return { ok: false, refused: error.refused }
    throw error
  }
}

/** Changes prices in the transaction of the caller, which is taken back where one is refused. @throws PricesRefused */
export async function changePricesIn(
  tx: Query,
  actor: Actor,
  {
    changes,
    reason,
    undoes = null,
    now,
  }: { changes: readonly PriceChange[]; reason: string | null; undoes?: string | null; now: Date },
): Promise<Extract<PriceAnswer, { ok: true }>> {
  // Its row is the lock of every price: what is read after it is not changed by anybody else.
  const version = await raiseCatalogVersion(tx)
  const { decided, refused } = answerOf(await decideChanges(tx, changes, now))
  if (refused.length > 0) throw new PricesRefused(refused)
  const { plans, entries } = await applyDecided(tx, actor, decided, { version, reason, undoes, bulk: null, now })
  return { ok: true, changes: decided, plans, entries }
}

interface Setting {
  /** Of the catalog, raised by this transaction before the changes were decided. */
  version: number
  reason: string | null
  undoes: string | null
  /** Edit of many products that they belong to. */
  bulk: string | null
  now: Date
}

/** Writes decided changes with their plans and entries. Returns the ids of both. */
export async function applyDecided(
  tx: Query,
  actor: Actor,
  decided: readonly DecidedChange[],
  act: Setting,
): Promise<{ plans: string[]; entries: string[] }> {
  await writeAtOnce(
    tx,
    decided.filter(({ isPlanned }) => !isPlanned),
    act.version,
  )
  const plans = await writePlans(tx, decided, act)
  return { plans, entries: await writeEntries(tx, actor, decided, act) }
}

async function writeAtOnce(tx: Query, decided: readonly DecidedChange[], version: number): Promise<void> {
  if (decided.length === 0) return
  const prices = decided.map(({ before, currency, next, at }) => ({ ...next, variant: before.variant, currency, at }))
  await replaceRunningPlans(tx, prices)
  await writeDecidedPrices(tx, prices, version)
}

/** Writes what begins later, and the ends of reductions that begin now, each with its job. Returns the ids. */
async function writePlans(tx: Query, decided: readonly DecidedChange[], { reason: note, bulk, now }: Setting): Promise<string[]> {
  const ids: string[] = []
  for (const { change, currency, before, at, isPlanned } of decided) {
    if (!isPlanned && change.to === null) continue
    const id = uuidv7(now)
    const { price, reduced, prp, to: endsAt } = change
    const state = isPlanned ? 'waiting' : 'running'
    await insertPlan(
      tx,
      { id, variant: before.variant, currency, price, reduced, prp, startsAt: at, endsAt, state, note, bulk },
      now,
    )
    await enqueue(tx, { kind: 'price.plan', payload: { planId: id }, runAt: isPlanned ? at : endsAt! })
    ids.push(id)
  }
  return ids
}

/** Returns a price as the log keeps it. */
export const logged = ({ mrp, sale, prior, reducedAt }: NextPrice): { [key: string]: JsonValue } => ({
  price: sale,
  prp: mrp,
  ...(isReduced({ sale, prior }) && { prior, reducedAt: reducedAt?.toISOString() ?? null }),
})

const loggedPlan = ({ price, reduced, prp, from, to }: PriceChange): { [key: string]: JsonValue } => ({
  price,
  reduced,
  prp,
  from: from?.toISOString() ?? null,
  to: to?.toISOString() ?? null,
})

/** One entry for each item and whether it is planned. Returns their ids. */
async function writeEntries(
  tx: Query,
  actor: Actor,
  decided: readonly DecidedChange[],
  { reason, undoes, now }: Setting,
): Promise<string[]> {
  const groups = Map.groupBy(decided, ({ before, isPlanned }) => `${before.variant} ${isPlanned}`)
  const acts = Array.from(groups.values(), (group): Act => {
    const { before, isPlanned } = group[0]!
    const byMarket = (tell: (one: DecidedChange) => JsonValue): JsonValue =>
      Object.fromEntries(group.map((one) => [one.change.market, tell(one)]))
    return {
      action: isPlanned ? 'price.planned' : 'price.changed',
      object: { kind: 'price', id: String(before.variant), name: before.sku },
      before: byMarket((one) => logged(one.before)),
      after: byMarket(({ change, next }) =>
        isPlanned ? loggedPlan(change) : { ...logged(next), ...(change.to !== null && { to: change.to.toISOString() }) },
      ),
      reason,
      undoes,
    }
  })
  return writeAudits(tx, actor, acts, now)
}

/** Prices of future moments: a job begins and ends them, once, and only what is still lawful then (D-21). */
import { MARKETS, LOCALES, type Currency } from '#domain/market/market.ts'
import { decidePrice, type PlanState, type TermsRefusal } from '#domain/pricing/price-change.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { Shop } from '#services/shop.ts'
import { SHOP_ITSELF, writeAudit, type Actor } from '#services/staff/audit.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import { movePlan, readPlans, replaceRunningPlans, type PricePlan } from '#store/catalog/price-plans.ts'
import { readPriceStates, type StoredPrice } from '#store/catalog/price-states.ts'
import { writeDecidedPrices } from '#store/catalog/write-prices.ts'
import type { Query } from '#store/database/db.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { logged, type PriceShop } from './change-price.ts'
import { beginOf } from './decide-prices.ts'

export type { PricePlan }

/** Returns what waits or runs, in the order of its beginning. */
export const listPlans = ({ db }: Pick<Shop, 'db'>): Promise<PricePlan[]> => readPlans(db.query, {})

const marketOf = (currency: Currency) => LOCALES.find((locale) => MARKETS[locale].currency === currency)!

interface Moved {
  action: 'price.plan_started' | 'price.plan_ended' | 'price.plan_refused' | 'price.plan_cancelled'
  state: PlanState
  before: JsonValue
  after: JsonValue
  reason: string | null
}

/** Writes what became of a plan, as the last statements of its transaction. */
async function tell(
  tx: Query,
  actor: Actor,
  plan: PricePlan,
  { action, before, after, reason }: Moved,
  now: Date,
): Promise<void> {
  const market = marketOf(plan.currency)
  const object = { kind: 'price' as const, id: String(plan.variant), name: plan.sku }
  await writeAudit(tx, actor, { action, object, before: { [market]: before }, after: { [market]: after }, reason }, now)
}

/** Takes back a plan that has not begun. Returns null for an unknown one, else the state that it had: another than `waiting` stays. */
export async function cancelPlan(
  { db, clock }: PriceShop,
  actor: Actor,
  { id, reason }: { id: string; reason: string | null },
): Promise<PlanState | null> {
  return db.transaction(async (tx) => {
    await raiseCatalogVersion(tx)
    const [plan] = await readPlans(tx, { id })
    if (!plan) return null
    if (!(await movePlan(tx, id, 'waiting', 'cancelled'))) return plan.state
    const { price, reduced, startsAt } = plan
    const before = { price, reduced, from: startsAt.toISOString() }
    await tell(tx, actor, plan, { action: 'price.plan_cancelled', state: 'cancelled', before, after: null, reason }, clock.now())
    return 'waiting'
  })
}

/** Ends a plan that runs: its ordinary price follows now. Returns false for one that does not run, or whose price somebody changed. */
export async function stopPlan(
  { db, clock }: PriceShop,
  actor: Actor,
  { id, reason }: { id: string; reason: string | null },
): Promise<boolean> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const version = await raiseCatalogVersion(tx)
    const [plan] = await readPlans(tx, { id })
    const state =
      plan && (await readPriceStates(tx, { variant: plan.variant })).find(({ currency }) => currency === plan.currency)
    if (plan?.state !== 'running' || !state) return false
    return end(tx, { plan, state, version, now }, { actor, reason })
  })
}

/** Job `price.plan`: begins or ends a plan whose moment has come. Run late, early or twice, it changes nothing twice. */
export async function carryOutPlan(shop: PriceShop & Pick<Shop, 'log'>, { planId }: JobPayload<'price.plan'>): Promise<void> {
  const now = shop.clock.now()
  const refused = await shop.db.transaction(async (tx) => {
    const version = await raiseCatalogVersion(tx)
    const [plan] = await readPlans(tx, { id: planId })
    const state =
      plan && (await readPriceStates(tx, { variant: plan.variant })).find(({ currency }) => currency === plan.currency)
    if (!plan || !state) return null
    if (plan.state === 'waiting' && plan.startsAt <= now) return begin(tx, { plan, state, version, now })
    if (plan.state === 'running' && plan.endsAt! <= now)
      await end(tx, { plan, state, version, now }, { actor: SHOP_ITSELF, reason: plan.note })
    return null
  })
  if (refused !== null) shop.log.error(refused)
  shop.jobSignal.wake()
}

interface Moment {
  plan: PricePlan
  state: StoredPrice
  version: number
  now: Date
}

/** Returns a line for the log where the price does not begin. */
async function begin(tx: Query, { plan, state, version, now }: Moment): Promise<string | null> {
  const isOver = plan.endsAt !== null && plan.endsAt <= now
  const at = beginOf(state, now)
  const decision = isOver ? null : decidePrice(state, plan, at)
  if (!decision?.ok) return refuse(tx, { plan, state, now }, decision?.refusal ?? 'too_late')
  const next = plan.endsAt === null ? 'done' : 'running'
  // One whose end is late is over as well.
  await replaceRunningPlans(tx, [plan])
  if (!(await movePlan(tx, plan.id, 'waiting', next))) return null
  await writeDecidedPrices(tx, [{ ...decision.next, variant: plan.variant, currency: plan.currency, at }], version)
  if (plan.endsAt !== null) await enqueue(tx, { kind: 'price.plan', payload: { planId: plan.id }, runAt: plan.endsAt })
  const told = { before: logged(state), after: logged(decision.next), reason: plan.note }
  await tell(tx, SHOP_ITSELF, plan, { action: 'price.plan_started', state: next, ...told }, now)
  return null
}

async function refuse(
  tx: Query,
  { plan, state, now }: Omit<Moment, 'version'>,
  refusal: TermsRefusal | 'too_late',
): Promise<string | null> {
  if (!(await movePlan(tx, plan.id, 'waiting', 'refused'))) return null
  const why = refusal === 'too_late' ? refusal : refusal.reason
  const after = { price: plan.price, reduced: plan.reduced, refused: why }
  await tell(
    tx,
    SHOP_ITSELF,
    plan,
    { action: 'price.plan_refused', state: 'refused', before: logged(state), after, reason: plan.note },
    now,
  )
  return `the price of ${plan.sku} in ${plan.currency} that was planned for ${plan.startsAt.toISOString()} did not begin: ${why}`
}

/** The ordinary price follows, unless somebody changed the price meanwhile. Returns whether it does. */
async function end(
  tx: Query,
  { plan, state, version, now }: Moment,
  { actor, reason }: { actor: Actor; reason: string | null },
): Promise<boolean> {
  const isOurs = state.sale === plan.reduced && state.reducedAt !== null
  const decision = decidePrice(state, { price: plan.price, reduced: null, prp: plan.prp }, now)
  if (!isOurs || !decision.ok) {
    await movePlan(tx, plan.id, 'running', 'replaced')
    return false
  }
  if (!(await movePlan(tx, plan.id, 'running', 'done'))) return false
  const at = beginOf(state, now)
  await writeDecidedPrices(tx, [{ ...decision.next, variant: plan.variant, currency: plan.currency, at }], version)
  const told = { before: logged(state), after: logged(decision.next), reason }
  await tell(tx, actor, plan, { action: 'price.plan_ended', state: 'done', ...told }, now)
  return true
}

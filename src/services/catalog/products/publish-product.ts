/** Publishes a product in a market, or withholds it there: at once, or at a moment of the future by a job. The gate is asked each time. */
import type { GateItem } from '#domain/catalog/office/publish-gate.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { YEAR_SECONDS } from '#domain/time/durations.ts'
import type { Shop } from '#services/shop.ts'
import { SHOP_ITSELF, writeAudit, type Actor } from '#services/staff/audit.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import { readProductRecord, type ProductRecord } from '#store/catalog/office/product-record.ts'
import {
  insertPublicationPlan,
  movePublicationPlan,
  readPublicationPlans,
  type PublicationPlan,
} from '#store/catalog/office/publication-plans.ts'
import { setPublication } from '#store/catalog/office/write-fields.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { gatesOf, nameOf } from './gate.ts'

export type { PublicationPlan }

type PublishShop = Pick<Shop, 'db' | 'clock' | 'jobSignal'>

export interface Publication {
  product: number
  markets: readonly Locale[]
  publishes: boolean
  reason?: string | null
  undoes?: string | null
}

export type PublishAnswer =
  | { ok: true; entries: string[] }
  | { ok: false; reason: 'product_not_found' | 'moment_passed' | 'planned_already' }
  | { ok: false; reason: 'blocked'; blocked: Partial<Record<Locale, GateItem[]>> }

/** How long ahead a publication is planned at most. */
const FARTHEST_MS = 2 * YEAR_SECONDS * 1000

/** Returns what blocks a product in these markets; null for nothing. */
function blockedIn(record: ProductRecord, markets: readonly Locale[], now: Date): Partial<Record<Locale, GateItem[]>> | null {
  const gates = gatesOf(record, now)
  const blocked = markets.flatMap((market): [Locale, GateItem[]][] => {
    const items = gates[market].filter(({ state }) => state === 'blocks')
    return items.length > 0 ? [[market, items]] : []
  })
  return blocked.length > 0 ? Object.fromEntries(blocked) : null
}

/** All of the markets, or none. */
export async function publishProduct(
  { db, clock }: Omit<PublishShop, 'jobSignal'>,
  actor: Actor,
  asked: Publication,
): Promise<PublishAnswer> {
  const now = clock.now()
  return db.transaction(async (tx) => publishIn(tx, actor, asked, { version: await raiseCatalogVersion(tx), now }))
}

/** The same inside a transaction that has raised the version of the catalog. */
export async function publishIn(
  tx: Query,
  actor: Actor,
  asked: Publication,
  { version, now }: { version: number; now: Date },
): Promise<PublishAnswer> {
  const record = await readProductRecord(tx, asked.product)
  if (!record) return { ok: false, reason: 'product_not_found' }
  const blocked = asked.publishes ? blockedIn(record, asked.markets, now) : null
  if (blocked) return { ok: false, reason: 'blocked', blocked }
  return { ok: true, entries: await move(tx, actor, { record, version, asked, now }) }
}

/** Returns where a product is sold before and after, and what blocks it; nothing is written. */
export async function previewPublication(
  query: Query,
  { product, markets, publishes }: Publication,
  now: Date,
): Promise<{ before: Locale[]; after: Locale[]; isBlocked: boolean } | null> {
  const record = await readProductRecord(query, product)
  if (!record) return null
  const before = soldIn(withheldOf(record))
  const after = LOCALES.filter((one) => (markets.includes(one) ? publishes : before.includes(one)))
  return { before, after, isBlocked: publishes && blockedIn(record, markets, now) !== null }
}

/** What was never published is sold nowhere. */
const withheldOf = ({ publishedAt, withheldIn }: ProductRecord): Locale[] =>
  publishedAt === null ? [...LOCALES] : LOCALES.filter((one) => withheldIn.includes(one))
const soldIn = (withheld: readonly Locale[]): Locale[] => LOCALES.filter((one) => !withheld.includes(one))

interface Move {
  record: ProductRecord
  version: number
  asked: Publication
  now: Date
}

/** Writes where a product is sold. Returns the entries of the log: none where nothing changes. */
async function move(tx: Query, actor: Actor, { record, version, asked, now }: Move): Promise<string[]> {
  const { publishedAt } = record
  // What was never published is sold in the markets that are named, and nowhere else.
  const before = withheldOf(record)
  const withheldIn = asked.publishes
    ? before.filter((one) => !asked.markets.includes(one))
    : LOCALES.filter((one) => before.includes(one) || asked.markets.includes(one))
  if (withheldIn.length === before.length) return []
  const published = publishedAt !== null && publishedAt <= now ? publishedAt : now
  await setPublication(tx, record.id, { publishedAt: published, withheldIn, version })
  const act = {
    action: asked.publishes ? 'product.published' : 'product.withheld',
    object: { kind: 'product' as const, id: String(record.id), name: nameOf(record) },
    before: { soldIn: soldIn(before) },
    after: { soldIn: soldIn(withheldIn) },
    reason: asked.reason ?? null,
    undoes: asked.undoes ?? null,
  }
  return [await writeAudit(tx, actor, act, now)]
}

/** Plans what `publishProduct` does for a moment of the future. It is checked again then. */
export async function planPublication(
  { db, clock, jobSignal }: PublishShop,
  actor: Actor,
  { product, market, publishes, runsAt }: Pick<PublicationPlan, 'product' | 'market' | 'publishes' | 'runsAt'>,
): Promise<PublishAnswer> {
  const now = clock.now()
  if (runsAt <= now || runsAt.getTime() > now.getTime() + FARTHEST_MS) return { ok: false, reason: 'moment_passed' }
  const answer = await db.transaction(async (tx): Promise<PublishAnswer> => {
    await raiseCatalogVersion(tx)
    const record = await readProductRecord(tx, product)
    if (!record) return { ok: false, reason: 'product_not_found' }
    const id = uuidv7(now)
    if (!(await insertPublicationPlan(tx, { id, product, market, publishes, runsAt }, now)))
      return { ok: false, reason: 'planned_already' }
    await enqueue(tx, { kind: 'product.publish', payload: { planId: id }, runAt: runsAt })
    return {
      ok: true,
      entries: [await tell(tx, actor, record, { action: 'product.planned', plan: { market, publishes, runsAt }, now })],
    }
  })
  jobSignal.wake()
  return answer
}

interface Told {
  action: 'product.planned' | 'product.plan_cancelled' | 'product.plan_refused'
  plan: Pick<PublicationPlan, 'market' | 'publishes' | 'runsAt'>
  now: Date
}

function tell(tx: Query, actor: Actor, record: ProductRecord, { action, plan, now }: Told): Promise<string> {
  const after = { market: plan.market, publishes: plan.publishes, at: plan.runsAt.toISOString() }
  return writeAudit(tx, actor, { action, object: { kind: 'product', id: String(record.id), name: nameOf(record) }, after }, now)
}

/** Returns null for an unknown plan, false for one that waits no more. */
export async function cancelPublication({ db, clock }: PublishShop, actor: Actor, id: string): Promise<boolean | null> {
  return db.transaction(async (tx) => {
    const [plan] = await readPublicationPlans(tx, { id })
    const record = plan ? await readProductRecord(tx, plan.product) : null
    if (!plan || !record) return null
    if (!(await movePublicationPlan(tx, id, 'cancelled'))) return false
    await tell(tx, actor, record, { action: 'product.plan_cancelled', plan, now: clock.now() })
    return true
  })
}

/** Job `product.publish`: does what was planned, once, if the gate still allows it. */
export async function carryOutPublication(
  shop: PublishShop & Pick<Shop, 'log'>,
  { planId }: JobPayload<'product.publish'>,
): Promise<void> {
  const now = shop.clock.now()
  const refused = await shop.db.transaction(async (tx) => {
    const version = await raiseCatalogVersion(tx)
    const [plan] = await readPublicationPlans(tx, { id: planId })
    const record = plan ? await readProductRecord(tx, plan.product) : null
    if (!plan || !record || plan.state !== 'waiting' || plan.runsAt > now) return null
    const { publishes, market } = plan
    const isBlocked = publishes && blockedIn(record, [market], now) !== null
    if (!(await movePublicationPlan(tx, planId, isBlocked ? 'refused' : 'done'))) return null
    if (!isBlocked)
      await move(tx, SHOP_ITSELF, { record, version, asked: { product: record.id, markets: [market], publishes }, now })
    else await tell(tx, SHOP_ITSELF, record, { action: 'product.plan_refused', plan, now })
    return isBlocked ? `product ${record.id} was to be published in ${market}, but something blocks it` : null
  })
  if (refused !== null) shop.log.error(refused)
}

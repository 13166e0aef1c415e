/** Edits of many products: begun by staff, carried out by jobs, a chunk at a time, each in one transaction (D-64). */
import { momentOf } from '#domain/content/campaign.ts'
import {
  changedFields,
  type BulkChange,
  type BulkFieldChange,
  type BulkFields,
  type BulkPriceChange,
  type BulkPublication,
} from '#domain/products/bulk-edit.ts'
import { differenceOf, type JsonValue } from '#domain/staff/audit-entry.ts'
import { publishIn } from '#services/catalog/products/publish-product.ts'
import { applyDecided } from '#services/pricing/change-price.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { insertBulkEdit, lockBulkEdit, noteProgress, type BulkEdit } from '#store/products/bulk-edits.ts'
import { readBulkProducts, readMakerlessBrands, readParents, writeBulkFields } from '#store/products/bulk-products.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { decideBulkPrices } from './decide-bulk.ts'

export type BulkShop = Pick<Shop, 'db' | 'clock' | 'jobSignal'>

/** Products of one transaction: other writers of prices wait for it. */
const CHUNK = 40

/** Begins an edit. Returns its id. */
export async function beginBulkEdit(
  { db, clock, jobSignal }: BulkShop,
  actor: Actor,
  { change, products, name }: { change: BulkChange; products: readonly number[]; name: string | null },
): Promise<string> {
  const now = clock.now()
  const id = uuidv7(now)
  await db.transaction(async (tx) => {
    const { staffId, staffName } = actor
    await insertBulkEdit(tx, { id, staffId, staffName, name, change, products: [...products], createdAt: now })
    await enqueue(tx, { kind: 'bulk.edit', payload: { bulkId: id, position: 0 }, runAt: now })
    const after = { change: change as unknown as JsonValue, products: products.length }
    await writeAudit(tx, actor, { action: 'bulk.begun', object: { kind: 'bulk', id, name: name ?? change.kind }, after }, now)
  })
  jobSignal.wake()
  return id
}

interface Done {
  changed: number
  refused: Record<string, number>
  entries: string[]
}

/** Job `bulk.edit`: changes the next products. Run twice, it changes nothing twice. */
export async function carryOutBulk(shop: BulkShop, { bulkId, position }: JobPayload<'bulk.edit'>): Promise<void> {
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    const version = await raiseCatalogVersion(tx)
    const edit = await lockBulkEdit(tx, bulkId)
    if (edit?.state !== 'running' || edit.position !== position) return
    const ids = edit.products.slice(position, position + CHUNK)
    const work: Work = { tx, edit, ids, version, now }
    const done = await carryOut(work, edit.change)
    const next = position + ids.length
    const isLast = next >= edit.products.length
    const refused = { ...edit.refused }
    for (const [why, count] of Object.entries(done.refused)) refused[why] = (refused[why] ?? 0) + count
    const changed = edit.changed + done.changed
    await noteProgress(tx, bulkId, { position: next, changed, refused, entries: done.entries, finishedAt: isLast ? now : null })
    if (!isLast) await enqueue(tx, { kind: 'bulk.edit', payload: { bulkId, position: next }, runAt: now })
  })
  shop.jobSignal.wake()
}

interface Work {
  tx: Query
  edit: BulkEdit
  ids: readonly number[]
  version: number
  now: Date
}

const actorOf = ({ staffId, staffName }: BulkEdit): Actor => ({ staffId, staffName, ip: '', device: 'job' })

function carryOut(work: Work, change: BulkChange): Promise<Done> {
  if (change.kind === 'price') return changePrices(work, change)
  return change.kind === 'publication' ? publishMany(work, change) : changeFields(work, change)
}

async function publishMany({ tx, edit, ids, version, now }: Work, { markets, publishes }: BulkPublication): Promise<Done> {
  const entries: string[] = []
  const refused: string[] = []
  for (const product of ids) {
    const answer = await publishIn(tx, actorOf(edit), { product, markets, publishes }, { version, now })
    if (answer.ok) entries.push(...answer.entries)
    else refused.push(answer.reason)
  }
  return { changed: entries.length, refused: countBy(refused), entries }
}

const countBy = (reasons: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(reasons, (why) => why),
      ([why, all]) => [why, all.length],
    ),
  )

async function changePrices({ tx, edit, ids, version, now }: Work, change: BulkPriceChange): Promise<Done> {
  const lines = await decideBulkPrices(tx, ids, change, now)
  const decided = lines.flatMap(({ decision }) => (decision.ok ? decision.decided : []))
  const refused = countBy(lines.flatMap(({ decision }) => (decision.ok ? [] : decision.refused.refusal.reason)))
  const note = edit.name
  const { entries } = await applyDecided(tx, actorOf(edit), decided, { version, reason: note, undoes: null, bulk: edit.id, now })
  return { changed: decided.length, refused, entries }
}

async function changeFields({ tx, edit, ids, version, now }: Work, change: BulkFieldChange): Promise<Done> {
  const parents = await readParents(tx)
  const makerless = await readMakerlessBrands(tx)
  const refused: string[] = []
  const entries: string[] = []
  for (const { id, name, main, inherits, ...fields } of await readBulkProducts(tx, ids)) {
    const changed = changedFields(fields, change, { main, parents, inherits, makerless })
    if (typeof changed === 'string') {
      if (changed !== 'same') refused.push(changed)
      continue
    }
    await writeBulkFields(tx, id, changed, version)
    const { before, after } = differenceOf(jsonOf(fields), jsonOf({ ...fields, ...changed }))!
    const object = { kind: 'product' as const, id: String(id), name }
    entries.push(await writeAudit(tx, actorOf(edit), { action: 'product.bulk_changed', object, before, after }, now))
  }
  return { changed: entries.length, refused: countBy(refused), entries }
}

const jsonOf = ({ tags, collections, brand, vatClass }: BulkFields): Record<string, JsonValue> => ({
  tags,
  collections,
  brand,
  vatClass,
})

/** Returns whether the moments of a change are still to come, in every market that it is for. */
export const isTimely = (change: BulkChange, now: Date): boolean =>
  change.kind !== 'price' ||
  change.markets.every(
    (market) =>
      (change.starts === null || momentOf(change.starts, market) > now.getTime()) &&
      (change.ends === null || momentOf(change.ends, market) > now.getTime()),
  )

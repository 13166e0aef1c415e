/** Recalls as staff write them: a draft is created and changed, from the version that was read (LAW-41). */
import { LOCALES, perLocale } from '#domain/market/market.ts'
import { recallName, type RecallFields } from '#domain/recalls/recall.ts'
import { differenceOf, type JsonValue } from '#domain/staff/audit-entry.ts'
import type { Shop } from '#services/shop.ts'
import { writeAudit, type Actor } from '#services/staff/audit.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { insertRecall, readRecall, readRecalledGoods, writeRecallFields, type StoredRecall } from '#store/recalls/recalls.ts'

export type RecallRefusal = 'recall_not_found' | 'product_not_found' | 'changed_meanwhile' | 'recall_published'
export type RecallAnswer<More = never> = { ok: true; id: string; entries: string[] } | { ok: false; reason: RecallRefusal } | More

/** Returns what staff wrote of a stored recall. */
export const fieldsOf = ({ product, lots, soldFrom, soldUntil, texts, remedies }: RecallFields): RecallFields => ({
  product,
  lots,
  soldFrom,
  soldUntil,
  texts,
  remedies,
})

/** Returns the fields as the log keeps them, one for each text. */
export const asLogged = ({ texts, remedies, ...rest }: RecallFields): Record<string, JsonValue> => ({
  ...rest,
  remedies: [...remedies],
  ...Object.fromEntries(
    LOCALES.flatMap((locale) => [
      [`hazard.${locale}`, texts[locale].hazard],
      [`todo.${locale}`, texts[locale].todo],
    ]),
  ),
})

/** Returns the fields that the log kept, over those that are there. */
export function fromLogged(now: RecallFields, logged: Record<string, JsonValue>): RecallFields {
  const all = { ...asLogged(now), ...logged }
  return {
    product: all['product'] as number,
    lots: all['lots'] as string,
    soldFrom: all['soldFrom'] as string | null,
    soldUntil: all['soldUntil'] as string | null,
    remedies: all['remedies'] as RecallFields['remedies'],
    texts: perLocale((locale) => ({ hazard: all[`hazard.${locale}`] as string, todo: all[`todo.${locale}`] as string })),
  }
}

/** Returns what the log calls a recall. */
export const objectOf = ({ id, number }: Pick<StoredRecall, 'id' | 'number'>) => ({
  kind: 'recall' as const,
  id,
  name: recallName(number),
})

type WriteShop = Pick<Shop, 'db' | 'clock'>

/** Creates a draft; nobody but staff sees it. */
export function createRecall({ db, clock }: WriteShop, actor: Actor, fields: RecallFields): Promise<RecallAnswer> {
  const now = clock.now()
  return db.transaction(async (tx): Promise<RecallAnswer> => {
    // Its row is the lock of all writers: numbers have no gaps.
    await raiseCatalogVersion(tx)
    if (!(await readRecalledGoods(tx, fields.product))) return { ok: false, reason: 'product_not_found' }
    const id = uuidv7(now)
    const number = await insertRecall(tx, id, fields, now)
    const act = { action: 'recall.created', object: objectOf({ id, number }), after: asLogged(fields) }
    return { ok: true, id, entries: [await writeAudit(tx, actor, act, now)] }
  })
}

interface Change {
  id: string
  version: number
  fields: RecallFields
  reason?: string | null
  undoes?: string
}

/** Changes a draft. What was published stays as its buyers read it. */
export function changeRecall({ db, clock }: WriteShop, actor: Actor, change: Change): Promise<RecallAnswer> {
  return db.transaction((tx) => changeIn(tx, actor, change, clock.now()))
}

async function changeIn(
  tx: Query,
  actor: Actor,
  { id, version, fields, reason, undoes }: Change,
  now: Date,
): Promise<RecallAnswer> {
  const stored = await readRecall(tx, id, { isLocked: true })
  if (!stored) return { ok: false, reason: 'recall_not_found' }
  if (stored.version !== version) return { ok: false, reason: 'changed_meanwhile' }
  if (stored.state !== 'draft') return { ok: false, reason: 'recall_published' }
  const difference = differenceOf(asLogged(fieldsOf(stored)), asLogged(fields))
  if (!difference) return { ok: true, id, entries: [] }
  if (!(await readRecalledGoods(tx, fields.product))) return { ok: false, reason: 'product_not_found' }
  await writeRecallFields(tx, id, fields)
  const act = {
    action: 'recall.changed',
    object: objectOf(stored),
    ...difference,
    reason: reason ?? null,
    undoes: undoes ?? null,
  }
  return { ok: true, id, entries: [await writeAudit(tx, actor, act, now)] }
}

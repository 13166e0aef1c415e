/** Taking back what was done to a collection, while what it left still stands. */
import { canonicalJson, type JsonValue } from '#domain/staff/audit-entry.ts'
import { writeAudit, type StoredEntry } from '#services/staff/audit.ts'
import type { UndoHandler, Undone } from '#services/staff/undo-handler.ts'
import { readCollections, type CatalogCollection } from '#store/catalog/catalog.ts'
import { raiseCatalogVersion } from '#store/catalog/catalog-version.ts'
import { deleteCollection, isCollectionUsed } from '#store/catalog/office/collections.ts'
import { asLogged, fieldsOf, fieldsVersion, fromLogged, objectOf } from './collection-fields.ts'
import { moveCollection, placeOf } from './move-collection.ts'
import { changeCollection } from './write-collection.ts'

const collectionOf = (all: readonly CatalogCollection[], { object }: StoredEntry) =>
  all.find(({ id }) => String(id) === object.id)

/** Whether every field that the entry wrote is as it left it. */
function isAsLeft(collection: CatalogCollection, after: Record<string, JsonValue>): boolean {
  const now = asLogged(fieldsOf(collection))
  return Object.entries(after).every(([field, value]) => !(field in now) || canonicalJson(now[field]!) === canonicalJson(value))
}

/** A collection that was made goes away while nothing is in it. */
export const undoCollectionCreation: UndoHandler = ({ db, clock }, actor, entry, reason) =>
  db.transaction(async (tx): Promise<Undone> => {
    await raiseCatalogVersion(tx)
    const collection = collectionOf(await readCollections(tx), entry)
    const after = entry.after as Record<string, JsonValue>
    if (!collection || !isAsLeft(collection, after)) return 'changed_since'
    if (await isCollectionUsed(tx, collection.id)) return 'changed_since'
    await deleteCollection(tx, collection.id)
    const act = { action: 'collection.removed', object: objectOf(collection), before: after, reason, undoes: entry.id }
    await writeAudit(tx, actor, act, clock.now())
    return 'done'
  })

export const undoCollectionChange: UndoHandler = async (shop, actor, entry, reason) => {
  const collection = collectionOf(await readCollections(shop.db.query), entry)
  if (!collection || !isAsLeft(collection, entry.after as Record<string, JsonValue>)) return 'changed_since'
  const fields = fromLogged(fieldsOf(collection), entry.before as Record<string, JsonValue>)
  const version = fieldsVersion(collection)
  const answer = await changeCollection(shop, actor, { id: collection.id, version, fields, reason, undoes: entry.id })
  return answer.ok ? 'done' : 'changed_since'
}

/** Back to where it was, while it stands where it was put. */
export const undoCollectionMove: UndoHandler = async (shop, actor, entry, reason) => {
  const all = await readCollections(shop.db.query)
  const collection = collectionOf(all, entry)
  if (!collection) return 'changed_since'
  const idOf = (key: JsonValue | undefined) => all.find((one) => one.key === key)?.id ?? null
  const place = (logged: JsonValue) => {
    const { parent, next } = logged as Record<string, JsonValue>
    return { parent: idOf(parent), next: idOf(next) }
  }
  const [before, after] = [place(entry.before), place(entry.after)]
  // What it lay below is gone.
  if (before.parent === null && (entry.before as Record<string, JsonValue>).parent !== null) return 'changed_since'
  const from = placeOf(all, collection)
  if (from.parent !== after.parent || from.next !== after.next) return 'changed_since'
  const answer = await moveCollection(shop, actor, { id: collection.id, ...before, from, reason, undoes: entry.id })
  return answer.ok ? 'done' : 'changed_since'
}

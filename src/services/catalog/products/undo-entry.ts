/** Takes back an entry of the log that is about products or attributes. */
import { z } from 'zod'
import type { Actor, StoredEntry } from '#services/staff/audit.ts'
import { findStandingEntry } from '#store/staff/audit.ts'
import { undoAttributeChange } from './attributes.ts'
import type { EditShop } from './edit-product.ts'
import { undoProductChange, undoPublication, type UndoOutcome } from './undo-product.ts'

type Undo = (shop: EditShop, actor: Actor, entry: StoredEntry, reason: string | null) => Promise<UndoOutcome>

/** Action → what takes it back, while nobody has changed the same since. */
export const CATALOG_UNDO: Readonly<Record<string, Undo>> = {
  'product.changed': undoProductChange,
  'product.published': undoPublication,
  'product.withheld': undoPublication,
  'attribute.changed': undoAttributeChange,
}

/** Returns null for an entry that is not there, was taken back before, or is about something else. */
export async function undoCatalogEntry(
  shop: EditShop,
  actor: Actor,
  { entry, reason }: { entry: string; reason: string | null },
): Promise<UndoOutcome | null> {
  const found = z.uuid().safeParse(entry).success ? await findStandingEntry(shop.db.query, entry) : null
  const undo = found && Object.hasOwn(CATALOG_UNDO, found.action) ? CATALOG_UNDO[found.action] : undefined
  return found && undo ? undo(shop, actor, found, reason) : null
}

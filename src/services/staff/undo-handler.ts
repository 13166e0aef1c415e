/** How an act is taken back: each service has handlers for its own entries. */
import type { Shop } from '#services/shop.ts'
import type { Actor, StoredEntry } from './audit.ts'

/** `changed_since`: what the entry left is no longer there, and nothing was written. */
export type Undone = 'done' | 'changed_since' | 'not_undoable'

/** Writes what was before, and an entry with `undoes`, in one transaction. */
export type UndoHandler = (shop: Shop, actor: Actor, entry: StoredEntry, reason: string | null) => Promise<Undone>

/** Taking changes of delivery back by their entries in the audit log: only while it is still as they left it. */
import type { DeliveryRuleInput, WarehouseInput } from '#domain/delivery/delivery-input.ts'
import type { JsonValue } from '#domain/staff/audit-entry.ts'
import type { StoredEntry } from '#services/staff/audit.ts'
import type { UndoHandler } from '#services/staff/undo-handler.ts'
import { versionOf } from '#services/version-of.ts'
import type { ShowroomPage } from '#store/delivery/showrooms.ts'
import { changeRules, changeShowroomPage, changeWarehouse, type DeliveryAnswer, type Wanted } from './change-delivery.ts'

const valueOf = (side: JsonValue): JsonValue =>
  side !== null && typeof side === 'object' && !Array.isArray(side) ? (side.value ?? null) : null

/** Returns what is to be written, null for what was new: it stays. It was checked when it was written, and is checked again. */
function wantedOf<Value>({ id, before, after }: StoredEntry, reason: string | null): Wanted<Value> | null {
  const wanted = valueOf(before)
  return wanted === null ? null : { wanted: wanted as Value, version: versionOf(valueOf(after)), reason, undoes: id }
}

const undone = (answer: DeliveryAnswer) => (answer.ok ? 'done' : 'changed_since')

export const undoRules: UndoHandler = async (shop, actor, entry, reason) => {
  const act = wantedOf<DeliveryRuleInput[]>(entry, reason)
  return act ? undone(await changeRules(shop, actor, act)) : 'not_undoable'
}

export const undoWarehouse: UndoHandler = async (shop, actor, entry, reason) => {
  const act = wantedOf<WarehouseInput>(entry, reason)
  return act ? undone(await changeWarehouse(shop, actor, act)) : 'not_undoable'
}

export const undoShowroom: UndoHandler = async (shop, actor, entry, reason) => {
  const act = wantedOf<ShowroomPage>(entry, reason)
  return act ? undone(await changeShowroomPage(shop, actor, act)) : 'not_undoable'
}

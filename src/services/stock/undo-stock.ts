/** Taking changes of stock back by their entries in the audit log: only while the stock is still as they left it. */
import { z } from 'zod'
import type { UndoHandler } from '#services/staff/undo-handler.ts'
import { changeStock } from './change-stock.ts'
import { changeLimits } from './stock-limits.ts'

/** Warehouse → pieces, or pieces and shelves of a variant. */
const pieces = z.record(z.string(), z.int())
const limits = z.record(z.string(), z.union([z.int(), z.string()]).nullable())

/** Of 'stock.changed'. */
export const undoStock: UndoHandler = async (shop, actor, { id: undoes, object, before, after }, note) => {
  const was = pieces.safeParse(before).data
  const is = pieces.safeParse(after).data
  if (!was || !is) return 'not_undoable'
  const changes = Object.entries(is).map(([warehouse, seen]) => ({
    item: object.id,
    warehouse,
    seen,
    lying: was[warehouse] ?? 0,
  }))
  const answer = await changeStock(shop, actor, { changes, kind: 'correction', note, undoes })
  return answer.ok ? 'done' : 'changed_since'
}

/** Of 'stock.limits_changed'. */
export const undoLimits: UndoHandler = async (shop, actor, { id: undoes, object, before, after }) => {
  const wanted = limits.safeParse(before).data
  const seen = limits.safeParse(after).data
  if (!wanted || !seen) return 'not_undoable'
  const answer = await changeLimits(shop, actor, { item: object.id, seen, wanted, undoes })
  return answer.ok ? 'done' : 'changed_since'
}

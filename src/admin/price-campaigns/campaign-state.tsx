/** Where a price campaign stands, by its planned prices. */
import * as say from '#messages/admin/goods/price-campaigns.ts'
import type { BulkEditView } from '#admin/schema/goods/bulk.ts'

/** Returns the state of a campaign: what waits is planned, what runs is in force. */
export function stateOf({ state, plans }: BulkEditView): keyof typeof say.states {
  if (state === 'running') return 'planning'
  if (state === 'undoing') return 'stopping'
  if (state === 'undone') return 'stopped'
  if ((plans.running ?? 0) > 0) return 'running'
  return (plans.waiting ?? 0) > 0 ? 'waiting' : 'over'
}

export const Amounts = ({ edit, left, refused }: { edit: BulkEditView; left: number; refused: number }) => (
  <>
    {say.prices(edit.changed)}
    {left > 0 && `, ${say.notLawful(left)}`}
    {refused > 0 && `, ${say.refusedAtStart(refused)}`}
  </>
)

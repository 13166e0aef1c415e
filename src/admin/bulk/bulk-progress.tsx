/** How far an edit of many products is, what it did, and its undo. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import * as say from '#messages/admin/goods/bulk.ts'
import { sentenceOf } from '#admin/client/calls.browser.ts'
import { Loading } from '#admin/client/loading.tsx'
import type { BulkEditView } from '#admin/schema/goods/bulk.ts'
import { Button } from '#admin/ui/button.tsx'
import { Note } from '#admin/ui/note.tsx'
import { undoBulk, useProgress } from './use-bulk.ts'
import * as styles from './bulk.module.css'

export const leftOutOf = ({ refused }: BulkEditView): number => Object.values(refused).reduce((sum, count) => sum + count, 0)

/** Returns what became of an edit, in a sentence or two. */
export function resultText(edit: BulkEditView): string {
  const { state, position, total, changed, kept } = edit
  if (state === 'running') return say.progress({ done: position, total })
  if (state === 'undoing') return say.undoing()
  if (state === 'undone') return [say.undone(), ...(kept > 0 ? [say.keptText(kept)] : [])].join(' ')
  const left = leftOutOf(edit)
  return [say.doneText(changed), ...(left > 0 ? [say.leftOutText(left)] : [])].join(' ')
}

export function BulkProgress({ id }: { id: string }) {
  const edit = useProgress(id)
  if (!edit) return <Loading />
  const { state, position, total } = edit
  return (
    <section className={styles.progress} aria-labelledby="bulk-progress">
      <h1 id="bulk-progress">{say.bulkEdit()}</h1>
      {(state === 'running' || state === 'undoing') && (
        <progress value={state === 'running' ? position : undefined} max={total} aria-label={say.bulkEdit()} />
      )}
      <p role="status">{resultText(edit)}</p>
      <div className={styles.actions}>
        <Link to="/products">{say.backToList()}</Link>
        {edit.canUndo && <UndoBulk id={id} />}
      </div>
    </section>
  )
}

export function UndoBulk({ id }: { id: string }) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const undo = async () => {
    setBusy(true)
    const answer = await undoBulk(id, null)
    setBusy(false)
    setFailure(answer.ok ? null : sentenceOf(answer))
    for (const key of ['bulk', 'bulk-list']) await queries.invalidateQueries({ queryKey: [key] })
  }
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void undo()}>
        {say.undoAll()}
      </Button>
      {failure !== null && <Note kind="bad">{failure}</Note>}
    </>
  )
}

/** How much is unsaved, "Discard" and "Save"; asks before a page with unsaved changes is left. */
import { useEffect } from 'react'
import { useFormState, type FieldValues } from 'react-hook-form'
import { useBlocker } from 'react-router'
import * as say from '#messages/admin/form.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { Key } from '#admin/ui/key.tsx'
import { Note } from '#admin/ui/note.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { RecordForm } from './record-form.ts'
import * as styles from './form.module.css'

/** Returns how many leaves of react-hook-form's marks say that their field is changed. */
function countOf(marks: unknown): number {
  if (marks === true) return 1
  if (Array.isArray(marks)) return marks.some((mark) => countOf(mark) > 0) ? 1 : 0
  return typeof marks === 'object' && marks !== null
    ? Object.values(marks).reduce<number>((sum, mark) => sum + countOf(mark), 0)
    : 0
}

/** `note`: beside the count, such as when the draft was kept. */
export function SaveButtons<Values extends FieldValues>({ of, note }: { of: RecordForm<Values>; note?: string | undefined }) {
  const { dirtyFields } = useFormState({ control: of.form.control })
  const count = countOf(dirtyFields)
  useKeys({ 'ctrl+s': of.submit })
  return (
    <div className={styles.save}>
      <span className={styles.count} role="status">
        {[count > 0 && say.unsaved(count), note].filter(Boolean).join(', ')}
      </span>
      <Button onClick={of.discard} disabled={count === 0 || of.isBusy}>
        {say.discard()}
      </Button>
      <Button kind="primary" isBusy={of.isBusy} disabled={count === 0} onClick={of.submit}>
        {say.save()}
        <Key>Ctrl S</Key>
      </Button>
      {of.conflict && <ConflictDialog conflict={of.conflict} labelOf={of.labelOf} />}
      <LeaveGuard count={count} />
    </div>
  )
}

/** What went wrong with the whole form; nothing without. */
export const FormFailure = <Values extends FieldValues>({ of }: { of: RecordForm<Values> }) =>
  of.failure !== null && <Note kind="bad">{of.failure}</Note>

/** Asks before a page with unsaved changes is left. */
export function LeaveGuard({ count }: { count: number }) {
  const isUnsaved = count > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={say.leaveTitle()} onClose={() => blocker.reset()}>
      <p>{say.unsaved(count)}.</p>
      <div className={styles.dialogFoot}>
        <Button onClick={() => blocker.proceed()}>{say.leave()}</Button>
        <Button kind="dark" onClick={() => blocker.reset()}>
          {say.stay()}
        </Button>
      </div>
    </Dialog>
  )
}

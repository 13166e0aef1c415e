/** How much is unsaved, "Discard" and "Save"; asks before a page with unsaved changes is left. */
import { useEffect } from 'react'
import { useFormState, useWatch, type FieldValues } from 'react-hook-form'
import { useBlocker } from 'react-router'
import * as say from '#messages/admin/form.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { Key } from '#admin/ui/key.tsx'
import { Note } from '#admin/ui/note.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { AlsoHere, DraftOffer, keptWords } from './draft-notes.tsx'
import { changesBetween } from './merge.ts'
import type { RecordForm } from './record-form.ts'
import { useDraft, type DraftState } from './use-draft.ts'
import * as styles from './form.module.css'

/** Returns how many leaves of react-hook-form's marks say that their field is changed. */
function countOf(marks: unknown): number {
  if (marks === true) return 1
  if (Array.isArray(marks)) return marks.some((mark) => countOf(mark) > 0) ? 1 : 0
  return typeof marks === 'object' && marks !== null
    ? Object.values(marks).reduce<number>((sum, mark) => sum + countOf(mark), 0)
    : 0
}

export function SaveButtons<Values extends FieldValues>({ of }: { of: RecordForm<Values> }) {
  const { dirtyFields } = useFormState({ control: of.form.control })
  const count = countOf(dirtyFields)
  const draft = useRecordDraft(of)
  useKeys({ 'ctrl+s': of.submit })
  return (
    <>
      <AlsoHere draft={draft} />
      <div className={styles.save}>
        <span className={styles.count} role="status">
          {[count > 0 && say.unsaved(count), count > 0 && keptWords(draft)].filter(Boolean).join(', ')}
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
      <DraftOffer draft={draft} />
    </>
  )
}

/** The draft of a record's form. */
function useRecordDraft<Values extends FieldValues>(of: RecordForm<Values>): DraftState {
  const values = useWatch({ control: of.form.control, compute: (all: Values) => all })
  const base = of.baseOf()
  const isChanged = changesBetween(base.values, values).length > 0
  return useDraft({
    form: of.id,
    isOn: true,
    typed: isChanged ? { version: base.version, base: base.values, typed: values } : null,
    hasNews: ({ typed }) => changesBetween(of.baseOf().values, typed).length > 0,
    restore: ({ version, base: began, typed }) => of.restore(typed as Values, { values: began as Values, version }),
  })
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

/** Asks for the reason of a refusal, or for a note before a withdrawal is closed. What was typed stays until it is sent. */
import { useStaff } from '#admin/client/staff.ts'
import { cancel } from '#messages/admin/shell.ts'
import * as say from '#messages/admin/withdrawals.ts'
import { useDraft } from '#admin/inbox/use-draft.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextAreaField } from '#admin/ui/field.tsx'
import { Note } from '#admin/ui/note.tsx'
import { MAX_FIELD_LENGTH } from '#domain/checkout/field-lengths.ts'
import * as styles from './withdrawal.module.css'

interface Props {
  number: string
  step: 'refused' | 'closed'
  isBusy: boolean
  failure: string | null
  onClose: () => void
  /** `done` forgets what was typed. */
  onSend: (text: string, done: () => void) => void
}

export function ReasonDialog({ number, step, isBusy, failure, onClose, onSend }: Props) {
  const staff = useStaff()
  const draft = useDraft(`draft:${staff.id}:${number}:${step}`)
  const isRefusal = step === 'refused'
  const submit = () => {
    if (!isBusy) onSend(draft.text, () => draft.type(''))
  }
  return (
    <Dialog title={isRefusal ? say.refuseTitle({ number }) : say.closeTitle({ number })} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {failure && <Note kind="bad">{failure}</Note>}
        {!isRefusal && <p>{say.closingIsFinal()}</p>}
        <TextAreaField
          label={isRefusal ? say.reasonOfRefusal() : say.noteOfClosing()}
          maxLength={MAX_FIELD_LENGTH}
          value={draft.text}
          aria-keyshortcuts="Control+Enter"
          onChange={(event) => draft.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            submit()
          }}
        />
        <div className={styles.acts}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind={isRefusal ? 'destructive' : 'primary'} isBusy={isBusy}>
            {say.acts[step]()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Gives one customer the code of a partnership, with a reason. */
import { useState, type FormEvent } from 'react'
import { isEmail, MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { reason as reasonLabel } from '#messages/admin/promotions/coupon-trial.ts'
import * as say from '#messages/admin/promotions/partnerships.ts'
import { cancel, reasonNeeded } from '#messages/admin/shell.ts'
import { problemText } from '#messages/validation.ts'
import { call } from '#admin/client/calls.browser.ts'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { useWritten } from '#admin/client/use-written.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import type { HandedOut } from '#admin/schema/promotions/partnerships.ts'
import * as styles from '#admin/ui/record.module.css'

export function HandOut({ id, onClose, onDone }: { id: string; onClose: () => void; onDone: () => void }) {
  const { failure, isBusy, write } = useWritten()
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const isAddress = isEmail(email.trim())
  const isMissing = reason.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isAddress || isMissing) return
    write<HandedOut>({
      call: () => call('POST', `/partnerships/${id}/hand-out`, { email: email.trim(), reason }),
      words: ({ isNew }) => (isNew ? say.handedOut() : say.hadOne()),
      done: () => {
        onClose()
        onDone()
      },
    })
  }
  return (
    <Dialog title={say.handOut()} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p>{say.handOutText()}</p>
        <RefusalNote failure={failure} />
        <TextField
          label={say.email()}
          type="email"
          value={email}
          maxLength={MAX_EMAIL_LENGTH}
          fault={wasTried && !isAddress ? problemText('email_invalid', 'email', '') : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={reasonLabel()}
          value={reason}
          maxLength={500}
          fault={wasTried && isMissing ? reasonNeeded() : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className={styles.acts}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {say.handOut()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

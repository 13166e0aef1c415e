/** A new address of a person, and erasing one for good. */
import { useState } from 'react'
import * as say from '#messages/admin/customers.ts'
import { cancel } from '#messages/admin/shell.ts'
import { call, faultOf } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import type { Said } from '#admin/client/use-written.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { Note } from '#admin/ui/note.tsx'
import * as styles from '#admin/ui/record.module.css'

interface FormProps {
  title: string
  text: string
  /** Label of the field with an address. */
  address: string
  act: string
  isDestructive?: boolean
  path: string
  onClose: () => void
  onDone: () => void
}

/** Asks for an address and a reason. */
function AddressDialog({ title, text, address, act, isDestructive = false, path, onClose, onDone }: FormProps) {
  const [form, setForm] = useState({ email: '', reason: '' })
  const { isBusy, failure, fields, send } = useSentForm()
  const field = (name: keyof typeof form) => ({
    value: form[name],
    fault: faultOf(fields, name),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(() => call('POST', path, form), onDone)
        }}
      >
        <p>{text}</p>
        {failure && <Note kind="bad">{failure}</Note>}
        <TextField label={address} type="email" autoComplete="off" ref={focusFirst} {...field('email')} />
        <TextField label={say.reason()} maxLength={500} {...field('reason')} />
        <div className={styles.acts}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind={isDestructive ? 'destructive' : 'primary'} isBusy={isBusy}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export const EmailDialog = ({
  id,
  onClose,
  onSent,
  say: tell,
}: {
  id: string
  onClose: () => void
  onSent: () => void
  say: (said: Said) => void
}) => (
  <AddressDialog
    title={say.changeEmail()}
    text={say.changeEmailText()}
    address={say.newEmail()}
    act={say.sendLink()}
    path={`/customers/${id}/email`}
    onClose={onClose}
    onDone={() => {
      tell({ kind: 'ok', text: say.done(), entry: null })
      onSent()
      onClose()
    }}
  />
)

export const EraseDialog = ({ id, onClose, onErased }: { id: string; onClose: () => void; onErased: () => void }) => (
  <AddressDialog
    title={say.eraseTitle()}
    text={say.eraseText()}
    address={say.typeEmail()}
    act={say.eraseNow()}
    isDestructive
    path={`/customers/${id}/erase`}
    onClose={onClose}
    onDone={onErased}
  />
)

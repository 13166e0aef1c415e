/** Changes name and telephone of a person, with a reason. */
import { useState } from 'react'
import * as say from '#messages/admin/people/customers.ts'
import { cancel } from '#messages/admin/shell.ts'
import { useActs } from '#admin/client/acts.tsx'
import { call, faultOf } from '#admin/client/calls.browser.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { Note } from '#admin/ui/note.tsx'
import type { CustomerPageView, CustomerWritten } from '#admin/schema/customers.ts'
import * as styles from '#admin/ui/record.module.css'

interface Props {
  person: CustomerPageView
  onClose: () => void
  onSaved: () => void
}

export function DetailsDialog({ person, onClose, onSaved }: Props) {
  const { told } = useActs()
  const { firstName, lastName, phone } = person
  const [form, setForm] = useState({ firstName, lastName, phone, reason: '' })
  const { isBusy, failure, fields, send } = useSentForm()
  const field = (name: keyof typeof form) => ({
    value: form[name],
    fault: faultOf(fields, name),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })
  return (
    <Dialog title={say.details()} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(
            () => call<CustomerWritten>('POST', `/customers/${person.id}`, { ...form, version: person.version }),
            ({ entries }) => {
              told(say.done(), entries)
              onSaved()
              onClose()
            },
          )
        }}
      >
        {failure && <Note kind="bad">{failure}</Note>}
        <div className={styles.trio}>
          <TextField label={say.firstName()} ref={focusFirst} {...field('firstName')} />
          <TextField label={say.lastName()} {...field('lastName')} />
        </div>
        <TextField label={say.phone()} type="tel" {...field('phone')} />
        <TextField label={say.reason()} maxLength={500} {...field('reason')} />
        <div className={styles.acts}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {say.saveDetails()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Invites a person by mail. */
import { useState } from 'react'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { ROLES, type Role } from '#domain/staff/roles.ts'
import * as access from '#messages/admin/access.ts'
import * as say from '#messages/admin/staff.ts'
import { cancel, roles } from '#messages/admin/shell.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import { call, faultOf } from '#admin/client/calls.browser.ts'
import { useLanguage } from '#admin/client/language.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { SelectField, TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { Note } from '#admin/ui/note.tsx'
import * as styles from './page.module.css'

interface Form {
  firstName: string
  lastName: string
  email: string
  role: Role
  locale: Locale
}

export function InviteDialog({ onClose, onInvited }: { onClose: () => void; onInvited: (email: string) => void }) {
  const { language } = useLanguage()
  const [form, setForm] = useState<Form>({ firstName: '', lastName: '', email: '', role: 'warehouse', locale: language })
  const { isBusy, failure, fields, send } = useSentForm()
  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    value: form[name],
    fault: faultOf(fields, name),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })
  return (
    <Dialog title={say.invite()} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(
            () => call('POST', '/staff', form),
            () => onInvited(form.email.trim()),
          )
        }}
      >
        {failure && <Note kind="bad">{failure}</Note>}
        <div className={styles.pair}>
          <TextField label={access.firstName()} ref={focusFirst} {...field('firstName')} />
          <TextField label={access.lastName()} {...field('lastName')} />
        </div>
        <TextField label={access.email()} type="email" {...field('email')} />
        <Choices form={form} onChange={setForm} />
        <div className={styles.acts}>
          <Button onClick={onClose}>{cancel()}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {say.sendInvitation()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function Choices({ form, onChange }: { form: Form; onChange: (form: Form) => void }) {
  return (
    <div className={styles.pair}>
      <SelectField
        label={say.role()}
        value={form.role}
        onChange={(event) => onChange({ ...form, role: ROLES.find((one) => one === event.target.value)! })}
      >
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {roles[one]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={access.language()}
        value={form.locale}
        onChange={(event) => onChange({ ...form, locale: LOCALES.find((one) => one === event.target.value)! })}
      >
        {LOCALES.map((one) => (
          <option key={one} value={one}>
            {access.LANGUAGE_NAMES[one]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

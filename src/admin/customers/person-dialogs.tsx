/** A new address of a person, and erasing one for good. */
import { useState } from 'react'
import * as say from '#messages/admin/people/customers.ts'
import { cancel } from '#messages/admin/shell.ts'
import { useActs } from '#admin/client/acts.tsx'
import { call, faultOf, sentenceOf } from '#admin/client/calls.browser.ts'
import { useSentForm, type SentForm } from '#admin/client/use-form.ts'
import { Button } from '#admin/ui/button.tsx'
import { Dialog } from '#admin/ui/dialog.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { Note } from '#admin/ui/note.tsx'
import type { CustomerPageView, CustomerWritten } from '#admin/schema/customers.ts'
import * as styles from '#admin/ui/record.module.css'

interface Typed {
  email: string
  reason: string
}

interface FormProps {
  title: string
  text: string
  /** Label of the field with an address. */
  address: string
  act: string
  isDestructive?: boolean
  /** What is wrong with the typed address, before it is sent. */
  fault?: string | undefined
  sent: SentForm
  onClose: () => void
  onSend: (typed: Typed) => void
}

/** Asks for an address and a reason. */
function AddressDialog({ title, text, address, act, isDestructive = false, fault, sent, onClose, onSend }: FormProps) {
  const [form, setForm] = useState<Typed>({ email: '', reason: '' })
  const { isBusy, failure, fields } = sent
  const field = (name: keyof Typed) => ({
    value: form[name],
    fault: (name === 'email' ? fault : undefined) ?? faultOf(fields, name),
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSend(form)
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

interface DialogProps {
  person: Pick<CustomerPageView, 'id' | 'version' | 'email'>
  onClose: () => void
  onDone: () => void
}

export function EmailDialog({ person, onClose, onDone }: DialogProps) {
  const { told } = useActs()
  const sent = useSentForm()
  return (
    <AddressDialog
      title={say.changeEmail()}
      text={say.changeEmailText()}
      address={say.newEmail()}
      act={say.sendLink()}
      sent={sent}
      onClose={onClose}
      onSend={(typed) =>
        sent.send(
          () => call<CustomerWritten>('POST', `/customers/${person.id}/email`, typed),
          () => {
            told(say.done())
            onDone()
          },
        )
      }
    />
  )
}

/** The typed address keeps anybody from erasing another person; it does not leave the browser. */
export function EraseDialog({ person, onClose, onDone }: DialogProps) {
  const { told } = useActs()
  const [fault, setFault] = useState<string>()
  const sent = useSentForm((code) => {
    if (code !== 'waits_for_approval') return false
    told(sentenceOf({ code }))
    onClose()
    return true
  })
  const erase = ({ email, reason }: Typed) => {
    const isSame = email.trim().toLowerCase() === person.email.toLowerCase()
    setFault(isSame ? undefined : say.emailDiffers())
    if (!isSame) return
    const body = { version: person.version, reason }
    sent.send(
      () => call<CustomerWritten>('POST', `/customers/${person.id}/erase`, body),
      () => {
        told(say.erased())
        onDone()
      },
    )
  }
  return (
    <AddressDialog
      title={say.eraseTitle()}
      text={say.eraseText()}
      address={say.typeEmail()}
      act={say.eraseNow()}
      isDestructive
      fault={fault}
      sent={sent}
      onClose={onClose}
      onSend={erase}
    />
  )
}

/** Asks for a link to another password. */
import { useState } from 'react'
import * as say from '#messages/admin/access.ts'
import { call } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { Note } from '#admin/ui/note.tsx'
import { useSentForm } from '#admin/client/use-form.ts'
import * as styles from './access.module.css'

export function ForgotForm({ onBack }: { onBack: () => void }) {
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const { isBusy, failure, send } = useSentForm()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send(
          () => call('POST', '/password/ask', { email }),
          () => setSent(true),
        )
      }}
    >
      <h1>{say.forgotTitle()}</h1>
      <p className={styles.text}>{say.forgotText()}</p>
      {failure && <Note kind="bad">{failure}</Note>}
      {isSent && <Note kind="ok">{say.linkSent()}</Note>}
      <TextField
        label={say.email()}
        type="email"
        autoComplete="username"
        required
        ref={focusFirst}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className={styles.row}>
        <Button size="large" onClick={onBack}>
          {say.back()}
        </Button>
        <Button type="submit" kind="primary" size="large" isBusy={isBusy}>
          {say.sendLink()}
        </Button>
      </div>
    </form>
  )
}

/** First step of the sign-in: address and password. */
import { useState } from 'react'
import * as say from '#messages/admin/access.ts'
import { call } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { Note } from '#admin/ui/note.tsx'
import { Or, PasskeyButton } from './passkey-button.tsx'
import type { SessionView } from '#admin/schema/access.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import * as styles from './access.module.css'

interface Props {
  onSession: (session: SessionView) => void
  onForgot: () => void
  onNext: (next: 'second_step' | 'enrol') => void
}

export function SignInForm({ onSession, onForgot, onNext }: Props) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const form = useSentForm()
  const { isBusy, failure, send } = form
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send(
          () => call<{ next: 'second_step' | 'enrol' }>('POST', '/sign-in', { email, password }),
          ({ next }) => onNext(next),
        )
      }}
    >
      <h1>{say.signIn()}</h1>
      {failure && <Note kind="bad">{failure}</Note>}
      <TextField
        label={say.email()}
        type="email"
        autoComplete="username"
        required
        ref={focusFirst}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextField
        label={say.password()}
        aside={
          <Button kind="link" onClick={onForgot}>
            {say.forgot()}
          </Button>
        }
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" kind="primary" size="large" isWide isBusy={isBusy}>
        {say.goOn()}
      </Button>
      <Or>
        <PasskeyButton path="/sign-in/passkey" form={form} onGiven={(staff) => onSession({ staff, waitsFor: null })} />
      </Or>
    </form>
  )
}

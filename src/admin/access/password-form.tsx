/** A password by the link of an invitation or a reset. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/access.ts'
import { call, faultOf } from '#admin/client/calls.browser.ts'
import { Loading } from '#admin/client/loading.tsx'
import { Button } from '#admin/ui/button.tsx'
import { TextField } from '#admin/ui/field.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { Note } from '#admin/ui/note.tsx'
import { Frame, Steps } from './frame.tsx'
import { LinkOver } from './set-up-form.tsx'
import { useSentForm } from '#admin/client/use-form.ts'
import * as styles from './access.module.css'

interface Props {
  purpose: 'invitation' | 'reset'
  token: string
  onDone: (next: 'second_step' | 'enrol') => void
  onLeave: () => void
}

export function PasswordForm({ purpose, token, onDone, onLeave }: Props) {
  const link = useQuery({
    queryKey: [purpose, token],
    queryFn: () => call<{ email: string }>('POST', '/password/link', { purpose, token }),
  })
  const [password, setPassword] = useState('')
  const { isBusy, failure, fields, send } = useSentForm()
  if (link.isPending) return <Loading />
  if (!link.data?.ok) return <LinkOver answer={link.data} onLeave={onLeave} />
  const { email } = link.data.data
  return (
    <Frame>
      {purpose === 'invitation' && <Steps at={0} first="password" />}
      <h1>{say.choosePassword()}</h1>
      <p className={styles.text}>{say.passwordFor({ email })}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(
            () => call<{ next: 'second_step' | 'enrol' }>('POST', '/password', { purpose, token, password }),
            ({ next }) => onDone(next),
          )
        }}
      >
        {failure && <Note kind="bad">{failure}</Note>}
        {/* Password managers store the password under this address. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <TextField
          label={say.password()}
          hint={say.passwordHint()}
          fault={faultOf(fields, 'password')}
          type="password"
          autoComplete="new-password"
          ref={focusFirst}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" kind="primary" size="large" isWide isBusy={isBusy}>
          {say.setPassword()}
        </Button>
      </form>
    </Frame>
  )
}

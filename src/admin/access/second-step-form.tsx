/** Second step of the sign-in: six digits, or a recovery code. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/access.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Button } from '#admin/ui/button.tsx'
import { CodeInput } from './code-input.tsx'
import { Frame } from './frame.tsx'
import type { SessionView, StaffView } from '#admin/schema/access.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import * as styles from './access.module.css'

interface Props {
  onSession: (session: SessionView) => void
  /** The sign-in is over, or another person wants to begin one. */
  onOver: () => void
}

export function SecondStepForm({ onSession, onOver }: Props) {
  const waiting = useQuery({ queryKey: ['second-step'], queryFn: () => read<{ email: string }>('/second-step'), gcTime: 0 })
  const [code, setCode] = useState('')
  const { isBusy, failure, send } = useSentForm((refusal) => {
    setCode('')
    if (refusal === 'sign_in_over') onOver()
    return refusal === 'sign_in_over'
  })
  const give = (typed: string) =>
    send(
      () => call<{ staff: StaffView }>('POST', '/second-step', { code: typed }),
      ({ staff }) => onSession({ staff, waitsFor: null }),
    )
  return (
    <Frame>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          give(code)
        }}
      >
        <h1>{say.sixDigits()}</h1>
        <p className={styles.text}>
          {waiting.data && `${say.fromTheApp({ email: waiting.data.email })} `}
          <Button kind="link" onClick={onOver}>
            {say.notYou()}
          </Button>
        </p>
        <CodeInput value={code} failure={failure} onChange={setCode} onComplete={give} />
        <Button type="submit" kind="primary" size="large" isWide isBusy={isBusy}>
          {say.signIn()}
        </Button>
      </form>
    </Frame>
  )
}

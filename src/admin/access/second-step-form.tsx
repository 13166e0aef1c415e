/** Second step of the sign-in: six digits, or a recovery code. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/access.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Loading } from '#admin/client/loading.tsx'
import { Button } from '#admin/ui/button.tsx'
import { CodeInput } from './code-input.tsx'
import { Frame } from './frame.tsx'
import { Or, PasskeyButton } from './passkey-button.tsx'
import type { SessionView, StaffView, WaitingView } from '#admin/schema/access.ts'
import { useSentForm } from '#admin/client/use-form.ts'
import * as styles from './access.module.css'

interface Props {
  onSession: (session: SessionView) => void
  /** The sign-in is over, or another person wants to begin one. */
  onOver: () => void
}

export function SecondStepForm({ onSession, onOver }: Props) {
  const waiting = useQuery({ queryKey: ['second-step'], queryFn: () => read<WaitingView>('/second-step'), gcTime: 0 })
  const [code, setCode] = useState('')
  const form = useSentForm((refusal) => {
    setCode('')
    if (refusal === 'sign_in_over') onOver()
    return refusal === 'sign_in_over'
  })
  const { isBusy, failure, send } = form
  const given = (staff: StaffView) => onSession({ staff, waitsFor: null })
  const give = (typed: string) =>
    send(
      () => call<{ staff: StaffView }>('POST', '/second-step', { code: typed }),
      ({ staff }) => given(staff),
    )
  if (waiting.isPending) return <Loading />
  const { email = '', hasApp = true, hasPasskey = false } = waiting.data ?? {}
  return (
    <Frame>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          give(code)
        }}
      >
        <h1>{hasApp ? say.sixDigits() : say.secondStepPlease()}</h1>
        <p className={styles.text}>
          {email !== '' && `${hasApp ? say.fromTheApp({ email }) : say.ofAccount({ email })} `}
          <Button kind="link" onClick={onOver}>
            {say.notYou()}
          </Button>
        </p>
        {!hasApp && <PasskeyButton path="/second-step/passkey" form={form} isFirst onGiven={given} />}
        <CodeInput hasApp={hasApp} value={code} failure={failure} onChange={setCode} onComplete={give} />
        <Button type="submit" kind={hasApp ? 'primary' : 'plain'} size="large" isWide isBusy={isBusy}>
          {say.signIn()}
        </Button>
        {hasApp && hasPasskey && (
          <Or>
            <PasskeyButton path="/second-step/passkey" form={form} onGiven={given} />
          </Or>
        )}
      </form>
    </Frame>
  )
}

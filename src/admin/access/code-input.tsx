/** Six digits that send themselves, or a recovery code instead. */
import { useState } from 'react'
import * as say from '#messages/admin/access.ts'
import { Button } from '#admin/ui/button.tsx'
import { focusFirst } from '#admin/ui/focus-first.ts'
import { CodeField, TextField } from '#admin/ui/field.tsx'

const DIGITS = 6

interface Props {
  /** Whether the person has an authenticator app; without one only a recovery code can be typed. */
  hasApp: boolean
  value: string
  failure: string | null
  onChange: (code: string) => void
  /** The sixth digit was typed. */
  onComplete: (code: string) => void
}

export function CodeInput({ hasApp, value, failure, onChange, onComplete }: Props) {
  const [isRecovery, setRecovery] = useState(!hasApp)
  const swap = () => {
    onChange('')
    setRecovery(!isRecovery)
  }
  return (
    <>
      {isRecovery ? (
        <TextField
          label={say.recoveryCode()}
          hint={say.recoveryHint()}
          fault={failure ?? undefined}
          autoComplete="off"
          ref={focusFirst}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <CodeField
          label={say.code()}
          hint={say.sendsItself()}
          fault={failure ?? undefined}
          ref={focusFirst}
          value={value}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '')
            onChange(digits)
            if (digits.length === DIGITS) onComplete(digits)
          }}
        />
      )}
      {hasApp && (
        <Button kind="link" onClick={swap}>
          {isRecovery ? say.withApp() : say.withRecoveryCode()}
        </Button>
      )}
    </>
  )
}

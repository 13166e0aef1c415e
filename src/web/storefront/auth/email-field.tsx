/** The field of the address that identifies an account. */
import { useEffect, useRef } from 'react'
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { email, emailExample } from '#messages/customers/auth.ts'
import { TextField } from '#web/ui/field.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import { typedEmail } from './typed-email.browser.ts'

interface Props {
  error: string | undefined
  help?: string
  /** What the server knows of the page before. */
  typed?: string
  /** Browsers offer the keys of the device here (WebAuthn). */
  offersKeys?: boolean
}

/** The address that was typed on the page before is there already. */
export function EmailField({ error, help, typed = '', offersKeys = false }: Props) {
  const known = useStore(typedEmail)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current?.value === '') input.current.value = known
  }, [known])
  return (
    <TextField
      ref={input}
      id="email"
      name="email"
      defaultValue={typed}
      label={email()}
      help={help}
      error={error}
      type="email"
      inputMode="email"
      autoComplete={offersKeys ? 'username webauthn' : 'username'}
      spellCheck={false}
      maxLength={MAX_EMAIL_LENGTH}
      placeholder={emailExample()}
    />
  )
}

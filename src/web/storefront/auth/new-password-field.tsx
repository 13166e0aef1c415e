/** The field of a new password, and how hard it is to guess while it is typed. */
import { useState, type ChangeEvent } from 'react'
import { PASSWORD_LENGTH } from '#domain/customers/account.ts'
import { passwordStrength } from '#domain/customers/password-strength.ts'
import { passwordHelp, passwordProblemText } from '#messages/customers/auth.ts'
import { strengthLabel, strengthTexts } from '#messages/customers/password-strength.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import * as styles from './new-password.module.css'

interface Props {
  label: string
  error: string | undefined
  span?: string
}

interface Typed {
  password: string
  /** Of the form's field for the address, '' without one. */
  email: string
}

export function NewPasswordField({ label, error, span }: Props) {
  const [typed, setTyped] = useState<Typed>({ password: '', email: '' })
  const read = ({ target: { value: password, form } }: ChangeEvent<HTMLInputElement>) => {
    const email = form?.elements.namedItem('email')
    setTyped({ password, email: email instanceof HTMLInputElement ? email.value.trim() : '' })
  }
  return (
    <PasswordField
      id="password"
      name="password"
      label={label}
      help={passwordHelp({ least: PASSWORD_LENGTH.min })}
      error={error}
      {...(span !== undefined && { span })}
      autoComplete="new-password"
      onChange={read}
      below={<Strength {...typed} error={error} />}
    />
  )
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

const EGGS = [1, 2, 3, 4] as const

/** The place is there before the first character, so that screen readers hear what comes into it. */
function Strength({ password, email, error }: Typed & { error: string | undefined }) {
  const { level, problem } = passwordStrength(password, email)
  const { name, advice } = strengthTexts[level]
  const why = problem && passwordProblemText(problem, PASSWORD_LENGTH)
  const state = level === 1 ? ` ${styles.weak}` : level === 4 ? ` ${styles.best}` : ''
  return (
    <div role="status" aria-label={strengthLabel()} className={styles.strength + state}>
      {password !== '' && (
        <>
          <span className={styles.eggs} aria-hidden="true">
            {EGGS.map((egg) => (
              <i key={egg} className={egg <= level ? styles.on : undefined} />
            ))}
          </span>
          <span>
            <b>{name()}</b> {!why ? advice() : why !== error && sentence(why)}
          </span>
        </>
      )}
    </div>
  )
}

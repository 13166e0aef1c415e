/** A password with a button that shows it. */
import { useState, type ReactNode } from 'react'
import { hide, hidePassword, show, showPassword } from '#messages/customers/auth.ts'
import { FieldFrame, splitField, type Control } from './field.tsx'
import * as scriptStyles from './script.module.css'
import * as styles from './password-field.module.css'

interface Props extends Omit<Control<'input'>, 'type'> {
  autoComplete: 'current-password' | 'new-password'
  below?: ReactNode
}

export function PasswordField({ below, ...props }: Props) {
  const { field, control } = splitField(props)
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame {...field}>
      <div className={styles.password}>
        <input
          {...control}
          type={isShown ? 'text' : 'password'}
          autoCapitalize={isShown ? 'none' : undefined}
          spellCheck={false}
        />
        <button
          type="button"
          className={scriptStyles.live}
          aria-pressed={isShown}
          aria-label={isShown ? hidePassword() : showPassword()}
          aria-controls={props.id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? hide() : show()}
        </button>
      </div>
      {below}
    </FieldFrame>
  )
}

/** Changes the password of the account. */
import { useRef, useState } from 'react'
import { PASSWORD_LENGTH } from '#domain/customers/account.ts'
import * as auth from '#messages/customers/auth.ts'
import { detailsFault, tooManyPasswords } from '#messages/customers/details.ts'
import * as text from '#messages/customers/security.ts'
import { postJson } from '#web/app/browser/api.browser.ts'
import { accountFailure, accountFaults } from '#web/storefront/account/layout/account-failure.ts'
import { ChoosePassword } from '#web/storefront/account/layout/choose-password.tsx'
import { useAuthForm } from '#web/storefront/auth/auth-form.ts'
import { NewPasswordField } from '#web/storefront/auth/new-password-field.tsx'
import { newPasswordFaults } from '#web/storefront/auth/form-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

interface Props {
  email: string
  hasPassword: boolean
  /** The other sessions have ended. */
  onChanged: () => void
}

export function PasswordForm({ email, hasPassword, onChanged }: Props) {
  return (
    <section aria-labelledby="password-change">
      <h2 id="password-change">{text.passwordTitle()}</h2>
      {hasPassword ? (
        <Form email={email} onChanged={onChanged} />
      ) : (
        <p>
          {text.noPassword()} <ChoosePassword />
        </p>
      )}
    </section>
  )
}

function Form({ email, onChanged }: Omit<Props, 'hasPassword'>) {
  const element = useRef<HTMLFormElement>(null)
  /** How often the password was changed: its field begins anew. */
  const [changes, setChanges] = useState(0)
  const form = usePasswordForm(email, () => {
    element.current?.reset()
    setChanges((before) => before + 1)
    toast(text.changed())
    onChanged()
  })
  const { faults } = form
  return (
    <form noValidate onSubmit={form.submit} ref={element}>
      <p className={pageStyles.help}>{auth.othersSignedOut()}</p>
      <NeedsScript />
      <ErrorSummary box={form.box} faults={Object.entries(faults)} failure={form.failure} />
      <div className={fieldStyles.form}>
        {/* For password managers, which save a password for an account. */}
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <PasswordField
          id="current"
          name="current"
          label={text.currentPassword()}
          error={faults.current}
          span={fieldStyles.span3}
          autoComplete="current-password"
        />
        <NewPasswordField key={changes} label={auth.newPassword()} error={faults.password} span={fieldStyles.span3} />
        <div className={fieldStyles.span6}>
          <Button
            type="submit"
            busy={form.isBusy}
            className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`}
          >
            {text.save()}
          </Button>
        </div>
      </div>
    </form>
  )
}

function usePasswordForm(email: string, onDone: () => void) {
  return useAuthForm({
    check: (values) => ({
      ...(values.current ? {} : { current: auth.passwordRequired() }),
      ...newPasswordFaults(values, email),
    }),
    async send({ current = '', password = '' }) {
      try {
        await postJson('/api/auth/password', { current, password })
      } catch (error) {
        const faults = accountFaults(error, { own: passwordFault })
        const failure = accountFailure(error, { too_many_password_checks: tooManyPasswords })
        return { faults, failure: Object.keys(faults).length > 0 ? '' : failure }
      }
      onDone()
    },
  })
}

const passwordFault = (code: string): string | null =>
  auth.isPasswordProblem(code) ? auth.passwordProblemText(code, PASSWORD_LENGTH) : detailsFault(code)

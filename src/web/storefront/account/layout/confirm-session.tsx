/** Asks who it is before the ways to sign in change: by the password, or by a passkey (ASVS 7.5.1). */
import { useState } from 'react'
import { href } from '#domain/market/market.ts'
import { signOut } from '#messages/customers/account.ts'
import { passwordRequired } from '#messages/customers/auth.ts'
import { detailsFault, tooManyPasswords } from '#messages/customers/details.ts'
import * as text from '#messages/customers/passkeys.ts'
import { password } from '#messages/customers/privacy.ts'
import { postJson } from '#web/app/api.browser.ts'
import { accountFailure, accountFaults } from '#web/storefront/account/layout/account-failure.ts'
import { useAuthForm } from '#web/storefront/auth/auth-form.ts'
import { confirmWithPasskey, deviceFailure } from '#web/storefront/auth/passkeys.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

interface Props {
  hasPassword: boolean
  hasPasskeys: boolean
  onClose: () => void
  onConfirmed: () => void
}

export function ConfirmSession({ hasPassword, hasPasskeys, onClose, onConfirmed }: Props) {
  return (
    <Dialog labelledBy="confirm-title" onClose={onClose}>
      <h2 id="confirm-title" className={textStyles.h2}>
        {text.confirmTitle()}
      </h2>
      <div className={pageStyles.stack}>
        <p>{text.confirmText()}</p>
        {hasPassword && <ByPassword onConfirmed={onConfirmed} />}
        {hasPasskeys && <ByPasskey onConfirmed={onConfirmed} />}
        {!hasPassword && !hasPasskeys && <BySignIn />}
      </div>
    </Dialog>
  )
}

function ByPassword({ onConfirmed }: Pick<Props, 'onConfirmed'>) {
  const form = useAuthForm({
    check: (values): Record<string, string> => (values.password ? {} : { password: passwordRequired() }),
    async send(values) {
      try {
        await postJson('/api/my/confirmation', { password: values.password ?? '' })
        onConfirmed()
      } catch (error) {
        const faults = accountFaults(error, { own: detailsFault })
        const failure = accountFailure(error, { too_many_password_checks: tooManyPasswords })
        return { faults, failure: Object.keys(faults).length > 0 ? '' : failure }
      }
    },
  })
  return (
    <form noValidate onSubmit={form.submit} className={pageStyles.stack}>
      <ErrorSummary box={form.box} faults={Object.entries(form.faults)} failure={form.failure} />
      <PasswordField
        id="confirm-password"
        name="password"
        label={password()}
        error={form.faults.password}
        autoComplete="current-password"
      />
      <Button
        type="submit"
        busy={form.isBusy}
        className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`}
      >
        {text.confirm()}
      </Button>
    </form>
  )
}

function ByPasskey({ onConfirmed }: Pick<Props, 'onConfirmed'>) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const press = () => {
    setBusy(true)
    setFailure('')
    confirmWithPasskey().then(onConfirmed, (error: unknown) => {
      setBusy(false)
      setFailure(deviceFailure(error) ?? accountFailure(error))
    })
  }
  return (
    <div className={pageStyles.stack}>
      <Button busy={isBusy} className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`} onClick={press}>
        {text.confirmWithPasskey()}
      </Button>
      {failure && <Note kind="bad">{failure}</Note>}
    </div>
  )
}

/** Of an account that signs in by another provider only: who has just signed in has confirmed it. */
function BySignIn() {
  const market = useMarket()
  return (
    <p>
      {text.signInAgain()}{' '}
      <a className={textStyles.link} href={href(market, '/auth/signout')}>
        {signOut()}
      </a>
    </p>
  )
}

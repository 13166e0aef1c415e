/** Asks who it is before the account changes: by the password, a passkey, or the account at Google (ASVS 7.5.1). */
import { useState } from 'react'
import type { ConfirmingPage } from '#domain/customers/identity.ts'
import { href } from '#domain/market/market.ts'
import { signOut } from '#messages/customers/account.ts'
import { passwordRequired } from '#messages/customers/auth.ts'
import { confirmWithGoogle, outcomes } from '#messages/customers/google.ts'
import { detailsFault, tooManyPasswords } from '#messages/customers/details.ts'
import * as text from '#messages/customers/passkeys.ts'
import { password } from '#messages/customers/privacy.ts'
import { postJson } from '#web/app/browser/api.browser.ts'
import { accountFailure, accountFaults } from '#web/storefront/account/layout/account-failure.ts'
import { useAuthForm } from '#web/storefront/auth/auth-form.ts'
import { confirmWithPasskey, deviceFailure, knowsPasskeys } from '#web/storefront/auth/passkeys.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

/** By what the customer can say who it is. */
export interface WaysToConfirm {
  hasPassword: boolean
  hasPasskeys: boolean
  /** An account at Google is linked, and customers sign in with Google here. */
  hasGoogle: boolean
}

/** What a page knows about it when it is loaded. */
export interface Confirming {
  ways: WaysToConfirm
  /** ISO moment up to which the session is confirmed, null when it is not. */
  until: string | null
  /** What Google has just said. */
  outcome: 'confirmed' | 'unconfirmed' | null
}

/** What became of the way to Google. */
export const ConfirmOutcome = ({ outcome }: Pick<Confirming, 'outcome'>) =>
  outcome && <Note kind={outcome === 'confirmed' ? 'ok' : 'bad'}>{outcomes[outcome]()}</Note>

interface Props {
  ways: WaysToConfirm
  /** Where the customer comes back to from Google. */
  page: ConfirmingPage
  onClose: () => void
  /** `until`: ISO moment up to which it counts. */
  onConfirmed: (until: string) => void
}

export function ConfirmSession({ onClose, ...props }: Props) {
  return (
    <Dialog labelledBy="confirm-title" onClose={onClose}>
      <h2 id="confirm-title" className={textStyles.h2}>
        {text.confirmTitle()}
      </h2>
      <div className={pageStyles.stack}>
        <p>{text.confirmText()}</p>
        <Ways {...props} />
      </div>
    </Dialog>
  )
}

export function Ways({ ways: { hasPassword, hasPasskeys, hasGoogle }, page, onConfirmed }: Omit<Props, 'onClose'>) {
  const canUsePasskeys = hasPasskeys && knowsPasskeys()
  return (
    <>
      {hasPassword && <ByPassword onConfirmed={onConfirmed} />}
      {canUsePasskeys && <ByPasskey onConfirmed={onConfirmed} />}
      {hasGoogle && !hasPassword && <ByGoogle page={page} />}
      {!hasPassword && !canUsePasskeys && !hasGoogle && <BySignIn />}
    </>
  )
}

/** Leaves for Google; the page that comes back says what became of it. */
function ByGoogle({ page }: Pick<Props, 'page'>) {
  const { locale } = useMarket()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const press = () => {
    setBusy(true)
    setFailure('')
    postJson<{ url: string }>('/api/my/confirmation/google', { market: locale, page }).then(
      ({ url }) => {
        location.href = url
      },
      (error: unknown) => {
        setBusy(false)
        setFailure(accountFailure(error))
      },
    )
  }
  return (
    <div className={pageStyles.stack}>
      <Button busy={isBusy} className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`} onClick={press}>
        {confirmWithGoogle()}
      </Button>
      {failure && <Note kind="bad">{failure}</Note>}
    </div>
  )
}

function ByPassword({ onConfirmed }: Pick<Props, 'onConfirmed'>) {
  const form = useAuthForm({
    check: (values): Record<string, string> => (values.password ? {} : { password: passwordRequired() }),
    async send(values) {
      try {
        const { until } = await postJson<{ until: string }>('/api/my/confirmation', { password: values.password ?? '' })
        onConfirmed(until)
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

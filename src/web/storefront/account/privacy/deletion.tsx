/** Deletes the account in two steps: the password, or what the account has instead, and then its typed address (LAW-53). */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { passwordRequired } from '#messages/customers/auth.ts'
import { refusalText } from '#messages/customers/failures.ts'
import * as text from '#messages/customers/privacy.ts'
import { timeInWords } from '#messages/dates.ts'
import { failureOf, postJson } from '#web/app/browser/api.browser.ts'
import { accountFailure, accountFaults } from '#web/storefront/account/layout/account-failure.ts'
import { ChoosePassword } from '#web/storefront/account/layout/choose-password.tsx'
import { ConfirmOutcome, Ways, type Confirming, type WaysToConfirm } from '#web/storefront/account/confirm/confirm-session.tsx'
import { useAuthForm, type AuthForm } from '#web/storefront/auth/auth-form.ts'
import { emailFaults, tidyEmail } from '#web/storefront/auth/form-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

interface Props {
  email: string
  confirming: Confirming
  onDeleted: () => void
}

/** `until`: ISO moment up to which the second step is possible. */
type Step = { name: 'closed' } | { name: 'proof'; isLate: boolean } | { name: 'address'; until: string }

export function Deletion({ email, confirming: { ways, until, outcome }, onDeleted }: Props) {
  const [step, setStep] = useState<Step>({ name: 'closed' })
  const close = () => setStep({ name: 'closed' })
  const prove = (isLate: boolean) => setStep({ name: 'proof', isLate })
  const confirmed = (end: string) => setStep({ name: 'address', until: end })
  // Whoever has a password is asked for it, however short the sign-in ago.
  const begin = () => (!ways.hasPassword && until !== null && Date.now() < Date.parse(until) ? confirmed(until) : prove(false))
  return (
    <section aria-labelledby="deletion">
      <h2 id="deletion">{text.deletionTitle()}</h2>
      <p className={pageStyles.help}>{text.deletionText()}</p>
      {step.name === 'closed' && (
        <div className={pageStyles.stack}>
          <ConfirmOutcome outcome={outcome} />
          <div>
            <button
              type="button"
              className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium} ${scriptStyles.live}`}
              onClick={begin}
            >
              {text.begin()}
            </button>
          </div>
        </div>
      )}
      {step.name === 'proof' && ways.hasPassword && (
        <PasswordStep isLate={step.isLate} onConfirmed={confirmed} onCancel={close} />
      )}
      {step.name === 'proof' && !ways.hasPassword && (
        <OtherProof ways={ways} isLate={step.isLate} onConfirmed={confirmed} onCancel={close} />
      )}
      {step.name === 'address' && (
        <AddressStep email={email} until={step.until} onLate={() => prove(true)} onDeleted={onDeleted} onCancel={close} />
      )}
    </section>
  )
}

interface StepProps {
  /** `isLate`: the second step was not made in time. */
  isLate: boolean
  onConfirmed: (until: string) => void
  onCancel: () => void
}

function PasswordStep({ isLate, onConfirmed, onCancel }: StepProps) {
  const form = useAuthForm({
    check: ({ password }): Record<string, string> => (password ? {} : { password: passwordRequired() }),
    async send({ password = '' }) {
      try {
        const { until } = await postJson<{ until: string }>('/api/my/deletion', { password })
        onConfirmed(until)
      } catch (error) {
        const faults = accountFaults(error)
        const failure = accountFailure(error)
        return { faults, failure: Object.keys(faults).length > 0 ? '' : failure }
      }
    },
  })
  return (
    <StepForm title={text.firstStep()} form={form} button={text.goOn()} onCancel={onCancel}>
      {isLate && <Note kind="warn">{text.tooLate()}</Note>}
      <PasswordField
        id="password"
        name="password"
        label={text.password()}
        error={form.faults.password}
        autoComplete="current-password"
      />
    </StepForm>
  )
}

/** Of an account without a password. */
function OtherProof({ ways, isLate, onConfirmed, onCancel }: StepProps & { ways: WaysToConfirm }) {
  return (
    <div className={pageStyles.panel}>
      <StepTitle>{text.firstStepOtherwise()}</StepTitle>
      <div className={pageStyles.stack}>
        <p>{isLate ? refusalText({ code: 'confirmation_required' }) : text.proveFirst()}</p>
        <Ways ways={ways} page="privacy" onConfirmed={onConfirmed} />
        <p className={pageStyles.help}>
          {text.orWithPassword()} <ChoosePassword />
        </p>
        <button type="button" className={pageStyles.textButton} onClick={onCancel}>
          {text.cancel()}
        </button>
      </div>
    </div>
  )
}

interface AddressProps {
  email: string
  until: string
  onLate: () => void
  onDeleted: () => void
  onCancel: () => void
}

function AddressStep({ email, until, onLate, onDeleted, onCancel }: AddressProps) {
  const form = useAuthForm({
    check: emailFaults,
    async send(values) {
      try {
        await postJson('/api/my/deletion/confirm', { email: tidyEmail(values.email) })
      } catch (error) {
        if (failureOf(error).problem?.code === 'confirmation_required') return onLate()
        const faults = accountFaults(error)
        return { faults, failure: Object.keys(faults).length > 0 ? '' : accountFailure(error) }
      }
      onDeleted()
    },
  })
  return (
    <StepForm title={text.secondStep()} form={form} button={text.deleteForGood()} onCancel={onCancel}>
      <p>
        <Unbroken text={text.typeAddress({ email, time: timeInWords(until) })} />
      </p>
      <TextField
        id="email"
        name="email"
        label={text.address()}
        error={form.faults.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
      />
    </StepForm>
  )
}

/** Gets the focus: each step takes the place of what was pressed. */
function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  )
}

interface FormProps {
  title: string
  form: AuthForm
  button: string
  onCancel: () => void
  children: ReactNode
}

function StepForm({ title, form, button, onCancel, children }: FormProps) {
  return (
    <form noValidate onSubmit={form.submit} className={pageStyles.panel}>
      <StepTitle>{title}</StepTitle>
      <div className={pageStyles.stack}>
        <ErrorSummary box={form.box} faults={Object.entries(form.faults)} failure={form.failure} />
        {children}
        <div className={pageStyles.row}>
          <Button
            type="submit"
            busy={form.isBusy}
            className={`${buttonStyles.button} ${buttonStyles.dark} ${buttonStyles.medium}`}
          >
            {button}
          </Button>
          <button type="button" className={pageStyles.textButton} onClick={onCancel}>
            {text.cancel()}
          </button>
        </div>
      </div>
    </form>
  )
}

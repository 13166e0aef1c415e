/** Changes the e-mail address: it takes the password, or whatever the account has instead, and a link in a mail to the new address. */
import { useState } from 'react'
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { passwordRequired } from '#messages/customers/auth.ts'
import * as text from '#messages/customers/details.ts'
import { failureOf, postJson } from '#web/app/browser/api.browser.ts'
import type { DetailsView } from '#web/schema/account.ts'
import { useAuthForm } from '#web/storefront/auth/auth-form.ts'
import { emailFaults, tidyEmail } from '#web/storefront/auth/form-rules.ts'
import { accountFailure, accountFaults } from '#web/storefront/account/layout/account-failure.ts'
import {
  ConfirmOutcome,
  ConfirmSession,
  type Confirming,
  type WaysToConfirm,
} from '#web/storefront/account/confirm/confirm-session.tsx'
import { ChoosePassword } from '#web/storefront/account/layout/choose-password.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

export function EmailForm({ details, confirming }: { details: DetailsView; confirming: Confirming }) {
  const [sentTo, setSentTo] = useState('')
  return (
    <section aria-labelledby="email-change">
      <h2 id="email-change">{text.emailTitle()}</h2>
      <p>
        <b>
          <Unbroken text={text.emailNow({ email: details.email })} />
        </b>
      </p>
      <p className={pageStyles.help}>{text.emailSteps()}</p>
      <div role="status">
        {sentTo && (
          <Note kind="ok">
            <Unbroken text={text.linkSent({ email: sentTo })} />
          </Note>
        )}
      </div>
      <ConfirmOutcome outcome={sentTo ? null : confirming.outcome} />
      {!details.hasPassword && (
        <p className={pageStyles.help}>
          {text.noPassword()} <ChoosePassword />
        </p>
      )}
      <Form ways={confirming.ways} onSent={setSentTo} />
    </section>
  )
}

interface FormProps {
  ways: WaysToConfirm
  onSent: (email: string) => void
}

function Form({ ways, onSent }: FormProps) {
  const { form, asked, close, goOn, failure } = useEmailForm(ways, onSent)
  const { faults } = form
  return (
    <>
      <form noValidate onSubmit={form.submit}>
        {failure && <Note kind="bad">{failure}</Note>}
        <ErrorSummary box={form.box} faults={Object.entries(faults)} failure={form.failure} />
        <div className={fieldStyles.form}>
          <TextField
            id="email"
            name="email"
            label={text.newEmail()}
            error={faults.email}
            span={fieldStyles.span3}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={MAX_EMAIL_LENGTH}
          />
          {ways.hasPassword && (
            <PasswordField
              id="password"
              name="password"
              label={text.passwordNow()}
              error={faults.password}
              span={fieldStyles.span3}
              autoComplete="current-password"
            />
          )}
          <div className={fieldStyles.span6}>
            <Button
              type="submit"
              busy={form.isBusy}
              className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.medium}`}
            >
              {text.sendLink()}
            </Button>
          </div>
        </div>
      </form>
      {asked && <ConfirmSession ways={ways} page="details" onClose={close} onConfirmed={() => void goOn(asked)} />}
    </>
  )
}

function useEmailForm({ hasPassword }: WaysToConfirm, onSent: (email: string) => void) {
  /** The new address that waits for the confirmation of the session, '' without one. */
  const [asked, setAsked] = useState('')
  const [failure, setFailure] = useState('')
  const post = async (email: string, password: string) => {
    setFailure('')
    await postJson('/api/auth/email', { email, password })
    onSent(email)
  }
  const form = useAuthForm({
    check: (values) => ({
      ...emailFaults(values),
      ...(hasPassword && !values.password && { password: passwordRequired() }),
    }),
    async send(values) {
      const email = tidyEmail(values.email)
      try {
        await post(email, values.password ?? '')
      } catch (error) {
        if (failureOf(error).problem?.code === 'confirmation_required') return setAsked(email)
        const faults = accountFaults(error)
        return { faults, failure: Object.keys(faults).length > 0 ? '' : accountFailure(error) }
      }
    },
  })
  const close = () => setAsked('')
  const goOn = async (email: string) => {
    close()
    await post(email, '').catch((error: unknown) => setFailure(accountFailure(error)))
  }
  return { form, asked, close, goOn, failure }
}

/** Changes the e-mail address: it takes the password, and a link in a mail to the new address. */
import { useState } from 'react'
import { MAX_EMAIL_LENGTH } from '#domain/customers/email.ts'
import { href } from '#domain/market/market.ts'
import { passwordRequired } from '#messages/customers/auth.ts'
import * as text from '#messages/customers/details.ts'
import { postJson } from '#web/app/api.browser.ts'
import type { DetailsView } from '#web/schema/account.ts'
import { useAuthForm } from '#web/storefront/auth/auth-form.ts'
import { emailFaults, tidyEmail } from '#web/storefront/auth/form-rules.ts'
import { accountFailure, accountFaults } from '#web/storefront/account/layout/account-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as fieldStyles from '#web/ui/field.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

export function EmailForm({ details }: { details: DetailsView }) {
  const [sentTo, setSentTo] = useState('')
  return (
    <section aria-labelledby="email-change">
      <h2 id="email-change">{text.emailTitle()}</h2>
      <p>
        <b>{text.emailNow({ email: details.email })}</b>
      </p>
      <p className={pageStyles.help}>{text.emailSteps()}</p>
      <div role="status">{sentTo && <Note kind="ok">{text.linkSent({ email: sentTo })}</Note>}</div>
      {details.hasPassword ? <Form onSent={setSentTo} /> : <NoPassword />}
    </section>
  )
}

/** The address is confirmed by the password, which an account of another provider does not have. */
function NoPassword() {
  const market = useMarket()
  return (
    <p>
      {text.noPassword()}{' '}
      <a className={textStyles.link} href={href(market, '/auth/forgot')}>
        {text.choosePassword()}
      </a>
    </p>
  )
}

function Form({ onSent }: { onSent: (email: string) => void }) {
  const form = useEmailForm(onSent)
  const { faults } = form
  return (
    <form noValidate onSubmit={form.submit}>
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
        <PasswordField
          id="password"
          name="password"
          label={text.passwordNow()}
          error={faults.password}
          span={fieldStyles.span3}
          autoComplete="current-password"
        />
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
  )
}

function useEmailForm(onSent: (email: string) => void) {
  return useAuthForm({
    check: (values) => ({ ...emailFaults(values), ...(values.password ? {} : { password: passwordRequired() }) }),
    async send(values) {
      const email = tidyEmail(values.email)
      try {
        await postJson('/api/auth/email', { email, password: values.password ?? '' })
        onSent(email)
      } catch (error) {
        const faults = accountFaults(error)
        const failure = accountFailure(error)
        return { faults, failure: Object.keys(faults).length > 0 ? '' : failure }
      }
    },
  })
}

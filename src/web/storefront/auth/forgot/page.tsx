/** A forgotten password: asks for the address, then says the same whether or not it has an account. */
import { useEffect, useState } from 'react'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/customers/auth.ts'
import { postJson } from '#web/app/browser/api.browser.ts'
import { AuthPage } from '#web/storefront/auth/auth-page.tsx'
import { useAuthForm } from '#web/storefront/auth/auth-form.ts'
import { EmailField } from '#web/storefront/auth/email-field.tsx'
import { emailFaults, tidyEmail } from '#web/storefront/auth/form-rules.ts'
import { Hints } from '#web/storefront/auth/sent-hints.tsx'
import { typedEmail } from '#web/storefront/auth/typed-email.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'

export interface ForgotPage {
  picture: string
  /** Beside what follows. */
  sentPicture: string
  /** Customers may sign in with Google. */
  hasGoogle: boolean
}

export function Component({ data }: { data: ForgotPage }) {
  const [sentTo, setSentTo] = useState('')
  return sentTo === '' ? (
    <Ask picture={data.picture} onSent={setSentTo} />
  ) : (
    <Sent data={data} email={sentTo} onAgain={() => setSentTo('')} />
  )
}

function Ask({ picture, onSent }: { picture: string; onSent: (email: string) => void }) {
  const market = useMarket()
  const form = useAuthForm({
    check: emailFaults,
    async send(values) {
      const email = tidyEmail(values.email)
      await postJson('/api/auth/forgot', { email })
      typedEmail.update(() => email)
      onSent(email)
    },
  })
  return (
    <AuthPage title={text.forgotTitle()} lead={text.forgotLead()} picture={picture}>
      <form noValidate onSubmit={form.submit}>
        <NeedsScript />
        <ErrorSummary box={form.box} faults={Object.entries(form.faults)} failure={form.failure} />
        <EmailField error={form.faults.email} />
        <Button
          type="submit"
          busy={form.isBusy}
          className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}
        >
          {text.sendLink()}
        </Button>
      </form>
      <p className={textStyles.small}>
        <a className={textStyles.link} href={href(market, '/auth/signin')}>
          {text.remembered()}
        </a>
      </p>
    </AuthPage>
  )
}

function Sent({ data, email, onAgain }: { data: ForgotPage; email: string; onAgain: () => void }) {
  const market = useMarket()
  const lead = (
    <span role="status">
      {text.forgotSentBefore()}{' '}
      <b>
        <Unbroken text={email} />
      </b>
      {text.forgotSentAfter()}
    </span>
  )
  // The form that had the focus is gone.
  useEffect(() => document.getElementById('main')?.focus(), [])
  return (
    <AuthPage title={text.forgotSentTitle()} lead={lead} picture={data.sentPicture} keepsPicture>
      <Hints
        hints={[
          ['envelope-simple', text.notInTwoMinutes()],
          ...(data.hasGoogle ? ([['user', text.signedUpWithGoogle()]] as const) : []),
        ]}
      />
      <Button className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.wide}`} onClick={onAgain}>
        {text.sendAgain()}
      </Button>
      <p className={textStyles.small}>
        <a className={textStyles.link} href={href(market, '/auth/signin')}>
          {text.backToSignIn()}
        </a>
      </p>
    </AuthPage>
  )
}

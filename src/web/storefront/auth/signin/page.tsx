/** Signing in with e-mail and password or with Google, plain forms, so that they work without JavaScript; or with a passkey. */
import { useState } from 'react'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/customers/auth.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { AuthPage } from '#web/storefront/auth/auth-page.tsx'
import { useAuthForm, type AuthForm } from '#web/storefront/auth/auth-form.ts'
import { EmailField } from '#web/storefront/auth/email-field.tsx'
import { GoogleSignIn, type GoogleForm } from '#web/storefront/auth/google-sign-in.tsx'
import { signInFaults, tidyEmail } from '#web/storefront/auth/form-rules.ts'
import { auth } from '#web/storefront/auth/session.browser.ts'
import { typedEmail } from '#web/storefront/auth/typed-email.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { GuestOrder } from './guest-order.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'

/** The forms of all ways in send the same. */
export interface SignInPage extends GoogleForm {
  /** The address that was typed before a refusal, '' otherwise. */
  email: string
  /** Customers may sign in with Google. */
  hasGoogle: boolean
  /** Code of the contract, null without one. */
  error: string | null
  picture: string
}

export function Component({ data }: { data: SignInPage }) {
  const market = useMarket()
  const form = useSignIn(data.callbackUrl)
  return (
    <AuthPage title={text.signInTitle()} picture={data.picture}>
      <Arrival error={data.error} isTried={form.isTried} />
      {data.hasGoogle && <GoogleSignIn form={data} />}
      <form method="post" action="/api/auth/callback/credentials" noValidate onSubmit={form.submit}>
        <input type="hidden" name="csrfToken" value={data.csrfToken} />
        <input type="hidden" name="callbackUrl" value={data.callbackUrl} />
        <ErrorSummary box={form.box} faults={Object.entries(form.faults)} failure={form.failure} />
        <EmailField error={form.faults.email} typed={data.email} offersKeys />
        <PasswordField
          id="password"
          name="password"
          label={text.password()}
          error={form.faults.password}
          autoComplete="current-password"
          aside={
            <a className={`${textStyles.link} ${textStyles.small}`} href={href(market, '/auth/forgot')}>
              {text.forgotLink()}
            </a>
          }
        />
        <Button
          type="submit"
          busy={form.isBusy}
          className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}
        >
          {text.signIn()}
        </Button>
      </form>
      <PasskeySignIn callbackUrl={data.callbackUrl} />
      <p className={textStyles.small}>
        {text.noAccount()}{' '}
        <a className={textStyles.link} href={href(market, '/auth/register')}>
          {text.createOne()}
        </a>
      </p>
      <GuestOrder />
    </AuthPage>
  )
}

/** Why the visitor is here: a page that needs a session, or a sign-in that failed. */
function Arrival({ error, isTried }: { error: string | null; isTried: boolean }) {
  if (error === null || isTried) return null
  const isAsked = error === 'SessionRequired'
  return <Note kind={isAsked ? 'plain' : 'bad'}>{isAsked ? text.sessionRequired() : text.failureText(error)}</Note>
}

function useSignIn(callbackUrl: string): AuthForm & { isTried: boolean } {
  const market = useMarket()
  const [isTried, setTried] = useState(false)
  const form = useAuthForm({
    check(values) {
      setTried(true)
      return signInFaults(values)
    },
    async send({ email, password = '' }) {
      typedEmail.update(() => tidyEmail(email))
      const fields = { email: tidyEmail(email), password }
      const { error, url } = await auth.signIn('credentials', fields, { callbackUrl, redirect: false })
      if (error === 'EmailNotVerified') return navigate(href(market, '/auth/error?error=EmailNotVerified'))
      if (error !== null) return { failure: text.failureText(error) }
      await auth.leaveFor(url ?? callbackUrl)
    },
  })
  return { ...form, isTried }
}

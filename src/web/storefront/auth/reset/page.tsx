/** A new password, by the link of the mail. */
import { useState } from 'react'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/customers/auth.ts'
import { failureOf, postJson } from '#web/app/browser/api.browser.ts'
import { AuthPage } from '#web/storefront/auth/auth-page.tsx'
import { refusedFaults, useAuthForm } from '#web/storefront/auth/auth-form.ts'
import { newPasswordFaults } from '#web/storefront/auth/form-rules.ts'
import { NewPasswordField } from '#web/storefront/auth/new-password-field.tsx'
import { forgetLinkToken, useLinkToken } from '#web/storefront/auth/link-token.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Note } from '#web/ui/note.tsx'
import * as buttonStyles from '#web/ui/button.module.css'

export interface ResetPage {
  picture: string
}

export function Component({ data: { picture } }: { data: ResetPage }) {
  const token = useLinkToken('token')
  const [state, setState] = useState<'open' | 'done' | 'ended'>('open')
  if (state === 'done')
    return (
      <Outcome
        picture={picture}
        title={text.resetDoneTitle()}
        lead={text.resetDoneText()}
        path="/auth/signin"
        action={text.signIn()}
      />
    )
  if (state === 'ended' || token === '')
    return (
      <Outcome
        picture={picture}
        title={text.linkEndedTitle()}
        lead={text.linkEndedText()}
        path="/auth/forgot"
        action={text.askForAnother()}
      />
    )
  return <NewPassword picture={picture} token={token ?? ''} onEnd={setState} />
}

function NewPassword({ picture, token, onEnd }: ResetPage & { token: string; onEnd: (state: 'done' | 'ended') => void }) {
  const form = useAuthForm({
    check: (values) => newPasswordFaults(values),
    async send({ password = '' }) {
      try {
        await postJson('/api/auth/reset', { token, password })
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind !== 'refused' || failure.status !== 410) return refusedFaults(error)
        return onEnd('ended')
      }
      forgetLinkToken()
      onEnd('done')
    },
  })
  return (
    <AuthPage title={text.resetTitle()} picture={picture}>
      <form noValidate onSubmit={form.submit}>
        <NeedsScript />
        <ErrorSummary box={form.box} faults={Object.entries(form.faults)} failure={form.failure} />
        <NewPasswordField label={text.newPassword()} error={form.faults.password} />
        <Button
          type="submit"
          busy={form.isBusy}
          className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}
        >
          {text.savePassword()}
        </Button>
      </form>
      <Note kind="plain">{text.othersSignedOut()}</Note>
    </AuthPage>
  )
}

interface OutcomeProps extends ResetPage {
  title: string
  lead: string
  path: string
  action: string
}

function Outcome({ picture, title, lead, path, action }: OutcomeProps) {
  const market = useMarket()
  return (
    <AuthPage title={title} lead={<span role="status">{lead}</span>} picture={picture}>
      <a
        className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}
        href={href(market, path)}
        // The form that had the focus is gone.
        ref={(link) => link?.focus()}
      >
        {action}
      </a>
    </AuthPage>
  )
}

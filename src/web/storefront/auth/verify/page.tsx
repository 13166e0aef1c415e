/** Confirming an address: after a registration, by the link of the mail, and when an account moves to another address. */
import { useState } from 'react'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/customers/auth.ts'
import { failureOf, postJson } from '#web/app/api.browser.ts'
import { AuthPage } from '#web/storefront/auth/auth-page.tsx'
import { useAuthForm } from '#web/storefront/auth/auth-form.ts'
import { forgetLinkToken, useLinkToken } from '#web/storefront/auth/link-token.browser.ts'
import { Resend } from '#web/storefront/auth/resend.tsx'
import { Hints } from '#web/storefront/auth/sent-hints.tsx'
import { typedEmail } from '#web/storefront/auth/typed-email.browser.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from '#web/storefront/auth/auth-page.module.css'

export interface VerifyPage {
  picture: string
}

export function Component({ data: { picture } }: { data: VerifyPage }) {
  const token = useLinkToken('token')
  const change = useLinkToken('email')
  const [state, setState] = useState<'open' | 'done' | 'ended'>('open')
  if (state === 'done') return <Done picture={picture} />
  if (state === 'ended') return <Ended picture={picture} canResend={!change} />
  if (token === null || token || change)
    return (
      <Confirm
        picture={picture}
        path={change ? '/api/auth/email/confirm' : '/api/auth/verify'}
        token={(change || token) ?? ''}
        onEnd={setState}
      />
    )
  return <Sent picture={picture} />
}

interface ConfirmProps {
  picture: string
  /** Endpoint of the token. */
  path: string
  /** '' until the page runs in the browser. */
  token: string
  onEnd: (state: 'done' | 'ended') => void
}

/** The link itself changes nothing: programs that scan mails open it too. */
function Confirm({ picture, path, token, onEnd }: ConfirmProps) {
  const form = useAuthForm({
    check: () => ({}),
    async send() {
      try {
        const { email } = await postJson<{ email: string }>(path, { token })
        typedEmail.update(() => email)
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind !== 'refused' || failure.status !== 410) throw error
        return onEnd('ended')
      }
      forgetLinkToken()
      onEnd('done')
    },
  })
  return (
    <AuthPage title={text.verifyTitle()} lead={text.verifyLead()} picture={picture} keepsPicture>
      <form onSubmit={form.submit}>
        <NeedsScript />
        <ErrorSummary box={form.box} faults={[]} failure={form.failure} />
        <Button
          type="submit"
          busy={form.isBusy}
          disabled={token === ''}
          className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}
        >
          {text.verifyButton()}
        </Button>
      </form>
    </AuthPage>
  )
}

function Done({ picture }: VerifyPage) {
  const market = useMarket()
  return (
    <AuthPage title={text.verifiedTitle()} lead={<span role="status">{text.verifiedText()}</span>} picture={picture} keepsPicture>
      <a
        className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}
        href={href(market, '/auth/signin')}
        // The button that had the focus is gone.
        ref={(link) => link?.focus()}
      >
        {text.signIn()}
      </a>
    </AuthPage>
  )
}

function Ended({ picture, canResend }: VerifyPage & { canResend: boolean }) {
  return (
    <AuthPage
      title={text.linkEndedTitle()}
      lead={<span role="alert">{text.linkEndedText()}</span>}
      picture={picture}
      keepsPicture
    >
      {canResend && <Resend />}
      <OtherWays />
    </AuthPage>
  )
}

/** After a registration. */
function Sent({ picture }: VerifyPage) {
  const email = useStore(typedEmail)
  const lead =
    email === '' ? (
      text.sentUnnamed()
    ) : (
      <>
        {text.sentBefore()} <b>{email}</b>
        {text.sentAfter()}
      </>
    )
  return (
    <AuthPage title={text.sentTitle()} lead={lead} picture={picture} keepsPicture>
      <Resend startsPaused={email !== ''} />
      <Hints
        hints={[
          ['envelope-simple', text.lookInSpam()],
          ['tote', text.cartStays()],
        ]}
      />
      <OtherWays />
    </AuthPage>
  )
}

function OtherWays() {
  const market = useMarket()
  return (
    <p className={styles.links}>
      <a className={textStyles.link} href={href(market, '/auth/register')}>
        {text.wrongAddress()}
      </a>
      <a className={textStyles.link} href={href(market, '/auth/signin')}>
        {text.otherAccount()}
      </a>
    </p>
  )
}

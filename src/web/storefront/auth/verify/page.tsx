/** Links of mails that confirm something: an address after a registration, the new address of an account, the newsletter. */
import { useState } from 'react'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/customers/auth.ts'
import * as newsletter from '#messages/customers/newsletter.ts'
import { failureOf, postJson } from '#web/app/browser/api.browser.ts'
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
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import { useStore } from '#web/ui/store.browser.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from '#web/storefront/auth/auth-page.module.css'

export interface VerifyPage {
  picture: string
}

export function Component({ data: { picture } }: { data: VerifyPage }) {
  const tokens = { account: useLinkToken('token'), email: useLinkToken('email'), newsletter: useLinkToken('newsletter') }
  /** What was confirmed: the link is no longer in the address then. */
  const [done, setDone] = useState<Kind | null>(null)
  const [isEnded, setEnded] = useState(false)
  const isInBrowser = tokens.account !== null
  const kind = KINDS.find((one) => tokens[one]) ?? 'account'
  if (done) return <Done picture={picture} kind={done} />
  if (isEnded) return <Ended picture={picture} kind={kind} />
  if (isInBrowser && !tokens[kind]) return <Sent picture={picture} />
  return (
    <Confirm
      picture={picture}
      kind={kind}
      token={tokens[kind] ?? ''}
      onEnd={(state) => (state === 'done' ? setDone(kind) : setEnded(true))}
    />
  )
}

const KINDS = ['account', 'email', 'newsletter'] as const
/** What a link confirms: a registration, the new address of an account, or the newsletter. */
type Kind = (typeof KINDS)[number]

const ADDRESS = {
  title: text.verifyTitle,
  lead: text.verifyLead,
  button: text.verifyButton,
  doneTitle: text.verifiedTitle,
  doneText: text.verifiedText,
  next: { path: '/auth/signin', name: text.signIn },
  endedText: text.linkEndedText,
}
/** Endpoint of the token, and texts. */
const ABOUT: Record<Kind, typeof ADDRESS & { endpoint: string }> = {
  account: { ...ADDRESS, endpoint: '/api/auth/verify' },
  email: { ...ADDRESS, endpoint: '/api/auth/email/confirm' },
  newsletter: {
    endpoint: '/api/newsletter/confirm',
    title: newsletter.newsletterTitle,
    lead: newsletter.newsletterLead,
    button: newsletter.newsletterButton,
    doneTitle: newsletter.newsletterDoneTitle,
    doneText: newsletter.newsletterDoneText,
    next: { path: '/', name: text.backToStore },
    endedText: newsletter.newsletterEndedText,
  },
}

interface StateProps extends VerifyPage {
  kind: Kind
}

interface ConfirmProps extends StateProps {
  /** '' until the page runs in the browser. */
  token: string
  onEnd: (state: 'done' | 'ended') => void
}

/** The link itself changes nothing: programs that scan mails open it too. */
function Confirm({ picture, kind, token, onEnd }: ConfirmProps) {
  const { locale } = useMarket()
  const about = ABOUT[kind]
  const form = useAuthForm({
    check: () => ({}),
    async send() {
      try {
        const sent = kind === 'newsletter' ? { token, locale } : { token }
        const { email } = await postJson<{ email?: string }>(about.endpoint, sent)
        if (email !== undefined) typedEmail.update(() => email)
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
    <AuthPage title={about.title()} lead={about.lead()} picture={picture} keepsPicture>
      <form onSubmit={form.submit}>
        <NeedsScript />
        <ErrorSummary box={form.box} faults={[]} failure={form.failure} />
        <Button
          type="submit"
          busy={form.isBusy}
          disabled={token === ''}
          className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}
        >
          {about.button()}
        </Button>
      </form>
    </AuthPage>
  )
}

function Done({ picture, kind }: StateProps) {
  const market = useMarket()
  const { doneTitle, doneText, next } = ABOUT[kind]
  return (
    <AuthPage title={doneTitle()} lead={<span role="status">{doneText()}</span>} picture={picture} keepsPicture>
      <a
        className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}
        href={href(market, next.path)}
        // The button that had the focus is gone.
        ref={(link) => link?.focus()}
      >
        {next.name()}
      </a>
    </AuthPage>
  )
}

function Ended({ picture, kind }: StateProps) {
  return (
    <AuthPage
      title={text.linkEndedTitle()}
      lead={<span role="alert">{ABOUT[kind].endedText()}</span>}
      picture={picture}
      keepsPicture
    >
      {kind === 'account' && <Resend />}
      {kind === 'newsletter' ? <ToPrivacy /> : <OtherWays />}
    </AuthPage>
  )
}

/** Where the newsletter can be asked for without a link. */
function ToPrivacy() {
  return (
    <a className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`} href={href(useMarket(), '/my/privacy')}>
      {text.toAccount()}
    </a>
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
        {text.sentBefore()}{' '}
        <b>
          <Unbroken text={email} />
        </b>
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

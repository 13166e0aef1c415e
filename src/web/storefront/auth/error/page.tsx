/** Why a sign-in failed: in general, or because the address is not verified yet (SPEC-8). */
import { href } from '#domain/market/market.ts'
import * as text from '#messages/customers/auth.ts'
import { dateInWords, timeInWords } from '#messages/dates.ts'
import { AuthPage } from '#web/storefront/auth/auth-page.tsx'
import { Resend } from '#web/storefront/auth/resend.tsx'
import { Hints } from '#web/storefront/auth/sent-hints.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from '#web/storefront/auth/auth-page.module.css'

export interface AuthErrorPage {
  /** Code of the contract, null without one. */
  error: string | null
  isUnverified: boolean
  /** A failure of the shop: its number in the log, and an ISO moment; null for others. */
  failedAt: { reference: string; at: string } | null
  /** Address of the contact page. */
  contact: string
  picture: string
}

export function Component({ data }: { data: AuthErrorPage }) {
  return data.isUnverified ? <NotVerified picture={data.picture} /> : <Failed {...data} />
}

function NotVerified({ picture }: { picture: string }) {
  const market = useMarket()
  return (
    <AuthPage title={text.notVerifiedTitle()} lead={text.notVerifiedText()} picture={picture} keepsPicture>
      <Resend />
      <Hints hints={[['envelope-simple', text.lookInSpam()]]} />
      <p className={styles.links}>
        <a className={textStyles.link} href={href(market, '/auth/register')}>
          {text.wrongAddress()}
        </a>
        <a className={textStyles.link} href={href(market, '/auth/signin')}>
          {text.otherAccount()}
        </a>
      </p>
    </AuthPage>
  )
}

function Failed({ error, failedAt, contact, picture }: AuthErrorPage) {
  const market = useMarket()
  return (
    <AuthPage title={text.errorTitle()} lead={failedAt ? text.ownFailureText() : text.errorText()} picture={picture} keepsPicture>
      {error !== null && text.isKnownFailure(error) && <Note kind="bad">{text.failureText(error)}</Note>}
      <div className={styles.stack}>
        <a className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`} href={href(market, '/auth/signin')}>
          {text.tryAgain()}
        </a>
        <a
          className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.wide}`}
          href={href(market, '/auth/forgot')}
        >
          {text.changePassword()}
        </a>
      </div>
      <p className={styles.links}>
        <a className={textStyles.link} href={href(market, '/')}>
          {text.backToStore()}
        </a>
        <a className={textStyles.link} href={contact}>
          {text.writeToUs()}
        </a>
      </p>
      {failedAt && (
        <p className={styles.fine}>
          {text.reference({
            date: dateInWords(failedAt.at),
            time: timeInWords(failedAt.at),
            reference: failedAt.reference,
          })}
        </p>
      )}
    </AuthPage>
  )
}

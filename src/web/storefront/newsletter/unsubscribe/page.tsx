/** Leaves the newsletter by a button, says why if one likes, and comes back. */
import { LEAVE_REASONS, type LeaveReason } from '#domain/newsletter/newsletter.ts'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/newsletter/pages.ts'
import { After } from '#web/storefront/newsletter/after.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from '#web/storefront/newsletter/after.module.css'

export interface UnsubscribePage {
  /** `trial`: the link of a mail that a merchant has had sent to read it first. */
  state: 'subscribed' | 'left' | 'trial' | 'unknown'
  token: string
  /** Of the subscription or of the trial; '' for an unknown one. */
  email: string
  reason: LeaveReason | null
  hasThanks: boolean
  picture: string
}

export function Component({ data }: { data: UnsubscribePage }) {
  const { state, token, email, picture } = data
  const market = useMarket()
  if (state === 'unknown')
    return (
      <After title={text.endedTitle()} lead={<span role="alert">{text.unknownLeave()}</span>} picture={picture}>
        <p className={styles.acts}>
          <a className={textStyles.link} href={href(market, '/my/privacy')}>
            {text.toAccount()}
          </a>
        </p>
      </After>
    )
  if (state === 'left') return <Left data={data} />
  return (
    <After
      title={text.leaveTitle()}
      lead={
        <>
          {text.leaveLead()}{' '}
          <b>
            <Unbroken text={email} />
          </b>
          .
        </>
      }
      picture={picture}
    >
      {state === 'trial' && (
        <div className={styles.block}>
          <Note kind="warn">{text.trialLeave()}</Note>
        </div>
      )}
      <form className={styles.acts} action="/newsletter/forms/leave" method="post">
        <Hidden token={token} />
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.primary}`}>
          {text.leave()}
        </button>
      </form>
    </After>
  )
}

function Hidden({ token }: { token: string }) {
  return (
    <>
      <input type="hidden" name="locale" value={useMarket().locale} />
      <input type="hidden" name="token" value={token} />
    </>
  )
}

function Left({ data: { token, email, reason, hasThanks, picture } }: { data: UnsubscribePage }) {
  return (
    <After
      title={text.leftTitle()}
      lead={
        <span role="status">
          {text.leftBefore()}{' '}
          <b>
            <Unbroken text={email} />
          </b>
          . {text.leftAfter()}
        </span>
      }
      picture={picture}
    >
      <form className={styles.acts} action="/newsletter/forms/return" method="post">
        <Hidden token={token} />
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.secondary}`}>
          {text.comeBack()}
        </button>
      </form>
      {hasThanks ? (
        <div className={styles.block}>
          <Note kind="ok">{text.reasonThanks()}</Note>
        </div>
      ) : (
        <Reason token={token} reason={reason} />
      )}
    </After>
  )
}

function Reason({ token, reason }: Pick<UnsubscribePage, 'token' | 'reason'>) {
  return (
    <form className={styles.block} action="/newsletter/forms/reason" method="post">
      <Hidden token={token} />
      <fieldset className={styles.reasons}>
        <legend>
          {text.why()} <span>{text.optional()}</span>
        </legend>
        {LEAVE_REASONS.map((one) => (
          <label key={one} className={styles.reason}>
            <input type="radio" name="reason" value={one} defaultChecked={one === reason} />
            {text.reasonText(one)}
          </label>
        ))}
      </fieldset>
      <button type="submit" className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.medium}`}>
        {text.sendReason()}
      </button>
    </form>
  )
}

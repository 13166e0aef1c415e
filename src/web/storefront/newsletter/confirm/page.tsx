/** Confirms the newsletter by a button, and shows the code of the reward. */
import { useRef } from 'react'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/newsletter/pages.ts'
import { copyShown } from '#web/app/browser/clipboard.browser.ts'
import { After } from '#web/storefront/newsletter/after.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from '#web/storefront/newsletter/after.module.css'

interface Reward {
  code: string
  /** In words. */
  amount: string
  minimum: string
  until: string
}

export interface ConfirmPage {
  state: 'waits' | 'done' | 'ended'
  token: string
  leaveToken: string
  reward: Reward | null
  picture: string
}

export function Component({ data }: { data: ConfirmPage }) {
  const { state, token, picture } = data
  const market = useMarket()
  if (state === 'done') return <Done data={data} />
  if (state === 'ended')
    return (
      <After title={text.endedTitle()} lead={<span role="alert">{text.endedText()}</span>} picture={picture}>
        <p className={styles.acts}>
          <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={href(market, '/newsletter')}>
            {text.askAgain()}
          </a>
        </p>
      </After>
    )
  return (
    <After title={text.confirmTitle()} lead={text.confirmLead()} picture={picture}>
      <form className={styles.acts} action="/newsletter/forms/confirm" method="post">
        <input type="hidden" name="locale" value={market.locale} />
        <input type="hidden" name="token" value={token} />
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.primary}`}>
          {text.confirm()}
        </button>
      </form>
    </After>
  )
}

function Done({ data: { reward, leaveToken, picture } }: { data: ConfirmPage }) {
  const market = useMarket()
  return (
    <After
      title={text.confirmedTitle()}
      lead={<span role="status">{(reward ? text.confirmedLead : text.confirmedPlain)()}</span>}
      picture={picture}
    >
      {reward && <Code reward={reward} />}
      <p className={styles.acts}>
        <a className={textStyles.link} href={href(market, '/new')}>
          {text.seeNew()}
        </a>
        <a className={textStyles.link} href={href(market, `/newsletter/unsubscribe?token=${leaveToken}`)}>
          {text.leave()}
        </a>
      </p>
    </After>
  )
}

function Code({ reward: { code, amount, minimum, until } }: { reward: Reward }) {
  const letters = useRef<HTMLSpanElement>(null)
  return (
    <div className={styles.block}>
      <div className={styles.code} role="group" aria-label={text.code()}>
        <span ref={letters}>{code}</span>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium} ${scriptStyles.live}`}
          onClick={() => copyShown(code, letters, text.copied())}
        >
          {text.copy()}
        </button>
      </div>
      <dl className={styles.rows}>
        <dt>{text.value()}</dt>
        <dd>{amount}</dd>
        <dt>{text.minimum()}</dt>
        <dd>{minimum}</dd>
        <dt>{text.validUntil()}</dt>
        <dd>{text.once({ date: until })}</dd>
      </dl>
    </div>
  )
}

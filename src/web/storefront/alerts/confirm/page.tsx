/** Confirms by a button that somebody wants a mail when goods are back, or says that it was not them. */
import { ALERT_WAIT_DAYS } from '#domain/alerts/alert.ts'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/alerts/pages.ts'
import { toShop } from '#messages/forms.ts'
import { After } from '#web/storefront/newsletter/after.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from '#web/storefront/newsletter/after.module.css'

export interface ConfirmPage {
  state: 'waits' | 'done' | 'ended'
  token: string
  stopToken: string
  /** Null for what is not sold any more. */
  goods: { name: string; option: string; href: string } | null
  picture: string
}

export function Component({ data }: { data: ConfirmPage }) {
  const { state, token, stopToken, goods, picture } = data
  const market = useMarket()
  const stopHref = href(market, `/alerts/stop?token=${stopToken}`)
  if (state === 'ended')
    return (
      <After title={text.endedTitle()} lead={<span role="alert">{text.endedText()}</span>} picture={picture}>
        <p className={styles.acts}>
          <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href={href(market, '/')}>
            {toShop()}
          </a>
        </p>
      </After>
    )
  if (state === 'done')
    return (
      <After
        title={text.doneTitle()}
        lead={<span role="status">{text.doneLead({ days: String(ALERT_WAIT_DAYS) })}</span>}
        picture={picture}
      >
        <Goods goods={goods} />
        <p className={styles.acts}>
          <a className={textStyles.link} href={stopHref}>
            {text.stop()}
          </a>
        </p>
      </After>
    )
  return (
    <After title={text.confirmTitle()} lead={text.confirmLead()} picture={picture}>
      <Goods goods={goods} />
      <form className={styles.acts} action="/alerts/forms/confirm" method="post">
        <input type="hidden" name="locale" value={market.locale} />
        <input type="hidden" name="token" value={token} />
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.primary}`}>
          {text.confirm()}
        </button>
        <a className={textStyles.link} href={stopHref}>
          {text.notMe()}
        </a>
      </form>
    </After>
  )
}

function Goods({ goods }: Pick<ConfirmPage, 'goods'>) {
  if (!goods) return null
  return (
    <p className={styles.block}>
      <a className={textStyles.link} href={goods.href}>
        {goods.name}
      </a>
      {goods.option !== '' && (
        <>
          <br />
          <span className={textStyles.muted}>{goods.option}</span>
        </>
      )}
    </p>
  )
}

/** Stops waiting for goods by a button, or for everything. */
import { href } from '#domain/market/market.ts'
import * as text from '#messages/alerts/pages.ts'
import { toShop } from '#messages/forms.ts'
import { After } from '#web/storefront/newsletter/after.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from '#web/storefront/newsletter/after.module.css'

export interface StopPage {
  /** Nothing is left to stop. */
  isOver: boolean
  token: string
  /** '' for what is not sold any more. */
  name: string
  option: string
  hasOthers: boolean
  picture: string
}

export function Component({ data: { isOver, token, name, option, hasOthers, picture } }: { data: StopPage }) {
  const market = useMarket()
  if (isOver)
    return (
      <After title={text.overTitle()} lead={<span role="status">{text.overText()}</span>} picture={picture}>
        <p className={styles.acts}>
          <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href={href(market, '/')}>
            {toShop()}
          </a>
        </p>
      </After>
    )
  return (
    <After title={text.stopTitle()} lead={text.stopLead()} picture={picture}>
      {name !== '' && (
        <p className={styles.block}>
          {name}
          <br />
          <span className={textStyles.muted}>{option}</span>
        </p>
      )}
      <form className={styles.acts} action="/alerts/forms/stop" method="post">
        <input type="hidden" name="locale" value={market.locale} />
        <input type="hidden" name="token" value={token} />
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.primary}`}>
          {text.stop()}
        </button>
        {hasOthers && (
          <button type="submit" name="all" value="1" className={`${buttonStyles.button} ${buttonStyles.secondary}`}>
            {text.stopAll()}
          </button>
        )}
      </form>
    </After>
  )
}

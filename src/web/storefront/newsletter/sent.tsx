/** What follows a form that sends a mail. */
import { href } from '#domain/market/market.ts'
import { lookInSpam, toShop } from '#messages/forms.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as textStyles from '#web/ui/text.module.css'
import { After } from './after.tsx'
import * as styles from './after.module.css'

/** @param lead said by a screen reader at once */
export function Sent({ title, lead, picture }: { title: string; lead: string; picture: string }) {
  return (
    <After title={title} lead={<span role="status">{lead}</span>} picture={picture}>
      <p className={`${textStyles.small} ${textStyles.muted} ${styles.block}`}>{lookInSpam()}</p>
      <p className={styles.acts}>
        <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href={href(useMarket(), '/')}>
          {toShop()}
        </a>
      </p>
    </After>
  )
}

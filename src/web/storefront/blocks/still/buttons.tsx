/** Block of links that look like buttons. */
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './buttons.module.css'

export default function Buttons({ buttons }: BlockViews['buttons']) {
  return (
    <div className={`${layoutStyles.wrap} ${styles.buttons}`}>
      {buttons.map(({ text, href, isPrimary }) => (
        <a
          key={href + text}
          className={`${buttonStyles.button} ${isPrimary ? buttonStyles.primary : buttonStyles.secondary}`}
          href={href}
        >
          {text}
        </a>
      ))}
    </div>
  )
}

/** Block of what somebody said. */
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './quote.module.css'

export default function Quote({ text, who, role }: BlockViews['quote']) {
  return (
    <div className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <figure className={styles.quote}>
        <blockquote className={styles.said}>
          <p>{text}</p>
        </blockquote>
        {who && (
          <figcaption className={textStyles.small}>
            <b>{who}</b>
            {role && <span className={textStyles.muted}>, {role}</span>}
          </figcaption>
        )}
      </figure>
    </div>
  )
}

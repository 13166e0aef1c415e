/** Block of one picture with its caption. */
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './figure.module.css'

export default function Image({ picture, caption, isWide }: BlockViews['image']) {
  return (
    <div className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <figure className={isWide ? undefined : styles.asText}>
        <img className={styles.picture} {...picture} alt={picture.alt} loading="lazy" decoding="async" />
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </div>
  )
}

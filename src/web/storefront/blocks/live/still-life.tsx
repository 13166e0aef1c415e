/** Block with a picture, one of its products on it and the others beside it. */
import { Spot } from '#web/storefront/blocks/spot.tsx'
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import { Cards } from '#web/storefront/card/card.tsx'
import * as cardStyles from '#web/storefront/card/card.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './still-life.module.css'

export default function StillLife({ picture, title, lead, cards, spot }: BlockViews['still_life']) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <div className={styles.split}>
        <figure>
          <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />
          <Spot spot={spot} className={styles.spot} />
        </figure>
        <div>
          <h2>{title}</h2>
          <p className={textStyles.lead}>{lead}</p>
          <Cards cards={cards} className={`${cardStyles.grid} ${styles.two}`} />
        </div>
      </div>
    </section>
  )
}

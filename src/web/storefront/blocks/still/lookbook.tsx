/** Block of a picture with points that open products. */
import { Points } from '#web/storefront/blocks/points.tsx'
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './lookbook.module.css'

export default function Lookbook({ uid, title, lead, picture, narrow, points }: BlockViews['lookbook'] & { uid: string }) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`} data-block="lookbook">
      {title && (
        <div className={layoutStyles.sectionHead}>
          <div>
            <h2>{title}</h2>
            {lead && <p className={textStyles.lead}>{lead}</p>}
          </div>
        </div>
      )}
      <figure className={styles.look}>
        <picture>
          {narrow && <source media="(max-width: 640px)" {...narrow} />}
          <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />
        </picture>
        <Points points={points} group={`lookbook-${uid}`} isFirstOpen />
      </figure>
    </section>
  )
}

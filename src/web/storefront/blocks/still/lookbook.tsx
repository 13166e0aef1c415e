/** Block of a picture with points that open products, one at a time. It needs no script: a point is a disclosure. */
import { Spot } from '#web/storefront/blocks/spot.tsx'
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './lookbook.module.css'

/** From here on a card stands to the left of its point, in percent of the picture. */
const RIGHT_SIDE = 60

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
        {points.map((point, i) => {
          const { left, top } = point
          const at = left > RIGHT_SIDE ? { right: `${102 - left}%`, top: `${top}%` } : { left: `${left + 2}%`, top: `${top}%` }
          return (
            <details key={point.href} name={`lookbook-${uid}`} open={i === 0}>
              <summary style={{ left: `${left}%`, top: `${top}%` }} aria-label={point.name} />
              <Spot spot={point} className={styles.spot} style={at} />
            </details>
          )
        })}
      </figure>
    </section>
  )
}

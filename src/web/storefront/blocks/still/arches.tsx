/** Block of reasons or steps, each with a picture under an arch. */
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './arches.module.css'

export default function Arches({ title, lead, arches }: BlockViews['arches']) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <h2>{title}</h2>
      {lead && <p className={`${textStyles.lead} ${styles.lead}`}>{lead}</p>}
      <ul className={styles.arches}>
        {arches.map(({ picture, name, text }) => (
          <li key={name}>
            <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />
            <h3>{name}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Head of a brand page: logo, story and main goods under arches. */
import type { BrandHead } from '#web/storefront/listing/listing-view.ts'
import { tintClass } from '#web/ui/tint.ts'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './brand-top.module.css'

interface Props {
  name: string
  lead: string
  brand: BrandHead
}

/** The colours of a logo are those of a light page, in every season. */
export const BrandTop = ({ name, lead, brand: { logo, story, goods } }: Props) => (
  <div className={goods.length > 0 ? `${styles.top} ${styles.full}` : styles.top} data-theme="light">
    <div className={styles.words}>
      <h1>{logo === undefined ? name : <img src={logo} alt={name} height="80" decoding="async" />}</h1>
      <p className={textStyles.lead}>{lead}</p>
      {story.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    {goods.length > 0 && (
      <ul className={styles.goods}>
        {goods.map((one) => (
          <li key={one.href}>
            <a className={tintClass[one.tint]} href={one.href}>
              <img src={one.image} alt={one.name} width="400" height="500" decoding="async" />
            </a>
          </li>
        ))}
      </ul>
    )}
  </div>
)

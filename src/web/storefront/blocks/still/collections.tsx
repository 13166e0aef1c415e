/** Block of collections, each under an arch. */
import { topCollections } from '#messages/home.ts'
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './collections.module.css'

export default function Collections({ title, collections }: BlockViews['collections']) {
  return (
    <section className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <h2 className={title ? styles.title : layoutStyles.visuallyHidden}>{title || topCollections()}</h2>
      <div className={styles.collections}>
        {collections.map(({ key, name, tagline, href, image, alt }) => (
          <a key={key} className={styles.collection} href={href}>
            <figure>
              {/* Perhaps in view on a phone, but after a hero: its bytes come first. */}
              <img src={image} alt={alt ?? ''} width="600" height="760" loading="lazy" decoding="async" fetchPriority="low" />
            </figure>
            {name}
            <small>{tagline}</small>
          </a>
        ))}
      </div>
    </section>
  )
}

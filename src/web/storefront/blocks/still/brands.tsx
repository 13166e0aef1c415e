/** Block of brands. */
import { brands as heading } from '#messages/listing.ts'
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './brands.module.css'

const LOOKS = [styles.brand1, styles.brand2, styles.brand3, styles.brand4, styles.brand5, styles.brand6]

export default function Brands({ title, brands }: BlockViews['brands']) {
  return (
    <nav className={`${layoutStyles.section} ${layoutStyles.wrap}`} aria-label={title || heading()}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <div className={styles.brands}>
        {brands.map((brand, i) => (
          <a key={brand.href} href={brand.href}>
            {brand.logo === undefined ? (
              <span className={LOOKS[i]}>{brand.text}</span>
            ) : (
              <img src={brand.logo} alt={brand.text} height="52" loading="lazy" decoding="async" />
            )}
          </a>
        ))}
      </div>
    </nav>
  )
}

/** The pictures of a product. */
import { reduction } from '#domain/pricing/price.ts'
import * as text from '#messages/product.ts'
import { isNew } from '#messages/listing.ts'
import { ForChildren } from '#web/storefront/fit/slot/for-children.tsx'
import { shownVariant, type Choice } from './choice.ts'
import type { ProductView } from './view.ts'
import { tintClass } from '#web/ui/tint.ts'
import * as badgeStyles from '#web/ui/badge.module.css'
import * as cardStyles from '#web/storefront/card/card.module.css'
import * as styles from './gallery.module.css'

/** The large picture and the views beside it; a rail under the thumb. */
export function Gallery({ data, choice }: { data: ProductView; choice: Choice }) {
  const shown = data.colors[choice.color] ?? data.colors[0]
  if (!shown) return null
  const [whole, ...views] = shown.pictures
  const { sale, prior } = shownVariant(data, choice)
  const percent = reduction(sale, prior)?.percent ?? 0
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a rail that scrolls must be reached by keys
    <div className={styles.gallery} role="group" aria-label={text.pictures()} tabIndex={0}>
      <figure className={tintClass[shown.tint]}>
        {whole && <img {...whole} alt={whole.alt} width="400" height="500" fetchPriority="high" />}
        {(percent > 0 || data.isNew) && (
          <div className={cardStyles.badges}>
            {percent > 0 && <span className={`${badgeStyles.badge} ${badgeStyles.sale}`}>{`−${percent}%`}</span>}
            {data.isNew && <span className={`${badgeStyles.badge} ${badgeStyles.isNew}`}>{isNew()}</span>}
          </div>
        )}
        <ForChildren at="product" on={{ sizes: data.sizes, ages: data.goodsAges }} />
      </figure>
      {views.map((view) => (
        <figure key={view.src} className={tintClass[shown.tint]}>
          <img {...view} alt={view.alt} width="400" height="500" loading="lazy" decoding="async" />
        </figure>
      ))}
    </div>
  )
}

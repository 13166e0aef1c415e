/** The pictures of the chosen colour, with what is said on them. */
import { reduction } from '#domain/pricing/price.ts'
import { isNew } from '#messages/listing.ts'
import { ForChildren } from '#web/storefront/fit/slot/for-children.tsx'
import { shownVariant, type Choice } from './choice.ts'
import { Pictures } from './pictures/pictures.tsx'
import type { ProductView } from './view.ts'
import { tintClass } from '#web/ui/tint.ts'
import * as badgeStyles from '#web/ui/badge.module.css'
import * as cardStyles from '#web/storefront/card/card.module.css'

export function Gallery({ data, choice }: { data: ProductView; choice: Choice }) {
  const shown = data.colors[choice.color] ?? data.colors[0]
  if (!shown) return null
  const { sale, prior } = shownVariant(data, choice)
  const percent = reduction(sale, prior)?.percent ?? 0
  return (
    <Pictures pictures={shown.pictures} tint={tintClass[shown.tint]}>
      {(percent > 0 || data.isNew) && (
        <div className={cardStyles.badges}>
          {percent > 0 && <span className={`${badgeStyles.badge} ${badgeStyles.sale}`}>{`−${percent}%`}</span>}
          {data.isNew && <span className={`${badgeStyles.badge} ${badgeStyles.isNew}`}>{isNew()}</span>}
        </div>
      )}
      <ForChildren at="product" on={{ sizes: data.sizes, ages: data.goodsAges }} />
    </Pictures>
  )
}

/** The pictures of a product. */
import { reduction } from '#domain/pricing/price.ts'
import * as text from '#messages/product.ts'
import { isNew } from '#messages/listing.ts'
import { shownVariant, type Choice } from './choice.ts'
import type { ProductView } from './view.ts'

/** The large picture and the views beside it; a rail under the thumb. */
export function Gallery({ data, choice }: { data: ProductView; choice: Choice }) {
  const shown = data.colors[choice.color] ?? data.colors[0]
  if (!shown) return null
  const [whole, ...views] = shown.pictures
  const { sale, prior } = shownVariant(data, choice)
  const percent = reduction(sale, prior)?.percent ?? 0
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a rail that scrolls must be reached by keys
    <div className="gal" role="group" aria-label={text.pictures()} tabIndex={0}>
      <figure className={`t-${shown.tint}`}>
        {whole && <img src={whole.src} alt={whole.alt} width="400" height="500" fetchPriority="high" />}
        {(percent > 0 || data.isNew) && (
          <div className="bdgs">
            {percent > 0 && <span className="bdg sale">{`−${percent}%`}</span>}
            {data.isNew && <span className="bdg new">{isNew()}</span>}
          </div>
        )}
      </figure>
      {views.map(({ src, alt }) => (
        <figure key={src} className={`t-${shown.tint}`}>
          <img src={src} alt={alt} width="400" height="500" loading="lazy" decoding="async" />
        </figure>
      ))}
    </div>
  )
}

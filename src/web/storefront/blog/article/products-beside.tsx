/** Goods beside an article. */
import * as text from '#messages/content/blog.ts'
import { from as fromWord, fromEnding } from '#messages/listing.ts'
import type { ProductBeside } from '#web/storefront/blog/view.ts'
import { Price } from '#web/ui/price.tsx'
import { tintClass } from '#web/ui/tint.ts'
import * as textStyles from '#web/ui/text.module.css'
import * as tileStyles from '#web/ui/tile.module.css'
import * as styles from './article.module.css'

export function ProductsBeside({ products }: { products: readonly ProductBeside[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="products-beside">
      <h2 id="products-beside" className={styles.besideTitle}>
        {text.fittingProducts()}
      </h2>
      <ul className={styles.products}>
        {products.map(({ href, name, brand, image, tint, sale, prior, from }) => (
          <li key={href}>
            <div className={`${tileStyles.tile} ${tintClass[tint]}`}>
              <img src={image} alt="" width="400" height="500" loading="lazy" />
            </div>
            <div>
              <p className={`${textStyles.extraSmall} ${textStyles.muted}`}>{brand}</p>
              <p>
                <a href={href}>{name}</a>
              </p>
              <p>
                {from && fromWord() !== '' && (
                  <span className={`${textStyles.extraSmall} ${textStyles.muted}`}>{fromWord()} </span>
                )}
                <Price amount={sale} was={prior} ending={from ? fromEnding() : ''} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

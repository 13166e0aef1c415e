/** The parts of a bundle and its saving. */
import { plainText } from '#domain/pricing/money.ts'
import { getsTo } from '#domain/delivery/places.ts'
import { countryInSentence } from '#messages/countries.ts'
import { notDelivered } from '#messages/delivery/places.ts'
import { cartFull } from '#messages/listing.ts'
import * as text from '#messages/product.ts'
import { useDeliveryCountry } from '#web/storefront/draft/delivery-country.browser.ts'
import { openCartDrawer } from '#web/storefront/cart/state/cart-drawer.browser.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { toast } from '#web/ui/toasts.browser.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Price } from '#web/ui/price.tsx'
import type { BundleView } from './view.ts'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as tileStyles from '#web/ui/tile.module.css'
import * as styles from './bundle.module.css'

/** Products joined by plus signs, and one price. `isOwn`: the page is the set's own. */
export function Bundle({ bundle, isOwn }: { bundle: BundleView; isOwn: boolean }) {
  const { currency, locale } = useMarket()
  const { item, apart } = bundle
  const country = useDeliveryCountry()
  const isAway = !getsTo(bundle, country)
  const count = bundle.parts.reduce((sum, part) => sum + part.qty, 0)
  return (
    <section className={layoutStyles.section}>
      <div className={styles.bundle}>
        <div>
          <h2>{isOwn ? text.bundleContains() : <a href={bundle.href}>{bundle.name}</a>}</h2>
          <p className={textStyles.muted}>
            {text.bundleParts(count)}{' '}
            {apart !== null && text.bundleSaving({ amount: plainText(apart - bundle.sale, currency, locale) })}
          </p>
          {!isOwn && (
            <>
              <Price amount={bundle.sale} />
              <p>
                {isAway ? (
                  notDelivered({ country: countryInSentence(country) })
                ) : item === null ? (
                  <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href={bundle.href}>
                    {text.seeBundle()}
                  </a>
                ) : (
                  <button
                    type="button"
                    className={`${buttonStyles.button} ${buttonStyles.secondary}`}
                    onClick={() => (cart.add(item) > 0 ? openCartDrawer() : toast(cartFull()))}
                  >
                    {text.addBundle()}
                  </button>
                )}
              </p>
            </>
          )}
        </div>
        <ol>
          {bundle.parts.map((part, i) => (
            <Part key={part.href + part.image} part={part} isFirst={i === 0} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Part({ part, isFirst }: { part: BundleView['parts'][number]; isFirst: boolean }) {
  return (
    <>
      {!isFirst && (
        <li className={styles.plus} aria-hidden="true">
          <Icon name="plus" small />
        </li>
      )}
      <li className={styles.bi}>
        <div className={tileStyles.tile}>
          <img src={part.image} alt="" width="400" height="500" loading="lazy" decoding="async" />
        </div>
        <div>
          <p className={`${textStyles.small} ${styles.part}`}>
            <a href={part.href}>{part.qty > 1 ? `${part.qty} × ${part.name}` : part.name}</a>
          </p>
          <span className={textStyles.small}>
            <Price amount={part.price} />
          </span>
        </div>
      </li>
    </>
  )
}

/** The parts of a bundle and its saving. */
import { plainText } from '#domain/pricing/money.ts'
import { cartFull } from '#messages/listing.ts'
import * as text from '#messages/product.ts'
import { openCartDrawer } from '#web/storefront/cart/state/cart-drawer.browser.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { toast } from '#web/ui/toasts.browser.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Price } from '#web/ui/price.tsx'
import type { BundleView } from './view.ts'

/** Products joined by plus signs, and one price. `isOwn`: the page is the set's own. */
export function Bundle({ bundle, isOwn }: { bundle: BundleView; isOwn: boolean }) {
  const { currency, locale } = useMarket()
  const { item, apart } = bundle
  const count = bundle.parts.reduce((sum, part) => sum + part.qty, 0)
  return (
    <section className="section">
      <div className="bundle">
        <div>
          <h2>{isOwn ? text.bundleContains() : <a href={bundle.href}>{bundle.name}</a>}</h2>
          <p className="mute">
            {text.bundleParts(count)}{' '}
            {apart !== null && text.bundleSaving({ amount: plainText(apart - bundle.sale, currency, locale) })}
          </p>
          {!isOwn && (
            <>
              <Price amount={bundle.sale} />
              <p>
                {item === null ? (
                  <a className="btn btn-s" href={bundle.href}>
                    {text.seeBundle()}
                  </a>
                ) : (
                  <button
                    type="button"
                    className="btn btn-s"
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
        <li className="plus" aria-hidden="true">
          <Icon name="plus" small />
        </li>
      )}
      <li className="bi">
        <div className="tile">
          <img src={part.image} alt="" width="400" height="500" loading="lazy" decoding="async" />
        </div>
        <div>
          <p className="sm part">
            <a href={part.href}>{part.qty > 1 ? `${part.qty} × ${part.name}` : part.name}</a>
          </p>
          <span className="sm">
            <Price amount={part.price} />
          </span>
        </div>
      </li>
    </>
  )
}

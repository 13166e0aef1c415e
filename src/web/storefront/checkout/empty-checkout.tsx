/** The checkout of an empty cart. */
import { href } from '#domain/market/market.ts'
import { openOrder, payOpenOrder } from '#messages/cart.ts'
import { emptyCheckout, emptyCheckoutText, toStore } from '#messages/checkout.ts'
import { payHref, useOpenOrder } from '#web/storefront/order/state/placed-orders.browser.ts'
import type { QuoteState } from '#web/storefront/cart/state/quote.browser.ts'
import { CartNotices } from '#web/storefront/cart/cart-notices.tsx'
import { useMarket } from '#web/ui/market.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as emptyStyles from '#web/ui/empty.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'

/** Nothing to check out: an order that waits for its payment, or the way to the store. */
export function EmptyCheckout({ state }: { state: Pick<QuoteState, 'notices' | 'repricedFrom'> }) {
  const market = useMarket()
  const order = useOpenOrder()
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <CartNotices notices={state.notices} repricedFrom={state.repricedFrom} />
      <div className={emptyStyles.empty}>
        <h1 className={textStyles.h2}>{emptyCheckout()}</h1>
        <p className={textStyles.muted}>{order ? openOrder({ number: order.number }) : emptyCheckoutText()}</p>
        {order ? (
          <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={payHref(order)}>
            {payOpenOrder()}
          </a>
        ) : (
          <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={href(market, '/')}>
            {toStore()}
          </a>
        )}
      </div>
    </main>
  )
}

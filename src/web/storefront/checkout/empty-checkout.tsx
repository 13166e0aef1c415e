/** The checkout of an empty cart. */
import { href } from '#domain/market/market.ts'
import { openOrder, payOpenOrder } from '#messages/cart.ts'
import { emptyCheckout, emptyCheckoutText, toStore } from '#messages/checkout.ts'
import { payHref, useOpenOrder } from '#web/storefront/order/state/placed-orders.browser.ts'
import type { QuoteState } from '#web/storefront/cart/state/quote.browser.ts'
import { CartNotices } from '#web/storefront/cart/cart-notices.tsx'
import { useMarket } from '#web/ui/market.tsx'
import '#web/styles/empty.css'

/** Nothing to check out: an order that waits for its payment, or the way to the store. */
export function EmptyCheckout({ state }: { state: Pick<QuoteState, 'notices' | 'repricedFrom'> }) {
  const market = useMarket()
  const order = useOpenOrder()
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <CartNotices notices={state.notices} repricedFrom={state.repricedFrom} />
      <div className="empty">
        <h1 className="h2">{emptyCheckout()}</h1>
        <p className="mute">{order ? openOrder({ number: order.number }) : emptyCheckoutText()}</p>
        {order ? (
          <a className="btn btn-p" href={payHref(order)}>
            {payOpenOrder()}
          </a>
        ) : (
          <a className="btn btn-p" href={href(market, '/')}>
            {toStore()}
          </a>
        )}
      </div>
    </main>
  )
}

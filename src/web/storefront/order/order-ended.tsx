/** Screens of orders that are paid, ended, missing or pending. */
import { href, MARKETS } from '#domain/market/market.ts'
import * as text from '#messages/order.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { coupons } from '#web/storefront/cart/state/coupons.browser.ts'
import type { OrderState, Outlook } from './order.browser.ts'
import { placedOrders } from '#web/storefront/order/state/placed-orders.browser.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import type { OrderView } from '#web/schema/order.ts'
import { Button } from '#web/ui/button.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import '#web/styles/empty.css'
import './order.css'

type Ended = Extract<Outlook, 'paid' | 'expired' | 'canceled' | 'refunded'>

const WORDS: Record<Ended, { title: () => string; say: (order: OrderView) => string }> = {
  paid: { title: text.paidTitle, say: ({ number }) => text.paidText({ number }) },
  expired: { title: text.expiredTitle, say: () => text.expiredText() },
  canceled: { title: text.canceledTitle, say: () => text.canceledText() },
  refunded: { title: text.refundedTitle, say: () => text.canceledText() },
}

/** The order cannot be paid any more: reason and next step. */
export function OrderEnded({ order, outlook }: { order: OrderView; outlook: Ended }) {
  const market = useMarket()
  const placed = outlook === 'expired' ? placedOrders.find(order.id) : null
  const lines = placed?.lines ?? []
  const refill = () => {
    cart.refill(lines)
    coupons.add(placed?.codes ?? [])
    placedOrders.close(order.id)
    navigate(href(market, '/cart'))
  }
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <div className="empty order-ended">
        <p className="sm mute">{order.number}</p>
        <h1 className="h2">{WORDS[outlook].title()}</h1>
        <p className="mute">{WORDS[outlook].say(order)}</p>
        <div className="acts">
          {outlook === 'paid' && (
            <a className="btn btn-p" href={href(MARKETS[order.market], `/checkout/confirmation/${order.id}`)}>
              {text.seeOrder()}
            </a>
          )}
          {lines.length > 0 && <Button onClick={refill}>{text.refill()}</Button>}
          <a className={lines.length > 0 || outlook === 'paid' ? 'btn btn-s' : 'btn btn-p'} href={href(market, '/')}>
            {text.toStore()}
          </a>
        </div>
      </div>
    </main>
  )
}

/** The order could not be shown: it does not exist, or the answer did not come. */
export function OrderMissing({ state }: { state: Pick<OrderState, 'isUnknown' | 'reload'> }) {
  const market = useMarket()
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <div className="empty order-ended" role="alert">
        <h1 className="h2">{state.isUnknown ? text.notFoundTitle() : text.confirmationHead()}</h1>
        <p className="mute">{state.isUnknown ? text.notFoundText() : text.loadFailed()}</p>
        <div className="acts">
          {!state.isUnknown && <Button onClick={state.reload}>{text.tryAgain()}</Button>}
          <a className={state.isUnknown ? 'btn btn-p' : 'btn btn-s'} href={href(market, '/')}>
            {text.toStore()}
          </a>
        </div>
      </div>
    </main>
  )
}

/** Boxes of the page to come. */
export function OrderWaiting() {
  return (
    <main id="main" className="wrap co" tabIndex={-1} aria-busy="true">
      <div>
        <h1 className="sr" role="status">
          {text.loadingOrder()}
        </h1>
        <NeedsScript />
        <div className="sk order-wait live" aria-hidden="true" />
      </div>
      <div className="sum order-wait live" aria-hidden="true" />
    </main>
  )
}

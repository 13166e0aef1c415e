/** Screens of orders that are paid, ended, not found or pending. */
import { href, MARKETS } from '#domain/market/market.ts'
import { contactHref } from '#domain/market/page-paths.ts'
import * as text from '#messages/order.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { coupons } from '#web/storefront/cart/state/coupons.browser.ts'
import { cashWords, endedPartText, surplusText } from '#web/storefront/order/payments/payment-texts.ts'
import type { OrderState } from './order.browser.ts'
import type { OrderOutcome } from '#web/storefront/order/state/outcome.ts'
import { placedOrders } from '#web/storefront/order/state/placed-orders.browser.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import type { OrderView } from '#web/schema/order.ts'
import { Button } from '#web/ui/button.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as columnsStyles from '#web/ui/columns.module.css'
import * as emptyStyles from '#web/ui/empty.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as skeletonStyles from '#web/ui/skeleton.module.css'
import * as summaryStyles from '#web/ui/summary.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './order-ended.module.css'

type Ended = Extract<OrderOutcome, 'paid' | 'cash' | 'expired' | 'canceled' | 'refunded'>

const TEXTS: Record<Ended, { title: (order: OrderView) => string; say: (order: OrderView) => string }> = {
  paid: { title: text.paidTitle, say: ({ number }) => text.paidText({ number }) },
  cash: { title: (order) => cashWords(order).title, say: (order) => cashWords(order).text },
  expired: { title: text.expiredTitle, say: (order) => endedPartText(order) || text.expiredText() },
  canceled: { title: text.canceledTitle, say: (order) => endedPartText(order) || text.canceledText(order.method) },
  refunded: { title: text.refundedTitle, say: ({ method }) => text.refundedText(method) },
}

/** The order cannot be paid any more: reason and next step. */
export function OrderEnded({ order, outcome }: { order: OrderView; outcome: Ended }) {
  const market = useMarket()
  const placed = outcome === 'expired' ? placedOrders.find(order.id) : null
  const lines = placed?.lines ?? []
  const goesAhead = outcome === 'paid' || outcome === 'cash'
  const refill = () => {
    cart.refill(lines)
    coupons.add(placed?.codes ?? [])
    placedOrders.close(order.id)
    navigate(href(market, '/cart'))
  }
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <div className={`${emptyStyles.empty} ${styles.orderEnded}`}>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{order.number}</p>
        <h1 className={textStyles.h2}>{TEXTS[outcome].title(order)}</h1>
        <p className={textStyles.muted}>{TEXTS[outcome].say(order)}</p>
        {order.transferred > 0 && endedPartText(order) === '' && <p className={textStyles.muted}>{surplusText(order)}</p>}
        <div className={styles.acts}>
          {goesAhead && (
            <a
              className={`${buttonStyles.button} ${buttonStyles.primary}`}
              href={href(MARKETS[order.market], `/checkout/confirmation/${order.id}`)}
            >
              {text.seeOrder()}
            </a>
          )}
          {lines.length > 0 && <Button onClick={refill}>{text.refill()}</Button>}
          <a
            className={
              lines.length > 0 || goesAhead
                ? `${buttonStyles.button} ${buttonStyles.secondary}`
                : `${buttonStyles.button} ${buttonStyles.primary}`
            }
            href={href(market, '/')}
          >
            {text.toStore()}
          </a>
        </div>
      </div>
    </main>
  )
}

/** The order could not be shown: it does not exist, or the answer did not come. */
export function OrderNotFound({ state }: { state: Pick<OrderState, 'isUnknown' | 'reload'> }) {
  const market = useMarket()
  return (
    <main id="main" className={layoutStyles.wrap} tabIndex={-1}>
      <div className={`${emptyStyles.empty} ${styles.orderEnded}`} role="alert">
        <h1 className={textStyles.h2}>{state.isUnknown ? text.notFoundTitle() : text.confirmationHead()}</h1>
        <p className={textStyles.muted}>{state.isUnknown ? text.notFoundText() : text.loadFailed()}</p>
        <div className={styles.acts}>
          {!state.isUnknown && <Button onClick={state.reload}>{text.tryAgain()}</Button>}
          <a
            className={
              state.isUnknown
                ? `${buttonStyles.button} ${buttonStyles.primary}`
                : `${buttonStyles.button} ${buttonStyles.secondary}`
            }
            href={href(market, '/')}
          >
            {text.toStore()}
          </a>
          {state.isUnknown && (
            <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href={contactHref(market)}>
              {text.writeToUs()}
            </a>
          )}
        </div>
      </div>
    </main>
  )
}

/** Boxes of the page to come. */
export function OrderWaiting() {
  return (
    <main id="main" className={`${layoutStyles.wrap} ${columnsStyles.columns}`} tabIndex={-1} aria-busy="true">
      <div>
        <h1 className={layoutStyles.visuallyHidden} role="status">
          {text.loadingOrder()}
        </h1>
        <NeedsScript />
        <div className={`${skeletonStyles.skeleton} ${styles.orderWait} ${scriptStyles.live}`} aria-hidden="true" />
      </div>
      <div className={`${summaryStyles.summary} ${styles.orderWait} ${scriptStyles.live}`} aria-hidden="true" />
    </main>
  )
}

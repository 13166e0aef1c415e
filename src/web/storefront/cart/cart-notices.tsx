/** Notices of the cart: adjusted quantities and failed quotes. */
import { MARKETS } from '#domain/market/market.ts'
import { MAX_ORDER_TOTAL } from '#domain/orders/order.ts'
import { plainText } from '#domain/pricing/money.ts'
import {
  adjustedAfter,
  adjustedBefore,
  failedBusy,
  failedNetwork,
  failedServer,
  failedTitle,
  inCurrency,
  lastPrices,
  notFound,
  repriced,
  soldOutAfter,
  tryAgain,
} from '#messages/cart.ts'
import { totalTooLarge } from '#messages/limits.ts'
import type { Failure } from '#web/app/browser/api.browser.ts'
import { quoting, type QuoteState } from '#web/storefront/cart/state/quote.browser.ts'
import { useMarket } from '#web/ui/market.tsx'
import { Note } from '#web/ui/note.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as noteStyles from '#web/ui/note.module.css'
import * as styles from './cart-notices.module.css'

/** Changes of the server in the cart and why, next to the lines (SPEC-8), until read. */
export function CartNotices({
  notices,
  repricedFrom,
  quote = null,
}: Pick<QuoteState, 'notices' | 'repricedFrom'> & Partial<Pick<QuoteState, 'quote'>>) {
  const market = useMarket()
  const gone = notices.filter((notice) => notice.reason === 'not_found').length
  if (notices.length === 0 && !repricedFrom && !quote?.tooLarge) return null
  return (
    <div className={styles.notices} role="status">
      {quote?.tooLarge && (
        <Note kind="warn">
          <p>{totalTooLarge({ most: plainText(MAX_ORDER_TOTAL[quote.currency], quote.currency, market.locale) })}</p>
        </Note>
      )}
      {repricedFrom && MARKETS[repricedFrom].currency !== market.currency && (
        <Note kind="warn" onRead={() => quoting.dismiss()}>
          <p>{repriced({ currency: inCurrency[market.currency]() })}</p>
        </Note>
      )}
      {notices.map((notice) =>
        notice.reason === 'quantity' ? (
          <Note key={notice.item} kind="warn" onRead={() => quoting.dismiss(notice.item)}>
            <p>
              {adjustedBefore()}
              <b>{notice.name}</b>
              {adjustedAfter(notice.max)}
            </p>
          </Note>
        ) : notice.reason === 'sold_out' ? (
          <Note key={notice.item} kind="warn" onRead={() => quoting.dismiss(notice.item)}>
            <p>
              <b>{notice.name}</b>
              {soldOutAfter()}
            </p>
          </Note>
        ) : null,
      )}
      {gone > 0 && (
        <Note kind="warn" onRead={() => quoting.dismiss()}>
          <p>{notFound(gone)}</p>
        </Note>
      )}
    </div>
  )
}

/** Why there are no fresh prices, and a way to ask again; the cart itself is safe. */
export function QuoteFailure({ failure, stale }: { failure: Failure; stale: boolean }) {
  return (
    <Note kind="bad">
      <p>
        <b>{failedTitle()}</b>
      </p>
      <p>
        {failure.kind === 'network' ? failedNetwork() : failure.kind === 'busy' ? failedBusy() : failedServer()}
        {stale && ` ${lastPrices()}`}
      </p>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.secondary} ${buttonStyles.small} ${noteStyles.again}`}
        onClick={quoting.retry}
      >
        {tryAgain()}
      </button>
    </Note>
  )
}

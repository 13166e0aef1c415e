/** Information step of the checkout: contact and addresses. */
import { useCart } from '#web/storefront/cart/state/cart.browser.ts'
import { useQuote } from '#web/storefront/cart/state/quote.browser.ts'
import { useInBrowser } from '#web/app/browser/stored.browser.ts'
import { CartNotices, QuoteFailure } from '#web/storefront/cart/cart-notices.tsx'
import { isOnlyVouchers } from '#web/storefront/cart/cart-view.ts'
import { CheckoutSummary } from '#web/storefront/checkout/checkout-summary.tsx'
import { EmptyCheckout } from '#web/storefront/checkout/empty-checkout.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { InformationForm } from './information-form.tsx'
import type { CheckoutPage } from './view.ts'
import * as columnsStyles from '#web/ui/columns.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './page.module.css'

/** First step: who, where to, and whom the invoice names. */
export function Component({ data }: { data: CheckoutPage }) {
  const here = useInBrowser()
  const market = useMarket()
  const { lines } = useCart()
  const state = useQuote(market.locale)
  if (here && lines.length === 0) return <EmptyCheckout state={state} />
  // Vouchers go by e-mail, wherever their buyer lives.
  const isVirtual = isOnlyVouchers(state.quote?.lines ?? [])
  return (
    <main id="main" className={`${layoutStyles.wrap} ${columnsStyles.columns} ${styles.checkout}`} tabIndex={-1}>
      <InformationForm data={data} isVirtual={isVirtual} disabled={!here} failed={<FailedQuote state={state} />} />
      <CheckoutSummary lines={lines} quote={state.quote} busy={!state.fresh} />
    </main>
  )
}

function FailedQuote({ state }: { state: ReturnType<typeof useQuote> }) {
  return (
    <>
      <CartNotices notices={state.notices} repricedFrom={state.repricedFrom} quote={state.quote} />
      {state.failure && <QuoteFailure failure={state.failure} stale={state.quote !== null} />}
    </>
  )
}

/** Shipping step of the checkout: delivery, review and order button. */
import { useEffect, useState } from 'react'
import { href } from '#domain/market/market.ts'
import * as text from '#messages/checkout.ts'
import { loadingCart } from '#messages/cart.ts'
import { useCart } from '#web/storefront/cart/state/cart.browser.ts'
import { useBilling, useShipping } from '#web/storefront/draft/checkout-draft.browser.ts'
import { formOf, formProblems } from '#web/storefront/checkout/checkout-form.browser.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { useQuote } from '#web/storefront/cart/state/quote.browser.ts'
import { useInBrowser } from '#web/app/browser/stored.browser.ts'
import { CheckoutSummary } from '#web/storefront/checkout/checkout-summary.tsx'
import { EmptyCheckout } from '#web/storefront/checkout/empty-checkout.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { DeliveryForm } from './delivery-form.tsx'
import { OutOfStock } from './refusals.tsx'
import type { Shortage } from './shortage.ts'
import type { ShippingPage } from './view.ts'
import * as columnsStyles from '#web/ui/columns.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './page.module.css'

/** Second step: how it arrives, the whole order once more, and the button that binds. */
export function Component({ data }: { data: ShippingPage }) {
  const here = useInBrowser()
  const market = useMarket()
  const { lines } = useCart()
  const shipping = useShipping()
  const form = formOf(shipping, useBilling(), market)
  const [isPlaced, setPlaced] = useState(false)
  // Held here, because it may have been the last thing in the cart.
  const [gone, setGone] = useState<Shortage | null>(null)
  const { note: noteProblem, ...problems } = formProblems(form, data)
  const isComplete = Object.keys(problems).length === 0
  const { country, zip, county } = form.address
  const state = useQuote(market.locale, {
    ...(isComplete && { destination: { country, zip, ...(county && { county }) } }),
    ...(isComplete && shipping.delivery && { delivery: shipping.delivery }),
    ...(isComplete && { contact: form.contact }),
  })
  const isMissing = here && lines.length > 0 && !isComplete && !isPlaced
  useEffect(() => {
    if (isMissing) navigate(href(market, '/checkout'), { replace: true })
  }, [isMissing, market])

  const outOfStock = gone && <OutOfStock shortage={gone} hasRest={lines.length > 0} onClose={() => setGone(null)} />
  if (here && lines.length === 0 && !isPlaced)
    return (
      <>
        <EmptyCheckout state={state} />
        {outOfStock}
      </>
    )
  if (!here || !isComplete || isPlaced)
    return (
      <main id="main" className={`${layoutStyles.wrap} ${columnsStyles.columns}`} tabIndex={-1} aria-busy="true">
        <div>
          <h1>{text.deliveryTitle()}</h1>
          <NeedsScript />
          <p className={`${textStyles.muted} ${scriptStyles.live}`} role="status">
            {isPlaced ? text.sendingOrder() : loadingCart()}
          </p>
        </div>
      </main>
    )
  return (
    <main id="main" className={`${layoutStyles.wrap} ${columnsStyles.columns} ${styles.shipping}`} tabIndex={-1}>
      <DeliveryForm
        data={data}
        state={state}
        form={form}
        noteProblem={noteProblem}
        onPlaced={() => setPlaced(true)}
        onGone={setGone}
      />
      <CheckoutSummary lines={lines} quote={state.quote} busy={!state.fresh} />
      {outOfStock}
    </main>
  )
}

/** The cart drawer. */
import { href } from '#domain/market/market.ts'
import { cartTitle, deliveryLater, emptyText, emptyTitle, loadingCart, seeNews, toCheckout, viewCart } from '#messages/cart.ts'
import { total } from '#messages/shopping/sums.ts'
import { useCart } from '#web/storefront/cart/state/cart.browser.ts'
import { useQuote } from '#web/storefront/cart/state/quote.browser.ts'
import { CartLineItem } from './cart-line.tsx'
import { CartNotices, QuoteFailure } from './cart-notices.tsx'
import { cartSums } from './cart-sums.ts'
import { shownLines } from './cart-view.ts'
import { Codes } from '#web/storefront/codes/code-field.tsx'
import { CloseButton, Drawer } from '#web/ui/dialog.tsx'
import { lazyPart, PartFailed } from '#web/ui/lazy-part.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Totals } from './totals.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as dialogStyles from '#web/ui/dialog.module.css'
import * as emptyStyles from '#web/ui/empty.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './cart-drawer.module.css'

const Later = lazyPart(() => import('./later.tsx'), PartFailed)

/** The cart from the right, opened by the tote and after adding from a product page. */
export default function CartDrawer({ onClose }: { opener: HTMLElement | null; onClose: () => void }) {
  const market = useMarket()
  const { lines, later } = useCart()
  const state = useQuote(market.locale)
  const shown = shownLines(lines, state.quote)
  const isPriced = shown.every((line) => line.quoted)
  return (
    <Drawer labelledBy="drawer-title" onClose={onClose}>
      <header>
        <h2 id="drawer-title">{cartTitle()}</h2>
        <CloseButton onClose={onClose} />
      </header>
      <div className={dialogStyles.scroll}>
        <CartNotices notices={state.notices} repricedFrom={state.repricedFrom} quote={state.quote} />
        {state.failure && <QuoteFailure failure={state.failure} stale={state.quote !== null} />}
        {lines.length === 0 ? (
          <Empty onClose={onClose} />
        ) : (
          <>
            <ul aria-busy={state.loading}>
              {shown.map((line) => (
                <CartLineItem key={line.key} line={line} busy={state.loading} onFollow={onClose} />
              ))}
            </ul>
            <Codes quote={state.quote} brief />
          </>
        )}
        {later.length > 0 && <Later lines={later} onFollow={onClose} />}
      </div>
      {lines.length > 0 && (
        <footer>
          {isPriced && state.quote ? (
            <Totals busy={!state.fresh} label={total()} note={deliveryLater()} {...cartSums(shown, state.quote)} />
          ) : (
            <p className={`${textStyles.small} ${textStyles.muted}`}>{state.failure ? '' : loadingCart()}</p>
          )}
          <a
            className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide}`}
            href={href(market, '/checkout')}
            onClick={onClose}
          >
            {toCheckout()}
          </a>
          <a className={`${textStyles.link} ${textStyles.small} ${styles.center}`} href={href(market, '/cart')} onClick={onClose}>
            {viewCart()}
          </a>
        </footer>
      )}
    </Drawer>
  )
}

function Empty({ onClose }: { onClose: () => void }) {
  return (
    <div className={emptyStyles.empty}>
      <h3>{emptyTitle()}</h3>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{emptyText()}</p>
      <a
        className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`}
        href={href(useMarket(), '/new')}
        onClick={onClose}
      >
        {seeNews()}
      </a>
    </div>
  )
}

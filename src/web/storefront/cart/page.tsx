/** The cart page. */
import { VARIANT_ID } from '#domain/catalog/item-id.ts'
import { MAX_CART_PRODUCTS } from '#domain/catalog/list-lengths.ts'
import { href } from '#domain/market/market.ts'
import {
  arrives,
  cartTitle,
  checkOut,
  deliveryFrom,
  deliveryFromEnding,
  deliveryNextStep,
  deliversTo,
  emptyText,
  emptyTitle,
  freeReached,
  goesWithCart,
  loadingCart,
  missingForFree,
  openOrder,
  payOpenOrder,
  productsCount,
  seeNews,
  summary,
  toCheckout,
} from '#messages/cart.ts'
import { delivery, deliveryFree, total, withTaxes } from '#messages/shopping/sums.ts'
import { daysInWords } from '#messages/dates.ts'
import { plainText } from '#domain/pricing/money.ts'
import type { Quote } from '#web/schema/cart.ts'
import { useCart } from '#web/storefront/cart/state/cart.browser.ts'
import { payHref, useOpenOrder } from '#web/storefront/order/state/placed-orders.browser.ts'
import { useQuote } from '#web/storefront/cart/state/quote.browser.ts'
import { useInBrowser } from '#web/app/browser/stored.browser.ts'
import { CartLineItem, PendingLine } from './cart-line.tsx'
import { CartNotices, QuoteFailure } from './cart-notices.tsx'
import { cartSums } from './cart-sums.ts'
import { isOnlyVouchers, pieceCount, shownLines } from './cart-view.ts'
import { Codes } from '#web/storefront/codes/code-field.tsx'
import { lazyPart, PartFailed } from '#web/ui/lazy-part.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Note } from '#web/ui/note.tsx'
import { Price } from '#web/ui/price.tsx'
import { RecentlyViewed } from '#web/storefront/rails/recently-viewed.tsx'
import { Summary } from './summary.tsx'
import { Totals } from './totals.tsx'
import * as bottomBarStyles from '#web/ui/bottom-bar.module.css'
import * as buttonStyles from '#web/ui/button.module.css'
import * as columnsStyles from '#web/ui/columns.module.css'
import * as emptyStyles from '#web/ui/empty.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as summaryStyles from '#web/ui/summary.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './page.module.css'

const Later = lazyPart(() => import('./later.tsx'), PartFailed)
const PersonalRail = lazyPart(() => import('#web/storefront/rails/personal-rail.tsx'), PartFailed)

export interface CartPage {
  drawing: string
  /** Names of the countries that are delivered to. */
  delivered: string[]
}

export function Component({ data }: { data: CartPage }) {
  const here = useInBrowser()
  const { lines } = useCart()
  return (
    <main id="main" className={`${layoutStyles.wrap} ${styles.cartPage}`} tabIndex={-1}>
      <h1>{cartTitle()}</h1>
      {!here ? <Waiting /> : lines.length === 0 ? <Empty drawing={data.drawing} /> : <Filled delivered={data.delivered} />}
    </main>
  )
}

function Waiting() {
  return (
    <>
      <NeedsScript />
      <div className={`${columnsStyles.columns} ${scriptStyles.live}`} aria-busy="true">
        <p className={layoutStyles.visuallyHidden}>{loadingCart()}</p>
        <ul>
          <PendingLine />
          <PendingLine />
        </ul>
        <div className={`${summaryStyles.summary} ${styles.sumWait}`} aria-hidden="true" />
      </div>
    </>
  )
}

function Empty({ drawing }: { drawing: string }) {
  const market = useMarket()
  const order = useOpenOrder()
  const { later } = useCart()
  const { notices, repricedFrom } = useQuote(market.locale)
  return (
    <>
      <CartNotices notices={notices} repricedFrom={repricedFrom} />
      {order && (
        <Note kind="plain">
          <p>
            {openOrder({ number: order.number })}{' '}
            <a className={textStyles.link} href={payHref(order)}>
              {payOpenOrder()}
            </a>
          </p>
        </Note>
      )}
      <div className={emptyStyles.empty}>
        {drawing && <img src={drawing} alt="" width="160" height="200" />}
        <h2 className={textStyles.h3}>{emptyTitle()}</h2>
        <p className={`${textStyles.small} ${textStyles.muted}`}>{emptyText()}</p>
        <a className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.medium}`} href={href(market, '/new')}>
          {seeNews()}
        </a>
      </div>
      {later.length > 0 && <Later lines={later} />}
      <RecentlyViewed />
    </>
  )
}

function Filled({ delivered }: Pick<CartPage, 'delivered'>) {
  const market = useMarket()
  const checkout = href(market, '/checkout')
  const { lines, later } = useCart()
  const state = useQuote(market.locale)
  const { quote, failure, loading } = state
  const shown = shownLines(lines, quote)
  const sums = quote && shown.every((line) => line.quoted) ? cartSums(shown, quote) : null
  return (
    <>
      <div className={columnsStyles.columns}>
        <div>
          <CartNotices notices={state.notices} repricedFrom={state.repricedFrom} quote={state.quote} />
          {failure && <QuoteFailure failure={failure} stale={quote !== null} />}
          <h2 className={layoutStyles.visuallyHidden}>{productsCount({ count: pieceCount(shown) })}</h2>
          <ul aria-busy={loading}>
            {shown.map((line) => (
              <CartLineItem key={line.key} line={line} busy={loading} />
            ))}
          </ul>
        </div>
        <Summary title={summary()} label={summary()}>
          <Codes quote={quote} dark />
          <Sums sums={sums} state={state} delivered={delivered} />
          <a className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide} ${styles.go}`} href={checkout}>
            {toCheckout()}
          </a>
        </Summary>
        {later.length > 0 && (
          <div className={styles.aside}>
            <Later lines={later} />
          </div>
        )}
      </div>
      {quote && <GoesWith quote={quote} />}
      {sums && (
        <div className={bottomBarStyles.bar}>
          <Price amount={sums.left.amount} />
          <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={checkout}>
            {checkOut()}
          </a>
        </div>
      )}
    </>
  )
}

interface SumsProps extends Pick<CartPage, 'delivered'> {
  /** Null until every line is priced. */
  sums: ReturnType<typeof cartSums> | null
  state: ReturnType<typeof useQuote>
}

function Sums({ sums, state: { quote, failure, fresh }, delivered }: SumsProps) {
  return sums && quote ? (
    <>
      <Totals
        busy={!fresh}
        label={total()}
        note={isOnlyVouchers(quote.lines) ? '' : withTaxes()}
        {...sums}
        rows={[...sums.rows, { label: delivery(), text: <DeliveryEstimate quote={quote} /> }]}
      />
      <Promise quote={quote} />
      <Delivered names={delivered} />
    </>
  ) : (
    !failure && (
      <div className={styles.totWait}>
        <p className={layoutStyles.visuallyHidden}>{loadingCart()}</p>
      </div>
    )
  )
}

/** Asked for again when products come or go, not when their number changes. */
function GoesWith({ quote: { lines } }: { quote: Quote }) {
  const { locale } = useMarket()
  const ids = [...new Set(lines.map(({ product }) => product))].slice(0, MAX_CART_PRODUCTS).toSorted()
  if (ids.length === 0) return null
  const items = lines.map(({ item }) => item).filter((item) => VARIANT_ID.test(item))
  const chosen = items.length > 0 ? `&items=${[...new Set(items)].slice(0, MAX_CART_PRODUCTS).toSorted().join(',')}` : ''
  return <PersonalRail title={goesWithCart()} path={`/api/recommendations?market=${locale}&ids=${ids.join(',')}${chosen}`} />
}

function DeliveryEstimate({ quote }: { quote: Quote }) {
  if (!quote.estimate) return <>{deliveryNextStep()}</>
  if (quote.estimate.price === 0) return <>{deliveryFree()}</>
  return (
    <>
      {deliveryFrom()} <Price amount={quote.estimate.price} ending={deliveryFromEnding()} />
    </>
  )
}

/** Where parcels go, before anybody fills in an address. */
function Delivered({ names }: { names: readonly string[] }) {
  return (
    <details className={`${textStyles.extraSmall} ${textStyles.muted}`}>
      <summary>{deliversTo(names.length)}</summary>
      <p>{names.join(', ')}</p>
    </details>
  )
}

/** When it would arrive, and what is missing to free delivery. */
function Promise({ quote }: { quote: Quote }) {
  const { locale } = useMarket()
  return (
    <div className={`${styles.promise} ${textStyles.extraSmall} ${textStyles.muted}`}>
      {quote.estimate && <p>{arrives({ dates: daysInWords(quote.estimate.from, quote.estimate.to) })}</p>}
      {quote.missingForFree !== null && quote.missingForFree > 0 && (
        <p>{missingForFree({ amount: plainText(quote.missingForFree, quote.currency, locale) })}</p>
      )}
      {quote.missingForFree === 0 && <p>{freeReached()}</p>}
    </div>
  )
}

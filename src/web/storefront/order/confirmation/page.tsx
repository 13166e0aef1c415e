/** The confirmation page of an order. */
import { useEffect } from 'react'
import { formatFullName } from '#domain/customers/address.ts'
import { href } from '#domain/market/market.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { plainText } from '#domain/pricing/money.ts'
import { countryInWords } from '#messages/countries.ts'
import { dateInWords, timeInWords } from '#messages/dates.ts'
import { documents } from '#messages/documents/links.ts'
import * as text from '#messages/order.ts'
import * as paying from '#messages/payments/outcome.ts'
import { byCardInstead, partTitle, transferTitle } from '#messages/payments/methods.ts'
import { inLocale } from '#messages/text.ts'
import { doesNotFit, doesNotFitText, withdrawHere } from '#messages/withdrawals/words.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { coupons } from '#web/storefront/cart/state/coupons.browser.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { SLOW_CHECKS, useOrder } from '#web/storefront/order/order.browser.ts'
import type { OrderOutcome } from '#web/storefront/order/state/outcome.ts'
import { doneOrder } from '#web/storefront/order/state/done-order.browser.ts'
import { payHref, placedOrders } from '#web/storefront/order/state/placed-orders.browser.ts'
import type { OrderView } from '#web/schema/order.ts'
import { Button } from '#web/ui/button.tsx'
import { methodName, methodWhen } from '#web/storefront/order/delivery-text.ts'
import { useMarket } from '#web/ui/market.tsx'
import { Lead } from '#web/storefront/order/lead.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import { OrderDocuments } from '#web/storefront/order/order-documents.tsx'
import { OrderNotFound, OrderWaiting } from '#web/storefront/order/order-ended.tsx'
import { OrderLines } from '#web/storefront/order/order-lines.tsx'
import { OrderMarket } from '#web/storefront/order/order-market.tsx'
import { OrderSum } from '#web/storefront/order/order-sum.tsx'
import { BankDetails } from '#web/storefront/order/payments/bank-details.tsx'
import { cashWords, endedPartText, surplusText, transferText } from '#web/storefront/order/payments/payment-texts.ts'
import { Refunds } from '#web/storefront/order/refunds.tsx'
import { HatchingEgg } from './hatching-egg.tsx'
import { thanksWords } from './thanks-words.ts'
import { Track } from './track.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as notFoundStyles from '#web/app/not-found.module.css'
import * as styles from './page.module.css'

export interface ConfirmationPage {
  /** Drawings: for a paid order, and for any other. */
  thanks: string
  patience: string
}

/** The result of the payment: the customer comes here from the gateway. */
export function Component({ data }: { data: ConfirmationPage }) {
  const state = useOrder({ poll: true })
  const { order, outcome } = state
  const goesAhead = outcome === 'paid' || outcome === 'cash'
  const token = goesAhead && order ? order.id : ''
  useEffect(() => {
    doneOrder.set(token)
    return () => doneOrder.set('')
  }, [token])
  if (!order && (state.isUnknown || state.failure)) return <OrderNotFound state={state} />
  if (!order || !outcome) return <OrderWaiting />
  return (
    <main id="main" className={`${layoutStyles.wrap} ${styles.confirmation}`} tabIndex={-1}>
      <div className={notFoundStyles.notFound}>
        <div role="status" aria-live="polite">
          <p className={`${textStyles.small} ${textStyles.muted}`}>
            {text.orderNumber({ number: order.number, date: dateInWords(order.createdAt) })}
          </p>
          <Headline order={order} outcome={outcome} isSlow={state.checks > SLOW_CHECKS} />
        </div>
        <figure>
          <img src={goesAhead ? data.thanks : data.patience} alt="" width="1000" height="760" />
          {goesAhead && <HatchingEgg />}
        </figure>
      </div>
      {goesAhead && <Track order={order} />}
      <Details order={order} isPaid={outcome === 'paid'} />
    </main>
  )
}

interface HeadlineProps {
  order: OrderView
  outcome: OrderOutcome
  /** The gateway takes longer than usual. */
  isSlow: boolean
}

function Headline({ order, outcome, isSlow }: HeadlineProps) {
  switch (outcome) {
    case 'paid':
      return <Thanks order={order} />
    case 'cash':
      return <OnDelivery order={order} />
    case 'waiting':
      return <Waiting order={order} isSlow={isSlow} />
    case 'declined':
    case 'unpaid':
      return order.method === 'transfer' ? (
        <Transfer order={order} />
      ) : (
        <Unpaid order={order} isDeclined={outcome === 'declined'} />
      )
    case 'expired':
      return (
        <>
          <h1>{text.expiredTitle()}</h1>
          <p className={textStyles.lead}>{endedPartText(order) || text.expiredText()}</p>
          <div className={styles.acts}>
            <Refill id={order.id} />
            <ToStore />
          </div>
        </>
      )
    case 'canceled':
    case 'refunded':
      return (
        <>
          <h1>{outcome === 'canceled' ? text.canceledTitle() : text.refundedTitle()}</h1>
          <p className={textStyles.lead}>
            {endedPartText(order) ||
              `${(outcome === 'canceled' ? text.canceledText : text.refundedText)(order.method)} ${surplusText(order)}`}
          </p>
          <div className={styles.acts}>
            <ToStore />
          </div>
        </>
      )
  }
}

/** What is owed back of the transfers of an order that was paid. */
const Surplus = ({ order }: { order: OrderView }) => order.transferred > 0 && <p>{surplusText(order)}</p>

function OnDelivery({ order }: { order: OrderView }) {
  const words = cashWords(order)
  return (
    <>
      <h1>{words.title}</h1>
      <Lead text={words.text} />
      <Surplus order={order} />
      <Next order={order} />
    </>
  )
}

function Transfer({ order }: { order: OrderView }) {
  return (
    <>
      <h1>{order.transferred > 0 ? partTitle() : transferTitle()}</h1>
      <Lead text={transferText(order)} />
      <div className={styles.bank}>
        <BankDetails order={order} />
      </div>
      <div className={styles.acts}>
        <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href={payHref(order)}>
          {byCardInstead()}
        </a>
        <ToStore />
      </div>
    </>
  )
}

function ToStore() {
  return (
    <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href={href(useMarket(), '/')}>
      {text.toStore()}
    </a>
  )
}

function Thanks({ order }: { order: OrderView }) {
  const words = thanksWords(order)
  return (
    <>
      <h1>{words.title}</h1>
      <Lead text={words.text} />
      <Surplus order={order} />
      <Next order={order} />
    </>
  )
}

/** Where to go from an order that goes ahead: to its parcels; what comes by e-mail has none. */
function Next({ order }: { order: OrderView }) {
  const market = useMarket()
  const hasParcels = order.delivery.method !== 'email'
  return (
    <div className={styles.acts}>
      {hasParcels && (
        <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={href(market, `/track/${order.id}`)}>
          {text.followOrder()}
        </a>
      )}
      <a
        className={`${buttonStyles.button} ${hasParcels ? buttonStyles.secondary : buttonStyles.primary}`}
        href={href(market, '/')}
      >
        {text.toStore()}
      </a>
    </div>
  )
}

function Waiting({ order, isSlow }: Pick<HeadlineProps, 'order' | 'isSlow'>) {
  return (
    <>
      <h1>{paying.waitingTitle()}</h1>
      <Lead text={isSlow ? paying.slowText() : paying.waitingText({ email: order.contact.email })} />
      {isSlow && order.attempt?.state === 'pending_action' && (
        <div className={styles.acts}>
          <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href={payHref(order)}>
            {paying.backToPayment()}
          </a>
        </div>
      )}
    </>
  )
}

function Unpaid({ order, isDeclined }: { order: OrderView; isDeclined: boolean }) {
  return (
    <>
      <h1>{isDeclined ? paying.declinedTitle() : text.unpaidTitle()}</h1>
      {isDeclined && <p className={`${textStyles.lead} ${styles.reason}`}>{paying.declineText(order.attempt?.reason ?? null)}</p>}
      {order.expiresAt && <p className={textStyles.lead}>{paying.declinedText({ time: timeInWords(order.expiresAt) })}</p>}
      <div className={styles.acts}>
        <a className={`${buttonStyles.button} ${buttonStyles.primary}`} href={payHref(order)}>
          {isDeclined ? text.payAgain() : text.pay({ amount: plainText(order.due, order.currency, order.market) })}
        </a>
        <ToStore />
      </div>
    </>
  )
}

/** The order's lines again in the cart, where this browser still has them. */
function Refill({ id }: { id: string }) {
  const market = useMarket()
  const placed = placedOrders.find(id)
  if (!placed || placed.lines.length === 0) return null
  return (
    <Button
      onClick={() => {
        cart.refill(placed.lines)
        coupons.add(placed.codes)
        placedOrders.close(id)
        navigate(href(market, '/cart'))
      }}
    >
      {text.refill()}
    </Button>
  )
}

function Details({ order, isPaid }: { order: OrderView; isPaid: boolean }) {
  const market = useMarket()
  return (
    <section className={styles.panels}>
      <OrderMarket order={order}>
        {(language) => (
          <div className={styles.panel} lang={language}>
            <h2 className={textStyles.h3}>{text.whatOrdered()}</h2>
            <OrderLines order={order} />
            <OrderSum order={order} isPaid={isPaid} />
          </div>
        )}
      </OrderMarket>
      <div className={styles.stack}>
        {order.refunds.length > 0 && (
          <div className={styles.panel}>
            <Refunds order={order} />
          </div>
        )}
        <OrderMarket order={order}>{(language) => <WhereTo order={order} language={language} />}</OrderMarket>
        {order.documents.length > 0 && (
          <div className={styles.panel}>
            <h2 className={textStyles.h3}>{documents()}</h2>
            <OrderMarket order={order}>{(language) => <OrderDocuments order={order} language={language} />}</OrderMarket>
          </div>
        )}
        <div className={styles.panel}>
          <h2 className={textStyles.h3}>{doesNotFit()}</h2>
          <p className={`${textStyles.small} ${textStyles.muted}`}>
            {doesNotFitText(order.method)}{' '}
            <a className={textStyles.link} href={withdrawalHref(market, order.id)}>
              {withdrawHere()}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

/** Addresses of an order, in its own language. */
function WhereTo({ order, language }: { order: OrderView; language: string }) {
  const { address, delivery, billing } = order
  const isByEmail = delivery.method === 'email'
  const isOwnInvoice = isByEmail || billing.personType === 'company' || billing.address !== address.address
  const place = delivery.locker ?? delivery.showroom
  return inLocale(order.market, () => (
    <>
      <div className={styles.panel} lang={language}>
        <h2 className={textStyles.h3}>{text.deliveryTo()}</h2>
        <p className={`${textStyles.small} ${textStyles.muted}`}>
          {formatFullName(address, order.market)}, {order.contact.phone}
          <br />
          {methodName(delivery)}, {methodWhen(delivery)}
          <br />
          {isByEmail ? (
            <Unbroken text={order.contact.email} />
          ) : place ? (
            <>
              {place.name}
              <br />
              {place.address}, {place.city}
            </>
          ) : (
            <>
              {address.address}
              <br />
              {address.zip} {address.city}, {countryInWords(address.country)}
            </>
          )}
        </p>
      </div>
      {isOwnInvoice && (
        <div className={styles.panel} lang={language}>
          <h2 className={textStyles.h3}>{text.invoiceTo()}</h2>
          <p className={`${textStyles.small} ${textStyles.muted}`}>
            {billing.personType === 'company' ? (
              <>
                {billing.companyName}, {billing.vatNumber}
              </>
            ) : (
              formatFullName(billing, order.market)
            )}
            <br />
            {billing.address}
            <br />
            {billing.zip} {billing.city}, {countryInWords(billing.country)}
          </p>
        </div>
      )}
    </>
  ))
}

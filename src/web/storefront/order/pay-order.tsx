/** Starts the payment of an order. */
import { useEffect, useState } from 'react'
import { formatAddress, formatFullName } from '#domain/customers/address.ts'
import { href, MARKETS } from '#domain/market/market.ts'
import { orderSummary, yourOrder } from '#messages/shopping/sums.ts'
import { reviewAddress, reviewContact, reviewMethod } from '#messages/shopping/review.ts'
import { countryInWords } from '#messages/countries.ts'
import { timeInWords } from '#messages/dates.ts'
import { limitText } from '#messages/limits.ts'
import * as text from '#messages/order.ts'
import { declineText, declinedTitle } from '#messages/payments/outcome.ts'
import { chooseFailed, choosing } from '#messages/payments/methods.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import { chooseMethod, pay, useOrder, type OrderState } from './order.browser.ts'
import type { OrderView } from '#web/schema/order.ts'
import { Button } from '#web/ui/button.tsx'
import { methodName, methodWhen } from './delivery-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/note.tsx'
import { orderLines } from './order-lines.tsx'
import { OrderMarket } from './order-market.tsx'
import { OrderSum } from './order-sum.tsx'
import { DECLINED_ID, PayByWallet } from './pay-by-wallet.tsx'
import { buttonText, dueWith, Methods, type Method } from './payment-methods.tsx'
import { BankDetails } from '#web/storefront/order/payments/bank-details.tsx'
import { otherMethodText, transferText } from '#web/storefront/order/payments/payment-texts.ts'
import { OrderEnded, OrderNotFound, OrderWaiting } from './order-ended.tsx'
import { ReviewRows, type ReviewRow } from '#web/ui/review-rows.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import { Summary, SummaryLines } from '#web/storefront/cart/summary.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as columnsStyles from '#web/ui/columns.module.css'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as styles from './pay-order.module.css'

/** What is to be paid, and the one button for it. `again`: reached from a mail or after a refused try. */
export function PayOrder({ email, again }: { email: string; again: boolean }) {
  const state = useOrder()
  const { order, outcome } = state
  if (state.isUnknown || state.failure) return <OrderNotFound state={state} />
  if (!order || !outcome) return <OrderWaiting />
  if (outcome === 'paid' || outcome === 'expired' || outcome === 'canceled' || outcome === 'refunded')
    return <OrderEnded order={order} outcome={outcome} />
  if (outcome === 'cash') return <OrderEnded order={order} outcome={outcome} />
  return <Payable order={order} state={state} email={email} again={again} />
}

function Payable({ order, state, email, again }: { order: OrderView; state: OrderState; email: string; again: boolean }) {
  const [wanted, setMethod] = useState<Method>(order.method)
  // The merchant may have taken a method away meanwhile.
  const method = order.methods.some((one) => one.method === wanted) ? wanted : (order.methods[0]?.method ?? wanted)
  const { isLeaving, problem, start } = usePaying(order, state, method)
  // What is transferred needs no button any more.
  const isChosen = method === 'transfer' && order.method === 'transfer'
  return (
    <main id="main" className={`${layoutStyles.wrap} ${columnsStyles.columns} ${styles.payOrder}`} tabIndex={-1}>
      <div>
        <h1>{again ? text.payTitle({ number: order.number }) : text.paymentTitle()}</h1>
        {state.outcome === 'declined' && order.attempt && <Declined reason={order.attempt.reason} />}
        <Decisions order={order} email={email} />
        <Methods order={order} chosen={method} onChoose={setMethod} />
        {isChosen && (
          <OrderMarket order={order}>
            {(language) => (
              <div lang={language} role="status">
                <p className={styles.transfer}>{transferText(order)}</p>
                <BankDetails order={order} />
              </div>
            )}
          </OrderMarket>
        )}
        {!isChosen && order.transferred > 0 && (
          <Note kind="plain">
            <p>{otherMethodText(order)}</p>
          </Note>
        )}
        {problem && (
          <Note kind="bad">
            <p>{problem}</p>
          </Note>
        )}
        {!isChosen && (
          <Button
            className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.wide} ${styles.pay}`}
            busy={isLeaving}
            onClick={() => void start()}
          >
            {method === 'card' && <Icon name="lock-key" />}
            {buttonText(order, method)}
          </Button>
        )}
        <p className={`${textStyles.extraSmall} ${textStyles.muted} ${styles.safe}`} role="status">
          {isLeaving ? (method === 'card' ? text.toGateway() : choosing()) : method === 'card' ? text.cardSafe() : ''}
        </p>
        {order.wallets && <PayByWallet order={order} state={state} />}
      </div>
      <OrderMarket order={order}>
        {(language) => (
          <Summary title={yourOrder()} label={orderSummary()} language={language}>
            <SummaryLines lines={orderLines(order)} />
            <OrderSum order={order} />
          </Summary>
        )}
      </OrderMarket>
    </main>
  )
}

/** The merchant has taken the method away, or the sum is not in its limits. */
const UNAVAILABLE = 'method_unavailable'

/** Leaves for the gateway, or stores another method; says why when that fails. */
function usePaying(order: OrderView, state: OrderState, method: Method) {
  const [isLeaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState('')
  // After Back from the gateway the browser may show this page in its old state.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setLeaving(false)
      state.reload()
    }
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [state])
  const start = async () => {
    setLeaving(true)
    setProblem('')
    if (method !== 'card') {
      const refused = await chooseMethod(order.id, method, dueWith(order, method))
      setLeaving(false)
      if (refused === null || refused.startsWith('order_')) return state.reload()
      if (refused === UNAVAILABLE) state.reload()
      return setProblem(refused === 'network' ? text.loadFailed() : chooseFailed())
    }
    const outcome = await pay(order.id)
    if (outcome.gone) return
    setLeaving(false)
    if (outcome.code === 'order_paid') return navigate(href(MARKETS[order.market], `/checkout/confirmation/${order.id}`))
    if (outcome.code === 'order_expired' || outcome.code === 'order_canceled') return state.reload()
    if (outcome.code === UNAVAILABLE) {
      state.reload()
      return setProblem(chooseFailed())
    }
    setProblem(limitText(outcome) ?? (outcome.code === 'network' ? text.loadFailed() : text.gatewayFailed()))
  }
  return { isLeaving, problem, start }
}

function Declined({ reason }: Pick<NonNullable<OrderView['attempt']>, 'reason'>) {
  return (
    <div id={DECLINED_ID} tabIndex={-1} className={styles.declined}>
      <Note kind="bad">
        <p>
          <b>{declinedTitle()}</b>
        </p>
        <p>{declineText(reason)}</p>
      </Note>
    </div>
  )
}

function Decisions({ order, email }: { order: OrderView; email: string }) {
  return (
    <OrderMarket order={order}>
      {(language) => (
        <section className={columnsStyles.block} lang={language}>
          <ReviewRows rows={decisionRows(order)} />
          {order.expiresAt && order.method === 'card' && (
            <p className={`${textStyles.small} ${textStyles.muted} ${styles.held}`}>
              {text.orderPlaced({ number: order.number, time: timeInWords(order.expiresAt) })}
            </p>
          )}
          {email && (
            <p className={`${textStyles.small} ${textStyles.muted} ${styles.change}`}>
              <Unbroken text={text.changeByMail({ email })} />
            </p>
          )}
        </section>
      )}
    </OrderMarket>
  )
}

/** Choices of the earlier steps. */
function decisionRows({ contact, address, delivery, market }: OrderView): ReviewRow[] {
  const place =
    delivery.locker !== null
      ? `${delivery.locker.name}, ${formatAddress(delivery.locker)}`
      : (delivery.showroom?.address ?? `${formatAddress(address)}, ${countryInWords(address.country)}`)
  return [
    { label: reviewContact(), text: <Unbroken text={`${contact.email}, ${contact.phone}`} /> },
    ...(delivery.method === 'email' ? [] : [{ label: reviewAddress(), text: `${formatFullName(address, market)}, ${place}` }]),
    { label: reviewMethod(), text: `${methodName(delivery)}, ${methodWhen(delivery)}` },
  ]
}

/** One order of the account. */
import { plainText } from '#domain/pricing/money.ts'
import { href } from '#domain/market/market.ts'
import { orders } from '#messages/customers/account.ts'
import { momentInWords } from '#messages/dates.ts'
import * as text from '#messages/customers/orders.ts'
import { documents } from '#messages/documents/links.ts'
import { backToPayment, declinedTitle, declineText, waitingText, waitingTitle } from '#messages/payments/outcome.ts'
import { doesNotFitText, stateText, withdrawHere } from '#messages/withdrawals/words.ts'
import { navigate } from '#web/app/navigation.browser.ts'
import type { CustomerOrderView } from '#web/schema/account-orders.ts'
import type { OrderView } from '#web/schema/order.ts'
import { cart } from '#web/storefront/cart/state/cart.browser.ts'
import { AccountPage } from '#web/storefront/account/layout/account-page.tsx'
import { CancelOrder } from '#web/storefront/account/orders/cancel-order.tsx'
import { OrderStates } from '#web/storefront/account/orders/order-states.tsx'
import { orderOutcome } from '#web/storefront/order/state/outcome.ts'
import { OrderDocuments } from '#web/storefront/order/order-documents.tsx'
import { OrderMarket } from '#web/storefront/order/order-market.tsx'
import { useMarket } from '#web/ui/market.tsx'
import { Unbroken } from '#web/ui/text/unbroken.tsx'
import { toast } from '#web/ui/toasts.browser.ts'
import { Goods } from './goods.tsx'
import { Parcels } from './parcels.tsx'
import { endedPartText, surplusText, transferText } from '#web/storefront/order/payments/payment-texts.ts'
import { Refunds } from '#web/storefront/order/refunds.tsx'
import { Places } from './places.tsx'
import { Track } from './track.tsx'
import * as buttonStyles from '#web/ui/button.module.css'
import * as scriptStyles from '#web/ui/script.module.css'
import * as textStyles from '#web/ui/text.module.css'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'

export interface OrderPage extends CustomerOrderView {
  /** Where the customer withdraws from it. */
  withdrawal: string
}

export function Component({ data }: { data: OrderPage }) {
  const market = useMarket()
  const { order, pay } = data
  const status = (
    <>
      <span>{momentInWords(order.createdAt)}</span>
      <OrderStates status={order.status} payment={order.payment} />
    </>
  )
  return (
    <AccountPage
      title={text.order({ number: order.number })}
      current="/my/orders"
      parents={[{ name: orders(), href: href(market, '/my/orders') }]}
      status={status}
      actions={data.buyAgain.length > 0 && <BuyAgain lines={data.buyAgain} />}
    >
      {pay && <Unpaid order={order} to={pay} />}
      {order.transferred > 0 && !order.payable && <p>{endedPartText(order) || surplusText(order)}</p>}
      <Track data={data} />
      <Parcels data={data} />
      <section>
        <h2>{text.products()}</h2>
        <OrderMarket order={order}>
          {(language) => (
            <div lang={language}>
              <Goods order={order} />
            </div>
          )}
        </OrderMarket>
      </section>
      <OrderMarket order={order}>{(language) => <Places order={order} language={language} />}</OrderMarket>
      {order.documents.length > 0 && <Documents order={order} />}
      {order.refunds.length > 0 && <Refunds order={order} panel={pageStyles.panel} />}
      {order.payment !== 'unpaid' && <Withdrawal method={order.method} to={data.withdrawal} withdrawals={data.withdrawals} />}
    </AccountPage>
  )
}

const Documents = ({ order }: { order: OrderPage['order'] }) => (
  <section>
    <h2>{documents()}</h2>
    <OrderMarket order={order}>
      {(language) => (
        <div className={pageStyles.panel}>
          <OrderDocuments order={order} language={language} />
        </div>
      )}
    </OrderMarket>
  </section>
)

function BuyAgain({ lines }: { lines: OrderPage['buyAgain'] }) {
  const market = useMarket()
  const refill = () => {
    cart.refill(lines)
    toast(text.putInCart())
    navigate(href(market, '/cart'))
  }
  return (
    <button type="button" className={`${buttonStyles.button} ${buttonStyles.secondary} ${scriptStyles.live}`} onClick={refill}>
      {text.buyAgain()}
    </button>
  )
}

/** What is missing and until when: the payment, in the order's own market. */
function Unpaid({ order, to }: { order: OrderPage['order']; to: string }) {
  const { attempt, expiresAt, due, transferred, method, currency, number } = order
  const { locale } = useMarket()
  const outcome = orderOutcome(order)
  const isWaiting = outcome === 'waiting'
  const isDeclined = outcome === 'declined'
  const isPart = method === 'transfer' && transferred > 0
  return (
    <section className={`${pageStyles.panel} ${pageStyles.oat}`} aria-labelledby="unpaid">
      <h2 id="unpaid">{isWaiting ? waitingTitle() : isDeclined ? declinedTitle() : text.payTitle()}</h2>
      {isWaiting ? (
        <p>
          <Unbroken text={waitingText({ email: order.contact.email })} />
        </p>
      ) : (
        <p>
          {isDeclined && `${declineText(attempt?.reason ?? null)} `}
          {isPart ? transferText(order) : text.notCharged()}{' '}
          {!isPart && expiresAt && text.heldUntil({ time: momentInWords(expiresAt) })}
        </p>
      )}
      <div className={`${pageStyles.row} ${pageStyles.pay}`}>
        <a className={`${buttonStyles.button} ${isWaiting ? buttonStyles.secondary : buttonStyles.primary}`} href={to}>
          {isWaiting ? backToPayment() : text.pay({ amount: plainText(isPart ? due - transferred : due, currency, locale) })}
        </a>
        <CancelOrder number={number} pay={to} />
      </div>
    </section>
  )
}

interface WithdrawalProps {
  method: OrderView['method']
  to: string
  withdrawals: OrderPage['withdrawals']
}

function Withdrawal({ method, to, withdrawals }: WithdrawalProps) {
  return (
    <section className={`${pageStyles.panel} ${pageStyles.oat}`}>
      <h2 className={textStyles.h3}>{text.changedMind()}</h2>
      <p className={`${textStyles.small} ${textStyles.muted}`}>
        {doesNotFitText(method)}{' '}
        <a className={textStyles.link} href={to}>
          {withdrawHere()}
        </a>
      </p>
      {withdrawals.map(({ number, state, at, reason }) => (
        <p key={number}>
          {number}: <b>{stateText(state)}</b>, {momentInWords(at)}
          {reason && `. ${reason}`}
        </p>
      ))}
    </section>
  )
}

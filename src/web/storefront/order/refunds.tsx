/** What was given back of an order, and by which means. */
import { plainText } from '#domain/pricing/money.ts'
import { momentInWords } from '#messages/dates.ts'
import * as text from '#messages/customers/orders.ts'
import { refundedTransfer, transferComing } from '#messages/payments/methods.ts'
import type { OrderRefundView, OrderView } from '#web/schema/order.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as textStyles from '#web/ui/text.module.css'

/** `panel`: class of the box around each refund; none where the whole is in one. */
export function Refunds({
  order,
  panel,
}: {
  order: Pick<OrderView, 'refunds' | 'currency' | 'method'>
  panel?: string | undefined
}) {
  return (
    <section>
      <h2>{text.refunds()}</h2>
      {order.refunds.map((refund) => (
        <div key={refund.at} className={panel}>
          <Refund refund={refund} currency={order.currency} method={order.method} />
        </div>
      ))}
    </section>
  )
}

function Refund({
  refund: { at, money, credit, sentAt, lines },
  currency,
  method,
}: { refund: OrderRefundView } & Pick<OrderView, 'currency' | 'method'>) {
  const { locale } = useMarket()
  const amountOf = (hundredths: number) => plainText(hundredths, currency, locale)
  const [coming, sent] = method === 'card' ? [text.refundComing, text.refundSent] : [transferComing, refundedTransfer]
  const moneyText = sentAt === null ? coming : sent
  return (
    <>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{momentInWords(at)}</p>
      <ul>
        {lines.map(({ name, quantity, amount }, index) => (
          <li key={index}>
            {quantity > 0 ? `${quantity} × ${name}` : text.delivery()}: {amountOf(amount)}
          </li>
        ))}
      </ul>
      {money > 0 && <p>{moneyText({ amount: amountOf(money) })}</p>}
      {credit > 0 && <p>{text.refundCredit({ amount: amountOf(credit) })}</p>}
    </>
  )
}

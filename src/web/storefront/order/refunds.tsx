/** What was given back of an order, and by which means. */
import { plainText } from '#domain/pricing/money.ts'
import { dateInWords, timeInWords } from '#messages/dates.ts'
import * as text from '#messages/customers/orders.ts'
import type { OrderRefundView, OrderView } from '#web/schema/order.ts'
import { useMarket } from '#web/ui/market.tsx'
import * as textStyles from '#web/ui/text.module.css'

/** `panel`: class of the box around each refund. */
export function Refunds({ order, panel }: { order: Pick<OrderView, 'refunds' | 'currency'>; panel: string | undefined }) {
  return (
    <section>
      <h2>{text.refunds()}</h2>
      {order.refunds.map((refund) => (
        <div key={refund.at} className={panel}>
          <Refund refund={refund} currency={order.currency} />
        </div>
      ))}
    </section>
  )
}

function Refund({
  refund: { at, money, credit, sentAt, lines },
  currency,
}: { refund: OrderRefundView } & Pick<OrderView, 'currency'>) {
  const { locale } = useMarket()
  const amountOf = (hundredths: number) => plainText(hundredths, currency, locale)
  const byCard = sentAt === null ? text.refundComing : text.refundSent
  return (
    <>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{`${dateInWords(at)}, ${timeInWords(at)}`}</p>
      <ul>
        {lines.map(({ name, quantity, amount }, index) => (
          <li key={index}>
            {quantity > 0 ? `${quantity} × ${name}` : name}: {amountOf(amount)}
          </li>
        ))}
      </ul>
      {money > 0 && <p>{byCard({ amount: amountOf(money) })}</p>}
      {credit > 0 && <p>{text.refundCredit({ amount: amountOf(credit) })}</p>}
    </>
  )
}

/** What was given back of an order, and by which means. */
import { plainText } from '#domain/pricing/money.ts'
import * as text from '#messages/customers/orders.ts'
import type { CustomerOrderView } from '#web/schema/account-orders.ts'
import { useMarket } from '#web/ui/market.tsx'
import { momentInWords } from './order-steps.ts'
import * as pageStyles from '#web/storefront/account/layout/account-page.module.css'
import * as textStyles from '#web/ui/text.module.css'

export function Refunds({ data }: { data: CustomerOrderView }) {
  return (
    <section>
      <h2>{text.refunds()}</h2>
      {data.refunds.map((refund) => (
        <Refund key={refund.at} refund={refund} currency={data.order.currency} />
      ))}
    </section>
  )
}

interface Props {
  refund: CustomerOrderView['refunds'][number]
  currency: CustomerOrderView['order']['currency']
}

function Refund({ refund: { at, money, credit, sentAt, lines }, currency }: Props) {
  const { locale } = useMarket()
  const amountOf = (hundredths: number) => plainText(hundredths, currency, locale)
  const byCard = sentAt === null ? text.refundComing : text.refundSent
  return (
    <div className={pageStyles.panel}>
      <p className={`${textStyles.small} ${textStyles.muted}`}>{momentInWords(at)}</p>
      <ul>
        {lines.map(({ name, quantity, amount }, index) => (
          <li key={index}>
            {quantity > 0 ? `${quantity} × ${name}` : name}: {amountOf(amount)}
          </li>
        ))}
      </ul>
      {money > 0 && <p>{byCard({ amount: amountOf(money) })}</p>}
      {credit > 0 && <p>{text.refundCredit({ amount: amountOf(credit) })}</p>}
    </div>
  )
}

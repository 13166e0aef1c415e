/** Where a transfer goes. */
import { ibanInGroups } from '#domain/payments/bank-account.ts'
import * as say from '#messages/payments/methods.ts'
import type { OrderView } from '#web/schema/order.ts'
import { amountOf } from './payment-texts.ts'
import { ReviewRows } from '#web/ui/review-rows.tsx'
import * as columnsStyles from '#web/ui/columns.module.css'

/** Where the money goes and what it must name; nothing for another method. */
export function BankDetails({ order }: { order: OrderView }) {
  const { account, number, transferred } = order
  if (order.method !== 'transfer' || account === null) return null
  const rows = [
    { label: say.holder(), text: account.holder },
    { label: say.iban(), text: ibanInGroups(account.iban) },
    { label: say.bic(), text: account.bic },
    { label: say.bank(), text: account.bank },
    ...(transferred > 0 ? [{ label: say.received(), text: amountOf(order, transferred) }] : []),
    { label: (transferred > 0 ? say.missing : say.amount)(), text: amountOf(order, order.due - transferred) },
    { label: say.reference(), text: number },
  ].filter((row) => row.text !== '')
  return (
    <section className={columnsStyles.block} aria-labelledby="bank-details">
      <div className={columnsStyles.blockHead}>
        <h2 id="bank-details">{say.transferTo()}</h2>
      </div>
      <ReviewRows rows={rows} />
    </section>
  )
}

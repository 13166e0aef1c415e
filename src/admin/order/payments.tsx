/** Money of an order: attempts, transfers that came, and refunds. */
import * as say from '#messages/admin/order/money.ts'
import { Amount, amountOf } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { ScrollBox } from '#admin/ui/scroll-box.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { OrderView } from '#admin/schema/order.ts'
import { Section } from './section.tsx'
import { methodText } from './sums.tsx'
import * as table from '#admin/ui/table.module.css'
import * as styles from './order.module.css'

interface Props {
  order: OrderView
  /** Null where nothing can be given back. */
  onRefund: (() => void) | null
}

const textOf = (texts: Readonly<Record<string, () => string>>, key: string): string =>
  Object.hasOwn(texts, key) ? texts[key]!() : key

export function Payments({ order, onRefund }: Props) {
  const { attempts, transfers, refunds, method } = order
  const isEmpty = attempts.length + transfers.length + refunds.length === 0
  return (
    <Section
      title={say.payments()}
      end={
        onRefund && (
          <Button size="small" onClick={onRefund}>
            {say.refundByLine()}
          </Button>
        )
      }
    >
      {isEmpty ? (
        <p className={styles.muted}>{say.noPayments()}</p>
      ) : (
        <ScrollBox label={say.payments()} className={table.wrap}>
          <table className={`${table.table} ${styles.records}`}>
            <TableHead columns={[say.way(), { number: say.amount() }, say.result(), say.proof(), say.when()]} />
            <tbody>
              {refunds.map((one) => (
                <RefundRow key={one.position} order={order} one={one} />
              ))}
              {transfers.map((one) => (
                <TransferRow key={one.reference} order={order} one={one} />
              ))}
              {attempts.map((one) => (
                <tr key={one.createdAt + one.state}>
                  <th scope="row">
                    {methodText(method)} <small className={styles.muted}>{one.gateway}</small>
                  </th>
                  <td className={table.number}>
                    <Amount amount={one.amount} currency={order.currency} />
                  </td>
                  <td>
                    {textOf(say.attemptStates, one.state)}
                    {one.reason !== null && <small className={styles.muted}> {one.reason}</small>}
                  </td>
                  <td className={styles.reference}>{one.providerRef}</td>
                  <td className={styles.muted}>
                    <Moment at={one.createdAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </Section>
  )
}

function RefundRow({ order, one }: { order: OrderView; one: OrderView['refunds'][number] }) {
  return (
    <tr>
      <th scope="row">
        {say.refundNumber({ number: one.position })}
        <small className={styles.under}>
          {one.lines.map(({ name, quantity }) => (quantity > 0 ? `${quantity} × ${name}` : name)).join(', ')}
        </small>
      </th>
      <td className={table.number}>
        <Amount amount={-(one.money + one.credit)} currency={order.currency} />
      </td>
      <td>{one.isSent ? say.isSent() : say.isWaiting()}</td>
      <td className={styles.muted}>
        {textOf(say.refundKinds, one.kind)}
        {one.credit > 0 && `, ${say.toVouchers()}: ${amountOf(one.credit, order.currency)}`}
      </td>
      <td className={styles.muted}>
        <Moment at={one.at} />
      </td>
    </tr>
  )
}

const TransferRow = ({ order, one }: { order: OrderView; one: OrderView['transfers'][number] }) => (
  <tr>
    <th scope="row">{say.cashOrTransfer()}</th>
    <td className={table.number}>
      <Amount amount={one.amount} currency={order.currency} />
    </td>
    <td>{one.returned > 0 && say.returned({ amount: amountOf(one.returned, order.currency) })}</td>
    <td className={styles.reference}>{one.reference}</td>
    <td aria-hidden="true" />
  </tr>
)

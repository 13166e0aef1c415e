/** Lines of an order of which pieces are given back, and how much each gives back. */
import * as say from '#messages/admin/order/money.ts'
import { item } from '#messages/admin/order/page.ts'
import { Amount } from '#admin/ui/amount.tsx'
import type { OrderLineView, OrderView } from '#admin/schema/order.ts'
import type { PlannedRefund } from './refund-plan.ts'
import * as styles from './act.module.css'

interface Props {
  order: OrderView
  /** Position → pieces. */
  chosen: Readonly<Record<string, number>>
  planned: PlannedRefund | null
  onChoose: (chosen: Readonly<Record<string, number>>) => void
}

export function RefundLines({ order, chosen, planned, onChoose }: Props) {
  const lines = order.lines.filter(({ kind }) => kind === 'goods' || kind === 'bundle')
  const set = (position: number, count: number) => {
    const { [String(position)]: _, ...others } = chosen
    onChoose(count > 0 ? { ...others, [position]: count } : others)
  }
  return (
    <table className={styles.refundLines}>
      <thead>
        <tr>
          <th scope="col">{item()}</th>
          <th scope="col">{say.pieces()}</th>
          <th scope="col" className={styles.num}>
            {say.givesBack()}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line
            key={line.position}
            line={line}
            count={chosen[line.position] ?? 0}
            amount={planned?.lines.find(({ position }) => position === line.position)?.amount}
            currency={order.currency}
            onSet={(count) => set(line.position, count)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface LineProps {
  line: OrderLineView
  count: number
  /** What its pieces give back; undefined while it is not known. */
  amount: number | undefined
  currency: OrderView['currency']
  onSet: (count: number) => void
}

function Line({ line: { name, option, qty, refunded }, count, amount, currency, onSet }: LineProps) {
  const left = qty - refunded.qty
  return (
    <tr className={count > 0 ? undefined : styles.muted}>
      <th scope="row">
        <label>
          <input
            type="checkbox"
            aria-label={name}
            disabled={left === 0}
            checked={count > 0}
            onChange={({ target }) => onSet(target.checked ? left : 0)}
          />
          <span>
            {name}
            <small>{option}</small>
          </span>
        </label>
      </th>
      <td className={styles.count}>
        <input
          type="number"
          min={0}
          max={left}
          disabled={left === 0}
          aria-label={say.piecesOfItem({ name })}
          value={count}
          onChange={({ target }) => onSet(Math.min(left, Math.max(0, Math.floor(Number(target.value) || 0))))}
        />{' '}
        {say.of({ count: left })}
      </td>
      <td className={styles.num}>{amount !== undefined && count > 0 && <Amount amount={amount} currency={currency} />}</td>
    </tr>
  )
}

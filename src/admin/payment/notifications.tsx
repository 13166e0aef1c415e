/** What the gateways said last, and what the shop made of it. */
import { Link } from 'react-router'
import * as say from '#messages/admin/settings/payment.ts'
import { attemptStates } from '#messages/admin/order/money.ts'
import type { PaymentView } from '#admin/schema/settings/payment.ts'
import { Amount } from '#admin/ui/amount.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { ScrollBox } from '#admin/ui/scroll-box.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import * as table from '#admin/ui/table.module.css'
import * as styles from './payment.module.css'

const wordOf = (words: Readonly<Record<string, () => string>>, code: string): string =>
  Object.hasOwn(words, code) ? words[code]!() : code

export const Notifications = ({ view: { notifications } }: { view: PaymentView }) => (
  <section className={styles.section} aria-labelledby="notifications">
    <div className={styles.line}>
      <h2 id="notifications">{say.notifications()}</h2>
      <p className={styles.state}>{say.notificationsHint()}</p>
    </div>
    {notifications.length === 0 ? (
      <p role="status">{say.noNotifications()}</p>
    ) : (
      <ScrollBox label={say.notifications()} className={table.wrap}>
        <table className={table.table}>
          <caption className={table.hidden}>{say.notifications()}</caption>
          <TableHead
            columns={[say.when(), say.gateway(), say.orderNumber(), { number: say.amount() }, say.says(), say.result()]}
          />
          <tbody>
            {notifications.map((one) => (
              <tr key={`${one.gateway} ${one.eventKey}`}>
                <td>
                  <Moment at={one.at} />
                </td>
                <td className={table.muted}>{one.gateway}</td>
                <td>{one.order === null ? say.unknownOrder() : <Link to={`/orders/${one.order}`}>{one.order}</Link>}</td>
                <td className={table.number}>
                  {one.amount !== null && one.currency !== null && <Amount amount={one.amount} currency={one.currency} />}
                </td>
                <td>{wordOf(attemptStates, one.state)}</td>
                <td className={one.outcome === 'applied' || one.outcome === 'stale' ? undefined : table.bad}>
                  {wordOf(say.outcomes, one.outcome)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    )}
  </section>
)

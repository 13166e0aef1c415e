/** What the customer declared, as text, and the order that it was joined to. */
import { Link } from 'react-router'
import { MARKETS } from '#domain/market/market.ts'
import * as inbox from '#messages/admin/inbox.ts'
import * as say from '#messages/admin/withdrawals.ts'
import { statusText } from '#messages/customers/orders.ts'
import { Amount } from '#admin/ui/amount.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import type { WithdrawalView } from '#admin/schema/withdrawals.ts'
import * as inboxStyles from '#admin/inbox/inbox.module.css'
import * as styles from './withdrawal.module.css'

export function Declared({ one }: { one: WithdrawalView }) {
  const { language } = MARKETS[one.locale]
  return (
    <section className={styles.section}>
      <h2>{say.whatWasSent()}</h2>
      <p className={styles.said} lang={language}>
        {one.statement}
      </p>
      <Goods one={one} language={language} />
      <dl className={inboxStyles.facts}>
        <dt>{say.receivedAt()}</dt>
        <dd>{one.declaredAt.slice(0, 19).replace('T', ' ')} UTC</dd>
        <dt>{inbox.email()}</dt>
        <dd>
          <Whole of={one.email} />
        </dd>
        <OrderFacts one={one} />
        <dt>{say.typedReference()}</dt>
        <dd>{one.reference}</dd>
        <dt>SHA-256</dt>
        <dd>{one.hash}</dd>
      </dl>
    </section>
  )
}

function Goods({ one, language }: { one: WithdrawalView; language: string }) {
  return (
    <div>
      <h3 className={styles.goods}>{say.goods()}</h3>
      {one.lines.length === 0 ? (
        <p>{say.wholeOrder()}</p>
      ) : (
        <ul lang={language}>
          {one.lines.map(({ line, name, quantity }) => (
            <li key={line}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function OrderFacts({ one: { order, deliveredAt, inTimeUntil, isLate } }: { one: WithdrawalView }) {
  return (
    <>
      <dt>{inbox.order()}</dt>
      <dd>
        {order === null ? (
          <span className={inboxStyles.warning}>{say.orderNotFound()}</span>
        ) : (
          <>
            <Link to={`/orders/${order.number}`}>{order.number}</Link>, {statusText(order.status)},{' '}
            <Amount amount={order.total} currency={order.currency} />, <Moment at={order.createdAt} />
          </>
        )}
      </dd>
      {deliveredAt !== null && inTimeUntil !== null && (
        <>
          <dt>{say.delivered()}</dt>
          <dd>
            <Moment at={deliveredAt} />
          </dd>
          <dt>{say.openUntil()}</dt>
          <dd>
            <Moment at={inTimeUntil} /> {isLate && <span className={inboxStyles.warning}>({say.late()})</span>}
          </dd>
        </>
      )}
    </>
  )
}

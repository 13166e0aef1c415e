/** Orders and consents of a person. */
import { Link } from 'react-router'
import * as say from '#messages/admin/people/customers.ts'
import { Amount } from '#admin/ui/amount.tsx'
import { OrderStatusMark, PaymentMark } from '#admin/ui/marks.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { CustomerPageView } from '#admin/schema/customers.ts'
import * as styles from '#admin/ui/record.module.css'
import * as table from '#admin/ui/table.module.css'

export function Orders({ orders, email }: Pick<CustomerPageView, 'orders' | 'email'>) {
  const { order, placed, pieces, status, payment, total } = say.orderColumns
  return (
    <section className={styles.section}>
      <h2>{say.orders()}</h2>
      {orders.length === 0 && <p className={styles.hint}>{say.noOrders()}</p>}
      {orders.length > 0 && (
        <>
          <div className={table.wrap}>
            <table className={table.table}>
              <TableHead columns={[order(), placed(), { number: pieces() }, status(), payment(), { number: total() }]} />
              <tbody>
                {orders.map((one) => (
                  <tr key={one.number}>
                    <th scope="row">
                      <Link to={`/orders?view=all&words=${one.number}`}>{one.number}</Link>
                    </th>
                    <td>
                      <Moment at={one.createdAt} />
                    </td>
                    <td className={table.number}>{one.pieces}</td>
                    <td>
                      <OrderStatusMark status={one.status} />
                    </td>
                    <td>
                      <PaymentMark payment={one.payment} />
                    </td>
                    <td className={table.number}>
                      <Amount amount={one.total} currency={one.currency} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p>
            <Link to={`/orders?view=all&words=${encodeURIComponent(email)}`}>{say.allOrders()}</Link>
          </p>
        </>
      )}
    </section>
  )
}

export function Consents({ consents }: Pick<CustomerPageView, 'consents'>) {
  const { what, kind, words, when, how } = say.consentColumns
  return (
    <section className={styles.section}>
      <h2>{say.consents()}</h2>
      <p className={styles.hint}>{say.consentsHint()}</p>
      {consents.length === 0 && <p className={styles.hint}>{say.noConsents()}</p>}
      {consents.length > 0 && (
        <div className={table.wrap}>
          <table className={table.table}>
            <TableHead columns={[what(), kind(), words(), when(), how()]} />
            <tbody>
              {consents.map((one) => (
                <tr key={`${one.at} ${one.kind} ${one.source}`}>
                  <th scope="row">{say.columns.newsletter()}</th>
                  <td>{say.consentKinds[one.kind]()}</td>
                  <td>
                    {one.textVersion}, {one.language}
                  </td>
                  <td>
                    <Moment at={one.at} />
                  </td>
                  <td>{say.sourceWords(one.source)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

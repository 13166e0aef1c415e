/** Which orders used a coupon, what it has cost, and who changed it. */
import { Link } from 'react-router'
import * as say from '#messages/admin/promotions/coupons.ts'
import { Amount } from '#admin/ui/amount.tsx'
import { Changes } from '#admin/ui/changes.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { CouponPage } from '#admin/schema/promotions/coupons.ts'
import * as styles from '#admin/ui/record.module.css'
import * as table from '#admin/ui/table.module.css'

export function CouponUses({ opened: { coupon, uses, cost, changes } }: { opened: CouponPage }) {
  const { currency } = coupon.terms
  const { order, when, took, total, state } = say.usageColumns
  return (
    <>
      <section className={styles.section}>
        <h2>{say.uses()}</h2>
        <p className={styles.hint}>
          {say.costSoFar()}: <Amount amount={cost} currency={currency} />
        </p>
        {uses.length === 0 && <p className={styles.hint}>{say.noUses()}</p>}
        {uses.length > 0 && (
          <div className={table.wrap}>
            <table className={table.table}>
              <TableHead columns={[order(), when(), { number: took() }, { number: total() }, state()]} />
              <tbody>
                {uses.map((use) => (
                  <tr key={use.order}>
                    <th scope="row">
                      <Link to={`/orders?view=all&words=${use.order}`}>{use.order}</Link>
                    </th>
                    <td>
                      <Moment at={use.at} />
                    </td>
                    <td className={table.number}>
                      <Amount amount={use.amount} currency={currency} />
                    </td>
                    <td className={table.number}>
                      <Amount amount={use.total} currency={currency} />
                    </td>
                    <td>{say.usageStates[use.state]()}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
      <Changes title={say.changes()} changes={changes} wordsOf={say.actWords} />
    </>
  )
}

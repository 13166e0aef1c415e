/** Articles of a transfer that is only looked at. */
import * as say from '#messages/admin/stock-papers.ts'
import { article } from '#messages/admin/stock.ts'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { TransferView } from '#admin/schema/stock-papers.ts'
import { Article } from '../article.tsx'
import * as styles from '../stock.module.css'

export const TransferLines = ({ lines }: TransferView) => (
  <div className={styles.wrap}>
    <table className={styles.table}>
      <TableHead columns={[article(), { number: say.sent() }, { number: say.received() }, say.sayWhy()]} />
      <tbody>
        {lines.map(({ item, pieces, received, difference }) => (
          <tr key={item.item}>
            <th scope="row">
              <Article article={item} />
            </th>
            <td className={styles.num} data-name={say.sent()}>
              {pieces}
            </td>
            <td data-name={say.received()} className={`${styles.num} ${received < pieces ? styles.bad : styles.ok}`}>
              {received}
            </td>
            <td className={styles.muted}>{difference && say.why[difference]()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

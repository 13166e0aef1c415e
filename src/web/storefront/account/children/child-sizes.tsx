/** The table of what a child wears now and next. */
import * as text from '#messages/customers/child-sizes.ts'
import type { SizeRow } from './sizes.server.ts'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './child-sizes.module.css'

export function ChildSizes({ name, rows }: { name: string; rows: readonly SizeRow[] }) {
  if (rows.length === 0) return null
  return (
    <table className={styles.sizes}>
      <caption className={layoutStyles.visuallyHidden}>{text.sizesOf({ name })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={layoutStyles.visuallyHidden}>{text.what()}</span>
          </th>
          <th scope="col">{text.now()}</th>
          <th scope="col">{text.next()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, now, next }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{now}</td>
            <td>{next || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

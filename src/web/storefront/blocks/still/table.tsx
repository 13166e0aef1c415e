/** Block of a table. */
import type { BlockViews } from '#web/storefront/blocks/view.ts'
import { Table } from '#web/ui/table.tsx'
import * as layoutStyles from '#web/ui/layout.module.css'
import * as styles from './figure.module.css'

export default function TableBlock({ caption, head, rows, note }: BlockViews['table']) {
  return (
    <div className={`${layoutStyles.section} ${layoutStyles.wrap}`}>
      <Table caption={caption} head={head} rows={rows} />
      {note && <p className={styles.caption}>{note}</p>}
    </div>
  )
}

/** The latest edits of many products; each is taken back as a whole for 30 days. */
import * as say from '#messages/admin/goods/bulk.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import type { BulkEditView } from '#admin/schema/goods/bulk.ts'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import * as table from '#admin/ui/table.module.css'
import { resultText, UndoBulk } from './bulk-progress.tsx'
import { useBulkList } from './use-bulk.ts'
import * as styles from './bulk.module.css'

const kindOf = ({ change }: BulkEditView): string =>
  change.kind === 'price'
    ? `${say.kinds[change.act]()}${change.act === 'reduce' || change.act === 'percent' ? ` ${change.percent}%` : ''}`
    : say.kinds[change.kind === 'publication' ? (change.publishes ? 'publish' : 'withhold') : change.kind]()

export function LatestEdits() {
  const found = useBulkList(false)
  if (found.isPending) return <Loading />
  if (found.isError) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  return (
    <section className={styles.latest} aria-labelledby="latest">
      <h2 id="latest">{say.latest()}</h2>
      {found.data.edits.length === 0 ? (
        <p className={styles.hint}>{say.none()}</p>
      ) : (
        <div className={table.wrap}>
          <table className={table.table}>
            <caption className={table.hidden}>{say.latest()}</caption>
            <TableHead columns={[say.when(), say.change(), say.who(), say.result()]} actions={say.undoAll()} />
            <tbody>
              {found.data.edits.map((edit) => (
                <tr key={edit.id}>
                  <td>
                    <Moment at={edit.createdAt} />
                  </td>
                  <td>{kindOf(edit)}</td>
                  <td>{edit.staffName}</td>
                  <td>{resultText(edit)}</td>
                  <td>{edit.canUndo && <UndoBulk id={edit.id} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

/** The list of recalls, the newest first. */
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { recallName } from '#domain/recalls/recall.ts'
import * as say from '#messages/admin/goods/recalls.ts'
import { everyLot } from '#messages/recalls/notice.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { RecallsView } from '#admin/schema/goods/recalls.ts'
import { nameOf } from './name-of.ts'
import * as styles from '#admin/ui/record.module.css'
import * as table from '#admin/ui/table.module.css'

export function RecallsPage() {
  const list = useQuery({ queryKey: ['recalls', 'list'], queryFn: () => read<RecallsView>('/recalls') })
  const mayChange = mayDo(useStaff(), 'recalls.change')
  const navigate = useNavigate()
  const begin = () => void navigate('/recalls/new')
  useKeys({ n: mayChange ? begin : undefined })
  if (list.isPending) return <Loading />
  if (!list.data) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const { recalls } = list.data
  return (
    <>
      <div className={styles.head}>
        <h1>{say.recalls()}</h1>
        {mayChange && (
          <div className={styles.acts}>
            <Button kind="primary" aria-keyshortcuts="N" onClick={begin}>
              {say.newRecall()}
            </Button>
          </div>
        )}
      </div>
      {recalls.length === 0 ? (
        <p className={styles.empty} role="status">
          {say.none()}
        </p>
      ) : (
        <Rows recalls={recalls} />
      )}
    </>
  )
}

function Rows({ recalls }: RecallsView) {
  const { number, product, lots, state, published } = say.columns
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <TableHead columns={[number(), product(), lots(), state(), published()]} />
        <tbody>
          {recalls.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <Link to={`/recalls/${one.id}`}>{recallName(one.number)}</Link>
              </th>
              <td>{nameOf(one.name)}</td>
              <td>{one.lots === '' ? everyLot() : one.lots}</td>
              <td>{say.states[one.state]()}</td>
              <td>{one.publishedAt === null ? '–' : <Moment at={one.publishedAt} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

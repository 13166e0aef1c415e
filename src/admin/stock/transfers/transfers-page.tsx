/** Transfers between warehouses, those that wait for somebody first. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as say from '#messages/admin/stock-papers.ts'
import * as stock from '#messages/admin/stock.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { TransfersView } from '#admin/schema/stock-papers.ts'
import { StockTabs } from '../stock-tabs.tsx'
import { useMayChange, usePlaces } from '../use-stock.ts'
import * as styles from '../stock.module.css'

export function TransfersPage() {
  const list = useQuery({ queryKey: ['stock', 'transfers'], queryFn: () => read<TransfersView>('/stock-transfers') })
  const { nameOf } = usePlaces()
  const mayChange = useMayChange()
  if (list.error) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const transfers = list.data?.transfers ?? []
  return (
    <>
      <StockTabs>
        {mayChange && (
          <Link className={styles.button} to="/stock/transfers/new">
            {stock.newTransfer()}
          </Link>
        )}
      </StockTabs>
      {list.isPending && <Loading />}
      {list.data && transfers.length === 0 && (
        <p className={styles.empty} role="status">
          {say.noTransfers()}
        </p>
      )}
      {transfers.length > 0 && (
        <div className={styles.wrap}>
          <table className={styles.table}>
            <TableHead columns={[say.transfer(), say.from(), say.to(), say.state(), say.pieces(), stock.when(), stock.who()]} />
            <tbody>
              {transfers.map((one) => (
                <tr key={one.id}>
                  <th scope="row">
                    <Link to={`/stock/transfers/${one.id}`}>{one.number}</Link>
                  </th>
                  <td>{nameOf(one.from)}</td>
                  <td>→ {nameOf(one.to)}</td>
                  <td>{one.missing > 0 ? say.receivedMissing(one.missing) : say.transferStates[one.state]()}</td>
                  <td>
                    {stock.piecesOf(one.pieces)}, {stock.articles(one.articles)}
                  </td>
                  <td className={styles.muted}>
                    <Moment at={one.receivedAt ?? one.sentAt ?? one.createdAt} />
                  </td>
                  <td className={styles.muted}>{one.receivedBy ?? one.sentBy ?? one.createdBy}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

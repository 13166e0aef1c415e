/** The list of partnerships, the newest first. */
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import * as say from '#messages/admin/promotions/partnerships.ts'
import { formatCount, locale } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { useKeys } from '#admin/client/use-keys.ts'
import { Button } from '#admin/ui/button.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import type { ListedPartnershipView, PartnershipsView } from '#admin/schema/promotions/partnerships.ts'
import { useMayChange } from './may-change.ts'
import { PhaseMark } from './phase-mark.tsx'
import * as styles from '#admin/ui/record.module.css'
import * as table from '#admin/ui/table.module.css'

export function PartnershipsPage() {
  const list = useQuery({ queryKey: ['partnerships', 'list'], queryFn: () => read<PartnershipsView>('/partnerships') })
  const mayChange = useMayChange()
  const navigate = useNavigate()
  const begin = () => void navigate('/partnerships/new')
  useKeys({ n: mayChange ? begin : undefined })
  if (list.isPending) return <Loading />
  if (!list.data) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const { partnerships } = list.data
  const { partner, markets, source, given, used, left, until, state } = say.columns
  const numbers = [given, used, left].map((name) => ({ number: name() }))
  const columns = [partner(), markets(), source(), ...numbers, until(), state()]
  return (
    <>
      <div className={styles.head}>
        <h1>{say.partnerships()}</h1>
        {mayChange && (
          <div className={styles.acts}>
            <Button kind="primary" aria-keyshortcuts="N" onClick={begin}>
              {say.newPartnership()}
            </Button>
          </div>
        )}
      </div>
      {partnerships.length === 0 ? (
        <p className={styles.empty} role="status">
          {say.none()}
        </p>
      ) : (
        <div className={table.wrap}>
          <table className={table.table}>
            <TableHead columns={columns} />
            <tbody>
              {partnerships.map((one) => (
                <Row key={one.id} partnership={one} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

function Row({ partnership }: { partnership: ListedPartnershipView }) {
  const { id, partner, titles, markets, source, taken, used, left, isLow, endsAt, phase } = partnership
  return (
    <tr>
      <th scope="row" className={styles.two}>
        <Link to={`/partnerships/${id}`}>{partner}</Link>
        <small>{titles[locale()]}</small>
      </th>
      <td>
        {markets.map((market) => (
          <MarketFlag key={market} market={market} isNamed />
        ))}
      </td>
      <td>{say.sources[source]()}</td>
      <td className={table.number}>{formatCount(taken)}</td>
      <td className={table.number}>{used === null ? say.notKnown() : formatCount(used)}</td>
      <td className={`${table.number} ${styles.two}`}>
        {left === null ? say.noLimit() : formatCount(left)}
        {isLow && <small className={left === 0 ? styles.no : styles.warn}>{left === 0 ? say.empty() : say.low()}</small>}
      </td>
      <td>{endsAt === null ? say.noEnd() : <Moment at={endsAt} />}</td>
      <td>
        <PhaseMark phase={phase} />
      </td>
    </tr>
  )
}

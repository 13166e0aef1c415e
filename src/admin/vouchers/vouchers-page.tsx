/** The list of gift vouchers: what is owed, views, words, and one issued by hand. */
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { VOUCHER_VIEWS } from '#domain/promotions/voucher.ts'
import * as say from '#messages/admin/promotions/vouchers.ts'
import * as shell from '#messages/admin/shell.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { useKeys } from '#admin/client/use-keys.ts'
import { FindBar } from '#admin/list/find-bar.tsx'
import { Amount } from '#admin/ui/amount.tsx'
import { Button } from '#admin/ui/button.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { ViewTabs } from '#admin/ui/view-tabs.tsx'
import type { ListedVoucherView, VouchersView } from '#admin/schema/promotions/vouchers.ts'
import { IssueDialog } from './issue-dialog.tsx'
import * as styles from '#admin/ui/record.module.css'
import * as table from '#admin/ui/table.module.css'

/** Reads the list, a page at a time. */
const useVouchers = (asked: string, view: string) =>
  useInfiniteQuery({
    queryKey: ['vouchers', 'list', view, asked],
    queryFn: ({ pageParam }) => read<VouchersView>(`/vouchers?${pathOf(asked, view, pageParam)}`),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

export function VouchersPage() {
  const [query, setQuery] = useSearchParams()
  const asked = query.toString()
  const view = VOUCHER_VIEWS.find((one) => one === query.get('view')) ?? 'active'
  const mayChange = mayDo(useStaff(), 'promotions.change')
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isIssuing, setIssuing] = useState(false)
  useKeys({ n: mayChange ? () => setIssuing(true) : undefined })
  const list = useVouchers(asked, view)
  const find = (words: string) => setQuery({ view: words === '' ? view : 'all', ...(words !== '' && { words }) })
  if (list.error) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const rows = list.data?.pages.flatMap(({ vouchers }) => vouchers) ?? []
  return (
    <>
      <div className={styles.head}>
        <h1>{say.vouchers()}</h1>
        <Owed owed={list.data?.pages[0]?.owed ?? null} />
        {mayChange && (
          <div className={styles.acts}>
            <Button kind="primary" aria-keyshortcuts="N" onClick={() => setIssuing(true)}>
              {say.newVoucher()}
            </Button>
          </div>
        )}
      </div>
      <ViewTabs
        label={say.viewsLabel()}
        current={view}
        counted={0}
        views={VOUCHER_VIEWS.map((one) => ({ view: one, name: say.views[one]() }))}
        onChoose={(next) => setQuery(next === 'active' ? {} : { view: next })}
      />
      <FindBar label={say.findLabel()} words={query.get('words') ?? ''} longest={100} onFind={find} />
      {list.isPending && <Loading />}
      {rows.length > 0 && <Rows vouchers={rows} />}
      {list.data && rows.length === 0 && (
        <p className={styles.empty} role="status">
          {say.none()}
        </p>
      )}
      {list.hasNextPage && (
        <Button className={styles.more} isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {shell.more()}
        </Button>
      )}
      {isIssuing && (
        <IssueDialog
          onClose={() => setIssuing(false)}
          onIssued={(id) => {
            void queries.invalidateQueries({ queryKey: ['vouchers'] })
            void navigate(`/vouchers/${id}`)
          }}
        />
      )}
    </>
  )
}

function pathOf(asked: string, view: string, before: string | null): string {
  const query = new URLSearchParams(asked)
  query.set('view', view)
  if (before !== null) query.set('before', before)
  return query.toString()
}

/** Each currency apart: they are never added up. */
function Owed({ owed }: { owed: VouchersView['owed'] }) {
  if (!owed || owed.length === 0) return null
  return (
    <span className={styles.count}>
      {say.owed()}:{' '}
      {owed.map(({ currency, credit }, at) => (
        <span key={currency}>
          {at > 0 && ', '}
          <Amount amount={credit} currency={currency} />
        </span>
      ))}
    </span>
  )
}

function Rows({ vouchers }: { vouchers: readonly ListedVoucherView[] }) {
  const { code, forWhom, credit, start, until, origin, state } = say.columns
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <TableHead columns={[code(), forWhom(), { number: credit() }, { number: start() }, until(), origin(), state()]} />
        <tbody>
          {vouchers.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <MarketFlag market={one.market} isNamed /> <Link to={`/vouchers/${one.id}`}>…{one.lastLetters}</Link>
              </th>
              <td>{one.name}</td>
              <td className={table.number}>
                <Amount amount={one.balance} currency={one.currency} />
              </td>
              <td className={table.number}>
                <Amount amount={one.amount} currency={one.currency} />
              </td>
              <td>{one.validUntil === null ? say.noEnd() : <Moment at={one.validUntil} />}</td>
              <td>{one.isBought ? say.bought() : say.given()}</td>
              <td>{say.states[one.state]()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

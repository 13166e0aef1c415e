/** The list of coupons: views, words and currency in the address, keyset pages. */
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { CURRENCIES } from '#domain/market/market.ts'
import { COUPON_VIEWS } from '#domain/promotions/coupon-terms.ts'
import * as say from '#messages/admin/promotions/coupons.ts'
import * as shell from '#messages/admin/shell.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { mayDo, useStaff } from '#admin/client/staff.ts'
import { RefusalNote } from '#admin/client/refusal-note.tsx'
import { useKeys } from '#admin/client/use-keys.ts'
import { useWritten } from '#admin/client/use-written.ts'
import { FindBar } from '#admin/list/find-bar.tsx'
import { pageQuery, withAsked } from '#admin/list/list-query.ts'
import { Button } from '#admin/ui/button.tsx'
import { SelectField } from '#admin/ui/field.tsx'
import { SavedViews } from '#admin/views/saved-views.tsx'
import { ViewTabs } from '#admin/ui/view-tabs.tsx'
import type { CouponsView, CouponWritten, ListedCouponView } from '#admin/schema/promotions/coupons.ts'
import { CouponsTable } from './coupons-table.tsx'
import * as styles from '#admin/ui/record.module.css'

/** Counts above this are told as "10.000+". */
const COUNTED = 10_000

export function CouponsPage() {
  const [query, setQuery] = useSearchParams()
  const asked = query.toString()
  const view = COUPON_VIEWS.find((one) => one === query.get('view')) ?? 'running'
  const queries = useQueryClient()
  const mayChange = mayDo(useStaff(), 'promotions.change')
  const { failure, write } = useWritten()
  const list = useInfiniteQuery({
    queryKey: ['coupons', 'list', asked],
    queryFn: ({ pageParam }) => read<CouponsView>(`/coupons?${pageQuery(asked, pageParam)}`),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const refresh = () => void queries.invalidateQueries({ queryKey: ['coupons'] })
  const stop = ({ code, version }: ListedCouponView) =>
    write<CouponWritten>({
      call: () => call('POST', `/coupons/${encodeURIComponent(code)}/stop`, { version, isStopped: true, reason: null }),
      words: say.stopped({ code }),
      done: refresh,
    })
  if (list.error) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const rows = list.data?.pages.flatMap(({ coupons }) => coupons) ?? []
  const counts = list.data?.pages[0]?.counts
  return (
    <>
      <Head mayChange={mayChange} />
      <ViewTabs
        label={say.viewsLabel()}
        current={view}
        end={<SavedViews list="coupons" />}
        views={COUPON_VIEWS.map((one) => ({ view: one, name: say.views[one](), count: counts?.[one] }))}
        counted={COUNTED}
        onChoose={(next) => setQuery(next === 'running' ? {} : { view: next })}
      />
      <Bar query={query} onChange={setQuery} />
      <RefusalNote failure={failure} />
      {list.isPending && <Loading />}
      {rows.length > 0 && <CouponsTable coupons={rows} mayChange={mayChange} onStop={stop} />}
      {list.data && rows.length === 0 && (
        <p className={styles.empty} role="status">
          {say.noCoupons()}
        </p>
      )}
      {list.hasNextPage && (
        <Button className={styles.more} isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {shell.more()}
        </Button>
      )}
      <p className={styles.hint}>{say.stoppedKeep()}</p>
    </>
  )
}

function Head({ mayChange }: { mayChange: boolean }) {
  const navigate = useNavigate()
  useKeys({ n: mayChange ? () => void navigate('/coupons/new') : undefined })
  return (
    <div className={styles.head}>
      <h1>{say.coupons()}</h1>
      <div className={styles.acts}>
        <Link to="/coupons/codes">{say.uniqueCodes()}</Link>
        {mayChange && (
          <Button kind="primary" aria-keyshortcuts="N" onClick={() => void navigate('/coupons/new')}>
            {say.newCoupon()}
          </Button>
        )}
      </div>
    </div>
  )
}

function Bar({ query, onChange }: { query: URLSearchParams; onChange: (query: URLSearchParams) => void }) {
  const ask = (name: string, value: string) => onChange(withAsked(query, name, value))
  return (
    <FindBar label={say.findLabel()} words={query.get('words') ?? ''} longest={100} onFind={(words) => ask('words', words)}>
      <SelectField
        label={say.currencyLabel()}
        value={query.get('currency') ?? ''}
        onChange={(event) => ask('currency', event.target.value)}
      >
        <option value="">{say.any()}</option>
        {CURRENCIES.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
    </FindBar>
  )
}

/** The list of orders: views, filters in the address, keyset pages. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { COUNTED_ORDERS, ORDER_VIEWS, type OrderView } from '#domain/orders/order-view.ts'
import * as say from '#messages/admin/orders.ts'
import * as shell from '#messages/admin/shell.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { Button } from '#admin/ui/button.tsx'
import type { OrdersView, OrderViewsView } from '#admin/schema/orders.ts'
import { FilterBar } from './filter-bar.tsx'
import { OrdersTable } from './orders-table.tsx'
import * as styles from './orders.module.css'

/** Filters that the address keeps beside the view. */
const FILTERS = ['status', 'payment', 'market', 'method', 'warehouse'] as const

export function OrdersPage() {
  const [query, setQuery] = useSearchParams()
  const asked = query.toString()
  const view = ORDER_VIEWS.find((one) => one === query.get('view')) ?? 'to_send'
  const about = useQuery({ queryKey: ['order-views'], queryFn: () => read<OrderViewsView>('/order-views') })
  const list = useInfiniteQuery({
    queryKey: ['orders', asked],
    queryFn: ({ pageParam }) => read<OrdersView>(`/orders?${pathOf(asked, pageParam)}`),
    initialPageParam: null as OrdersView['next'],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const failed = about.error ?? list.error
  if (failed) return <Failure error={failed} onRetry={() => void Promise.all([about.refetch(), list.refetch()])} />
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? []
  const isNarrowed = query.has('words') || FILTERS.some((name) => query.has(name))
  return (
    <>
      <h1 className={styles.title}>{say.orders()}</h1>
      <Views view={view} counts={about.data?.counts} onChoose={(next) => setQuery(next === 'to_send' ? {} : { view: next })} />
      <FilterBar query={query} view={view} warehouses={about.data?.warehouses ?? []} onChange={setQuery} />
      {(list.isPending || !about.data) && <Loading />}
      {about.data && orders.length > 0 && <OrdersTable key={asked} orders={orders} about={about.data} />}
      {list.data && orders.length === 0 && (
        <div className={styles.empty} role="status">
          <h2>{isNarrowed ? say.nothingFits() : say.nothingToDo()}</h2>
          {isNarrowed && <Button onClick={() => setQuery({ view })}>{say.clearFilters()}</Button>}
        </div>
      )}
      {list.hasNextPage && (
        <Button className={styles.more} isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {shell.more()}
        </Button>
      )}
    </>
  )
}

function pathOf(asked: string, page: OrdersView['next']): string {
  const query = new URLSearchParams(asked)
  if (page) {
    query.set('after', page.after)
    query.set('id', page.id)
  }
  return query.toString()
}

interface ViewsProps {
  view: OrderView
  /** Undefined until they are known. */
  counts: OrderViewsView['counts'] | undefined
  onChoose: (view: OrderView) => void
}

function Views({ view, counts, onChoose }: ViewsProps) {
  return (
    <nav className={styles.views} aria-label={say.viewsLabel()}>
      {ORDER_VIEWS.map((one) => (
        <button key={one} type="button" aria-current={one === view ? 'true' : undefined} onClick={() => onChoose(one)}>
          {say.views[one]()} {counts && <span>{say.countText(counts[one], COUNTED_ORDERS)}</span>}
        </button>
      ))}
    </nav>
  )
}

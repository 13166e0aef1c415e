/** The list of stock: variants and warehouses, views, words, keyset pages; a number is changed in place, with its reason. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { STOCK_SORTS, STOCK_VIEWS } from '#domain/stock/stock-view.ts'
import * as shell from '#messages/admin/shell.ts'
import * as say from '#messages/admin/stock.ts'
import { formatCount, locale } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import type { StockPageView, StockSummary } from '#admin/schema/stock.ts'
import { FindField } from './find-field.tsx'
import { StockTable, type Shown } from './stock-table.tsx'
import { StockTabs } from './stock-tabs.tsx'
import { useMayChange, useSummary } from './use-stock.ts'
import * as styles from './stock.module.css'

const SHOWN = ['available', 'lying', 'promised'] as const

export function StockPage() {
  const [query, setQuery] = useSearchParams()
  const [shown, setShown] = useState<Shown>('available')
  const mayChange = useMayChange()
  const asked = query.toString()
  const summary = useSummary()
  const list = useInfiniteQuery({
    queryKey: ['stock', 'list', asked],
    queryFn: ({ pageParam }) => read<StockPageView>(`/stock?${pathOf(asked, pageParam)}`),
    initialPageParam: null as StockPageView['next'],
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const failed = summary.error ?? list.error
  if (failed) return <Failure error={failed} onRetry={() => void Promise.all([summary.refetch(), list.refetch()])} />
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <StockTabs>
        {mayChange && (
          <>
            <Link className={styles.button} to="/stock/transfers/new">
              {say.newTransfer()}
            </Link>
            <Link className={`${styles.button} ${styles.primary}`} to="/stock/count">
              {say.startCount()}
            </Link>
          </>
        )}
      </StockTabs>
      {summary.data && <Warehouses warehouses={summary.data.warehouses} />}
      <Views query={query} counts={summary.data?.counts} onChange={setQuery} />
      <Filters query={query} summary={summary.data} shown={shown} onShow={setShown} onChange={setQuery} />
      {(list.isPending || !summary.data) && <Loading />}
      {summary.data && items.length > 0 && (
        <StockTable
          items={items}
          warehouses={summary.data.warehouses.filter(({ id }) => [null, id].includes(query.get('warehouse')))}
          shown={shown}
        />
      )}
      {list.data && items.length === 0 && (
        <p className={styles.empty} role="status">
          {query.has('words') ? say.nothingFits() : say.nothing()}
        </p>
      )}
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {shell.more()}
        </Button>
      )}
      <p className={styles.foot}>{say.smallFigures()}</p>
    </>
  )
}

function pathOf(asked: string, next: StockPageView['next']): string {
  const query = new URLSearchParams(asked)
  if (next) {
    query.set('after', String(next.after))
    query.set('item', next.item)
  }
  return query.toString()
}

const Warehouses = ({ warehouses }: Pick<StockSummary, 'warehouses'>) => (
  <ul className={styles.strip}>
    {warehouses.map(({ id, name, pieces, articles, countedAt, isCounted }) => (
      <li key={id}>
        <h2>{name[locale()]}</h2>
        <span className={styles.figure}>{formatCount(pieces)}</span>
        {say.articles(articles)}
        <br />
        {isCounted && <b>{say.beingCounted()}</b>}
        {!isCounted && (countedAt === null ? say.neverCounted() : <Moment at={countedAt} />)}
      </li>
    ))}
  </ul>
)

/** Returns the query with a value, without it for ''. */
function withValue(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

interface ChoiceProps {
  query: URLSearchParams
  onChange: (query: URLSearchParams) => void
}

function Views({ query, counts, onChange }: ChoiceProps & { counts: StockSummary['counts'] | undefined }) {
  const view = STOCK_VIEWS.find((one) => one === query.get('view')) ?? 'all'
  return (
    <nav className={styles.views} aria-label={say.viewsLabel()}>
      {STOCK_VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={one === view ? 'true' : undefined}
          onClick={() => onChange(withValue(query, 'view', one === 'all' ? '' : one))}
        >
          {say.views[one]()} {counts && <span className={styles.muted}>{formatCount(counts[one])}</span>}
        </button>
      ))}
    </nav>
  )
}

interface FilterProps extends ChoiceProps {
  summary: StockSummary | undefined
  shown: Shown
  onShow: (shown: Shown) => void
}

const Filters = ({ query, summary, shown, onShow, onChange }: FilterProps) => (
  <div className={styles.bar}>
    <FindField
      key={query.get('words')}
      label={say.search()}
      words={query.get('words') ?? ''}
      onFind={(words) => onChange(withValue(query, 'words', words))}
    />
    <select
      aria-label={say.warehouse()}
      value={query.get('warehouse') ?? ''}
      onChange={(event) => onChange(withValue(query, 'warehouse', event.target.value))}
    >
      <option value="">{say.anyWarehouse()}</option>
      {summary?.warehouses.map(({ id, name }) => (
        <option key={id} value={id}>
          {name[locale()]}
        </option>
      ))}
    </select>
    <select
      aria-label={say.sorting()}
      value={query.get('sort') ?? 'article'}
      onChange={(event) => onChange(withValue(query, 'sort', event.target.value === 'article' ? '' : event.target.value))}
    >
      {STOCK_SORTS.map((one) => (
        <option key={one} value={one}>
          {say.sorts[one]()}
        </option>
      ))}
    </select>
    <div className={styles.seg} role="group" aria-label={say.shown()}>
      {SHOWN.map((one) => (
        <button key={one} type="button" aria-pressed={one === shown} onClick={() => onShow(one)}>
          {say.numbers[one]()}
        </button>
      ))}
    </div>
  </div>
)

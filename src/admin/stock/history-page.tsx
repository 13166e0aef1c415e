/** The ledger of stock: every movement, the newest first; of one article with its pieces of the last weeks. */
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { LOW_STOCK, MOVEMENT_KINDS } from '#domain/stock/movement.ts'
import { CHART_DAYS } from '#domain/stock/stock-view.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import * as shell from '#messages/admin/shell.ts'
import * as say from '#messages/admin/stock.ts'
import { formatCount } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import { Whole } from '#admin/ui/text/whole.tsx'
import type { MovementsView, MovementView, StockItemHistory } from '#admin/schema/stock.ts'
import { Article } from './article.tsx'
import { FindField } from './find-field.tsx'
import { StockTabs } from './stock-tabs.tsx'
import { usePlaces, type Places } from './use-stock.ts'
import * as styles from './stock.module.css'

export function HistoryPage() {
  const [query, setQuery] = useSearchParams()
  const asked = query.toString()
  const places = usePlaces()
  const item = query.get('item')
  const list = useInfiniteQuery({
    queryKey: ['stock', 'movements', asked],
    queryFn: ({ pageParam }) =>
      read<MovementsView>(`/stock-movements?${asked}${pageParam === null ? '' : `&before=${String(pageParam)}`}`),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setQuery(next)
  }
  if (list.error) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const movements = list.data?.pages.flatMap((page) => page.movements) ?? []
  return (
    <>
      <StockTabs />
      <Filters query={query} places={places} onSet={set} />
      {item !== null && <About item={item} />}
      {list.isPending && <Loading />}
      {movements.length > 0 && <Movements movements={movements} places={places} />}
      {list.data && movements.length === 0 && (
        <p className={styles.empty} role="status">
          {say.noMovement()}
        </p>
      )}
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {shell.more()}
        </Button>
      )}
      <p className={styles.foot}>{say.keptForEver()}</p>
    </>
  )
}

interface FilterProps {
  query: URLSearchParams
  places: Places
  onSet: (name: string, value: string) => void
}

const Filters = ({ query, places, onSet }: FilterProps) => (
  <div className={styles.bar}>
    <FindField
      key={query.get('words')}
      label={say.search()}
      words={query.get('words') ?? ''}
      onFind={(words) => onSet('words', words)}
    />
    <select
      aria-label={say.warehouse()}
      value={query.get('warehouse') ?? ''}
      onChange={(event) => onSet('warehouse', event.target.value)}
    >
      <option value="">{say.anyWarehouse()}</option>
      {places.warehouses.map(({ id }) => (
        <option key={id} value={id}>
          {places.nameOf(id)}
        </option>
      ))}
    </select>
    <select aria-label={say.kind()} value={query.get('kind') ?? ''} onChange={(event) => onSet('kind', event.target.value)}>
      <option value="">{say.anyKind()}</option>
      {MOVEMENT_KINDS.filter((kind) => kind !== 'order_paid').map((kind) => (
        <option key={kind} value={kind}>
          {say.kinds[kind]()}
        </option>
      ))}
    </select>
    {query.has('item') && <Link to="/stock/history">{say.wholeHistory()}</Link>}
  </div>
)

/** Figures and chart of one article. */
function About({ item }: { item: string }) {
  const about = useQuery({ queryKey: ['stock', 'item', item], queryFn: () => read<StockItemHistory>(`/stock/${item}`) })
  if (!about.data) return null
  const { item: found, days } = about.data
  const sum = (of: 'lying' | 'promised' | 'available') => found.places.reduce((all, place) => all + place[of], 0)
  const figures = [
    [say.numbers.lying(), sum('lying')],
    [say.numbers.promised(), sum('promised')],
    [say.numbers.available(), sum('available')],
    [say.onTheWay(), found.onTheWay],
  ] as const
  return (
    <>
      <div className={styles.about}>
        <Article article={found} />
        <dl>
          {figures.map(([name, number]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles.figure}>{formatCount(number)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Chart now={sum('lying')} days={days} low={found.low ?? LOW_STOCK} />
    </>
  )
}

const WIDTH = 420
const HEIGHT = 100

/** Pieces day by day: a step for each day on which they changed. The band is what counts as few. */
function Chart({ now, days, low }: { now: number; days: StockItemHistory['days']; low: number }) {
  const [today] = useState(() => Date.now())
  const ago = (day: string) => Math.min(Math.max(Math.floor((today - Date.parse(day)) / DAY_MS), 0), CHART_DAYS)
  const first = now - days.reduce((sum, { lying }) => sum + lying, 0)
  const steps = days.map(({ day }, at) => ({
    at: CHART_DAYS - ago(day),
    level: first + days.slice(0, at + 1).reduce((sum, { lying }) => sum + lying, 0),
  }))
  const top = Math.max(first, low, 1, ...steps.map((step) => step.level))
  const x = (at: number) => (at * WIDTH) / CHART_DAYS
  const y = (pieces: number) => HEIGHT - (pieces * (HEIGHT - 4)) / top
  const path = steps.map((step) => `H${x(step.at)}V${y(step.level)}`).join('')
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={say.chartOf({ first, last: now })}
      >
        <rect x="0" y={y(low)} width={WIDTH} height={HEIGHT - y(low)} />
        <path d={`M0 ${y(first)}${path}H${WIDTH}`} />
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{say.weeksAgo()}</span>
        <span>{shell.today()}</span>
      </p>
    </>
  )
}

const signed = (pieces: number): string => (pieces > 0 ? `+${formatCount(pieces)}` : formatCount(pieces).replace('-', '−'))
const toneOf = (pieces: number): string | undefined => (pieces > 0 ? styles.ok : pieces < 0 ? styles.bad : styles.muted)

const Movements = ({ movements, places }: { movements: readonly MovementView[]; places: Places }) => (
  <div className={styles.wrap}>
    <table className={styles.table}>
      <TableHead
        columns={[
          say.article(),
          say.when(),
          say.reason(),
          say.warehouse(),
          { number: say.numbers.lying() },
          { number: say.numbers.promised() },
          { number: `${say.after()}: ${say.numbers.lying()}` },
          { number: `${say.after()}: ${say.numbers.promised()}` },
          say.who(),
        ]}
      />
      <tbody>
        {movements.map((movement) => (
          <Row key={movement.id} movement={movement} place={places.nameOf(movement.warehouse)} />
        ))}
      </tbody>
    </table>
  </div>
)

const Row = ({ movement, place }: { movement: MovementView; place: string }) => (
  <tr>
    <th scope="row" lang="ro">
      <Link to={`/stock/history?item=${movement.item}`}>{movement.name}</Link>{' '}
      <span className={styles.muted}>
        <Whole of={movement.sku} />
      </span>
    </th>
    <td className={styles.muted}>
      <Moment at={movement.at} />
    </td>
    <td>
      {say.kinds[movement.kind]()} {[movement.order, movement.document, movement.note].filter(Boolean).join(', ')}
    </td>
    <td>{place}</td>
    <td className={`${styles.num} ${toneOf(movement.lying) ?? ''}`} data-name={say.numbers.lying()}>
      {signed(movement.lying)}
    </td>
    <td className={`${styles.num} ${toneOf(movement.promised) ?? ''}`} data-name={say.numbers.promised()}>
      {signed(movement.promised)}
    </td>
    <td className={styles.num} data-name={say.after()}>
      {formatCount(movement.lyingAfter)}
    </td>
    <td className={styles.num} data-name={say.after()}>
      {formatCount(movement.promisedAfter)}
    </td>
    <td className={styles.muted}>{movement.staffName ?? say.shop()}</td>
  </tr>
)

/** Searches without results: how often, when last, what each would find now, and what becomes of it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/settings/search-words.ts'
import { formatCount } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import type { MissesView, MissView } from '#admin/schema/settings/search-words.ts'
import { Button } from '#admin/ui/button.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Segments } from '#admin/ui/segments.tsx'
import * as table from '#admin/ui/table.module.css'
import { MarketChoice } from './market-choice.tsx'
import * as styles from './search-words.module.css'

export interface MissActs {
  join: (miss: MissView) => void
  mark: (miss: MissView, isIgnored: boolean) => void
}

interface Props {
  /** Null for who may only look. */
  acts: MissActs | null
}

export function Misses({ acts }: Props) {
  const [market, setMarket] = useState<Locale | ''>('')
  const [view, setView] = useState<'waiting' | 'ignored'>('waiting')
  const isIgnored = view === 'ignored'
  const list = useQuery({
    queryKey: ['search-words', 'misses', view],
    queryFn: () => read<MissesView>(`/search-misses?ignored=${isIgnored ? 1 : 0}`),
    placeholderData: keepPreviousData,
  })
  const misses = (list.data?.misses ?? []).filter(({ locale }) => market === '' || locale === market)
  return (
    <section className={styles.section} aria-labelledby="missed">
      <div className={styles.head}>
        <h2 id="missed">{say.missed()}</h2>
        <span className={styles.muted}>{say.missedHint()}</span>
        <div className={styles.choices}>
          <Segments
            label={say.which()}
            value={view}
            options={[
              { value: 'waiting', name: say.waiting() },
              { value: 'ignored', name: say.ignored() },
            ]}
            onChange={setView}
          />
          <MarketChoice value={market} onChange={setMarket} />
        </div>
      </div>
      {list.isPending && <Loading />}
      {list.error !== null && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && misses.length === 0 && <p role="status">{isIgnored ? say.noneIgnored() : say.allFound()}</p>}
      {misses.length > 0 && <MissTable misses={misses} isIgnored={isIgnored} acts={acts} />}
    </section>
  )
}

interface TableProps extends Props {
  misses: readonly MissView[]
  isIgnored: boolean
}

const MissTable = ({ misses, isIgnored, acts }: TableProps) => (
  <div className={table.wrap}>
    <table className={table.table}>
      <caption className={table.hidden}>{say.missed()}</caption>
      <thead>
        <tr>
          <th scope="col">{say.words()}</th>
          <th scope="col" className={styles.number}>
            {say.thisWeek()}
          </th>
          <th scope="col" className={styles.number}>
            {say.weekBefore()}
          </th>
          <th scope="col" className={styles.number}>
            {say.ever()}
          </th>
          <th scope="col">{say.lastAsked()}</th>
          <th scope="col">{say.findsNow()}</th>
          {acts && (
            <th scope="col">
              <span className={table.hidden}>{say.actions()}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {misses.map((miss) => (
          <MissRow key={`${miss.locale} ${miss.query}`} miss={miss} isIgnored={isIgnored} acts={acts} />
        ))}
      </tbody>
    </table>
  </div>
)

const MissRow = ({ miss, isIgnored, acts }: Omit<TableProps, 'misses'> & { miss: MissView }) => (
  <tr>
    <th scope="row">
      <span className={styles.query} lang={miss.locale}>
        <MarketFlag market={miss.locale} isNamed /> {miss.query}
      </span>
    </th>
    <td className={styles.number}>{formatCount(miss.times)}</td>
    <td className={`${styles.number} ${table.muted}`}>{formatCount(miss.timesBefore)}</td>
    <td className={`${styles.number} ${table.muted}`}>{formatCount(miss.everTimes)}</td>
    <td className={table.muted}>
      <Moment at={miss.lastAt} />
    </td>
    <td className={miss.finds === 0 ? table.muted : undefined}>
      {miss.finds === 0 ? say.nothing() : `${say.products(miss.finds)}, ${miss.first ?? ''}`}
    </td>
    {acts && (
      <td>
        <span className={styles.acts}>
          {!isIgnored && (
            <Button size="small" aria-label={`${say.join()}: ${miss.query}`} onClick={() => acts.join(miss)}>
              {say.join()}
            </Button>
          )}
          <Button
            size="small"
            kind="quiet"
            aria-label={`${(isIgnored ? say.showAgain : say.ignore)()}: ${miss.query}`}
            onClick={() => acts.mark(miss, !isIgnored)}
          >
            {(isIgnored ? say.showAgain : say.ignore)()}
          </Button>
        </span>
      </td>
    )}
  </tr>
)

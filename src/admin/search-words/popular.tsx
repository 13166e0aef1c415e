/** Popular searches: how often, when last, and whether they are offered. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/settings/search-words.ts'
import { formatCount } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import type { HitsView, HitView } from '#admin/schema/settings/search-words.ts'
import { Button } from '#admin/ui/button.tsx'
import { MarketFlag } from '#admin/ui/market.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Segments } from '#admin/ui/segments.tsx'
import * as table from '#admin/ui/table.module.css'
import * as styles from './search-words.module.css'

/** `mark`: null for who may only look. */
export function Popular({ mark }: { mark: ((hit: HitView, isHidden: boolean) => void) | null }) {
  const [view, setView] = useState<'offered' | 'hidden'>('offered')
  const isHidden = view === 'hidden'
  const list = useQuery({
    queryKey: ['search-words', 'popular', view],
    queryFn: () => read<HitsView>(`/search-popular?hidden=${isHidden ? 1 : 0}`),
    placeholderData: keepPreviousData,
  })
  const hits = list.data?.hits ?? []
  return (
    <section className={styles.section} aria-labelledby="popular">
      <div className={styles.head}>
        <h2 id="popular">{say.popular()}</h2>
        <span className={styles.muted}>{say.popularHint()}</span>
        <div className={styles.choices}>
          <Segments
            label={say.popular()}
            value={view}
            options={[
              { value: 'offered', name: say.offeredNow() },
              { value: 'hidden', name: say.hidden() },
            ]}
            onChange={setView}
          />
        </div>
      </div>
      {list.isPending && <Loading />}
      {list.error !== null && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && hits.length === 0 && <p role="status">{isHidden ? say.noneHidden() : say.nonePopular()}</p>}
      {hits.length > 0 && <HitTable hits={hits} isHidden={isHidden} mark={mark} />}
    </section>
  )
}

interface TableProps extends Omit<RowProps, 'hit'> {
  hits: readonly HitView[]
}

const HitTable = ({ hits, isHidden, mark }: TableProps) => (
  <div className={table.wrap}>
    <table className={table.table}>
      <caption className={table.hidden}>{say.popular()}</caption>
      <thead>
        <tr>
          <th scope="col">{say.words()}</th>
          <th scope="col" className={styles.number}>
            {say.thisWeek()}
          </th>
          <th scope="col" className={styles.number}>
            {say.weekBefore()}
          </th>
          <th scope="col">{say.lastAsked()}</th>
          {mark && (
            <th scope="col">
              <span className={table.hidden}>{say.actions()}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {hits.map((hit) => (
          <HitRow key={`${hit.locale} ${hit.query}`} hit={hit} isHidden={isHidden} mark={mark} />
        ))}
      </tbody>
    </table>
  </div>
)

interface RowProps {
  hit: HitView
  isHidden: boolean
  mark: ((hit: HitView, isHidden: boolean) => void) | null
}

const HitRow = ({ hit, isHidden, mark }: RowProps) => (
  <tr>
    <th scope="row">
      <span className={styles.query} lang={hit.locale}>
        <MarketFlag market={hit.locale} isNamed /> {hit.query}
      </span>
    </th>
    <td className={styles.number}>{formatCount(hit.times)}</td>
    <td className={`${styles.number} ${table.muted}`}>{formatCount(hit.timesBefore)}</td>
    <td className={table.muted}>
      <Moment at={hit.lastAt} />
    </td>
    {mark && (
      <td>
        <Button
          size="small"
          kind="quiet"
          aria-label={`${(isHidden ? say.offer : say.hide)()}: ${hit.query}`}
          onClick={() => mark(hit, !isHidden)}
        >
          {(isHidden ? say.offer : say.hide)()}
        </Button>
      </td>
    )}
  </tr>
)

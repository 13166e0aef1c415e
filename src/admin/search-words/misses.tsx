/** Searches without results: how often, when last, what each would find now, and what becomes of it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locale } from '#domain/market/market.ts'
import * as say from '#messages/admin/settings/search-words.ts'
import { formatCount } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import type { MissesView, MissView } from '#admin/schema/settings/search-words.ts'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Segments } from '#admin/ui/segments.tsx'
import * as table from '#admin/ui/table.module.css'
import { MarketChoice } from './market-choice.tsx'
import { AskedSection, AskedTable, AskedWords } from './asked-list.tsx'
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
    <AskedSection
      id="missed"
      title={say.missed()}
      hint={say.missedHint()}
      choices={
        <>
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
        </>
      }
      list={list}
      empty={misses.length > 0 ? null : isIgnored ? say.noneIgnored() : say.allFound()}
    >
      {misses.length > 0 && <MissTable misses={misses} isIgnored={isIgnored} acts={acts} />}
    </AskedSection>
  )
}

interface TableProps extends Props {
  misses: readonly MissView[]
  isIgnored: boolean
}

const MissTable = ({ misses, isIgnored, acts }: TableProps) => (
  <AskedTable
    caption={say.missed()}
    columns={
      <>
        <th scope="col" className={styles.number}>
          {say.ever()}
        </th>
        <th scope="col">{say.lastAsked()}</th>
        <th scope="col">{say.findsNow()}</th>
      </>
    }
    hasActions={acts !== null}
  >
    {misses.map((miss) => (
      <MissRow key={`${miss.locale} ${miss.query}`} miss={miss} isIgnored={isIgnored} acts={acts} />
    ))}
  </AskedTable>
)

const MissRow = ({ miss, isIgnored, acts }: Omit<TableProps, 'misses'> & { miss: MissView }) => (
  <tr>
    <AskedWords locale={miss.locale} query={miss.query} />
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

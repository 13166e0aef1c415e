/** Popular searches: how often, when last, and whether they are offered. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as say from '#messages/admin/settings/search-words.ts'
import { formatCount } from '#messages/text.ts'
import { read } from '#admin/client/calls.browser.ts'
import type { HitsView, HitView } from '#admin/schema/settings/search-words.ts'
import { Button } from '#admin/ui/button.tsx'
import { Moment } from '#admin/ui/moment.tsx'
import { Segments } from '#admin/ui/segments.tsx'
import * as table from '#admin/ui/table.module.css'
import { AskedSection, AskedTable, AskedWords } from './asked-list.tsx'
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
    <AskedSection
      id="popular"
      title={say.popular()}
      hint={say.popularHint()}
      choices={
        <Segments
          label={say.popular()}
          value={view}
          options={[
            { value: 'offered', name: say.offeredNow() },
            { value: 'hidden', name: say.hidden() },
          ]}
          onChange={setView}
        />
      }
      list={list}
      empty={hits.length > 0 ? null : isHidden ? say.noneHidden() : say.nonePopular()}
    >
      {hits.length > 0 && <HitTable hits={hits} isHidden={isHidden} mark={mark} />}
    </AskedSection>
  )
}

interface TableProps extends Omit<RowProps, 'hit'> {
  hits: readonly HitView[]
}

const HitTable = ({ hits, isHidden, mark }: TableProps) => (
  <AskedTable caption={say.popular()} columns={<th scope="col">{say.lastAsked()}</th>} hasActions={mark !== null}>
    {hits.map((hit) => (
      <HitRow key={`${hit.locale} ${hit.query}`} hit={hit} isHidden={isHidden} mark={mark} />
    ))}
  </AskedTable>
)

interface RowProps {
  hit: HitView
  isHidden: boolean
  mark: ((hit: HitView, isHidden: boolean) => void) | null
}

const HitRow = ({ hit, isHidden, mark }: RowProps) => (
  <tr>
    <AskedWords locale={hit.locale} query={hit.query} />
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

/** What an import changes, by the lines of its file. */
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { more } from '#messages/admin/shell.ts'
import type { RemarkCode } from '#domain/imports/import-kind.ts'
import * as say from '#messages/admin/imports.ts'
import { call, read } from '#admin/client/calls.browser.ts'
import { Failure } from '#admin/client/failure.tsx'
import { Loading } from '#admin/client/loading.tsx'
import type { GroupsView, GroupView, ImportView, RemarkView } from '#admin/schema/imports.ts'
import { Button } from '#admin/ui/button.tsx'
import { TableHead } from '#admin/ui/table-head.tsx'
import * as styles from './imports.module.css'
import * as table from '#admin/ui/table.module.css'

const FILTERS = ['all', 'changed', 'new', 'faulty'] as const
type Filter = (typeof FILTERS)[number]
/** Fields of a new thing are its own: only how many is told. */
const MOST_FIELDS = 12

export function GroupsTable({ run: { id, counts }, isChoosing = false }: { run: ImportView; isChoosing?: boolean }) {
  const [filter, setFilter] = useState<Filter>('all')
  const client = useQueryClient()
  const key = ['import-groups', id, filter]
  const list = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => read<GroupsView>(`/imports/${id}/groups?state=${filter}&after=${pageParam}`),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  if (list.isPending) return <Loading />
  if (!list.data) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  const groups = list.data.pages.flatMap((page) => page.groups)
  const choose = async (positions: number[], isChosen: boolean) => {
    await call('POST', `/imports/${id}/choose`, { positions, isChosen })
    await client.invalidateQueries({ queryKey: ['import-groups', id] })
  }
  const columns = [
    ...(isChoosing ? [say.chosen()] : []),
    say.row(),
    say.thing(),
    say.field(),
    say.now(),
    say.becomes(),
    say.remark(),
  ]
  return (
    <>
      <FilterButtons id={id} filter={filter} hasFaults={counts.faulty > 0} onChoose={setFilter} />
      {groups.length === 0 ? (
        <p role="status">{say.nothingToShow()}</p>
      ) : (
        <div className={table.wrap}>
          <table className={table.table}>
            <TableHead columns={columns} />
            <tbody>
              {groups.map((group) => (
                <GroupRows key={group.position} group={group} onChoose={isChoosing ? choose : null} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {more()}
        </Button>
      )}
    </>
  )
}

interface FilterProps {
  id: string
  filter: Filter
  hasFaults: boolean
  onChoose: (filter: Filter) => void
}

function FilterButtons({ id, filter, hasFaults, onChoose }: FilterProps) {
  return (
    <div className={styles.bar}>
      {FILTERS.map((one) => (
        <Button key={one} size="small" aria-pressed={one === filter} onClick={() => onChoose(one)}>
          {say.filters[one]()}
        </Button>
      ))}
      {hasFaults && (
        <a className={styles.download} href={`/admin/api/imports/${id}/faults`} download>
          {say.downloadFaults()}
        </a>
      )}
    </div>
  )
}

const wordsOf = ({ code, column, detail, line }: RemarkView): string =>
  `${say.chooseRow({ line })}${column ? `, ${column.split('\u001f')[0]}` : ''}: ${say.remarks[code as RemarkCode]({ of: detail })}`

interface RowsProps {
  group: GroupView
  onChoose: ((positions: number[], isChosen: boolean) => Promise<void>) | null
}

function GroupRows({ group: { position, line, name, state, fields, remarks, isChosen }, onChoose }: RowsProps) {
  const shown = state === 'new' ? [] : fields.slice(0, MOST_FIELDS)
  const rows = shown.length > 0 ? shown : [null]
  return (
    <>
      {rows.map((field, at) => (
        <tr key={field ? `${field.column} ${field.item}` : ''} className={state === 'faulty' ? styles.faulty : undefined}>
          {at === 0 ? (
            <>
              {onChoose && (
                <td>
                  {state !== 'faulty' && (
                    <input
                      type="checkbox"
                      aria-label={say.chooseRow({ line })}
                      checked={isChosen}
                      onChange={({ target }) => void onChoose([position], target.checked)}
                    />
                  )}
                </td>
              )}
              <td className={table.muted}>{line}</td>
              <td>{name}</td>
            </>
          ) : (
            <td colSpan={onChoose ? 3 : 2} aria-label={name} />
          )}
          <td>{field && [field.column, field.item].filter(Boolean).join(', ')}</td>
          <td>{field && <del className={table.removed}>{field.before || say.none()}</del>}</td>
          <td>
            {field && <ins className={table.added}>{field.after || say.none()}</ins>}
            {!field && state === 'new' && <ins className={table.added}>{say.isNew()}</ins>}
          </td>
          <td>
            {at === 0 &&
              remarks.map((remark) => (
                <Fragment key={wordsOf(remark)}>
                  <span className={remark.isFault ? table.bad : table.muted}>{wordsOf(remark)}</span>
                  <br />
                </Fragment>
              ))}
          </td>
        </tr>
      ))}
    </>
  )
}

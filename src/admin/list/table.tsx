/** The rows of a list: a real table, of which only the rows in view are drawn from 100 on; cards on a telephone. */
import type { RowHeight } from '#domain/staff/list-view.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type ReactNode } from 'react'
import * as say from '#messages/admin/list.ts'
import { Icon } from '#admin/ui/icon.tsx'
import type { Choice, Column } from './column.ts'
import { ROW_PX } from './list-look.ts'
import { ListRow, type RowActs } from './row.tsx'
import * as styles from './list.module.css'

/** From this many rows on, only those in view are drawn. */
const VIRTUAL_FROM = 100
const PHONE = '(max-width: 760px)'
/** Rows drawn above and below those in view. */
const AROUND = 12

interface Props<Row> extends RowActs<Row> {
  caption: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  height: RowHeight
  /** Null where rows cannot be chosen. */
  choice: Choice | null
  /** The row that the keys have reached. */
  at: number | null
  sort: string
  onSort: (sort: string) => void
  /** Called near the end of the rows. */
  onEnd: () => void
  /** The cell that is being edited. */
  edited: { id: string; column: string } | null
  fresh: ReadonlySet<string>
  foot: ReactNode
}

/** Returns the ref of what scrolls, which rows are drawn, and how much room those above and below take. */
function useDrawn<Row>({ rows, height, at, idOf }: Pick<Props<Row>, 'rows' | 'height' | 'at' | 'idOf'>) {
  const wrap = useRef<HTMLDivElement>(null)
  // Cards of a telephone have heights of their own, and the window scrolls.
  const isVirtual = rows.length >= VIRTUAL_FROM && !window.matchMedia(PHONE).matches
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => wrap.current,
    estimateSize: () => ROW_PX[height],
    getItemKey: (index) => idOf(rows[index]!),
    overscan: AROUND,
    enabled: isVirtual,
    useFlushSync: false,
  })
  useEffect(() => {
    if (at === null) return
    const row = wrap.current?.querySelector(`[data-index="${at}"]`)
    if (row) row.scrollIntoView({ block: 'nearest' })
    else if (isVirtual) virtual.scrollToIndex(at)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another row moves the list
  }, [at])
  if (!isVirtual) return { wrap, first: 0, last: rows.length - 1, above: 0, below: 0 }
  const drawn = virtual.getVirtualItems()
  return {
    wrap,
    first: drawn[0]?.index ?? 0,
    last: drawn.at(-1)?.index ?? -1,
    above: drawn[0]?.start ?? 0,
    below: virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0),
  }
}

export function ListTable<Row>({
  caption,
  rows,
  columns,
  height,
  choice,
  at,
  sort,
  onSort,
  onEnd,
  edited,
  fresh,
  foot,
  ...acts
}: Props<Row>) {
  const { wrap, first, last, above, below } = useDrawn({ rows, height, at, idOf: acts.idOf })
  const span = columns.length + (choice ? 1 : 0)
  return (
    <div
      ref={wrap}
      className={styles.wrap}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollTop + clientHeight * 2 > scrollHeight) onEnd()
      }}
    >
      <table className={`${styles.table} ${styles[height]}`} aria-rowcount={rows.length + 1}>
        <caption className={styles.heard}>{caption}</caption>
        <Head columns={columns} choice={choice} sort={sort} onSort={onSort} />
        <tbody>
          <Gap height={above} span={span} />
          {rows.slice(first, last + 1).map((row, offset) => {
            const id = acts.idOf(row)
            return (
              <ListRow
                key={id}
                row={row}
                index={first + offset}
                columns={columns}
                isChosen={choice ? choice.has(id) : null}
                isAt={at === first + offset}
                isFresh={fresh.has(id)}
                edited={edited?.id === id ? edited.column : null}
                {...acts}
              />
            )
          })}
          <Gap height={below} span={span} />
        </tbody>
      </table>
      {foot}
    </div>
  )
}

const Gap = ({ height, span }: { height: number; span: number }) =>
  height > 0 && (
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={span} style={{ height }}>
        {' '}
      </td>
    </tr>
  )

interface HeadProps<Row> {
  columns: readonly Column<Row>[]
  choice: Choice | null
  sort: string
  onSort: (sort: string) => void
}

function Head<Row>({ columns, choice, sort, onSort }: HeadProps<Row>) {
  return (
    <thead>
      <tr>
        {choice && (
          <th scope="col" className={styles.pick}>
            <input
              type="checkbox"
              aria-label={say.chooseLoaded()}
              checked={choice.isEvery}
              ref={(box) => {
                if (box) box.indeterminate = choice.isSome && !choice.isEvery
              }}
              onChange={choice.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  )
}

function HeadCell<Row>({ column, sort, onSort }: Omit<HeadProps<Row>, 'columns' | 'choice'> & { column: Column<Row> }) {
  const { name, align = 'left', sort: own, sortsBoth = false, width } = column
  const isUp = own !== undefined && sort === own
  const isDown = own !== undefined && sort === `-${own}`
  const order = (isUp && 'ascending') || (isDown && 'descending') || undefined
  return (
    <th scope="col" className={styles[align]} aria-sort={order} style={width === undefined ? undefined : { width }}>
      {own === undefined ? (
        name
      ) : (
        <button type="button" onClick={() => onSort(isUp && sortsBoth ? `-${own}` : own)}>
          {name}
          {order && <Icon name={isUp ? 'arrow-up' : 'arrow-down'} small />}
        </button>
      )}
    </th>
  )
}

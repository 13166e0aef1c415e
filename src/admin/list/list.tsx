/**
 * A list of records: views, search, filters, order, columns, choice of rows, editing in place, all by mouse and by keys.
 * Its page is `isFit`: the table scrolls, not the window. See `column.ts` for what it is told, `use-list.ts` for its data.
 */
import { useCallback, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { ListLook, SavedList } from '#domain/staff/list-view.ts'
import * as say from '#messages/admin/list.ts'
import { more } from '#messages/admin/shell.ts'
import { Failure } from '#admin/client/failure.tsx'
import { useKeys } from '#admin/client/use-keys.ts'
import { SavedViews } from '#admin/views/saved-views.tsx'
import { Button } from '#admin/ui/button.tsx'
import { Key } from '#admin/ui/key.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { BulkAct, Column, Filter, View } from './column.ts'
import { FilterBar } from './filter-bar.tsx'
import { LookButtons } from './look-buttons.tsx'
import { useLook } from './list-look.ts'
import { keepNeighbours } from './neighbours.ts'
import { Empty, Skeleton } from './states.tsx'
import { ListTable } from './table.tsx'
import { useChoice, type Chooser } from './use-choice.ts'
import type { List as ListState } from './use-list.ts'
import { Views } from './views.tsx'
import * as styles from './list.module.css'

export interface ListProps<Row extends object> {
  /** Of this list everywhere: 'products'. */
  name: string
  title: string
  list: ListState<Row>
  columns: readonly Column<Row>[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  hrefOf?: (row: Row) => string
  /** Space: a look without leaving the list. */
  onLook?: (row: Row) => void
  views?: readonly View[]
  /** The list whose views people save; without it they cannot. */
  saved?: SavedList
  search?: string
  filters?: readonly Filter[]
  sorts?: readonly { value: string; text: string }[]
  /** Acts on chosen rows; without them no row can be chosen. */
  acts?: readonly BulkAct[]
  /** How many match. */
  total?: number
  /** More than this many are not counted, neither of views nor in `total`. */
  most?: number
  /** At the right of the title: "New product". */
  head?: ReactNode
  /** Between the filters and the table. */
  above?: ReactNode
  /** At the foot, such as '38 orders'. */
  foot?: ReactNode
  /** What an empty list says, and the way on. */
  empty: string
  emptyAct?: ReactNode
  /** Ids of rows that were just changed. */
  fresh?: ReadonlySet<string>
}

const NO_FRESH: ReadonlySet<string> = new Set()

export function List<Row extends object>(props: ListProps<Row>) {
  const { name, title, list, columns, idOf, views = [], search = null, filters = [], sorts = [], acts = [], head, above } = props
  const { total, most = Infinity } = props
  const [look, changeLook] = useLook(name)
  const chooser = useChoice({ rows: list.rows, columns, look, idOf, key: list.key })
  const isNarrowed = filters.some((filter) => list.value(filter.name) !== '') || list.value('words') !== ''
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        {head && <div className={styles.acts}>{head}</div>}
      </div>
      {views.length > 0 && <ListViews {...props} views={views} look={look} onChangeLook={changeLook} />}
      <FilterBar
        list={list}
        search={search}
        filters={filters}
        sorts={sorts}
        end={<LookButtons columns={columns} look={look} onChange={changeLook} />}
      />
      {above}
      {list.error ? <Failure error={list.error} onRetry={list.retry} /> : null}
      {list.isPending && <Skeleton />}
      {!list.isPending && !list.error && list.rows.length === 0 && (
        <Empty title={props.empty} onClear={isNarrowed ? list.clear : undefined}>
          {props.emptyAct}
        </Empty>
      )}
      {list.rows.length > 0 && <Rows key={list.key} {...props} height={look.height} chooser={chooser} />}
      {(chooser.chosen.ids.length > 0 || chooser.chosen.isAll) && acts.length > 0 && (
        <BulkBar
          chosen={chooser.chosen}
          loaded={list.rows.length}
          total={total === undefined ? undefined : say.countText(total, most)}
          acts={acts}
          onAll={chooser.chooseAll}
        />
      )}
      <Foot hasEdit={columns.some(({ edit }) => edit)} hasChoice={acts.length > 0} hasHref={props.hrefOf !== undefined}>
        {props.foot}
      </Foot>
    </>
  )
}

interface ListViewsProps<Row extends object> extends ListProps<Row> {
  views: readonly View[]
  look: ListLook
  onChangeLook: (look: ListLook) => void
}

/** The views of the list and of people; another view has no filters of the one before. */
function ListViews<Row extends object>({
  list,
  views,
  filters = [],
  most = Infinity,
  saved,
  look,
  onChangeLook,
}: ListViewsProps<Row>) {
  const noFilters = Object.fromEntries(filters.map(({ name }) => [name, '']))
  return (
    <Views
      views={views}
      most={most}
      end={saved && <SavedViews list={saved} look={look} onLook={onChangeLook} />}
      chosen={list.value('view') || views[0]!.id}
      onChoose={(view) => list.set({ ...noFilters, view, sort: '', words: '' })}
    />
  )
}

interface RowsProps<Row extends object> extends ListProps<Row> {
  height: 'normal' | 'dense' | 'tall'
  chooser: Chooser<Row>
}

function Rows<Row extends object>({ height, chooser, ...props }: RowsProps<Row>) {
  const { name, title, list, idOf, nameOf, hrefOf, fresh = NO_FRESH, acts = [] } = props
  const { edited, edit, openFirst } = useEditing(list.rows, chooser.shown, idOf)
  const [at, setAt] = useState<number | null>(() => rowLeft(name, list.rows, idOf))
  const row = at === null ? undefined : list.rows[at]
  const { rows } = list
  const leave = useCallback(
    (left: Row) => {
      sessionStorage.setItem(`list-at-${name}`, idOf(left))
      if (hrefOf) keepNeighbours(name, rows.map(hrefOf))
    },
    [name, rows, idOf, hrefOf],
  )
  useListKeys({ at, setAt, row, leave, chooser, openFirst, props })
  return (
    <ListTable
      caption={title}
      rows={list.rows}
      columns={chooser.shown}
      height={height}
      choice={acts.length > 0 ? chooser.choice : null}
      at={at}
      sort={list.value('sort')}
      onSort={(sort) => list.set({ sort })}
      onEnd={list.loadMore}
      idOf={idOf}
      nameOf={nameOf}
      hrefOf={hrefOf ?? null}
      onOpen={leave}
      edited={edited}
      onEdit={edit}
      onToggle={chooser.choice.toggle}
      fresh={fresh}
      foot={
        list.hasMore && (
          <Button className={styles.more} isBusy={list.isLoadingMore} onClick={list.loadMore}>
            {more()}
          </Button>
        )
      }
    />
  )
}

/** Returns where the row is that was opened last from this list; null for none. */
function rowLeft<Row>(name: string, rows: readonly Row[], idOf: (row: Row) => string): number | null {
  const id = sessionStorage.getItem(`list-at-${name}`)
  const index = id === null ? -1 : rows.findIndex((row) => idOf(row) === id)
  return index < 0 ? null : index
}

/** Returns the columns that can be edited in a row. */
const cellsOf = <Row,>(columns: readonly Column<Row>[], row: Row): string[] =>
  columns.filter(({ edit }, index) => index > 0 && edit && (edit.may?.(row) ?? true)).map(({ id }) => id)

/** The cell that is being edited, and the way to the next one. */
function useEditing<Row>(rows: readonly Row[], columns: readonly Column<Row>[], idOf: (row: Row) => string) {
  const [edited, setEdited] = useState<{ id: string; column: string } | null>(null)
  const edit = useCallback(
    (row: Row, column: string | null, step: -1 | 0 | 1) => {
      if (column === null) return setEdited(null)
      const id = idOf(row)
      if (step === 0) return setEdited({ id, column })
      const start = Math.max(0, rows.findIndex((one) => idOf(one) === id) - 1)
      const around = rows
        .slice(start, start + 3)
        .flatMap((one) => cellsOf(columns, one).map((cell) => ({ id: idOf(one), column: cell })))
      return setEdited(around[around.findIndex((cell) => cell.id === id && cell.column === column) + step] ?? null)
    },
    [rows, columns, idOf],
  )
  const openFirst = (row: Row) => {
    const [first] = cellsOf(columns, row)
    if (first !== undefined) setEdited({ id: idOf(row), column: first })
  }
  return { edited, edit, openFirst }
}

interface KeysOptions<Row extends object> {
  at: number | null
  setAt: (at: number | null) => void
  row: Row | undefined
  leave: (row: Row) => void
  chooser: Chooser<Row>
  openFirst: (row: Row) => void
  props: ListProps<Row>
}

function useListKeys<Row extends object>({ at, setAt, row, leave, chooser, openFirst, props }: KeysOptions<Row>): void {
  const { list, idOf, hrefOf, onLook, acts = [], columns } = props
  const navigate = useNavigate()
  const move = (step: number) => {
    const next = Math.min(Math.max((at ?? -1) + step, 0), list.rows.length - 1)
    if (next > list.rows.length - 10) list.loadMore()
    setAt(next)
  }
  const canChoose = acts.length > 0
  const open = () => {
    if (!row || !hrefOf) return
    leave(row)
    void navigate(hrefOf(row))
  }
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    enter: row && hrefOf ? open : undefined,
    space: row && onLook ? () => onLook(row) : undefined,
    e: row && columns.some(({ edit }) => edit) ? () => openFirst(row) : undefined,
    x: row && canChoose ? () => chooser.choice.toggle(idOf(row)) : undefined,
    'shift+x': at !== null && canChoose ? () => chooser.chooseUntil(at) : undefined,
    'ctrl+a': canChoose ? chooser.chooseAll : undefined,
  })
}

interface FootProps {
  hasEdit: boolean
  hasChoice: boolean
  hasHref: boolean
  children: ReactNode
}

/** What the list holds, and the keys that work in it. */
const Foot = ({ hasEdit, hasChoice, hasHref, children }: FootProps) => (
  <p className={styles.foot}>
    <span>{children}</span>
    <span className={styles.keys} aria-hidden="true">
      <Key>J</Key> <Key>K</Key> {say.moves()}
      {hasChoice && (
        <>
          <Key>X</Key> {say.selects()}
        </>
      )}
      {hasEdit && (
        <>
          <Key>E</Key> {say.edits()}
        </>
      )}
      {hasHref && (
        <>
          <Key>Enter</Key> {say.opens()}
        </>
      )}
    </span>
  </p>
)

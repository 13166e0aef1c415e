/** Columns that are shown and rows that are chosen: the models of TanStack Table over the rows of a list. */
import {
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type RowSelectionState,
} from '@tanstack/react-table'
import { useCallback, useMemo, useState } from 'react'
import type { ListLook } from '#domain/staff/list-view.ts'
import type { Choice, Chosen, Column } from './column.ts'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature })
const NOTHING: RowSelectionState = {}

interface Options<Row> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  look: ListLook
  idOf: (row: Row) => string
  /** Choice ends with every other view and filter. */
  key: string
}

export interface Chooser<Row> {
  shown: Column<Row>[]
  choice: Choice
  chosen: Chosen
  /** Chooses from the row chosen last to this one. */
  chooseUntil: (index: number) => void
  chooseAll: () => void
}

export function useChoice<Row extends object>({ rows, columns, look, idOf, key }: Options<Row>): Chooser<Row> {
  const [state, setState] = useState({ key, ids: NOTHING, isAll: false, from: 0 })
  const { ids, isAll, from } = state.key === key ? state : { ids: NOTHING, isAll: false, from: 0 }
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(columns.map(({ id, isExtra = false }, index) => [id, index === 0 || (look.columns[id] ?? !isExtra)])),
    [columns, look.columns],
  )
  const data = useMemo(() => [...rows], [rows])
  const defs = useMemo(() => columns.map(({ id, name }) => ({ id, header: name })), [columns])
  const table = useTable<typeof features, Row>({
    features,
    data,
    columns: defs,
    getRowId: idOf,
    state: { columnVisibility, rowSelection: ids },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(ids) : change
      const last = Object.keys(next).find((id) => !ids[id])
      const index = last === undefined ? from : rows.findIndex((row) => idOf(row) === last)
      setState({ key, ids: next, isAll: false, from: index })
    },
  })
  const visible = table.getVisibleLeafColumns().map(({ id }) => id)
  const names = visible.join(' ')
  const shown = useMemo(() => columns.filter(({ id }) => names.split(' ').includes(id)), [columns, names])
  const toggle = useCallback((id: string) => table.getRow(id).toggleSelected(), [table])
  const chosenIds = Object.keys(ids).filter((id) => ids[id])
  return {
    shown,
    choice: {
      has: (id) => isAll || ids[id] === true,
      toggle,
      isEvery: rows.length > 0 && (isAll || table.getIsAllRowsSelected()),
      isSome: chosenIds.length > 0,
      toggleAll: () => table.toggleAllRowsSelected(),
    },
    chosen: { ids: chosenIds, isAll, clear: () => setState({ key, ids: NOTHING, isAll: false, from: 0 }) },
    chooseUntil: (index) => {
      const [start, end] = [Math.min(from, index), Math.max(from, index)]
      const range = rows.slice(start, end + 1).map((row) => [idOf(row), true] as const)
      setState({ key, ids: { ...ids, ...Object.fromEntries(range) }, isAll: false, from })
    },
    chooseAll: () => setState({ key, ids: Object.fromEntries(rows.map((row) => [idOf(row), true])), isAll: true, from: 0 }),
  }
}

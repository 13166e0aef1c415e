/** What a list shows: its columns, filters, views, and what is done with chosen rows. */
import type { ReactNode } from 'react'
import type { IconName } from '#admin/ui/icon.tsx'

/** A cell that is edited in place: E or a press opens it, Enter and Tab save, Escape puts back. */
export interface Editing<Row> {
  /** Text of the field when it opens. */
  value(row: Row): string
  inputMode?: 'text' | 'decimal' | 'numeric'
  /** Below the field, while `typed` stands in it: the law of a price, a warning. */
  note?(row: Row, typed: string): ReactNode
  /** Saves. Returns why not, as a sentence; null for saved. */
  save(row: Row, typed: string): Promise<string | null>
  /** Whether this row's cell can be edited. */
  may?(row: Row): boolean
}

export interface Column<Row> {
  id: string
  /** Head of the column, and its name in the choice of columns. */
  name: string
  cell: (row: Row) => ReactNode
  /** Numbers stand right. */
  align?: 'left' | 'right' | 'center'
  /** Value of `sort` in the address when its head is pressed; with `-` before it for the other direction, where `both`. */
  sort?: string
  sortsBoth?: boolean
  /** Place in the card of a telephone; without one the column is left out there. */
  card?: 'a' | 'b' | 'c' | 'd' | 'e'
  /** Shown only when somebody chooses it. */
  isExtra?: boolean
  width?: string
  edit?: Editing<Row>
}

export interface Filter {
  /** Name in the address. */
  name: string
  label: string
  /** Values it may have. Without them it is a field for text. */
  options?: readonly { value: string; text: string }[]
}

export interface View {
  id: string
  name: string
  /** Undefined while it is not known. */
  count?: number | undefined
}

/** Rows that are chosen: some by their ids, or all that match the filters. */
export interface Chosen {
  ids: readonly string[]
  /** Also rows that were not loaded: the server is sent the filters instead of ids. */
  isAll: boolean
  clear: () => void
}

export interface BulkAct {
  name: string
  icon: IconName
  /** A letter that does it while rows are chosen. */
  keyName?: string
  isMain?: boolean
  onDo: (chosen: Chosen) => void
}

/** Which rows are chosen, and the boxes that choose them. */
export interface Choice {
  has(id: string): boolean
  toggle(id: string): void
  isEvery: boolean
  isSome: boolean
  toggleAll(): void
}

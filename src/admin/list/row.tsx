/** A row of a list. */
import { memo } from 'react'
import { Link } from 'react-router'
import * as say from '#messages/admin/list.ts'
import type { Column } from './column.ts'
import { EditCell } from './edit-cell.tsx'
import * as styles from './list.module.css'

/** What the rows of a list are called and lead to. */
export interface RowActs<Row> {
  idOf: (row: Row) => string
  /** As staff call it: an order's number, a product's name. */
  nameOf: (row: Row) => string
  /** Address of its page; null for none. */
  hrefOf: ((row: Row) => string) | null
  onOpen: (row: Row) => void
  onEdit: (row: Row, column: string | null, step: -1 | 0 | 1) => void
  onToggle: (id: string) => void
}

interface Props<Row> extends RowActs<Row> {
  row: Row
  index: number
  columns: readonly Column<Row>[]
  /** Null where rows cannot be chosen. */
  isChosen: boolean | null
  isAt: boolean
  /** It was just changed, and is tinted. */
  isFresh: boolean
  /** Column of the cell that is being edited. */
  edited: string | null
}

function DrawnRow<Row>({ row, index, columns, isChosen, isAt, isFresh, edited, ...acts }: Props<Row>) {
  const id = acts.idOf(row)
  const names = [isAt && styles.at, isChosen && styles.chosen, isFresh && styles.fresh]
  return (
    <tr
      className={names.filter(Boolean).join(' ') || undefined}
      aria-current={isAt ? 'true' : undefined}
      aria-rowindex={index + 2}
      data-index={index}
      data-id={id}
    >
      {isChosen !== null && (
        <td className={styles.pick}>
          <input
            type="checkbox"
            aria-label={say.choose({ name: acts.nameOf(row) })}
            checked={isChosen}
            onChange={() => acts.onToggle(id)}
          />
        </td>
      )}
      {columns.map((column, position) => (
        <Cell key={column.id} row={row} column={column} isFirst={position === 0} isEdited={edited === column.id} {...acts} />
      ))}
    </tr>
  )
}

/** Drawn again only when something of it has changed: the keys of a list must be fast. */
export const ListRow = memo(DrawnRow) as typeof DrawnRow

interface CellProps<Row> extends RowActs<Row> {
  row: Row
  column: Column<Row>
  isFirst: boolean
  isEdited: boolean
}

function Cell<Row>({ row, column, isFirst, isEdited, ...acts }: CellProps<Row>) {
  const { nameOf, hrefOf, onOpen, onEdit } = acts
  const { align = 'left', card, edit } = column
  if (isFirst)
    return (
      <th scope="row" className={styles[align]} data-m={card}>
        {hrefOf ? (
          <Link to={hrefOf(row)} className={styles.open} onClick={() => onOpen(row)}>
            {column.cell(row)}
          </Link>
        ) : (
          column.cell(row)
        )}
      </th>
    )
  const isEditable = edit !== undefined && (edit.may?.(row) ?? true)
  return (
    <td className={styles[align]} data-m={card}>
      {isEditable ? (
        <EditCell
          row={row}
          rowName={nameOf(row)}
          column={column}
          edit={edit}
          isOpen={isEdited}
          onOpen={() => onEdit(row, column.id, 0)}
          onLeave={(step) => onEdit(row, step === 0 ? null : column.id, step)}
        />
      ) : (
        column.cell(row)
      )}
    </td>
  )
}

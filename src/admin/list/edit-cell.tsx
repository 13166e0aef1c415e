/** A cell that is edited in place. */
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import * as say from '#messages/admin/list.ts'
import type { Column, Editing } from './column.ts'
import * as styles from './list.module.css'

interface Props<Row> {
  row: Row
  /** Name of the row, for the label of the field. */
  rowName: string
  column: Column<Row>
  edit: Editing<Row>
  isOpen: boolean
  onOpen: () => void
  /** Leaves it; `step` goes to the next or the cell before. */
  onLeave: (step: -1 | 0 | 1) => void
}

export function EditCell<Row>(props: Props<Row>) {
  const { row, rowName, column, isOpen, onOpen } = props
  if (isOpen) return <Field {...props} />
  return (
    <button
      type="button"
      className={styles.editable}
      title={say.edit()}
      aria-label={`${say.edit()}: ${column.name}, ${rowName}`}
      onClick={onOpen}
    >
      {column.cell(row)}
    </button>
  )
}

function Field<Row>({ row, rowName, column, edit, onLeave }: Props<Row>) {
  const [typed, setTyped] = useState(() => edit.value(row))
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isOver = useRef(false)
  const id = useId()
  const leave = async (step: -1 | 0 | 1) => {
    if (isOver.current || isBusy) return
    if (typed !== edit.value(row)) {
      setBusy(true)
      const why = await edit.save(row, typed)
      setBusy(false)
      setFault(why)
      if (why !== null) return
    }
    isOver.current = true
    onLeave(step)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      isOver.current = true
      onLeave(0)
    } else if (event.key === 'Enter') void leave(0)
    else if (event.key === 'Tab') void leave(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const note = fault ?? edit.note?.(row, typed)
  return (
    <span className={styles.editing}>
      <input
        ref={(field) => field?.focus()}
        className={styles.cellField}
        aria-label={`${column.name}, ${rowName}`}
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={note ? id : undefined}
        inputMode={edit.inputMode ?? 'text'}
        value={typed}
        readOnly={isBusy}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          setFault(null)
        }}
        onKeyDown={press}
        onBlur={() => void leave(0)}
      />
      {note && (
        <span
          id={id}
          className={fault === null ? styles.cellNote : `${styles.cellNote} ${styles.cellFault}`}
          role={fault === null ? undefined : 'alert'}
        >
          {note}
        </span>
      )}
    </span>
  )
}

/** Choice of columns and height of rows. */
import { ROW_HEIGHTS, type ListLook } from '#domain/staff/list-view.ts'
import * as say from '#messages/admin/list.ts'
import { Icon } from '#admin/ui/icon.tsx'
import { Popover } from '#admin/ui/popover.tsx'
import type { Column } from './column.ts'
import * as styles from './list.module.css'

interface Props<Row> {
  columns: readonly Column<Row>[]
  look: ListLook
  onChange: (next: Partial<ListLook>) => void
}

export const isShown = <Row,>({ id, isExtra = false }: Column<Row>, look: ListLook): boolean => look.columns[id] ?? !isExtra

export function LookButtons<Row>({ columns, look, onChange }: Props<Row>) {
  const next = ROW_HEIGHTS[(ROW_HEIGHTS.indexOf(look.height) + 1) % ROW_HEIGHTS.length]!
  return (
    <>
      <Popover title={say.columns()} className={styles.iconButton} face={<Icon name="columns" />} aria-label={say.columns()}>
        {() => (
          <fieldset className={styles.columns}>
            <legend>{say.columns()}</legend>
            {columns.slice(1).map((column) => (
              <label key={column.id}>
                <input
                  type="checkbox"
                  checked={isShown(column, look)}
                  onChange={(event) => onChange({ columns: { ...look.columns, [column.id]: event.target.checked } })}
                />
                {column.name}
              </label>
            ))}
          </fieldset>
        )}
      </Popover>
      <button
        type="button"
        className={styles.iconButton}
        title={say.rowHeights[look.height]()}
        aria-label={say.rowHeights[look.height]()}
        onClick={() => onChange({ height: next })}
      >
        <Icon name="rows" />
      </button>
    </>
  )
}

/** Choice of columns and height of rows. */
import * as say from '#messages/admin/list.ts'
import { Icon } from '#admin/ui/icon.tsx'
import { Popover } from '#admin/ui/popover.tsx'
import type { Column } from './column.ts'
import { HEIGHTS, type Look } from './list-look.ts'
import * as styles from './list.module.css'

interface Props<Row> {
  columns: readonly Column<Row>[]
  look: Look
  onChange: (next: Partial<Look>) => void
}

export const isShown = <Row,>({ id, isExtra = false }: Column<Row>, look: Look): boolean => look.columns[id] ?? !isExtra

export function LookButtons<Row>({ columns, look, onChange }: Props<Row>) {
  const next = HEIGHTS[(HEIGHTS.indexOf(look.height) + 1) % HEIGHTS.length]!
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

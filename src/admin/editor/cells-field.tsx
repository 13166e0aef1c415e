/** A table of cells; its first row is the head. */
import { MOST_COLUMNS, MOST_ROWS } from '#domain/content/block-fields.ts'
import * as say from '#messages/admin/content/pages.ts'
import { Button } from '#admin/ui/button.tsx'
import type { ControlProps } from './control.ts'
import { Icon } from '#admin/ui/icon.tsx'
import * as styles from './editor.module.css'

const FIRST = [
  ['', ''],
  ['', ''],
]

export function CellsField({ id, label, flag, value, fault, onChange, isReadOnly }: ControlProps) {
  const rows = (Array.isArray(value) && value.length > 0 ? value : FIRST) as string[][]
  const columns = Math.max(...rows.map((row) => row.length))
  const even = rows.map((row) => Array.from({ length: columns }, (_, at) => row[at] ?? ''))
  const put = (row: number, column: number, text: string) =>
    onChange(even.map((cells, at) => (at === row ? cells.with(column, text) : cells)))
  return (
    <fieldset className={styles.field} id={id} aria-invalid={fault ? true : undefined} tabIndex={-1}>
      <legend className={styles.label}>
        {flag}
        {label}
      </legend>
      <div className={styles.cells}>
        <table>
          <tbody>
            {even.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
              <tr key={row}>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
                  <td key={column}>
                    <input
                      className={styles.input}
                      aria-label={say.rowOf({ row: row + 1, column: column + 1 })}
                      readOnly={isReadOnly}
                      value={cell}
                      onChange={(event) => put(row, column, event.target.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isReadOnly && (
        <div className={styles.acts}>
          <Button size="small" disabled={even.length >= MOST_ROWS} onClick={() => onChange([...even, even[0]!.map(() => '')])}>
            <Icon name="plus" small /> {say.addRow()}
          </Button>
          <Button size="small" disabled={columns >= MOST_COLUMNS} onClick={() => onChange(even.map((row) => [...row, '']))}>
            <Icon name="plus" small /> {say.addColumn()}
          </Button>
          <Button size="small" kind="quiet" disabled={even.length <= 1} onClick={() => onChange(even.slice(0, -1))}>
            {say.removeRow()}
          </Button>
          <Button size="small" kind="quiet" disabled={columns <= 1} onClick={() => onChange(even.map((row) => row.slice(0, -1)))}>
            {say.removeColumn()}
          </Button>
        </div>
      )}
      {fault && (
        <p className={styles.fault}>
          <Icon name="warning-circle" small />
          {fault}
        </p>
      )}
    </fieldset>
  )
}

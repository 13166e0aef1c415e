/** Head of a table: the name of each column; the last one, of the actions, is heard and not seen. */
import * as table from './table.module.css'

interface Props {
  /** A column of numbers stands at the right, like the cells below it. */
  columns: readonly (string | { number: string })[]
  /** Name of the column of actions, if there is one. */
  actions?: string
}

export function TableHead({ columns, actions }: Props) {
  return (
    <thead>
      <tr>
        {columns.map((column) =>
          typeof column === 'string' ? (
            <th key={column} scope="col">
              {column}
            </th>
          ) : (
            <th key={column.number} scope="col" className={table.number}>
              {column.number}
            </th>
          ),
        )}
        {actions !== undefined && (
          <th scope="col">
            <span className={table.hidden}>{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

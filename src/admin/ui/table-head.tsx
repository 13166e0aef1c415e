/** Head of a table: the name of each column; the last one, of the actions, is heard and not seen. */
import * as table from './table.module.css'

interface Props {
  columns: readonly string[]
  /** Name of the column of actions, if there is one. */
  actions?: string
}

export function TableHead({ columns, actions }: Props) {
  return (
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {actions !== undefined && (
          <th scope="col">
            <span className={table.hidden}>{actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** Reads the cells of a group by their types; what a group says more than once it says alike. */
import { empties, readCell, readText } from '#domain/imports/cell.ts'
import type { Column } from '#domain/imports/columns.ts'
import type { Remark, RemarkCode } from '#domain/imports/import-kind.ts'
import type { RowGroup } from './kind.ts'

export interface ReadGroup {
  /** Field → text; '' where the file empties it. */
  fields: Record<string, string>
  /** Field → the line that says it. */
  lines: Record<string, number>
  remarks: Remark[]
}

/** Returns what a group says. `fieldOf` names the field of a column in a row. */
export function readGroup(
  { rows }: RowGroup,
  columns: readonly Column[],
  nameField: (column: Column, row: { line: number; cells: Readonly<Record<string, string>> }) => string,
): ReadGroup {
  const fields: Record<string, string> = {}
  const lines: Record<string, number> = {}
  const remarks: Remark[] = []
  const refuse = (line: number, column: string, code: RemarkCode, detail = '') =>
    remarks.push({ line, column, code, isFault: true, detail })
  for (const row of rows)
    for (const column of columns) {
      const cell = row.cells[column.name]
      if (cell === undefined || cell === '') continue
      const read = empties(cell) ? { ok: true as const, text: '' } : readCell(column.type, readText(cell))
      if (!read.ok) refuse(row.line, column.name, read.code, cell.slice(0, 80))
      else if (column.choices && read.text !== '' && !column.choices.includes(read.text))
        refuse(row.line, column.name, 'not_a_choice', column.choices.join(', '))
      else {
        const field = nameField(column, row)
        if (fields[field] === undefined) {
          fields[field] = read.text
          lines[field] = row.line
        } else if (fields[field] !== read.text) refuse(row.line, column.name, 'differs_in_group', String(lines[field]))
      }
    }
  return { fields, lines, remarks }
}

/** Returns the fields of `after` that `known` has not, with what it has. */
export function differing(
  known: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): { before: Record<string, string>; after: Record<string, string> } {
  const difference: { before: Record<string, string>; after: Record<string, string> } = { before: {}, after: {} }
  for (const field of Object.keys(after)) {
    const text = after[field]!
    if ((known[field] ?? '') === text) continue
    difference.before[field] = known[field] ?? ''
    difference.after[field] = text
  }
  return difference
}

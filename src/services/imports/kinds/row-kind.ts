/** Kinds of which every row is a thing of its own. */
import type { Column } from '#domain/imports/columns.ts'
import type { Cells, Remark, RemarkCode } from '#domain/imports/import-kind.ts'
import type { Query } from '#store/database/db.ts'
import type { Kind, PlannedGroup, PlanSetting, RowGroup } from './kind.ts'
import { differing, readGroup } from './read-group.ts'

export type Refuse = (column: string, code: RemarkCode, detail?: string) => void

export interface RowKind extends Pick<Kind, 'read' | 'write' | 'remove'> {
  columns: readonly Column[]
  /** Columns by which a row is found. */
  identity: readonly string[]
  keyOf(cells: Cells): string
  /** Refuses what the rules of the kind do not let, of what a row would become, and puts the rest in the form that is stored. */
  check(all: Record<string, string>, refuse: Refuse, known: Cells | undefined): void
  /** What a new one has where its row is silent. */
  defaults: Cells
  /** Whether a row without its thing makes one. */
  makes: boolean
}

function planOne(kind: RowKind, group: RowGroup, known: Cells | undefined, newRows: 'create' | 'leave_out'): PlannedGroup {
  const { fields, remarks } = readGroup(group, kind.columns, ({ name }) => name)
  const refuse: Refuse = (column, code, detail = '') =>
    remarks.push({ line: group.line, column, code, isFault: true, detail } satisfies Remark)
  const told = new Set(remarks.map(({ column }) => column))
  for (const { name, required } of kind.columns)
    if (required && !fields[name] && !told.has(name) && (!known || kind.identity.includes(name))) refuse(name, 'empty')
  if (group.rows.length > 1) refuse(kind.identity[0]!, 'repeated', String(group.rows[1]!.line))
  if (!known && !kind.makes) refuse(kind.identity[0]!, 'unknown_item', group.key)
  else if (!known && newRows === 'leave_out') refuse('', 'new_left_out')
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !kind.identity.includes(name)))
  const said = known ? own : { ...kind.defaults, ...own }
  const all: Record<string, string> = { ...fields, ...known, ...said }
  if (remarks.length === 0) kind.check(all, refuse, known)
  const after = Object.fromEntries(Object.keys(said).map((name) => [name, all[name] ?? '']))
  const plan: PlannedGroup = {
    line: group.line,
    key: group.key,
    name: group.key,
    state: 'faulty',
    before: {},
    after: {},
    remarks,
  }
  if (remarks.length > 0) return plan
  const difference = differing(known ?? {}, after)
  const isSame = known !== undefined && Object.keys(difference.after).length === 0
  return { ...plan, ...difference, state: known ? (isSame ? 'same' : 'changed') : 'new' }
}

async function planRows(kind: RowKind, groups: readonly RowGroup[], { query, options }: PlanSetting): Promise<PlannedGroup[]> {
  const known = await kind.read(
    query,
    groups.map(({ key }) => key),
  )
  return groups.map((group) => planOne(kind, group, known.get(group.key), options.newRows))
}

export const rowKind = (kind: RowKind): Kind => ({
  columns: async (_query: Query) => kind.columns,
  keyOf: kind.keyOf,
  plan: (groups, setting) => planRows(kind, groups, setting),
  read: kind.read,
  write: kind.write,
  remove: kind.remove,
})

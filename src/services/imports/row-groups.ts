/** Rows of a file as groups, under the names of this shop's columns. */
import type { Cells, ImportKind, ImportOptions, ProfileName } from '#domain/imports/import-kind.ts'
import { MOST_ROWS_OF_A_GROUP } from '#domain/imports/import-kind.ts'
import type { Mapping } from '#domain/imports/mapping.ts'
import { SHOPIFY_HEADS, shopifyRows } from '#domain/imports/profiles/shopify.ts'
import { wooKey, wooRows } from '#domain/imports/profiles/woocommerce.ts'
import { withHeads, withRates, type ProfileSetting, type RawRow } from '#domain/imports/profiles/raw-row.ts'
import { MARKETS } from '#domain/market/market.ts'
import type { FileRow } from './files/read-rows.ts'
import type { Kind, RowGroup } from './kinds/kind.ts'

export interface GroupSetting {
  kind: ImportKind
  mapping: Mapping
  options: Pick<ImportOptions, 'profile' | 'market' | 'rates'>
  /** Where the pieces of another shop's file lie. */
  warehouse: string | null
}

/** Returns the cells that are not empty under the names of columns. */
function mapped(cells: Cells, mapping: Mapping): Cells {
  const named: Record<string, string> = {}
  for (const head in cells) {
    const column = mapping[head]
    if (column && cells[head] !== '') named[column] = cells[head]!
  }
  return named
}

const lowered = (cells: Cells): Cells =>
  Object.fromEntries(Object.entries(cells).map(([head, cell]) => [head.trim().toLowerCase(), cell]))

const headed = (cells: Cells, profile: ProfileName): Cells =>
  profile === 'shopify' ? withHeads(lowered(cells), SHOPIFY_HEADS) : lowered(cells)

/** Returns the rows of another shop's product as this shop's; columns of ours that stand beside are taken too. */
function translated(
  rows: readonly RawRow[],
  { options: { profile, market, rates = {} }, mapping, warehouse }: GroupSetting,
): RowGroup['rows'] {
  const setting: ProfileSetting = { market, currency: MARKETS[market].currency.toLowerCase(), warehouse }
  const lower = rows.map(({ line, cells }) => ({ line, cells: headed(cells, profile) }))
  const own = profile === 'shopify' ? shopifyRows(lower, setting) : wooRows(lower, setting)
  const extra = new Map(rows.map(({ line, cells }) => [line, mapped(cells, mapping)]))
  return own.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      Object.entries({ ...withRates(cells, setting.currency, rates), ...extra.get(line) }).filter(([, cell]) => cell !== ''),
    ),
  }))
}

/**
 * Yields the rows of another shop's file, those of a product one after the other: such files are sorted by number, so that a variation
 * that was added later stands apart. The whole file is in memory.
 */
async function* gathered(rows: AsyncIterable<FileRow>, keyOf: (cells: Cells) => string): AsyncGenerator<FileRow> {
  const groups = new Map<string, FileRow[]>()
  let nameless = 0
  for await (const row of rows) {
    // A row that belongs to nothing stays by itself, and is a fault.
    const key = keyOf(row.cells) || `\0${nameless++}`
    groups.getOrInsertComputed(key, () => []).push(row)
  }
  for (const group of groups.values()) yield* group
}

/** Yields the rows of this shop's own file under the names of columns. */
async function* named(rows: AsyncIterable<FileRow>, mapping: Mapping): AsyncGenerator<FileRow> {
  for await (const { line, cells } of rows) yield { line, cells: mapped(cells, mapping) }
}

/** Yields rows that belong together and follow each other. */
export async function* groupRows(
  rows: AsyncIterable<FileRow>,
  kind: Pick<Kind, 'keyOf'>,
  setting: GroupSetting,
): AsyncGenerator<RowGroup & { count: number }> {
  const { options, mapping } = setting
  const isOwn = options.profile === 'own' || setting.kind !== 'products'
  const keyOf = (cells: Cells): string => {
    if (isOwn) return kind.keyOf(cells)
    const lower = headed(cells, options.profile)
    return options.profile === 'shopify' ? (lower['handle']?.trim() ?? '') : wooKey(lower)
  }
  const finish = (key: string, group: readonly RawRow[]): RowGroup & { count: number } => {
    const own = isOwn ? group : translated(group, setting)
    return { line: group[0]!.line, key: isOwn || own.length === 0 ? key : `@${key}`, rows: own, count: group.length }
  }
  let key = ''
  let group: RawRow[] = []
  for await (const row of isOwn ? named(rows, mapping) : gathered(rows, keyOf)) {
    const next = keyOf(row.cells)
    if (group.length > 0 && (next !== key || next === '' || group.length >= MOST_ROWS_OF_A_GROUP)) {
      yield finish(key, group)
      group = []
    }
    key = next
    group.push(row)
  }
  if (group.length > 0) yield finish(key, group)
}

/** What the engine asks of each kind of file: how rows belong together, what they would change, and how that is written. */
import type { Column } from '#domain/imports/columns.ts'
import type { Cells, ImportOptions, Remark } from '#domain/imports/import-kind.ts'
import type { PictureFolder } from '#services/imports/files/archive.ts'
import type { Shop } from '#services/shop.ts'
import type { Actor } from '#services/staff/audit.ts'
import type { Query } from '#store/database/db.ts'
import type { NamedThings } from '#store/imports/product-records.ts'

/** Rows that are written as a whole. */
export interface RowGroup {
  line: number
  key: string
  /** Column → cell, still as the file has it; empty cells are left out. */
  rows: readonly { line: number; cells: Cells }[]
}

export interface PlannedGroup {
  line: number
  /** By which it is found when it is written. */
  key: string
  name: string
  state: 'new' | 'changed' | 'same' | 'faulty'
  /** Of the fields that change; a field that was not there has ''. */
  before: Cells
  after: Cells
  remarks: Remark[]
}

export interface PlanSetting {
  query: Query
  options: ImportOptions
  columns: readonly Column[]
  /** What products name, as it was when the dry run went on. */
  things: NamedThings
  now: Date
  pictures: PictureFolder
  /** Who keeps the pictures of the file. */
  shop: Pick<Shop, 'db' | 'clock'>
  actor: Actor
  pictureHosts: readonly string[]
  /** Addresses that earlier groups of the file take: 'ro bonetă'. */
  takenSlugs: Set<string>
  /** Returns each SKU of the file with the first one of its group; the file is read once for it. */
  firstSkus(): Promise<ReadonlyMap<string, string>>
}

/** Fields to write; of a known thing only those that change. */
export interface WantedChange {
  key: string
  isNew: boolean
  fields: Cells
}

export interface WriteSetting {
  tx: Query
  actor: Actor
  now: Date
  /** Told by the log of prices. */
  reason: string
}

export interface Kind {
  columns(query: Query): Promise<readonly Column[]>
  /** Returns what rows of one group have in common. */
  keyOf(cells: Cells): string
  plan(groups: readonly RowGroup[], setting: PlanSetting): Promise<PlannedGroup[]>
  /** Returns the fields of things that are there, by the keys of groups. */
  read(query: Query, keys: readonly string[]): Promise<Map<string, Cells>>
  /** Writes all or none. @throws InputRefused, PricesRefused */
  write(changes: readonly WantedChange[], setting: WriteSetting): Promise<void>
  /** Writes what could not be before everything else was there. */
  finish?(run: string, setting: WriteSetting): Promise<void>
  /** Takes away what an import made, as far as it can be; the rest is taken off sale. */
  remove(keys: readonly string[], setting: WriteSetting): Promise<void>
}

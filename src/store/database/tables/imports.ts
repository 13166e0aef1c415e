/** Written by `npm run db:types` from the migrated database: do not edit. */
import type { Generated } from 'kysely'
import type { ImportKind, ImportState, ImportActor, ImportCounts, ImportOptions, Remark } from '#domain/imports/import-kind.ts'
import type { Mapping } from '#domain/imports/mapping.ts'
import type { Json, JsonDefault, Optional } from './column-types.ts'

export interface ImportsTables {
  import_run: {
    id: string
    kind: ImportKind
    file_name: string
    signature: string
    mapping: Json<Mapping>
    options: Json<ImportOptions>
    state: ImportState
    actor: Json<ImportActor>
    created_at: Date
    began_at: Date
    ended_at: Optional<Date>
    done: Generated<number>
    total: Generated<number>
    counts: JsonDefault<ImportCounts>
    failure: Optional<string>
  }
  import_group: {
    run_id: string
    position: number
    line: number
    key: string
    name: string
    state: 'new' | 'changed' | 'faulty'
    before: JsonDefault<Record<string, string>>
    after: JsonDefault<Record<string, string>>
    remarks: JsonDefault<Remark[]>
    is_chosen: Generated<boolean>
    outcome: Optional<'applied' | 'refused' | 'undone'>
    kept: Generated<string[]>
  }
  import_mapping: {
    signature: string
    kind: string
    mapping: Json<Mapping>
    used_at: Date
  }
}

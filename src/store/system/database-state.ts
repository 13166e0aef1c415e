/** What the database says of itself. */
import { sql } from 'kysely'
import type { Query } from '#store/database/db.ts'

export interface DatabaseState {
  /** '18.0' */
  version: string
  bytes: number
}

export async function readDatabaseState(query: Query): Promise<DatabaseState> {
  const { rows } = await sql<{ version: string; bytes: string }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(query)
  const { version, bytes } = rows[0]!
  return { version: version.split(' ', 1)[0]!, bytes: Number(bytes) }
}

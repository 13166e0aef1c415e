/** Codes that somebody tried and that do not exist, kept for a day to slow guessing down (D-29). */
import { sql, type RawBuilder } from 'kysely'
import type { Query } from '#store/database/db.ts'

/** How many different wrong codes somebody has tried since `since`. */
export const missesOf = (client: string, since: Date): RawBuilder<number> =>
  sql`select count(*)::integer from code_miss where client = ${client} and at > ${since}`

/** Writes wrong codes down, each once for its client; older ones than `forget` go. */
export async function recordMisses(
  query: Query,
  client: string,
  hashes: readonly Buffer[],
  { now, forget }: { now: Date; forget: Date },
): Promise<void> {
  await query.deleteFrom('code_miss').where('at', '<', forget).execute()
  await sql`
    insert into code_miss (client, code_hash, at)
    select ${client}, decode(hash, 'hex'), ${now} from unnest(${hashes.map((hash) => hash.toString('hex'))}::text[]) as hash
    on conflict (client, code_hash) do update set at = excluded.at`.execute(query)
}

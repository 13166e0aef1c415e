/** Typed codes are counted as guesses before they are answered (D-29). */
import { sql, type RawBuilder } from 'kysely'
import type { Query } from '#store/database/db.ts'

/** Scope of the counts in `attempt_count`. */
const SCOPE = 'code'

/** Hashes in hexadecimal of those codes that were counted for the caller already. */
export const countedCodes = (caller: Buffer, hashes: readonly string[], now: Date): RawBuilder<{ hash: string }> => sql`
  select encode(code_hash, 'hex') as hash from code_guess
  where caller = ${caller} and until > ${now} and encode(code_hash, 'hex') = any(${hashes}::text[])`

export interface GuessQuestion {
  caller: Buffer
  /** In hexadecimal. */
  hashes: readonly string[]
  most: number
  /** End of the window that begins if none is open. */
  until: Date
  now: Date
}

export interface Guessed {
  /** False: the limit would be passed, and nothing was counted. */
  isAllowed: boolean
  /** End of the window. */
  until: Date
}

/** Counts all these codes, or none when they exceed the limit. One statement: the condition holds under parallel calls. */
export async function countGuesses(query: Query, { caller, hashes, most, until, now }: GuessQuestion): Promise<Guessed> {
  const { rows } = await sql<{ until: Date }>`
    with counted as (
      insert into attempt_count as c (scope, subject, count, until)
      select ${SCOPE}, ${caller}, ${hashes.length}::integer, ${until}::timestamptz
      on conflict (scope, subject) do update set
        count = case when c.until <= ${now} then 0 else c.count end + excluded.count,
        until = case when c.until <= ${now} then excluded.until else c.until end
      where c.until <= ${now} or c.count + excluded.count <= ${most}
      returning until
    ),
    written as (
      insert into code_guess (caller, code_hash, until)
      select ${caller}, decode(hash, 'hex'), counted.until from counted, unnest(${hashes}::text[]) as hash
      on conflict (caller, code_hash) do update set until = excluded.until
    )
    select until from counted`.execute(query)
  if (rows[0]) return { isAllowed: true, until: rows[0].until }
  const open = await query
    .selectFrom('attempt_count')
    .select('until')
    .where('scope', '=', SCOPE)
    .where('subject', '=', caller)
    .executeTakeFirst()
  return { isAllowed: false, until: open?.until ?? until }
}

/** Removes `count` guesses from the window that ends at `until`: the codes exist. They stay counted as known. */
export async function releaseGuesses(query: Query, { caller, count, until }: { caller: Buffer; count: number; until: Date }) {
  await query
    .updateTable('attempt_count')
    .set((row) => ({ count: row('count', '-', count) }))
    .where('scope', '=', SCOPE)
    .where('subject', '=', caller)
    .where('until', '=', until)
    .execute()
}

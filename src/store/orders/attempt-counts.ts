/** Counts of attempts within time windows. They are exact under parallel calls because each count is taken under a row lock. */
import { sql } from 'kysely'
import type { Query } from '#store/database/db.ts'

export interface CountedAttempt {
  scope: string
  /** Keyed hash of the counted subject. */
  subject: Buffer
  most: number
  /** End of the window that begins if none is open. */
  until: Date
}

export interface ReachedLimit {
  scope: string
  until: Date
}

const columnsOf = (attempts: readonly CountedAttempt[]) => ({
  scopes: attempts.map(({ scope }) => scope),
  subjects: attempts.map(({ subject }) => subject.toString('hex')),
  ends: attempts.map(({ until }) => until),
})

/**
 * Adds one to each count and keeps the counts locked until the transaction ends. When a limit was reached before, returns the first such
 * limit and counts nothing; otherwise null.
 */
export async function takeAttempts(tx: Query, attempts: readonly CountedAttempt[], now: Date): Promise<ReachedLimit | null> {
  const reached = await countAtOnce(tx, attempts, now)
  if (reached) await returnAttempts(tx, attempts)
  return reached
}

/**
 * Counts in one statement, in the order of the keys, and opens new windows where the old ones have ended. Returns the first limit that was
 * reached before, or null. An attempt that is refused counts too, which changes nothing: windows do not grow.
 */
export async function countAtOnce(query: Query, attempts: readonly CountedAttempt[], now: Date): Promise<ReachedLimit | null> {
  const { scopes, subjects, ends } = columnsOf(attempts)
  const { rows } = await sql<{ scope: string; count: number; until: Date }>`
    insert into attempt_count as c (scope, subject, count, until)
    select scope, decode(subject, 'hex'), 1, until
    from unnest(${scopes}::text[], ${subjects}::text[], ${ends}::timestamptz[]) as a(scope, subject, until)
    order by scope, subject
    on conflict (scope, subject) do update set
      count = case when c.until <= ${now} then 1 else c.count + 1 end,
      until = case when c.until <= ${now} then excluded.until else c.until end
    returning scope, count, until`.execute(query)
  const most = new Map(attempts.map((attempt) => [attempt.scope, attempt.most]))
  const reached = rows.find(({ scope, count }) => count > most.get(scope)!)
  return reached ? { scope: reached.scope, until: reached.until } : null
}

type Counted = Pick<CountedAttempt, 'scope' | 'subject'>

/**
 * Takes one back from counts: the attempt was none of those that are counted. An upsert, because it finds its rows by the primary key
 * whatever the statistics of the table say; a plain update joined with a list was planned as a scan of all counts.
 */
export async function returnAttempts(query: Query, attempts: readonly Counted[]): Promise<void> {
  const scopes = attempts.map(({ scope }) => scope)
  const subjects = attempts.map(({ subject }) => subject.toString('hex'))
  await sql`
    insert into attempt_count as c (scope, subject, count, until)
    select scope, decode(subject, 'hex'), 0, '-infinity'::timestamptz
    from unnest(${scopes}::text[], ${subjects}::text[]) as a(scope, subject)
    order by scope, subject
    on conflict (scope, subject) do update set count = greatest(c.count - 1, 0)`.execute(query)
}

/** Forgets a count. */
export async function forgetAttempts(query: Query, { scope, subject }: Counted): Promise<void> {
  await query.deleteFrom('attempt_count').where('scope', '=', scope).where('subject', '=', subject).execute()
}

export interface UnpaidHoldings {
  orders: number
  /** Pieces reserved for them. */
  pieces: number
  /** When the first of them expires; null when there is none. */
  firstExpiry: Date | null
}

/** Returns what the caller's unpaid orders hold. Exact while the caller's order count is locked. */
export async function readUnpaidHoldings(tx: Query, caller: Buffer): Promise<UnpaidHoldings> {
  const { rows } = await sql<{ orders: number; pieces: number; first_expiry: Date | null }>`
    select count(*)::integer as orders, coalesce(sum(held.pieces), 0)::integer as pieces, min(o.expires_at) as first_expiry
    from order_caller c
    join "order" o on o.id = c.order_id and o.status = 'opened' and o.payment_state = 'unpaid'
    cross join lateral (
      select coalesce(sum(r.quantity), 0) as pieces from stock_reservation r where r.order_id = o.id and r.state = 'held'
    ) held
    where c.caller = ${caller}`.execute(tx)
  const { orders, pieces, first_expiry: firstExpiry } = rows[0]!
  return { orders, pieces, firstExpiry }
}

/** Deletes counts and guesses whose window has ended, and callers of orders placed before `callersBefore`. */
export async function deleteOldAttempts(query: Query, { now, callersBefore }: { now: Date; callersBefore: Date }): Promise<void> {
  await query.deleteFrom('attempt_count').where('until', '<=', now).execute()
  await query.deleteFrom('code_guess').where('until', '<=', now).execute()
  await query.deleteFrom('order_caller').where('created_at', '<', callersBefore).execute()
}

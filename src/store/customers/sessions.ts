/** Sessions of signed-in customers; a token is looked up by its SHA-256. */
import { sql } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'

/** A session with its customer, as one select finds them. */
export interface FoundSession {
  id: string
  customerId: string
  email: string
  firstName: string
  lastName: string
  phone: string | null
  market: Locale
  locale: Locale
  /** When the session began. */
  createdAt: Date
  lastUsedAt: Date
  expiresAt: Date
  confirmedAt: Date
}

export interface NewSession {
  id: string
  tokenHash: Buffer
  customerId: string
  browser: string
  createdAt: Date
  expiresAt: Date
}

export interface ListedSession {
  id: string
  browser: string
  createdAt: Date
  lastUsedAt: Date
}

/** Returns the session of a token that has not ended, of a customer who may sign in; null otherwise. */
export async function findSession(query: Query, tokenHash: Buffer, now: Date): Promise<FoundSession | null> {
  const found = await query
    .selectFrom('customer_session as s')
    .innerJoin('customer as c', 'c.id', 's.customer_id')
    .select([
      's.id',
      's.customer_id as customerId',
      'c.email',
      'c.first_name as firstName',
      'c.last_name as lastName',
      'c.phone',
      'c.market',
      'c.locale',
      's.created_at as createdAt',
      's.last_used_at as lastUsedAt',
      's.expires_at as expiresAt',
      's.confirmed_at as confirmedAt',
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('c.disabled_at', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

/** Writes the last use of a session and of its account. */
export async function touchSession(query: Query, id: string, { now, expiresAt }: { now: Date; expiresAt: Date }): Promise<void> {
  await sql`
    with used as (
      update customer_session set last_used_at = ${now}, expires_at = ${expiresAt} where id = ${id} returning customer_id
    )
    update customer set last_seen_at = ${now} where id = (select customer_id from used)`.execute(query)
}

export interface SessionStart {
  /** Of the session that the browser had: it ends, whoever's it is. */
  formerHash: Buffer | null
  browserHash: Buffer
  /** That the account must still have, null where it was not the password that proved who the customer is. */
  passwordHash: string | null
}

/**
 * Writes a new session, and that its customer was seen in this browser. Returns whether the customer had signed in before, and whether in
 * this browser; null, and writes nothing, when the account is gone, disabled or has another password. The account stays locked.
 */
export async function insertSession(
  tx: Query,
  session: NewSession,
  { formerHash, browserHash, passwordHash }: SessionStart,
): Promise<{ isFirst: boolean; isKnown: boolean } | null> {
  const { id, tokenHash, customerId, browser, createdAt, expiresAt } = session
  const { rows } = await sql<{ before: number; is_new: boolean }>`
    with owner as (
      select c.id from customer c where c.id = ${customerId} and c.disabled_at is null
        and (${passwordHash}::text is null or c.password_hash = ${passwordHash}) for update
    ), former as (
      delete from customer_session where token_hash = ${formerHash} and exists (select from owner)
    ), seen as (
      update customer set last_seen_at = ${createdAt} where id = (select id from owner)
    ), noted as (
      insert into customer_browser as b (customer_id, browser_hash, last_used_at)
      select id, ${browserHash}, ${createdAt} from owner
      on conflict (customer_id, browser_hash) do update set last_used_at = excluded.last_used_at
      returning b.xmax = 0 as is_new
    )
    insert into customer_session (id, token_hash, customer_id, created_at, last_used_at, expires_at, browser, confirmed_at)
    select ${id}, ${tokenHash}, id, ${createdAt}, ${createdAt}, ${expiresAt}, ${browser}, ${createdAt} from owner
    returning (select is_new from noted) as is_new,
      (select count(*)::integer from customer_browser o where o.customer_id = customer_session.customer_id) as before`.execute(tx)
  const [written] = rows
  return written ? { isFirst: written.before === 0, isKnown: !written.is_new } : null
}

/** The session's customer has proven again who they are: it goes on under another token. */
export async function renewSession(tx: Query, id: string, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.updateTable('customer_session').set({ token_hash: tokenHash, confirmed_at: now }).where('id', '=', id).execute()
}

/** Returns the sessions of a customer that have not ended, the last used first. */
export const listSessionsOf = (query: Query, customerId: string, now: Date): Promise<ListedSession[]> =>
  query
    .selectFrom('customer_session')
    .select(['id', 'browser', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Ends one session of this customer. Returns whether there was one. */
export async function deleteSession(query: Query, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('customer_session')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deleteSessionOfToken(query: Query, tokenHash: Buffer): Promise<void> {
  await query.deleteFrom('customer_session').where('token_hash', '=', tokenHash).execute()
}

/** Ends all sessions of a customer but the one that stays, if any. Returns how many. */
export async function deleteSessionsOf(query: Query, customerId: string, stays: string | null = null): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('customer_session')
    .where('customer_id', '=', customerId)
    .$if(stays !== null, (all) => all.where('id', '<>', stays!))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteEndedSessions(query: Query, now: Date): Promise<void> {
  await query.deleteFrom('customer_session').where('expires_at', '<=', now).execute()
}

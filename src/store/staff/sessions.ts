/** Sessions of staff, and the links and started sign-ins that lead to them; all are looked up by the SHA-256 of their token. */
import { sql } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { StaffLinkPurpose } from '#domain/staff/staff-session.ts'
import type { Query } from '#store/database/db.ts'

/** A session with its person, as one select finds them. */
export interface FoundStaffSession {
  sessionId: string
  id: string
  email: string
  firstName: string
  lastName: string
  role: Role
  locale: Locale
  createdAt: Date
  lastUsedAt: Date
  expiresAt: Date
  confirmedAt: Date
  /** Second steps of the person. */
  hasApp: boolean
  hasPasskey: boolean
}

export interface NewStaffSession {
  id: string
  tokenHash: Buffer
  staffId: string
  browser: string
  createdAt: Date
  expiresAt: Date
}

export interface ListedStaffSession {
  id: string
  browser: string
  createdAt: Date
  lastUsedAt: Date
}

/** Returns the session of a token that has not ended, of a person who may sign in; null otherwise. */
export async function findStaffSession(query: Query, tokenHash: Buffer, now: Date): Promise<FoundStaffSession | null> {
  const found = await query
    .selectFrom('staff_session as s')
    .innerJoin('staff_member as m', 'm.id', 's.staff_id')
    .select([
      's.id as sessionId',
      'm.id',
      'm.email',
      'm.first_name as firstName',
      'm.last_name as lastName',
      'm.role',
      'm.locale',
      's.created_at as createdAt',
      's.last_used_at as lastUsedAt',
      's.expires_at as expiresAt',
      's.confirmed_at as confirmedAt',
    ])
    .select([
      sql<boolean>`m.totp_key is not null`.as('hasApp'),
      sql<boolean>`exists (select from staff_passkey p where p.staff_id = m.id)`.as('hasPasskey'),
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('m.disabled_at', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

/** Writes a new session and that its person was seen. */
export async function insertStaffSession(tx: Query, session: NewStaffSession): Promise<void> {
  const { id, tokenHash, staffId, browser, createdAt, expiresAt } = session
  await tx
    .insertInto('staff_session')
    .values({
      id,
      token_hash: tokenHash,
      staff_id: staffId,
      browser,
      created_at: createdAt,
      last_used_at: createdAt,
      expires_at: expiresAt,
      confirmed_at: createdAt,
    })
    .execute()
  await tx.updateTable('staff_member').set({ last_seen_at: createdAt }).where('id', '=', staffId).execute()
}

/** Writes the last use of a session and of its person. */
export async function touchStaffSession(
  query: Query,
  { sessionId, id }: { sessionId: string; id: string },
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await query.updateTable('staff_session').set({ last_used_at: now, expires_at: expiresAt }).where('id', '=', sessionId).execute()
  await query.updateTable('staff_member').set({ last_seen_at: now }).where('id', '=', id).execute()
}

/** The person has given the second step again: the session goes on under another token. */
export async function renewStaffSession(tx: Query, sessionId: string, tokenHash: Buffer, now: Date): Promise<void> {
  await tx.updateTable('staff_session').set({ token_hash: tokenHash, confirmed_at: now }).where('id', '=', sessionId).execute()
}

/** Returns the sessions of a person that have not ended, the last used first. */
export const listStaffSessions = (query: Query, staffId: string, now: Date): Promise<ListedStaffSession[]> =>
  query
    .selectFrom('staff_session')
    .select(['id', 'browser', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Ends one session of this person. Returns whether there was one. */
export async function deleteStaffSession(query: Query, staffId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Ends the session of a token; an unknown token changes nothing. */
export async function deleteStaffSessionOfToken(query: Query, tokenHash: Buffer): Promise<void> {
  await query.deleteFrom('staff_session').where('token_hash', '=', tokenHash).execute()
}

/** Ends all sessions of a person but the one that stays, if any. Returns how many. */
export async function deleteStaffSessions(query: Query, staffId: string, stays: string | null = null): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .$if(stays !== null, (all) => all.where('id', '<>', stays!))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export interface StaffLink {
  hash: Buffer
  purpose: StaffLinkPurpose
  /** Null for the first set-up. */
  staffId: string | null
}

export interface FoundStaffLink {
  staffId: string | null
  totpKey: string | null
  expiresAt: Date
}

export async function insertStaffLink(tx: Query, link: StaffLink, times: { createdAt: Date; expiresAt: Date }): Promise<void> {
  const { hash, purpose, staffId } = link
  await tx
    .insertInto('staff_link')
    .values({ hash, purpose, staff_id: staffId, created_at: times.createdAt, expires_at: times.expiresAt })
    .execute()
}

const LINK_COLUMNS = ['staff_id as staffId', 'totp_key as totpKey', 'expires_at as expiresAt'] as const

/** Returns a link that can be used, without using it. */
export async function findStaffLink(
  query: Query,
  { hash, purpose }: Pick<StaffLink, 'hash' | 'purpose'>,
  now: Date,
): Promise<FoundStaffLink | null> {
  const found = await query
    .selectFrom('staff_link')
    .select(LINK_COLUMNS)
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found ?? null
}

/** Uses a link: of calls at the same moment one gets it, the others get null. */
export async function takeStaffLink(
  tx: Query,
  { hash, purpose }: Pick<StaffLink, 'hash' | 'purpose'>,
  now: Date,
): Promise<FoundStaffLink | null> {
  const used = await tx
    .deleteFrom('staff_link')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning(LINK_COLUMNS)
    .executeTakeFirst()
  return used ?? null
}

/** Stores the key of an authenticator app that is not proven yet. */
export async function setLinkTotpKey(query: Query, hash: Buffer, totpKey: string): Promise<void> {
  await query.updateTable('staff_link').set({ totp_key: totpKey }).where('hash', '=', hash).execute()
}

/** Makes all links of a purpose invalid, or those of one person. */
export async function deleteStaffLinks(
  tx: Query,
  { purpose, staffId }: { purpose?: StaffLinkPurpose; staffId?: string },
): Promise<void> {
  await tx
    .deleteFrom('staff_link')
    .$if(purpose !== undefined, (all) => all.where('purpose', '=', purpose!))
    .$if(staffId !== undefined, (all) => all.where('staff_id', '=', staffId!))
    .execute()
}

export async function deleteEndedStaffSessions(query: Query, now: Date): Promise<void> {
  await query.deleteFrom('staff_session').where('expires_at', '<=', now).execute()
  await query.deleteFrom('staff_link').where('expires_at', '<=', now).execute()
}

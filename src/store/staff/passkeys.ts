/** Passkeys of staff: public keys, found by the id of their credential; and the challenges that they answer. */
import type { StaffPasskeyPurpose } from '#domain/staff/staff-session.ts'
import type { Query } from '#store/database/db.ts'

export interface StaffPasskey {
  id: string
  /** '' where the browser that added it was unknown and the person gave no name. */
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** What a signature is checked with. */
export interface FoundStaffPasskey {
  id: string
  staffId: string
  publicKey: Buffer
}

interface Credential {
  credentialId: Buffer
  transports: string[]
}

export interface NewStaffPasskey extends FoundStaffPasskey, Credential {
  counter: number
  name: string
}

const SHOWN = ['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const

/** Returns the passkeys of a person, the oldest first. */
export const readStaffPasskeys = (query: Query, staffId: string): Promise<StaffPasskey[]> =>
  query.selectFrom('staff_passkey').select(SHOWN).where('staff_id', '=', staffId).orderBy('created_at').orderBy('id').execute()

export const readStaffCredentials = (query: Query, staffId: string): Promise<Credential[]> =>
  query
    .selectFrom('staff_passkey')
    .select(['credential_id as credentialId', 'transports'])
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute()

export async function hasStaffPasskey(query: Query, staffId: string): Promise<boolean> {
  const found = await query.selectFrom('staff_passkey').select('id').where('staff_id', '=', staffId).limit(1).executeTakeFirst()
  return found !== undefined
}

export async function findStaffPasskey(query: Query, credentialId: Buffer): Promise<FoundStaffPasskey | null> {
  const found = await query
    .selectFrom('staff_passkey')
    .select(['id', 'staff_id as staffId', 'public_key as publicKey'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return found ?? null
}

/** Returns false when the credential is somebody's already. */
export async function insertStaffPasskey(tx: Query, passkey: NewStaffPasskey, now: Date): Promise<boolean> {
  const { id, staffId, credentialId, publicKey, counter, transports, name } = passkey
  const inserted = await tx
    .insertInto('staff_passkey')
    .values({
      id,
      staff_id: staffId,
      credential_id: credentialId,
      public_key: publicKey,
      counter,
      transports,
      name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * Writes a use with the counter of its signature. Returns `stale`, and writes nothing, when the counter has not grown: the key is used in two
 * places. Authenticators that do not count always say 0. `gone`: the passkey was removed meanwhile.
 */
export async function noteStaffPasskeyUse(
  tx: Query,
  { id, counter }: { id: string; counter: number },
  now: Date,
): Promise<'used' | 'stale' | 'gone'> {
  const row = await tx.selectFrom('staff_passkey').select('counter').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return 'gone'
  if (counter <= row.counter && (counter > 0 || row.counter > 0)) return 'stale'
  await tx.updateTable('staff_passkey').set({ counter, last_used_at: now }).where('id', '=', id).execute()
  return 'used'
}

/** Returns false when the person has none of this id. */
export async function renameStaffPasskey(tx: Query, staffId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_passkey')
    .set({ name })
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Removes a passkey of a person, or all of them. */
export async function deleteStaffPasskeys(tx: Query, staffId: string, id: string | null = null): Promise<void> {
  await tx
    .deleteFrom('staff_passkey')
    .where('staff_id', '=', staffId)
    .$if(id !== null, (all) => all.where('id', '=', id!))
    .execute()
}

export interface StaffChallenge {
  hash: Buffer
  /** Of the browser that asked for it. */
  browserHash: Buffer
  purpose: StaffPasskeyPurpose
  /** Of the sign-in that waits, or of the set-up of a second step; null for the other purposes. */
  linkHash: Buffer | null
  /** Of the session that adds a passkey or is confirmed; null for the other purposes. */
  sessionId: string | null
}

export async function insertStaffChallenge(query: Query, challenge: StaffChallenge, expiresAt: Date): Promise<void> {
  const { hash, browserHash, purpose, linkHash, sessionId } = challenge
  await query
    .insertInto('staff_passkey_challenge')
    .values({ hash, browser_hash: browserHash, purpose, link_hash: linkHash, session_id: sessionId, expires_at: expiresAt })
    .execute()
}

/** Uses a challenge up: of calls at the same moment one gets true. False changes nothing. */
export async function takeStaffChallenge(query: Query, challenge: StaffChallenge, now: Date): Promise<boolean> {
  const { hash, browserHash, purpose, linkHash, sessionId } = challenge
  const { numDeletedRows } = await query
    .deleteFrom('staff_passkey_challenge')
    .where('hash', '=', hash)
    .where('browser_hash', '=', browserHash)
    .where('purpose', '=', purpose)
    .where('link_hash', linkHash === null ? 'is' : '=', linkHash)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deleteEndedStaffChallenges(query: Query, now: Date): Promise<void> {
  await query.deleteFrom('staff_passkey_challenge').where('expires_at', '<=', now).execute()
}

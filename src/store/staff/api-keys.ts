/** Keys of programs; they are looked up by their SHA-256. */
import type { Query } from '#store/database/db.ts'

export interface StoredKey {
  id: string
  name: string
  /** Its first characters. */
  start: string
  /** Actions as they were chosen; what the table no longer has is not permitted. */
  scope: string[]
  createdAt: Date
  /** Who made it, as they were called then. */
  createdName: string
  lastUsedAt: Date | null
  /** Null for one without an end. */
  expiresAt: Date | null
}

export interface NewKey extends Omit<StoredKey, 'lastUsedAt'> {
  hash: Buffer
  createdBy: string
}

const COLUMNS = [
  'id',
  'name',
  'start',
  'scope',
  'created_at as createdAt',
  'created_name as createdName',
  'last_used_at as lastUsedAt',
  'expires_at as expiresAt',
] as const

export async function insertKey(tx: Query, key: NewKey): Promise<void> {
  const { id, name, hash, start, scope, createdAt, createdBy, createdName, expiresAt } = key
  await tx
    .insertInto('api_key')
    .values({
      id,
      name,
      hash,
      start,
      scope,
      created_at: createdAt,
      created_by: createdBy,
      created_name: createdName,
      expires_at: expiresAt,
    })
    .execute()
}

/** Returns the key of this hash, unless it was revoked or has ended. */
export async function findKey(query: Query, hash: Buffer, now: Date): Promise<StoredKey | null> {
  const found = await query
    .selectFrom('api_key')
    .select(COLUMNS)
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
  return found ?? null
}

/** Returns the keys that were not revoked, also those that have ended; the newest first. */
export const listKeys = (query: Query): Promise<StoredKey[]> =>
  query
    .selectFrom('api_key')
    .select(COLUMNS)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Locks a key that was not revoked; null without one. */
export async function lockKey(tx: Query, id: string): Promise<StoredKey | null> {
  const found = await tx
    .selectFrom('api_key')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

export const touchKey = async (query: Query, id: string, now: Date): Promise<void> => {
  await query.updateTable('api_key').set({ last_used_at: now }).where('id', '=', id).execute()
}

export const revokeStoredKey = async (tx: Query, id: string, now: Date): Promise<void> => {
  await tx.updateTable('api_key').set({ revoked_at: now }).where('id', '=', id).execute()
}

export const endKeyAt = async (tx: Query, id: string, at: Date): Promise<void> => {
  await tx.updateTable('api_key').set({ expires_at: at }).where('id', '=', id).execute()
}

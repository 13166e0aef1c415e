/** Passkeys of customers: public keys, found by the id of their credential. */
import { sql } from 'kysely'
import type { Query } from '#store/database/db.ts'

export interface Passkey {
  id: string
  /** '' where the browser that added it was unknown and the customer gave no name. */
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}

/** What a browser needs to recognise a passkey. */
export interface Credential {
  credentialId: Buffer
  transports: string[]
}

/** What a signature is checked with. */
export interface FoundPasskey {
  id: string
  customerId: string
  publicKey: Buffer
}

export interface NewPasskey extends Credential {
  id: string
  customerId: string
  publicKey: Buffer
  counter: number
  name: string
}

const SHOWN = ['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const

/** Returns the passkeys of a customer, the oldest first. */
export const readPasskeys = (query: Query, customerId: string): Promise<Passkey[]> =>
  query
    .selectFrom('customer_passkey')
    .select(SHOWN)
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const readCredentials = (query: Query, customerId: string): Promise<Credential[]> =>
  query
    .selectFrom('customer_passkey')
    .select(['credential_id as credentialId', 'transports'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()

/** Returns the passkey of a credential, and whether its customer has signed in in the browser of this hash. */
export async function findPasskey(
  query: Query,
  credentialId: Buffer,
  browserHash: Buffer | null,
): Promise<{ passkey: FoundPasskey; isKnownBrowser: boolean } | null> {
  const row = await query
    .selectFrom('customer_passkey as p')
    .select(['p.id', 'p.customer_id as customerId', 'p.public_key as publicKey'])
    .select(
      sql<boolean>`exists (
        select from customer_browser b where b.customer_id = p.customer_id and b.browser_hash = ${browserHash}
      )`.as('isKnownBrowser'),
    )
    .where('p.credential_id', '=', credentialId)
    .executeTakeFirst()
  if (!row) return null
  const { isKnownBrowser, ...passkey } = row
  return { passkey, isKnownBrowser }
}

/** Returns false when the credential is somebody's already. */
export async function insertPasskey(tx: Query, passkey: NewPasskey, now: Date): Promise<boolean> {
  const { id, customerId, credentialId, publicKey, counter, transports, name } = passkey
  const inserted = await tx
    .insertInto('customer_passkey')
    .values({
      id,
      customer_id: customerId,
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
export async function notePasskeyUse(
  tx: Query,
  { id, counter }: { id: string; counter: number },
  now: Date,
): Promise<'used' | 'stale' | 'gone'> {
  const row = await tx.selectFrom('customer_passkey').select('counter').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return 'gone'
  if (counter <= row.counter && (counter > 0 || row.counter > 0)) return 'stale'
  await tx.updateTable('customer_passkey').set({ counter, last_used_at: now }).where('id', '=', id).execute()
  return 'used'
}

/** Returns null when the customer has none of this id. */
export async function renamePasskey(query: Query, customerId: string, id: string, name: string): Promise<Passkey | null> {
  const renamed = await query
    .updateTable('customer_passkey')
    .set({ name })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning(SHOWN)
    .executeTakeFirst()
  return renamed ?? null
}

/** Returns false when the customer has none of this id. */
export async function deletePasskey(tx: Query, customerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('customer_passkey')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Accounts of customers at other providers. Issuer and subject are their key; the address is only shown. */
import type { Query } from '#store/database/db.ts'

export interface IdentityKey {
  issuer: string
  subject: string
}

export interface Identity extends IdentityKey {
  customerId: string
  /** As the provider has it. */
  email: string
}

/** Returns the id of the customer to whom an identity belongs, or null. */
export async function findIdentityOwner(query: Query, { issuer, subject }: IdentityKey): Promise<string | null> {
  const row = await query
    .selectFrom('customer_identity')
    .select('customer_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.customer_id ?? null
}

/** Links an identity. Returns false when it belongs to somebody already, or the customer has another one of this issuer. */
export async function insertIdentity(tx: Query, { issuer, subject, customerId, email }: Identity, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('customer_identity')
    .values({ issuer, subject, customer_id: customerId, email, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Notes the address that the provider has now. */
export async function updateIdentityEmail(tx: Query, { issuer, subject }: IdentityKey, email: string): Promise<void> {
  await tx
    .updateTable('customer_identity')
    .set({ email })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('email', '<>', email)
    .execute()
}

/** What a customer sees of an identity. */
export interface LinkedIdentity {
  /** As the provider had it at the last sign-in, '' without one. */
  email: string
  createdAt: Date
}

/** Returns the identities of a customer, the oldest first. */
export const readIdentities = (query: Query, customerId: string): Promise<LinkedIdentity[]> =>
  query
    .selectFrom('customer_identity')
    .select(['email', 'created_at as createdAt'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('issuer')
    .execute()

/** Removes the identities of a customer. Returns how many. */
export async function deleteIdentities(tx: Query, customerId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('customer_identity')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

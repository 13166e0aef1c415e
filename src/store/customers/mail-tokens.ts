/** Links of mails to customers: each is used once, for its customer, purpose and address. */
import type { MailTokenPurpose } from '#domain/customers/session.ts'
import type { Query } from '#store/database/db.ts'

export interface MailToken {
  customerId: string
  /** The address that the link was sent to. */
  email: string
  /** The registration that a link of purpose `verify` confirms. */
  passwordHash: string | null
  firstName: string | null
  lastName: string | null
}

export interface NewMailToken extends MailToken {
  hash: Buffer
  purpose: MailTokenPurpose
  createdAt: Date
  expiresAt: Date
}

const COLUMNS = [
  'customer_id as customerId',
  'email',
  'password_hash as passwordHash',
  'first_name as firstName',
  'last_name as lastName',
] as const

export async function insertMailToken(tx: Query, token: NewMailToken): Promise<void> {
  const { hash, customerId, purpose, email, passwordHash, firstName, lastName, createdAt, expiresAt } = token
  await tx
    .insertInto('customer_mail_token')
    .values({
      hash,
      customer_id: customerId,
      purpose,
      email,
      password_hash: passwordHash,
      first_name: firstName,
      last_name: lastName,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute()
}

interface Looked {
  hash: Buffer
  purpose: MailTokenPurpose
}

/** Returns a token that can be used, without using it. */
export async function findMailToken(query: Query, { hash, purpose }: Looked, now: Date): Promise<MailToken | null> {
  const found = await query
    .selectFrom('customer_mail_token')
    .select(COLUMNS)
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found ?? null
}

/** Uses a token: of calls at the same moment one gets it, the others get null. */
export async function useMailToken(tx: Query, { hash, purpose }: Looked, now: Date): Promise<MailToken | null> {
  const used = await tx
    .updateTable('customer_mail_token')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst()
  return used ?? null
}

/** Makes the links of a customer invalid that are not used yet: of one purpose, or all that let somebody in or change the account. */
export async function deleteMailTokens(tx: Query, customerId: string, purpose: MailTokenPurpose | null = null): Promise<void> {
  await tx
    .deleteFrom('customer_mail_token')
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .$if(purpose !== null, (all) => all.where('purpose', '=', purpose!))
    .$if(purpose === null, (all) => all.where('purpose', '<>', 'newsletter'))
    .execute()
}

/** Returns until when the last link of this purpose can be used that waits, null without one. */
export async function findMailTokenEnd(
  query: Query,
  customerId: string,
  purpose: MailTokenPurpose,
  now: Date,
): Promise<Date | null> {
  const found = await query
    .selectFrom('customer_mail_token')
    .select('expires_at')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.expires_at ?? null
}

export async function deleteEndedMailTokens(query: Query, now: Date): Promise<void> {
  await query.deleteFrom('customer_mail_token').where('expires_at', '<=', now).execute()
}

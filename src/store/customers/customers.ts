/** Accounts of customers. */
import { sql, type Selectable } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'

type Row = Selectable<Tables['customer']>

export interface Customer {
  id: string
  email: string
  /** Identifies the account: `emailKey` of the address. */
  emailKey: string
  emailVerifiedAt: Date | null
  firstName: string
  lastName: string
  phone: string | null
  market: Locale
  locale: Locale
  /** PHC string; null for an account without a password. */
  passwordHash: string | null
  createdAt: Date
  disabledAt: Date | null
}

/** What a registration writes. */
export interface Registration {
  email: string
  emailKey: string
  firstName: string
  lastName: string
  market: Locale
  passwordHash: string
}

const customerFrom = (row: Row): Customer => ({
  id: row.id,
  email: row.email,
  emailKey: row.email_key,
  emailVerifiedAt: row.email_verified_at,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  market: row.market,
  locale: row.locale,
  passwordHash: row.password_hash,
  createdAt: row.created_at,
  disabledAt: row.disabled_at,
})

/** Returns the account of an address, and whether it was signed in to in the browser of this hash. */
export async function findSigningIn(
  query: Query,
  key: string,
  browserHash: Buffer | null,
): Promise<{ customer: Customer; isKnownBrowser: boolean } | null> {
  const row = await query
    .selectFrom('customer as c')
    .selectAll('c')
    .select(
      sql<boolean>`exists (select from customer_browser b where b.customer_id = c.id and b.browser_hash = ${browserHash})`.as(
        'is_known',
      ),
    )
    .where('c.email_key', '=', key)
    .executeTakeFirst()
  return row ? { customer: customerFrom(row), isKnownBrowser: row.is_known } : null
}

export async function findCustomer(query: Query, id: string): Promise<Customer | null> {
  const row = await query.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? customerFrom(row) : null
}

/** Returns the account of an address, locked until the transaction ends. */
export async function lockCustomerByEmail(tx: Query, key: string): Promise<Customer | null> {
  const row = await tx.selectFrom('customer').selectAll().where('email_key', '=', key).forUpdate().executeTakeFirst()
  return row ? customerFrom(row) : null
}

/** Returns an account, locked until the transaction ends. */
export async function lockCustomer(tx: Query, id: string): Promise<Customer | null> {
  const row = await tx.selectFrom('customer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? customerFrom(row) : null
}

/** Adds an account without a verified address unless the address has one. Returns the account of the address, locked. */
export async function takeCustomer(tx: Query, id: string, registration: Registration, now: Date): Promise<Customer> {
  const { email, emailKey, firstName, lastName, market, passwordHash } = registration
  await tx
    .insertInto('customer')
    .values({
      id,
      email,
      email_key: emailKey,
      first_name: firstName,
      last_name: lastName,
      market,
      locale: market,
      password_hash: passwordHash,
      created_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute()
  return (await lockCustomerByEmail(tx, emailKey))!
}

/**
 * Adds an account whose address another provider has verified, without a password. Returns false when the address has an account: the row
 * is not locked then.
 */
export async function insertVerifiedCustomer(
  tx: Query,
  id: string,
  { email, emailKey, firstName, lastName, market }: Omit<Registration, 'passwordHash'>,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('customer')
    .values({
      id,
      email,
      email_key: emailKey,
      email_verified_at: now,
      first_name: firstName,
      last_name: lastName,
      market,
      locale: market,
      created_at: now,
      last_seen_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Deletes a registration whose address nobody has verified. */
export async function deleteRegistration(tx: Query, id: string): Promise<void> {
  await tx.deleteFrom('customer').where('id', '=', id).where('email_verified_at', 'is', null).execute()
}

/** Writes the data of a later registration to an account whose address is not verified. */
export async function renewRegistration(tx: Query, id: string, registration: Registration): Promise<void> {
  const { email, firstName, lastName, market, passwordHash } = registration
  const set = { email, first_name: firstName, last_name: lastName, market, locale: market, password_hash: passwordHash }
  await tx.updateTable('customer').set(set).where('id', '=', id).execute()
}

/** The address is verified, by the link of this registration. */
export async function markVerified(
  tx: Query,
  id: string,
  { passwordHash, firstName, lastName }: { passwordHash: string | null; firstName: string | null; lastName: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('customer')
    .set((row) => ({
      email_verified_at: now,
      password_hash: passwordHash ?? row.ref('password_hash'),
      first_name: firstName ?? row.ref('first_name'),
      last_name: lastName ?? row.ref('last_name'),
    }))
    .where('id', '=', id)
    .execute()
}

/** Writes a new password; whoever could do so through a link of a mail has verified the address too. */
export async function setPassword(
  tx: Query,
  id: string,
  { passwordHash, verifiedAt }: { passwordHash: string; verifiedAt: Date | null },
): Promise<void> {
  const set = { password_hash: passwordHash, ...(verifiedAt && { email_verified_at: verifiedAt }) }
  await tx.updateTable('customer').set(set).where('id', '=', id).execute()
}

export async function setEmail(tx: Query, id: string, { email, key }: { email: string; key: string }, now: Date): Promise<void> {
  await tx.updateTable('customer').set({ email, email_key: key, email_verified_at: now }).where('id', '=', id).execute()
}

export async function setDisabled(tx: Query, id: string, disabledAt: Date | null): Promise<void> {
  await tx.updateTable('customer').set({ disabled_at: disabledAt }).where('id', '=', id).execute()
}

/** Deletes accounts whose address nobody verified. */
export async function deleteUnverified(query: Query, createdBefore: Date): Promise<void> {
  await query.deleteFrom('customer').where('email_verified_at', 'is', null).where('created_at', '<', createdBefore).execute()
}

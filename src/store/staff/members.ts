/** People of the staff. */
import { sql } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { Query } from '#store/database/db.ts'

export interface StaffMember {
  id: string
  email: string
  firstName: string
  lastName: string
  role: Role
  locale: Locale
  passwordHash: string | null
  /** Key of the authenticator app, sealed; null without one. */
  totpKey: string | null
  disabledAt: Date | null
  version: number
}

export interface NewStaffMember {
  id: string
  email: string
  emailKey: string
  firstName: string
  lastName: string
  role: Role
  locale: Locale
  passwordHash: string | null
  isFounder: boolean
}

/** A person as the list of the staff shows them. */
export interface ListedMember extends Omit<StaffMember, 'passwordHash' | 'totpKey'> {
  createdAt: Date
  lastSeenAt: Date | null
  /** False for who was invited and has not chosen a password. */
  isSetUp: boolean
  hasTotp: boolean
  passkeys: number
  /** Recovery codes that were not used. */
  recoveryCodes: number
}

const COLUMNS = [
  'id',
  'email',
  'first_name as firstName',
  'last_name as lastName',
  'role',
  'locale',
  'password_hash as passwordHash',
  'totp_key as totpKey',
  'disabled_at as disabledAt',
  'version',
] as const

/** Returns whether anybody is on the staff. */
export async function hasStaff(query: Query): Promise<boolean> {
  return (await query.selectFrom('staff_member').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Returns false, and writes nothing, when the address is somebody's, or when there is a founder already. */
export async function insertMember(tx: Query, member: NewStaffMember, now: Date): Promise<boolean> {
  const { id, email, emailKey, firstName, lastName, role, locale, passwordHash, isFounder } = member
  const inserted = await tx
    .insertInto('staff_member')
    .values({
      id,
      email,
      email_key: emailKey,
      first_name: firstName,
      last_name: lastName,
      role,
      locale,
      password_hash: passwordHash,
      is_founder: isFounder,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function findMemberByEmail(query: Query, emailKey: string): Promise<StaffMember | null> {
  return (await query.selectFrom('staff_member').select(COLUMNS).where('email_key', '=', emailKey).executeTakeFirst()) ?? null
}

export async function findMember(query: Query, id: string): Promise<StaffMember | null> {
  return (await query.selectFrom('staff_member').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Locks a person's row until the transaction ends. */
export async function lockMember(tx: Query, id: string): Promise<StaffMember | null> {
  const found = await tx.selectFrom('staff_member').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst()
  return found ?? null
}

/** Locks the owners who can sign in, in the order of their ids. Returns their ids. */
export async function lockOwners(tx: Query): Promise<string[]> {
  const owners = await tx
    .selectFrom('staff_member')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return owners.map(({ id }) => id)
}

export interface MemberChange {
  firstName?: string
  lastName?: string
  role?: Role
  locale?: Locale
  passwordHash?: string
  /** Null removes the authenticator app. */
  totpKey?: string | null
  disabledAt?: Date | null
}

/** Changes a person who is locked, and counts the change. */
export async function updateMember(tx: Query, id: string, change: MemberChange): Promise<void> {
  const { firstName, lastName, role, locale, passwordHash, totpKey, disabledAt } = change
  await tx
    .updateTable('staff_member')
    .set({
      ...(firstName !== undefined && { first_name: firstName }),
      ...(lastName !== undefined && { last_name: lastName }),
      ...(role !== undefined && { role }),
      ...(locale !== undefined && { locale }),
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      ...(totpKey !== undefined && { totp_key: totpKey, totp_used: null }),
      ...(disabledAt !== undefined && { disabled_at: disabledAt }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Uses up the codes of an interval of 30 s: of calls at the same moment one gets true. */
export async function spendTotpInterval(tx: Query, id: string, interval: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_member')
    .set({ totp_used: interval })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('totp_used', 'is', null), eb('totp_used', '<', interval)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Returns everybody, the active first, then by name. */
export async function listMembers(query: Query): Promise<ListedMember[]> {
  const rows = await query
    .selectFrom('staff_member as m')
    .select(COLUMNS.map((column) => `m.${column}` as const))
    .select(['m.created_at as createdAt', 'm.last_seen_at as lastSeenAt'])
    .select((eb) => [
      eb
        .selectFrom('staff_passkey as p')
        .whereRef('p.staff_id', '=', 'm.id')
        .select(sql<number>`count(*)::integer`.as('passkeys'))
        .as('passkeys'),
      eb
        .selectFrom('staff_recovery_code as r')
        .whereRef('r.staff_id', '=', 'm.id')
        .where('r.used_at', 'is', null)
        .select(sql<number>`count(*)::integer`.as('codes'))
        .as('codes'),
    ])
    .orderBy(sql`m.disabled_at is not null`)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .execute()
  return rows.map(({ passwordHash, totpKey, passkeys, codes, ...member }) => ({
    ...member,
    isSetUp: passwordHash !== null,
    hasTotp: totpKey !== null,
    passkeys: passkeys ?? 0,
    recoveryCodes: codes ?? 0,
  }))
}

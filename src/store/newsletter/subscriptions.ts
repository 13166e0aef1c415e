/** Subscriptions of the newsletter, the links that confirm them, and the records of consent (LAW-50). */
import { sql, type Selectable } from 'kysely'
import type { Locale } from '#domain/market/market.ts'
import {
  NEWSLETTER_TEXT_VERSION,
  type FormSource,
  type LeaveReason,
  type SubscriptionSource,
} from '#domain/newsletter/newsletter.ts'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'
import { uuidv7 } from '#store/database/uuid.ts'

export type Subscription = Selectable<Tables['newsletter_subscription']>

/** Who subscribes, in which language. */
export interface Subscriber {
  email: string
  firstName: string
  lastName: string
  locale: Locale
}

export const findSubscription = (query: Query, by: { id: string } | { address: string }): Promise<Subscription | undefined> => {
  const all = query.selectFrom('newsletter_subscription').selectAll()
  return ('id' in by ? all.where('id', '=', by.id) : all.where('address', '=', by.address)).executeTakeFirst()
}

/** Returns the locked subscription of a mailbox; a new one is pending. */
export async function takeSubscription(tx: Query, address: string, asked: Subscriber, now: Date): Promise<Subscription> {
  const { email, firstName, lastName, locale } = asked
  const row = await tx
    .insertInto('newsletter_subscription')
    .values({
      id: uuidv7(now),
      address,
      email,
      first_name: firstName,
      last_name: lastName,
      locale,
      state: 'pending',
      asked_at: now,
    })
    // An update that changes nothing locks and returns the row.
    .onConflict((conflict) => conflict.column('address').doUpdateSet((row) => ({ address: row.ref('excluded.address') })))
    .returningAll()
    .executeTakeFirstOrThrow()
  return row
}

/** A pending subscription was asked for again. */
export const renewQuestion = async (tx: Query, id: string, now: Date): Promise<void> => {
  await tx.updateTable('newsletter_subscription').set({ asked_at: now }).where('id', '=', id).execute()
}

export async function confirmRow(
  tx: Query,
  id: string,
  { email, firstName, lastName, locale }: Subscriber,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('newsletter_subscription')
    .set({
      email,
      first_name: firstName,
      last_name: lastName,
      locale,
      state: 'confirmed',
      confirmed_at: now,
      left_at: null,
      leave_reason: null,
    })
    .where('id', '=', id)
    .execute()
}

export async function leaveRow(tx: Query, id: string, now: Date): Promise<void> {
  await tx.updateTable('newsletter_subscription').set({ state: 'left', left_at: now }).where('id', '=', id).execute()
}

export async function setLeaveReason(query: Query, id: string, reason: LeaveReason): Promise<void> {
  await query
    .updateTable('newsletter_subscription')
    .set({ leave_reason: reason })
    .where('id', '=', id)
    .where('state', '=', 'left')
    .execute()
}

export interface ConsentEvent {
  subscriptionId: string
  kind: 'asked' | 'confirmed' | 'left'
  source: SubscriptionSource
  locale: Locale
  email: string
}

/** Adds a record of consent; records are never changed. */
export async function insertEvent(
  tx: Query,
  { subscriptionId, kind, source, locale, email }: ConsentEvent,
  at: Date,
): Promise<void> {
  const text_version = NEWSLETTER_TEXT_VERSION
  await tx
    .insertInto('newsletter_event')
    .values({ id: uuidv7(at), subscription_id: subscriptionId, kind, at, source, text_version, locale, email })
    .execute()
}

export interface Link extends Subscriber {
  subscriptionId: string
  source: FormSource
}

export async function insertLink(
  tx: Query,
  { hash, subscriptionId, source, email, firstName, lastName, locale }: Link & { hash: Buffer },
  expiresAt: Date,
): Promise<void> {
  await tx
    .insertInto('newsletter_link')
    .values({
      hash,
      subscription_id: subscriptionId,
      email,
      first_name: firstName,
      last_name: lastName,
      locale,
      source,
      expires_at: expiresAt,
    })
    .execute()
}

const LINK = [
  'subscription_id as subscriptionId',
  'source',
  'email',
  'first_name as firstName',
  'last_name as lastName',
  'locale',
] as const

/** Returns a link that is valid, used or not. */
export const findLink = (query: Query, hash: Buffer, now: Date) =>
  query
    .selectFrom('newsletter_link')
    .select([...LINK, 'used_at as usedAt'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Uses a link: of calls at the same moment one gets it, the others get nothing. */
export const useLink = (tx: Query, hash: Buffer, now: Date): Promise<Link | undefined> =>
  tx
    .updateTable('newsletter_link')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(LINK)
    .executeTakeFirst()

/** Makes the links of a subscription invalid that are not used yet. */
export async function deleteLinks(tx: Query, subscriptionId: string): Promise<void> {
  await tx.deleteFrom('newsletter_link').where('subscription_id', '=', subscriptionId).where('used_at', 'is', null).execute()
}

/** Deletes links that have ended, and subscriptions that nobody confirmed. */
export async function deleteEndedLinks(query: Query, { now, askedBefore }: { now: Date; askedBefore: Date }): Promise<void> {
  await query.deleteFrom('newsletter_link').where('expires_at', '<=', now).execute()
  await query.deleteFrom('newsletter_subscription').where('state', '=', 'pending').where('asked_at', '<', askedBefore).execute()
}

/** Deletes the subscription of an address with its links and records (LAW-53). `key`: the address as accounts are identified. */
export async function deleteSubscription(tx: Query, key: string): Promise<void> {
  await sql`delete from newsletter_subscription where lower(normalize(email, nfkc)) = ${key}`.execute(tx)
}

/** Who waits for which variant in which market, and the links that confirm it. */
import { sql, type Selectable } from 'kysely'
import { ALERT_BACK_MAIL, ALERT_MAILS } from '#domain/alerts/alert.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import type { Tables } from '#store/database/tables.ts'
import { uuidv7 } from '#store/database/uuid.ts'

export type StockAlert = Selectable<Tables['stock_alert']>

export interface NewAlert {
  variant: number
  locale: Locale
  /** The mailbox. */
  address: string
  email: string
}

/** Returns the locked request of a mailbox for a variant in a market; a new one is only asked for. */
export function takeAlert(tx: Query, { variant, locale, address, email }: NewAlert, now: Date): Promise<StockAlert> {
  return (
    tx
      .insertInto('stock_alert')
      .values({ id: uuidv7(now), variant_id: variant, locale, state: 'asked', address, email, asked_at: now })
      // An update that changes nothing locks and returns the row.
      .onConflict((conflict) =>
        conflict.columns(['variant_id', 'locale', 'address']).doUpdateSet((row) => ({ address: row.ref('excluded.address') })),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
  )
}

export const findAlert = (query: Query, id: string): Promise<StockAlert | undefined> =>
  query.selectFrom('stock_alert').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns the open request of a mailbox; undefined for none. */
export const findOpenAlert = (
  query: Query,
  { variant, locale, address }: Omit<NewAlert, 'email'>,
): Promise<StockAlert | undefined> =>
  query
    .selectFrom('stock_alert')
    .selectAll()
    .where('variant_id', '=', variant)
    .where('locale', '=', locale)
    .where('address', '=', address)
    .executeTakeFirst()

/** A request that is not confirmed was made again. */
export const renewAlert = async (tx: Query, id: string, email: string, now: Date): Promise<void> => {
  await tx.updateTable('stock_alert').set({ asked_at: now, email }).where('id', '=', id).where('state', '=', 'asked').execute()
}

/** Returns whether this call made the request one that waits. */
export async function letWait(tx: Query, id: string, now: Date): Promise<boolean> {
  const moved = await tx
    .updateTable('stock_alert')
    .set({ state: 'waiting', confirmed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Returns another request of the mailbox that waits; null for none. */
export async function otherWaiting(query: Query, address: string, except: string): Promise<string | null> {
  const row = await query
    .selectFrom('stock_alert')
    .select('id')
    .where('address', '=', address)
    .where('state', '=', 'waiting')
    .where('id', '<>', except)
    .orderBy('confirmed_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Deletes an open request. Returns its mailbox; null where it is over. */
export async function deleteAlert(tx: Query, id: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('stock_alert')
    .where('id', '=', id)
    .where('state', '<>', 'told')
    .returning('address')
    .executeTakeFirst()
  return row?.address ?? null
}

/** Deletes every open request of a mailbox. */
export const deleteAlertsOf = async (tx: Query, address: string): Promise<void> => {
  await tx.deleteFrom('stock_alert').where('address', '=', address).execute()
}

/** Deletes the requests of an address (LAW-53). `key`: the address as accounts are identified. */
export async function deleteAlertsOfAccount(tx: Query, key: string): Promise<void> {
  await sql`delete from stock_alert where lower(normalize(email, nfkc)) = ${key}`.execute(tx)
}

export async function insertAlertLink(
  tx: Query,
  { hash, alertId }: { hash: Buffer; alertId: string },
  expiresAt: Date,
): Promise<void> {
  await tx.insertInto('stock_alert_link').values({ hash, alert_id: alertId, expires_at: expiresAt }).execute()
}

/** Returns the request of a link that is valid, used or not. */
export const findAlertLink = (query: Query, hash: Buffer, now: Date) =>
  query
    .selectFrom('stock_alert_link')
    .select(['alert_id as alertId', 'used_at as usedAt'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Uses a link: of calls at the same moment one gets its request, the others get nothing. */
export const useAlertLink = (tx: Query, hash: Buffer, now: Date): Promise<{ alertId: string } | undefined> =>
  tx
    .updateTable('stock_alert_link')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('alert_id as alertId')
    .executeTakeFirst()

/** Deletes what nobody confirmed, who has waited too long, what was told long ago, and mails that are not needed any more. */
export async function deleteOldAlerts(
  query: Query,
  before: { now: Date; asked: Date; waiting: Date; told: Date; mails: Date },
): Promise<void> {
  await sql`delete from stock_alert_link where expires_at <= ${before.now}`.execute(query)
  await sql`
    delete from stock_alert where (state = 'asked' and asked_at < ${before.asked})
      or (state = 'waiting' and confirmed_at < ${before.waiting}) or (state = 'told' and told_at < ${before.told})`.execute(query)
  await sql`
    delete from mail where kind = any(${[...ALERT_MAILS]}::text[])
      and (created_at < ${before.mails} or (kind = ${ALERT_BACK_MAIL} and sent_at is not null))`.execute(query)
}

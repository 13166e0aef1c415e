/**
 * Back in stock by mail, as anybody asks for it, confirms and ends it. What is answered never depends on the address: a job looks it up, and
 * the mail says what is the case.
 */
import { ALERT_LINK_MS, ALERT_MAILS_MS, ALERT_TOLD_MS, ALERT_WAIT_DAYS } from '#domain/alerts/alert.ts'
import { emailKey, normalisedEmail } from '#domain/customers/email.ts'
import { ALERT_MAIL_LIMIT } from '#domain/checkout/limits.ts'
import { MAX_IDS } from '#domain/catalog/item-id.ts'
import type { Locale } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { attemptOf } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { isSecretToken } from '#services/tokens.ts'
import {
  deleteAlert,
  deleteAlertsOf,
  deleteOldAlerts,
  findAlert,
  findAlertLink,
  letWait,
  otherWaiting,
  takeAlert,
  useAlertLink,
  type StockAlert,
} from '#store/alerts/alerts.ts'
import { awaitedVariants } from '#store/alerts/waiting.ts'
import { lockCustomer } from '#store/customers/customers.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { takeAttempts } from '#store/orders/attempt-counts.ts'
import { alertOfToken, stopToken } from './links.ts'
import { readAlertOffer, type AlertOffer } from './offer.ts'

type AlertShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>

export interface AskedAlert {
  variant: number
  locale: Locale
  email: string
}

/** `sent`: a mail follows. `waiting`: it is settled, because the customer's address is verified. */
export type AlertAnswer = { ok: true; state: 'sent' | 'waiting' } | { ok: false; reason: 'item_not_found' | 'in_stock' }

/** Asks for a mail when a variant can be bought again. `customerId`: who is signed in. */
export async function askForAlert(
  shop: AlertShop & Pick<Shop, 'catalog'>,
  asked: AskedAlert,
  customerId: string | null = null,
): Promise<AlertAnswer> {
  const { db, clock, tokens, jobSignal } = shop
  const offer = await readAlertOffer(shop, db.query, asked.variant, asked.locale)
  if (!offer) return { ok: false, reason: 'item_not_found' }
  if (offer.pieces > 0) return { ok: false, reason: 'in_stock' }
  const now = clock.now()
  const address = normalisedEmail(asked.email)
  const counted = { scope: 'alert_mail', purpose: 'email', value: address, limit: ALERT_MAIL_LIMIT }
  const state = await db.transaction(async (tx): Promise<'sent' | 'waiting'> => {
    if (customerId !== null && (await isOwnAddress(tx, customerId, asked.email))) {
      const { id } = await takeAlert(tx, { ...asked, address }, now)
      await letWait(tx, id, now)
      await enqueue(tx, { kind: 'alert.tell', payload: { variants: [asked.variant] }, runAt: now })
      return 'waiting'
    }
    if (await takeAttempts(tx, [attemptOf(tokens, counted, now)], now)) return 'sent'
    await enqueue(tx, { kind: 'alert.ask', payload: { mailId: uuidv7(now), ...asked }, runAt: now })
    return 'sent'
  })
  jobSignal.wake()
  return { ok: true, state }
}

/** Returns whether a customer has verified this address as the account's: who is signed in there reads its mails. */
async function isOwnAddress(tx: Query, customerId: string, email: string): Promise<boolean> {
  const customer = await lockCustomer(tx, customerId)
  return customer?.emailVerifiedAt != null && customer.disabledAt === null && customer.emailKey === emailKey(email)
}

/** Returns what a market sells as a variant, for its form; null where nothing can be asked for: in stock, or not sold. */
export async function readAwaited(
  shop: Pick<Shop, 'db' | 'clock' | 'catalog'>,
  { variant, locale }: Omit<AskedAlert, 'email'>,
): Promise<AlertOffer | null> {
  const offer = await readAlertOffer(shop, shop.db.query, variant, locale)
  return offer && offer.pieces === 0 ? offer : null
}

/** What a link of a mail stands for. `stop`: token by which the request is ended. */
export type OpenedAlert = { state: 'waits' | 'done'; offer: AlertOffer | null; locale: Locale; stop: string } | null

/** Returns what the link of a mail confirms; null for one that is over. Changes nothing: programs that scan mails open it too. */
export async function openAlertLink(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'catalog'>,
  token: string,
): Promise<OpenedAlert> {
  const { db, clock, tokens } = shop
  const link = isSecretToken(token) ? await findAlertLink(db.query, tokens.hash(token), clock.now()) : undefined
  const alert = link && (await findAlert(db.query, link.alertId))
  if (!alert || alert.state === 'told') return null
  const offer = await readAlertOffer(shop, db.query, alert.variant_id, alert.locale)
  const state = alert.state === 'waiting' ? 'done' : 'waits'
  return { state, offer, locale: alert.locale, stop: stopToken(shop, alert.id) }
}

/** Uses the link of a mail, once: the reader of the mailbox wants to be told. */
export async function confirmAlertLink({ db, clock, tokens, jobSignal }: AlertShop, token: string): Promise<void> {
  if (!isSecretToken(token)) return
  const now = clock.now()
  await db.transaction(async (tx) => {
    const link = await useAlertLink(tx, tokens.hash(token), now)
    const alert = link && (await findAlert(tx, link.alertId))
    if (!alert || !(await letWait(tx, alert.id, now))) return
    // Pieces may have come while nobody waited.
    await enqueue(tx, { kind: 'alert.tell', payload: { variants: [alert.variant_id] }, runAt: now })
  })
  jobSignal.wake()
}

/** A request that can be ended. `hasOthers`: the mailbox waits for other goods too. */
export interface OpenAlert {
  offer: AlertOffer | null
  hasOthers: boolean
}

/** Returns what a token ends; null where it is over. Changes nothing. */
export async function openAlert(
  shop: Pick<Shop, 'db' | 'clock' | 'tokens' | 'catalog'>,
  token: string,
): Promise<OpenAlert | null> {
  const alert = await alertOf(shop, token)
  if (!alert || alert.address === null) return null
  return {
    offer: await readAlertOffer(shop, shop.db.query, alert.variant_id, alert.locale),
    hasOthers: (await otherWaiting(shop.db.query, alert.address, alert.id)) !== null,
  }
}

async function alertOf(shop: Pick<Shop, 'db' | 'tokens'>, token: string): Promise<StockAlert | undefined> {
  const id = alertOfToken(shop, token)
  return id === null ? undefined : findAlert(shop.db.query, id)
}

/** Ends the request of a token, or with `all` everything that its mailbox waits for. The address is deleted. */
export async function stopAlert(shop: Pick<Shop, 'db' | 'tokens'>, token: string, { all }: { all: boolean }): Promise<void> {
  const id = alertOfToken(shop, token)
  if (id === null) return
  await shop.db.transaction(async (tx) => {
    const address = await deleteAlert(tx, id)
    if (all && address !== null) await deleteAlertsOf(tx, address)
  })
}

/**
 * Has those told who wait for what can be bought: a product was published again, a recall has ended, or more wait than were told at once.
 * Pieces that come call for it by themselves.
 */
export async function callWaiting({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> {
  const variants = await awaitedVariants(db.query)
  for (let at = 0; at < variants.length; at += MAX_IDS)
    // oxlint-disable-next-line no-await-in-loop -- a job for each hundred
    await enqueue(db.query, { kind: 'alert.tell', payload: { variants: variants.slice(at, at + MAX_IDS) }, runAt: now })
}

/** Deletes what nobody confirmed, who has waited too long, and mails that are not needed any more. */
export async function purgeAlerts({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await deleteOldAlerts(db.query, {
    now,
    asked: ago(ALERT_LINK_MS),
    waiting: ago(ALERT_WAIT_DAYS * DAY_MS),
    told: ago(ALERT_TOLD_MS),
    mails: ago(ALERT_MAILS_MS),
  })
}

/**
 * The newsletter as anybody asks for it, confirms and leaves it (D-31, LAW-50). What is answered never depends on the address: a job looks it
 * up, and the mail says what is the case.
 */
import { emailKey, normalisedEmail } from '#domain/customers/email.ts'
import { NEWSLETTER_MAIL_LIMIT } from '#domain/checkout/limits.ts'
import type { Locale } from '#domain/market/market.ts'
import { ISSUE_MAILS_MS } from '#domain/newsletter/issue.ts'
import { PENDING_MS, type FormSource, type LeaveReason } from '#domain/newsletter/newsletter.ts'
import type { RewardView } from '#domain/newsletter/newsletter-mail.ts'
import { writeConsent } from './account-consent.ts'
import { attemptOf } from '#services/limits/limits.ts'
import type { Shop } from '#services/shop.ts'
import { isSecretToken } from '#services/tokens.ts'
import { lockCustomerByEmail } from '#store/customers/customers.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { deleteFormDrafts } from '#store/forms/form-drafts.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { deleteIssueMails } from '#store/newsletter/issues.ts'
import {
  deleteEndedLinks,
  findLink,
  findSubscription,
  setLeaveReason,
  takeSubscription,
  useLink,
  type Subscriber,
  type Subscription,
} from '#store/newsletter/subscriptions.ts'
import { takeAttempts } from '#store/orders/attempt-counts.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { leaveToken, subscriptionOf } from './leave-links.ts'
import { confirmSubscription, leaveSubscription, rewardOf } from './subscription.ts'

type NewsletterShop = Pick<Shop, 'db' | 'clock' | 'tokens' | 'jobSignal'>

/** Asks for the newsletter: a mail follows, unless the address got enough of them. */
export async function askForNewsletter(
  { db, clock, tokens, jobSignal }: NewsletterShop,
  asked: Subscriber & { source: FormSource },
): Promise<void> {
  const now = clock.now()
  const counted = {
    scope: 'newsletter_mail',
    purpose: 'email',
    value: normalisedEmail(asked.email),
    limit: NEWSLETTER_MAIL_LIMIT,
  }
  await db.transaction(async (tx) => {
    if (await takeAttempts(tx, [attemptOf(tokens, counted, now)], now)) return
    await enqueue(tx, { kind: 'newsletter.ask', payload: { mailId: uuidv7(now), ...asked }, runAt: now })
  })
  jobSignal.wake()
}

/** What a link of a mail stands for. */
export type OpenedLink = { kind: 'waits' } | { kind: 'done'; reward: RewardView | null; leaveToken: string } | null

export async function openNewsletterLink(shop: Pick<Shop, 'db' | 'clock' | 'tokens'>, token: string): Promise<OpenedLink> {
  const { db, clock, tokens } = shop
  const link = isSecretToken(token) ? await findLink(db.query, tokens.hash(token), clock.now()) : undefined
  if (!link) return null
  if (!link.usedAt) return { kind: 'waits' }
  const subscription = await findSubscription(db.query, { id: link.subscriptionId })
  if (subscription?.state !== 'confirmed') return null
  return {
    kind: 'done',
    reward: await rewardOf(shop, db.query, subscription.address),
    leaveToken: leaveToken(shop, subscription.id),
  }
}

/** Uses the link of a mail, once: the reader of the mailbox wants the newsletter. */
export async function confirmNewsletterLink({ db, clock, tokens, jobSignal }: NewsletterShop, token: string): Promise<void> {
  if (!isSecretToken(token)) return
  const now = clock.now()
  const hash = tokens.hash(token)
  await db.transaction(async (tx) => {
    const found = await findLink(tx, hash, now)
    if (!found || found.usedAt) return
    const customerId = await lockAccount(tx, found.email)
    // Locked before the link, as everywhere: two that wait for each other would never end.
    await takeSubscription(tx, normalisedEmail(found.email), found, now)
    const link = await useLink(tx, hash, now)
    if (!link) return
    const { source, email, firstName, lastName, locale } = link
    if (customerId !== null) await writeConsent(tx, customerId, { purpose: 'newsletter', isGiven: true, locale }, now)
    await confirmSubscription({ tokens }, tx, { source, email, firstName, lastName, locale }, now)
  })
  jobSignal.wake()
}

/** Locks the account of an address that its owner has verified, so that both say the same. */
async function lockAccount(tx: Query, email: string): Promise<string | null> {
  const customer = await lockCustomerByEmail(tx, emailKey(email))
  return customer?.emailVerifiedAt && !customer.disabledAt ? customer.id : null
}

/** Returns the subscription of a token, null for an unknown one. */
export async function openSubscription(shop: Pick<Shop, 'db' | 'tokens'>, token: string): Promise<Subscription | null> {
  const id = subscriptionOf(shop, token)
  return id === null ? null : ((await findSubscription(shop.db.query, { id })) ?? null)
}

/** Ends the subscription of a token, or begins it again: whoever has the token reads the mailbox. Returns the subscription as it was. */
export async function changeSubscription(
  shop: NewsletterShop,
  token: string,
  { isWanted, locale }: { isWanted: boolean; locale?: Locale },
): Promise<Subscription | null> {
  const found = await openSubscription(shop, token)
  if (!found) return null
  const { email, first_name: firstName, last_name: lastName } = found
  const speaks = locale ?? found.locale
  const now = shop.clock.now()
  await shop.db.transaction(async (tx) => {
    const customerId = await lockAccount(tx, email)
    if (customerId !== null) await writeConsent(tx, customerId, { purpose: 'newsletter', isGiven: isWanted, locale: speaks }, now)
    if (isWanted) await confirmSubscription(shop, tx, { email, firstName, lastName, locale: speaks, source: 'mail' }, now)
    else await leaveSubscription(tx, { email, source: 'mail' }, now)
  })
  shop.jobSignal.wake()
  return found
}

/** Notes why a subscriber left. */
export async function noteLeaveReason(shop: Pick<Shop, 'db' | 'tokens'>, token: string, reason: LeaveReason): Promise<void> {
  const found = await openSubscription(shop, token)
  if (found) await setLeaveReason(shop.db.query, found.id, reason)
}

/** Deletes links that have ended, subscriptions that nobody confirmed, old mails of newsletters, and forms that were shown again. */
export async function purgeNewsletter({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> {
  await deleteEndedLinks(db.query, { now, askedBefore: new Date(now.getTime() - PENDING_MS) })
  await deleteIssueMails(db.query, new Date(now.getTime() - ISSUE_MAILS_MS))
  await deleteFormDrafts(db.query, new Date(now.getTime() - DAY_MS))
}

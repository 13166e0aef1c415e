/** Confirming and leaving a subscription, inside a transaction of whoever does it (D-31, LAW-50). The row of the account is locked first. */
import { randomInt } from 'node:crypto'
import { normalisedEmail } from '#domain/customers/email.ts'
import { endOfDay, marketDay } from '#domain/market/market-day.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { REWARD_DAYS, REWARD_PREFIXES, type SubscriptionSource } from '#domain/newsletter/newsletter.ts'
import type { RewardView } from '#domain/newsletter/newsletter-mail.ts'
import { drawCode } from '#domain/promotions/codes.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import type { Shop } from '#services/shop.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { deleteUnsentIssueMails } from '#store/newsletter/issues.ts'
import { findReward, insertReward } from '#store/newsletter/rewards.ts'
import {
  confirmRow,
  deleteLinks,
  findSubscription,
  insertEvent,
  leaveRow,
  takeSubscription,
  type Subscriber,
} from '#store/newsletter/subscriptions.ts'
import { insertCoupons } from '#store/promotions/coupons.ts'

type Tokens = Pick<Shop, 'tokens'>

/** Returns a customer as a subscriber. A name counts once the address is verified: until then anybody may have typed it. */
export const subscriberOf = ({
  email,
  emailVerifiedAt,
  firstName,
  lastName,
}: {
  email: string
  emailVerifiedAt: Date | null
  firstName: string
  lastName: string
}): Omit<Subscriber, 'locale'> => (emailVerifiedAt ? { email, firstName, lastName } : { email, firstName: '', lastName: '' })

/** Confirms the subscription of an address, once: its reward is given and mailed. One that is confirmed stays as it is. */
export async function confirmSubscription(
  { tokens }: Tokens,
  tx: Query,
  { source, ...subscriber }: Subscriber & { source: SubscriptionSource },
  now: Date,
): Promise<void> {
  const { email, locale } = subscriber
  const address = normalisedEmail(email)
  const { id, state } = await takeSubscription(tx, address, subscriber, now)
  await deleteLinks(tx, id)
  if (state === 'confirmed') return
  await confirmRow(tx, id, subscriber, now)
  await insertEvent(tx, { subscriptionId: id, kind: 'confirmed', source, locale, email }, now)
  await giveReward({ tokens }, tx, { address, locale }, now)
  await enqueue(tx, {
    kind: 'newsletter.welcome',
    payload: { mailId: uuidv7(now), subscriptionId: id, about: 'welcome' },
    runAt: now,
  })
}

/** The address of an account has changed: who receives the newsletter there receives it at the new one. */
export async function moveSubscription(
  shop: Tokens,
  tx: Query,
  { to, ...from }: Omit<Subscriber, 'locale'> & { to: string },
  now: Date,
): Promise<void> {
  const found = await findSubscription(tx, { address: normalisedEmail(from.email) })
  if (found?.state !== 'confirmed') return
  await leaveSubscription(tx, { email: from.email, source: 'account' }, now)
  await confirmSubscription(shop, tx, { ...from, email: to, locale: found.locale, source: 'account' }, now)
}

/** Ends the subscription of an address; it is remembered. Without one nothing happens. */
export async function leaveSubscription(
  tx: Query,
  { email, source }: { email: string; source: SubscriptionSource },
  now: Date,
): Promise<void> {
  const found = await findSubscription(tx, { address: normalisedEmail(email) })
  if (!found) return
  const { id, state, locale } = await takeSubscription(tx, found.address, subscriberIn(found), now)
  await deleteLinks(tx, id)
  if (state === 'left') return
  await leaveRow(tx, id, now)
  await deleteUnsentIssueMails(tx, found.email)
  await insertEvent(tx, { subscriptionId: id, kind: 'left', source, locale, email }, now)
}

const subscriberIn = ({
  email,
  first_name: firstName,
  last_name: lastName,
  locale,
}: {
  email: string
  first_name: string
  last_name: string
  locale: Locale
}): Subscriber => ({ email, firstName, lastName, locale })

const subjectOf = ({ tokens }: Tokens, address: string): Buffer => tokens.subject('newsletter reward', address)

/** Draws of one code: each is one of 30^13. */
const MAX_REWARD_DRAWS = 5
const CAMPAIGN = 'newsletter'

/** Gives the one coupon of a mailbox, whose subscription is locked; none where the market promises none. */
async function giveReward(
  shop: Tokens,
  tx: Query,
  { address, locale }: { address: string; locale: Locale },
  now: Date,
): Promise<void> {
  const subject = subjectOf(shop, address)
  if (await findReward(tx, subject)) return
  const promised = (await readMerchant({ db: { query: tx } })).newsletterRewards?.[locale]
  if (!promised) return
  const market = MARKETS[locale]
  const { amount, minPurchase } = promised
  const lastDay = marketDay(market, new Date(now.getTime() + REWARD_DAYS * DAY_MS))
  for (let draw = 0; draw < MAX_REWARD_DRAWS; draw++) {
    const id = uuidv7(now)
    const coupon = {
      id,
      code: drawCode('reward', (letters) => randomInt(letters), REWARD_PREFIXES[locale]),
      campaign: CAMPAIGN,
      type: 1,
      amount,
      currency: market.currency,
      min_purchase: minPurchase,
      ends_at: endOfDay(market, lastDay),
      max_uses: 1,
      max_uses_per_customer: 1,
      created_at: now,
    }
    if ((await insertCoupons(tx, [coupon])) > 0) return insertReward(tx, subject, id, now)
  }
  throw new Error('no free code was drawn for a reward of the newsletter')
}

/** Returns the reward of a mailbox, null for one that was not given yet. */
export async function rewardOf(shop: Tokens, query: Query, address: string): Promise<RewardView | null> {
  const found = await findReward(query, subjectOf(shop, address))
  if (!found?.validUntil) return null
  const { code, amount, minPurchase, currency, validUntil } = found
  return { code, amount, minPurchase, currency, validUntil: validUntil.toISOString() }
}

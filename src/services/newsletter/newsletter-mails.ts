/** Mails of the newsletter: written once, stored, and sent where SMTP is configured. */
import { normalisedEmail } from '#domain/customers/email.ts'
import { href, MARKETS, type Locale } from '#domain/market/market.ts'
import { NEWSLETTER_LINK_MS, type FormSource } from '#domain/newsletter/newsletter.ts'
import type { NewsletterMail } from '#domain/newsletter/newsletter-mail.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { sendJobs } from '#services/mail/send-job.ts'
import type { Shop } from '#services/shop.ts'
import { newSecretToken } from '#services/tokens.ts'
import type { Query } from '#store/database/db.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { hasMail, insertMail, type NewMail } from '#store/mail/mail.ts'
import {
  findSubscription,
  insertEvent,
  insertLink,
  renewQuestion,
  takeSubscription,
  type Subscriber,
  type Subscription,
} from '#store/newsletter/subscriptions.ts'
import { readOrder } from '#store/orders/orders.ts'
import { leaveToken, oneClick } from './leave-links.ts'
import { rewardOf } from './subscription.ts'

export type MailShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'mailer' | 'writeMail' | 'jobSignal'>

type Asked = Subscriber & { mailId: string; source: FormSource }

/** Job `newsletter.ask`: mails the link that confirms; to a subscriber the code again. */
export async function answerNewsletterForm(shop: MailShop, asked: JobPayload<'newsletter.ask'>): Promise<void> {
  const known = await findSubscription(shop.db.query, { address: normalisedEmail(asked.email) })
  if (known?.state === 'confirmed') await mailReward(shop, known, { mailId: asked.mailId, about: 'again' })
  else await mailLink(shop, asked)
}

/** Job `newsletter.checkout`: an order with the box ticked is paid. Whoever has unsubscribed is not asked again, nor is a subscriber. */
export async function askAfterCheckout(shop: MailShop, { orderId }: JobPayload<'newsletter.checkout'>): Promise<void> {
  const order = await readOrder(shop.db.query, { id: orderId })
  if (!order?.newsletter || order.email === '') return
  const { email, market: locale, address } = order
  const known = await findSubscription(shop.db.query, { address: normalisedEmail(email) })
  if (known && known.state !== 'pending') return
  const { firstName, lastName } = address
  await mailLink(shop, { email, firstName, lastName, locale, source: 'checkout', mailId: orderId })
}

/** Job `newsletter.welcome`. */
export async function writeNewsletterWelcome(
  shop: MailShop,
  { subscriptionId, ...mail }: JobPayload<'newsletter.welcome'>,
): Promise<void> {
  const subscription = await findSubscription(shop.db.query, { id: subscriptionId })
  if (subscription?.state === 'confirmed') await mailReward(shop, subscription, mail)
}

/** Stores the subscription as one that is asked for, its link and the mail. */
async function mailLink(shop: MailShop, { mailId, source, ...subscriber }: Asked): Promise<void> {
  const key = `newsletter:${mailId}`
  if (await hasMail(shop.db.query, key)) return
  const { email, locale } = subscriber
  const now = shop.clock.now()
  const token = newSecretToken()
  const expiresAt = new Date(now.getTime() + NEWSLETTER_LINK_MS)
  const common = await commonOf(shop, locale, `/newsletter/confirm?token=${token}`)
  const hasReward = (common.seller.newsletterRewards?.[locale] ?? null) !== null
  const written = await shop.writeMail({ about: 'confirm', hasReward, validUntil: expiresAt.toISOString(), ...common })
  await shop.db.transaction(async (tx) => {
    const { id, state } = await takeSubscription(tx, normalisedEmail(email), subscriber, now)
    if (state === 'pending') await renewQuestion(tx, id, now)
    await insertEvent(tx, { subscriptionId: id, kind: 'asked', source, locale, email }, now)
    await insertLink(tx, { hash: shop.tokens.hash(token), subscriptionId: id, source, ...subscriber }, expiresAt)
    await storeMail(shop, tx, { key, kind: 'newsletter confirm', locale, recipient: email, ...written }, now)
  })
  shop.jobSignal.wake()
}

type About = Pick<JobPayload<'newsletter.welcome'>, 'mailId' | 'about'>

/** Mails the code of the reward to a subscriber. */
async function mailReward(shop: MailShop, subscription: Subscription, { mailId, about }: About): Promise<void> {
  const key = `newsletter:${mailId}`
  if (await hasMail(shop.db.query, key)) return
  const { id, address, email, locale } = subscription
  const common = await commonOf(shop, locale, '/new', id)
  const written = await shop.writeMail({ about, reward: await rewardOf(shop, shop.db.query, address), ...common })
  await shop.db.transaction((tx) =>
    storeMail(
      shop,
      tx,
      {
        key,
        kind: `newsletter ${about}`,
        locale,
        recipient: email,
        unsubscribe: oneClick(shop, leaveToken(shop, id)),
        ...written,
      },
      shop.clock.now(),
    ),
  )
  shop.jobSignal.wake()
}

async function commonOf(
  shop: MailShop,
  locale: Locale,
  action: string,
  subscriptionId: string | null = null,
): Promise<Pick<NewsletterMail, 'kind' | 'locale' | 'links' | 'seller'>> {
  const link = (path: string) => shop.config.publicUrl + href(MARKETS[locale], path)
  return {
    kind: 'newsletter',
    locale,
    links: {
      home: link('/'),
      logo: `${shop.config.publicUrl}/mail-art/logo.png`,
      action: link(action),
      unsubscribe: subscriptionId === null ? null : link(`/newsletter/unsubscribe?token=${leaveToken(shop, subscriptionId)}`),
    },
    seller: await readMerchant(shop),
  }
}

async function storeMail(shop: MailShop, tx: Query, mail: Omit<NewMail, 'id' | 'orderId'>, now: Date): Promise<void> {
  const id = uuidv7(now)
  await insertMail(tx, { id, orderId: null, ...mail }, now, sendJobs(shop, id, now))
}

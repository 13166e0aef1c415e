/**
 * Sending a newsletter to confirmed subscribers. A job writes a bounded number of mails and the job of the next ones in one transaction, and
 * stores how far it came: repeated, it writes no mail twice.
 */
import { href, MARKETS } from '#domain/market/market.ts'
import { ISSUE_BATCH, ISSUE_MAIL, type IssueText } from '#domain/newsletter/issue.ts'
import type { WrittenMail } from '#domain/orders/order-mail.ts'
import { readMerchant } from '#services/content/shop-front.ts'
import { sendJobs } from '#services/mail/send-job.ts'
import type { Shop } from '#services/shop.ts'
import { newSecretToken } from '#services/tokens.ts'
import { uuidv7 } from '#store/database/uuid.ts'
import type { JobPayload } from '#store/jobs/job-kinds.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { insertMail } from '#store/mail/mail.ts'
import { advanceIssue, findUnsentIssue, insertIssue, issueMailKey, nextSubscribers } from '#store/newsletter/issues.ts'
import type { Subscription } from '#store/newsletter/subscriptions.ts'
import { leaveToken, oneClick } from './leave-links.ts'

/** Stores a newsletter with the jobs that send it. Returns its number. */
export async function sendIssue({ db, clock }: Pick<Shop, 'db' | 'clock'>, texts: readonly IssueText[]): Promise<number> {
  const now = clock.now()
  const issueId = uuidv7(now)
  return db.transaction(async (tx) => {
    const number = await insertIssue(tx, issueId, texts, now)
    for (const { locale } of texts) await enqueue(tx, { kind: 'newsletter.issue', payload: { issueId, locale }, runAt: now })
    return number
  })
}

type IssueShop = Pick<Shop, 'db' | 'clock' | 'config' | 'tokens' | 'mailer' | 'writeMail' | 'jobSignal'>

/** Job `newsletter.issue`: writes the next mails of a newsletter in one language. */
export async function writeIssueMails(shop: IssueShop, which: JobPayload<'newsletter.issue'>): Promise<void> {
  const { db, clock } = shop
  const unsent = await findUnsentIssue(db.query, which, { isLocked: false })
  if (!unsent) return
  const mailTo = await template(shop, unsent)
  const now = clock.now()
  await db.transaction(async (tx) => {
    const issue = await findUnsentIssue(tx, which, { isLocked: true })
    if (!issue) return
    const subscribers = await nextSubscribers(tx, { locale: which.locale, after: issue.after, limit: ISSUE_BATCH })
    let mails = 0
    for (const subscriber of subscribers) {
      const { id: subscriptionId, email: recipient } = subscriber
      const id = uuidv7(now)
      const key = issueMailKey(which.issueId, subscriptionId)
      const { locale } = which
      const row = { id, key, kind: ISSUE_MAIL, locale, recipient, orderId: null, unsubscribe: oneClick(shop, subscriptionId) }
      const isNew = await insertMail(tx, { ...row, ...mailTo(subscriber) }, now, sendJobs(shop, id, now))
      if (isNew) mails += 1
    }
    const isDone = subscribers.length < ISSUE_BATCH
    await advanceIssue(tx, which, { after: subscribers.at(-1)?.id ?? issue.after, mails, doneAt: isDone ? now : null })
    if (!isDone) await enqueue(tx, { kind: 'newsletter.issue', payload: which, runAt: now })
  })
  shop.jobSignal.wake()
}

/** Returns what writes the mail to a subscriber. It is composed once: only the token of the way out differs. */
async function template(
  shop: IssueShop,
  { locale, subject, body }: IssueText,
): Promise<(subscriber: Pick<Subscription, 'id'>) => WrittenMail> {
  const placeholder = newSecretToken()
  const link = (path: string) => shop.config.publicUrl + href(MARKETS[locale], path)
  const written = await shop.writeMail({
    kind: 'newsletter',
    about: 'issue',
    locale,
    subject,
    body,
    links: {
      home: link('/'),
      logo: `${shop.config.publicUrl}/mail-art/logo.png`,
      action: link('/new'),
      unsubscribe: link(`/newsletter/unsubscribe?token=${placeholder}`),
    },
    seller: await readMerchant(shop),
  })
  return ({ id }) => {
    const token = leaveToken(shop, id)
    const filled = (text: string) => text.replaceAll(placeholder, token)
    return { subject: written.subject, html: filled(written.html), text: filled(written.text) }
  }
}

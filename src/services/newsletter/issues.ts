/**
 * Sending a newsletter to confirmed subscribers. A job writes a bounded number of mails and the job of the next ones in one transaction, and
 * stores how far it came: repeated, it writes no mail twice.
 */
import { href, MARKETS } from '#domain/market/market.ts'
import { ISSUE_BATCH, ISSUE_MAIL, TRIAL_MAIL, type IssueText } from '#domain/newsletter/issue.ts'
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
import { leaveToken, oneClick, trialToken } from './leave-links.ts'

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
    for (const { id: subscriptionId, email: recipient } of subscribers) {
      const id = uuidv7(now)
      const token = leaveToken(shop, subscriptionId)
      const key = issueMailKey(which.issueId, subscriptionId)
      const { locale } = which
      const row = { id, key, kind: ISSUE_MAIL, locale, recipient, orderId: null, unsubscribe: oneClick(shop, token) }
      const isNew = await insertMail(tx, { ...row, ...mailTo(token) }, now, sendJobs(shop, id, now))
      if (isNew) mails += 1
    }
    const isDone = subscribers.length < ISSUE_BATCH
    await advanceIssue(tx, which, { after: subscribers.at(-1)?.id ?? issue.after, mails, doneAt: isDone ? now : null })
    if (!isDone) await enqueue(tx, { kind: 'newsletter.issue', payload: which, runAt: now })
  })
  shop.jobSignal.wake()
}

/** Asks for a newsletter to be mailed to one address, to be read before it is sent. Nothing of it is counted. */
export async function sendTrial(
  { db, clock }: Pick<Shop, 'db' | 'clock'>,
  texts: readonly IssueText[],
  recipient: string,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    for (const { locale, subject, body } of texts)
      await enqueue(tx, {
        kind: 'newsletter.trial',
        payload: { mailId: uuidv7(now), recipient, locale, subject, body },
        runAt: now,
      })
  })
}

/** Job `newsletter.trial`. The way out of the mail leads to its page and changes nothing. */
export async function writeTrialMail(
  shop: IssueShop,
  { mailId, recipient, ...text }: JobPayload<'newsletter.trial'>,
): Promise<void> {
  const now = shop.clock.now()
  const { locale } = text
  const mailTo = await template(shop, text, { isTrial: true })
  const token = trialToken(shop, { email: recipient, locale })
  const key = `newsletter-trial:${mailId}`
  const row = { id: mailId, key, kind: TRIAL_MAIL, locale, recipient, orderId: null, unsubscribe: oneClick(shop, token) }
  await insertMail(shop.db.query, { ...row, ...mailTo(token) }, now, sendJobs(shop, mailId, now))
  shop.jobSignal.wake()
}

/** Returns what writes the mail of a reader. It is composed once: only the token of the way out differs. */
async function template(
  shop: IssueShop,
  { locale, subject, body }: IssueText,
  { isTrial = false } = {},
): Promise<(token: string) => WrittenMail> {
  const placeholder = newSecretToken()
  const link = (path: string) => shop.config.publicUrl + href(MARKETS[locale], path)
  const written = await shop.writeMail({
    kind: 'newsletter',
    about: 'issue',
    locale,
    subject,
    isTrial,
    body,
    links: {
      home: link('/'),
      logo: `${shop.config.publicUrl}/mail-art/logo.png`,
      action: link('/new'),
      unsubscribe: link(`/newsletter/unsubscribe?token=${placeholder}`),
    },
    seller: await readMerchant(shop),
  })
  return (token) => {
    const filled = (text: string) => text.replaceAll(placeholder, token)
    return { subject: written.subject, html: filled(written.html), text: filled(written.text) }
  }
}

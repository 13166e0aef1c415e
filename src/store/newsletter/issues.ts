/** Newsletters as they are sent, and how far each language of them has gone. */
import { sql } from 'kysely'
import { ISSUE_MAIL, TRIAL_MAIL, type IssueText } from '#domain/newsletter/issue.ts'
import type { Locale } from '#domain/market/market.ts'
import type { Query } from '#store/database/db.ts'
import type { Subscription } from './subscriptions.ts'

/** Stores a newsletter under the next number, which two commands at the same moment cannot both get. Returns the number. */
export async function insertIssue(tx: Query, id: string, texts: readonly IssueText[], now: Date): Promise<number> {
  const { number } = await tx
    .insertInto('newsletter_issue')
    .values({ id, number: sql`(select coalesce(max(number), 0) + 1 from newsletter_issue)`, created_at: now })
    .returning('number')
    .executeTakeFirstOrThrow()
  const rows = texts.map(({ locale, subject, body }) => ({ issue_id: id, locale, subject, body: JSON.stringify(body) }))
  await tx.insertInto('newsletter_issue_text').values(rows).execute()
  return number
}

export interface UnsentIssue extends IssueText {
  /** The last subscription that a mail was written to. */
  after: string | null
}

/** Returns what is still to be sent in a language, null where it is done or stopped. `isLocked`: until the transaction ends. */
export async function findUnsentIssue(
  query: Query,
  { issueId, locale }: { issueId: string; locale: Locale },
  { isLocked }: { isLocked: boolean },
): Promise<UnsentIssue | null> {
  const found = query
    .selectFrom('newsletter_issue_text as t')
    .innerJoin('newsletter_issue as i', 'i.id', 't.issue_id')
    .select(['t.subject', 't.body', 't.sent_after as after'])
    .where('t.issue_id', '=', issueId)
    .where('t.locale', '=', locale)
    .where('t.done_at', 'is', null)
    .where('i.stopped_at', 'is', null)
  const row = await (isLocked ? found.forUpdate() : found).executeTakeFirst()
  return row ? { locale, ...row } : null
}

/** Returns the next confirmed subscriptions of a language by their ids. */
export const nextSubscribers = (
  query: Query,
  { locale, after, limit }: { locale: Locale; after: string | null; limit: number },
): Promise<Subscription[]> => {
  const confirmed = query
    .selectFrom('newsletter_subscription')
    .selectAll()
    .where('state', '=', 'confirmed')
    .where('locale', '=', locale)
    .orderBy('id')
    .limit(limit)
  return (after === null ? confirmed : confirmed.where('id', '>', after)).execute()
}

/** Notes that mails were written up to a subscription. */
export async function advanceIssue(
  tx: Query,
  { issueId, locale }: { issueId: string; locale: Locale },
  { after, mails, doneAt }: { after: string | null; mails: number; doneAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('newsletter_issue_text')
    .set((row) => ({ sent_after: after, mails: row('mails', '+', mails), done_at: doneAt }))
    .where('issue_id', '=', issueId)
    .where('locale', '=', locale)
    .execute()
}

/** Stops a newsletter, and deletes its mails that were not sent yet. Returns whether there was one to stop. */
export async function stopIssue(tx: Query, number: number, now: Date): Promise<boolean> {
  const stopped = await tx
    .updateTable('newsletter_issue')
    .set({ stopped_at: now })
    .where('number', '=', number)
    .where('stopped_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!stopped) return false
  await tx
    .deleteFrom('mail')
    .where('kind', '=', ISSUE_MAIL)
    .where('sent_at', 'is', null)
    .where('key', 'like', issueMailKey(stopped.id, '%'))
    .execute()
  return true
}

export interface IssueProgress {
  number: number
  createdAt: Date
  stoppedAt: Date | null
  locale: Locale
  subject: string
  mails: number
  doneAt: Date | null
}

/** Returns newsletters by language, the newest first. */
export const listIssues = (query: Query, limit: number): Promise<IssueProgress[]> =>
  query
    .selectFrom('newsletter_issue as i')
    .innerJoin('newsletter_issue_text as t', 't.issue_id', 'i.id')
    .select(['i.number', 'i.created_at as createdAt', 'i.stopped_at as stoppedAt'])
    .select(['t.locale', 't.subject', 't.mails', 't.done_at as doneAt'])
    .orderBy('i.number', 'desc')
    .orderBy('t.locale')
    .limit(limit)
    .execute()

/** Key of the mail of a newsletter to a subscription: there is one in whatever language. */
export const issueMailKey = (issueId: string, subscriptionId: string): string => `newsletter-issue:${issueId}:${subscriptionId}`

/** Deletes mails of newsletters that wait to be sent to an address: it has left. */
export async function deleteUnsentIssueMails(tx: Query, email: string): Promise<void> {
  await tx.deleteFrom('mail').where('kind', '=', ISSUE_MAIL).where('recipient', '=', email).where('sent_at', 'is', null).execute()
}

export async function deleteIssueMails(query: Query, before: Date): Promise<void> {
  await query.deleteFrom('mail').where('kind', 'in', [ISSUE_MAIL, TRIAL_MAIL]).where('created_at', '<', before).execute()
}

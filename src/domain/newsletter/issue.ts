/** Newsletters that are sent to subscribers. */
import type { Block } from '#domain/content/content.ts'
import { isTextBlock, type PageContent } from '#domain/content/story.ts'
import type { Locale } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** A newsletter in one language. */
export interface IssueText {
  locale: Locale
  subject: string
  body: Block[]
}

/** Characters of a subject. */
export const MAX_SUBJECT_LENGTH = 150

/** Subscribers that one job writes to. */
export const ISSUE_BATCH = 100

/** How long the mails of a newsletter are kept, without their text once they are sent. */
export const ISSUE_MAILS_MS = 90 * DAY_MS

/** Kind of its stored mails. */
export const ISSUE_MAIL = 'newsletter issue'
/** Kind of the mail that a merchant has sent to one address to read it first. */
export const TRIAL_MAIL = 'newsletter trial'

/** Returns a text as paragraphs, which empty lines part. */
export const paragraphsOf = (text: string): Block[] =>
  text
    .normalize('NFC')
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph): Block => ({ kind: 'paragraph', text: paragraph }))

/** Returns the written text of a page; its other blocks have no place in a mail. */
export const writtenTextOf = ({ body }: PageContent): Block[] => body.filter(isTextBlock).flatMap(({ text }) => text)

/** `shop newsletter …`: sends newsletters to confirmed subscribers (LAW-50). */
import { readFileSync } from 'node:fs'
import { isEmail } from '#domain/customers/email.ts'
import { isPageContent, type StoryMode } from '#domain/content/story.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { MAX_SUBJECT_LENGTH, paragraphsOf, writtenTextOf, type IssueText } from '#domain/newsletter/issue.ts'
import { ownContent } from '#services/content/own-content.ts'
import { sendIssue, sendTrial } from '#services/newsletter/issues.ts'
import { listStoryStates } from '#store/content/stories.ts'
import type { Database } from '#store/database/db.ts'
import { listIssues, stopIssue, type IssueProgress } from '#store/newsletter/issues.ts'
import { CommandError } from './arguments/command-error.ts'
import { readOptions, textOf, type Options } from './arguments/options.ts'

export const NEWSLETTER_USAGE = `  newsletter send <content> [--language ro] [--subject text]  mail the text of a published page to the confirmed subscribers of its languages
  newsletter send --file <file> --language ro --subject text  mail a text file to those of a language; empty lines part paragraphs
  newsletter trial <content> <address> [--language ro] [--subject text]  mail the text of its draft to one address; nobody else gets it, and it does not count
  newsletter trial --file <file> <address> --language ro --subject text  the same of a text file
  newsletter list                           what was sent, and how far it is
  newsletter stop <number>                  write no further mail of it
`

/** Newsletters that are listed, by language. */
const LISTED = 60

export async function newsletterCommand(db: Database, args: readonly string[], now: Date): Promise<string> {
  const [action = '', ...rest] = args
  const { words, options } = readOptions(rest, ['language', 'subject', 'file'])
  switch (action) {
    case 'send': {
      const texts = await textsOf(db, words, options)
      const number = await sendIssue({ db, clock: { now: () => now } }, texts)
      return `Newsletter ${number} is sent when the shop runs: ${texts.map(({ locale, subject }) => `${subject} (${locale})`).join(', ')}.`
    }
    case 'trial': {
      const address = words.at(-1) ?? ''
      if (!isEmail(address)) throw new CommandError('Say the address that gets the trial, behind the name of the content.')
      const texts = await textsOf(db, words.slice(0, -1), options, 'draft')
      await sendTrial({ db, clock: { now: () => now } }, texts, address)
      return `A trial is mailed to ${address} when the shop runs: ${texts.map(({ subject, locale }) => `${subject} (${locale})`).join(', ')}.`
    }
    case 'list':
      return (await listIssues(db.query, LISTED)).map(inWords).join('\n') || 'There are no newsletters.'
    case 'stop': {
      const number = /^\d{1,9}$/.test(words[0] ?? '') ? Number(words[0]) : 0
      if (!(await db.transaction((tx) => stopIssue(tx, number, now))))
        throw new CommandError('There is no such newsletter, or it is stopped. See: newsletter list')
      return 'No further mail of it is sent.'
    }
    default:
      throw new CommandError(`There is no command newsletter ${action}.\n${NEWSLETTER_USAGE.trimEnd()}`)
  }
}

/** '3  2026-11-28 10:00  ro  sent  1204 mails  Iarna a venit' */
const inWords = ({ number, createdAt, stoppedAt, locale, subject, mails, doneAt }: IssueProgress): string =>
  [
    number,
    createdAt.toISOString().slice(0, 16).replace('T', ' '),
    locale,
    doneAt ? 'written' : stoppedAt ? 'stopped' : 'being written',
    `${mails} ${mails === 1 ? 'mail' : 'mails'}`,
    subject,
  ].join('  ')

/** @throws CommandError */
async function textsOf(
  db: Database,
  words: readonly string[],
  options: Options,
  mode: StoryMode = 'published',
): Promise<IssueText[]> {
  const language = textOf(options, 'language')
  const locale = LOCALES.find((one) => one === language)
  if (language !== undefined && !locale) throw new CommandError('The language is ro, en or hu.')
  const file = textOf(options, 'file')
  if ((file === undefined) === (words.length !== 1)) throw new CommandError('Say the name of one content, or --file.')
  const texts = file === undefined ? await writtenTexts(db, words[0]!, locale, mode) : [fileText(file, locale)]
  const subject = textOf(options, 'subject')?.trim()
  const titled = texts.map((text) => ({ ...text, subject: subject ?? text.subject }))
  for (const one of titled) {
    if (one.subject === '') throw new CommandError('Say --subject.')
    if (one.subject.length > MAX_SUBJECT_LENGTH)
      throw new CommandError(`The subject must have at most ${MAX_SUBJECT_LENGTH} characters.`)
    if (one.body.length === 0) throw new CommandError(`There is no text in ${one.locale}.`)
  }
  return titled
}

function fileText(file: string, locale: Locale | undefined): IssueText {
  if (!locale) throw new CommandError('Say --language: ro, en or hu.')
  try {
    return { locale, subject: '', body: paragraphsOf(readFileSync(file, 'utf8')) }
  } catch (error) {
    throw new CommandError(`The file ${file} cannot be read: ${(error as Error).message}`)
  }
}

async function writtenTexts(db: Database, name: string, wanted: Locale | undefined, mode: StoryMode): Promise<IssueText[]> {
  const states = await listStoryStates(db.query, name)
  const chosen = states.filter(
    ({ locale, published_at: at }) => (mode === 'draft' || at !== null) && (!wanted || locale === wanted),
  )
  if (chosen.length === 0)
    throw new CommandError(`There is no ${mode === 'draft' ? '' : 'published '}content ${name}. See: content list`)
  return Promise.all(
    chosen.map(async ({ id, locale }) => {
      const story = await ownContent(db).story({ id }, locale, mode)
      if (!story || !isPageContent(story.content)) throw new CommandError(`${name} is not a page.`)
      return { locale, subject: story.content.title, body: writtenTextOf(story.content) }
    }),
  )
}

/** `shop content …`: what a merchant does with written content (D-70). */
import { readFileSync } from 'node:fs'
import { LOCALES, perLocale, type Locale } from '#domain/market/market.ts'
import { beginArticle, beginPage, deleteStory, unpublishStories } from '#services/content/begin-stories.ts'
import { publishStory, saveDraft, scheduleStory } from '#services/content/write-stories.ts'
import { ownContent } from '#services/content/own-content.ts'
import { PREVIEW_DAYS, previewPath } from '#services/content/preview.ts'
import { makeTokens } from '#services/tokens.ts'
import type { Config } from '#src/config.ts'
import type { Database } from '#store/database/db.ts'
import { listStoryStates, type StoryState } from '#store/content/stories.ts'
import { CommandError } from '#cli/arguments/command-error.ts'
import { readOptions, textOf, type Options } from '#cli/arguments/options.ts'

export const CONTENT_USAGE = `  content list                              every text: its address, and what of it is published
  content show <name> <language>            the draft as JSON
  content draft <name> <language> <file>    replace the draft by a file of JSON; visitors see it when it is published
  content preview <name> [language]         a link that shows the draft for a week to whoever has it
  content publish <name> [language]         show visitors the draft, in every language unless one is named
  content unpublish <name> [language] [--to <name or path>]
                                            show visitors nothing; the draft stays; its addresses lead to another content, or
                                            to a path of every market such as /b
  content schedule <name> <time> [language] publish the draft at a time such as 2026-12-01T00:00+02:00
  content begin page <name> --ro <title> --en <title> --hu <title>
                                            a new page, as drafts of which visitors see nothing: then show, draft, publish;
                                            its addresses are those of the titles unless --ro-slug, --en-slug, --hu-slug are said
  content begin article <name> --category <name> --author <name> --cover <picture> --ro … --en … --hu …
                                            a new article of the blog, in the same way
  content delete <name> [--to <name or path>]
                                            forget it with its drafts and versions; its addresses lead elsewhere, or nowhere
`

/** @throws CommandError, InputRefused */
export async function contentCommand(
  db: Database,
  args: readonly string[],
  now: Date,
  { secret, publicUrl }: Pick<Config, 'secret' | 'publicUrl'>,
): Promise<string> {
  const [action = '', name, ...rest] = args
  switch (action) {
    case 'list':
      return (await listStoryStates(db.query)).map(inWords).join('\n') || 'There is no content.'
    case 'show': {
      const { id, locale } = await findOne(db, name, rest[0])
      const story = await ownContent(db).story({ id }, locale, 'draft')
      return JSON.stringify(story?.content, null, 2)
    }
    case 'draft': {
      const found = await findOne(db, name, rest[0])
      const content = readJson(rest[1])
      await db.transaction((tx) => saveDraft(tx, found, content, { who: 'command', now }))
      return `The draft of ${found.key} (${found.locale}) is saved. Visitors see it after: content publish ${found.key} ${found.locale}`
    }
    case 'preview': {
      const found = await find(db, name, rest[0])
      const tokens = makeTokens(secret)
      const links = found.map((one) => `  ${publicUrl}${previewPath(tokens, one, now)}`)
      return [`Whoever has a link sees the draft for ${PREVIEW_DAYS} days:`, ...links].join('\n')
    }
    case 'publish': {
      const found = await find(db, name, rest[0])
      await db.transaction(async (tx) => {
        for (const one of found) await publishStory(tx, one, now)
      })
      return `Published: ${found.map(addressOf).join(', ')}.`
    }
    case 'unpublish': {
      const { words, options } = readOptions(rest, ['to'])
      const found = await find(db, name, words[0])
      await db.transaction((tx) => unpublishStories(tx, found, { to: textOf(options, 'to'), now }))
      return `No longer shown: ${found.map(addressOf).join(', ')}.`
    }
    case 'begin':
      return beginCommand(db, name, rest, now)
    case 'delete':
      return deleteCommand(db, name, rest, now)
    case 'schedule': {
      const at = timeOf(rest[0], now)
      const found = await find(db, name, rest[1])
      await db.transaction(async (tx) => {
        for (const one of found) await scheduleStory(tx, one, at)
      })
      return `Published at ${at.toISOString()}: ${found.map(addressOf).join(', ')}.`
    }
    default:
      throw new CommandError(`There is no command content ${action}.\n${CONTENT_USAGE.trimEnd()}`)
  }
}

/** '/about-us (en)' */
const addressOf = ({ slug, locale }: StoryState): string => `/${slug} (${locale})`

/** 'about  page  en  /about-us  published 2026-11-21T12:00:00.000Z, draft differs' */
function inWords(state: StoryState): string {
  const { key, kind, locale, slug, published_at, publish_at, isChanged, versions } = state
  const facts = [
    published_at ? `published ${published_at.toISOString()}` : 'not published',
    published_at && isChanged && 'draft differs',
    publish_at && `will be published ${publish_at.toISOString()}`,
    `${versions} ${versions === 1 ? 'version' : 'versions'}`,
  ]
  return [key, kind, locale, `/${slug}`, facts.filter(Boolean).join(', ')].join('  ')
}

/** Returns the texts of a story, or the one in a language. */
async function find(db: Database, name: string | undefined, language: string | undefined): Promise<StoryState[]> {
  if (name === undefined) throw new CommandError('Say the name of the content. See: content list')
  if (language !== undefined && !LOCALES.includes(language as Locale)) throw new CommandError('The language is ro, en or hu.')
  const all = await listStoryStates(db.query, name)
  const found = all.filter(({ locale }) => language === undefined || locale === language)
  if (found.length === 0) throw new CommandError(`There is no content ${name}. See: content list`)
  return found
}

async function findOne(db: Database, name: string | undefined, language: string | undefined): Promise<StoryState> {
  if (language === undefined) throw new CommandError('Say the name of the content and its language: ro, en or hu.')
  return (await find(db, name, language))[0]!
}

function readJson(file: string | undefined): unknown {
  if (file === undefined) throw new CommandError('Say the file of the draft.')
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new CommandError(`The file ${file} cannot be read as JSON: ${(error as Error).message}`)
  }
}

function timeOf(text: string | undefined, now: Date): Date {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text ?? '') ? new Date(text!) : null
  if (!at || Number.isNaN(at.getTime())) throw new CommandError('Say the time with its zone, such as 2026-12-01T00:00+02:00.')
  if (at <= now) throw new CommandError('That time is past. To publish now: content publish')
  return at
}

async function deleteCommand(db: Database, name: string | undefined, args: readonly string[], now: Date): Promise<string> {
  const { words, options } = readOptions(args, ['to'])
  if (words.length > 0) throw new CommandError('A content is deleted in every language. In one: content unpublish')
  const found = await find(db, name, undefined)
  await db.transaction((tx) => deleteStory(tx, found[0]!, { to: textOf(options, 'to'), now }))
  return `Deleted: ${found.map(addressOf).join(', ')}.`
}

/** Options of a text that is begun: a title and maybe an address in each language. */
const BEGIN_OPTIONS = [...LOCALES, ...LOCALES.map((locale) => `${locale}-slug`), 'category', 'author', 'cover']

async function beginCommand(db: Database, kind: string | undefined, args: readonly string[], now: Date): Promise<string> {
  const { words, options } = readOptions(args, BEGIN_OPTIONS)
  const [name] = words
  if ((kind !== 'page' && kind !== 'article') || name === undefined || words.length > 1)
    throw new CommandError('Say what is begun and its name: content begin page <name> …, or content begin article <name> …')
  const title = perLocale((locale) => optionOf(options, locale))
  const slug = Object.fromEntries(LOCALES.flatMap((locale) => slugIn(options, locale)))
  const at = { who: 'command', now }
  if (kind === 'page') await db.transaction((tx) => beginPage(tx, { name, title, slug }, at))
  else {
    const [category, author, cover] = ['category', 'author', 'cover'].map((one) => optionOf(options, one))
    const article = { name, title, slug, category: category!, author: author!, cover: cover! }
    await db.transaction((tx) => beginArticle(tx, article, at))
  }
  const found = await find(db, kind === 'page' ? name : `articles/${name}`, undefined)
  return [
    `Begun as drafts, which visitors do not see: ${found.map(addressOf).join(', ')}.`,
    `Next: content show ${found[0]!.key} ro, then content draft, content preview and content publish.`,
  ].join('\n')
}

const slugIn = (options: Options, locale: Locale): [Locale, string][] => {
  const given = textOf(options, `${locale}-slug`)
  return given === undefined ? [] : [[locale, given]]
}

/** @throws CommandError */
function optionOf(options: Options, name: string): string {
  const given = textOf(options, name)
  if (given === undefined) throw new CommandError(`Say --${name}. See: content`)
  return given
}

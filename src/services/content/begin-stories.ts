/** Begins pages and articles as drafts in every language, and ends contents for good. @throws InputRefused */
import { z } from 'zod'
import { BLOG, BLOG_WORDS } from '#domain/content/article.ts'
import { LEGAL_PAGES, pageContent, type StoryBlock } from '#domain/content/story.ts'
import type { LocaleTexts } from '#domain/market/locale-texts.ts'
import { href, LOCALES, MARKETS, perLocale, type Locale } from '#domain/market/market.ts'
import { isOwnPath } from '#domain/market/page-paths.ts'
import { foldedWords } from '#domain/search/fold.ts'
import { checkInput, filled, inEveryLanguage, slug } from '#services/checked-input.ts'
import { articlesNaming, deleteStories, insertDrafts, type StoryAddress } from '#store/content/create-stories.ts'
import { readKnownNames } from '#store/content/known-names.ts'
import { listStoryStates, type StoryState } from '#store/content/stories.ts'
import type { Query } from '#store/database/db.ts'
import { refuseProblems, type InputProblem } from '#store/database/input-refused.ts'
import { readAddresses } from './addresses.ts'
import { setRedirects } from './redirects.ts'
import { storyKey, storyName } from './write-articles.ts'
import { checkContent, unpublishStory } from './write-stories.ts'

interface At {
  who: string
  now: Date
}

/** A page or an article as it is begun: a name, a title, and an address where it is not that of the title. */
interface BegunStory {
  name: string
  title: LocaleTexts
  slug?: Partial<LocaleTexts>
}

export interface BegunArticle extends BegunStory {
  /** Keys of a category, an author and a picture. */
  category: string
  author: string
  cover: string
}

const begunShape = { name: storyName, title: inEveryLanguage(filled), slug: inEveryLanguage(slug) }
const pageSchema = z.strictObject(begunShape)
const articleSchema = z.strictObject({ ...begunShape, category: storyName, author: storyName, cover: filled })

/** Begins a page: its draft has a title in every language, and nothing below it. */
export async function beginPage(tx: Query, begun: BegunStory, at: At): Promise<void> {
  const page = { ...begun, slug: slugsOf(begun) }
  checkInput<unknown>('pages', pageSchema, [page])
  const { name, title } = page
  refuseProblems(
    LOCALES.filter((locale) => isOwnPath(`/${page.slug[locale]}`)).map((locale) => ({
      at: `pages[0].slug.${locale}`,
      message: `the address /${page.slug[locale]} is a page of the shop’s own`,
    })),
  )
  await insertBegun(tx, { key: name, kind: 'page', title, slug: page.slug }, at, (locale) =>
    pageContent(name, { title: title[locale], description: title[locale], body: [] }),
  )
}

/** Begins an article of the blog in the same way. */
export async function beginArticle(tx: Query, begun: BegunArticle, at: At): Promise<void> {
  const article = { ...begun, slug: slugsOf(begun) }
  checkInput<unknown>('articles', articleSchema, [article])
  const { name, title, category, author, cover } = article
  const known = await readKnownNames(tx)
  const problems: (InputProblem | false)[] = [
    !known.stories.has(storyKey.article_category + category) && { at: 'category', message: `there is no category ${category}` },
    !known.stories.has(storyKey.author + author) && { at: 'author', message: `there is no author ${author}` },
    !known.pictures.has(cover) && { at: 'cover', message: `there is no picture ${cover}` },
    ...LOCALES.map(
      (locale) =>
        BLOG_WORDS.includes(article.slug[locale]) && {
          at: `slug.${locale}`,
          message: 'this address is a page of the blog’s own',
        },
    ),
  ]
  refuseProblems(problems.filter((one) => one !== false))
  const facts = { category, author, cover, products: [], collections: [], related: [] }
  const slugs = perLocale((locale) => `${BLOG}/${article.slug[locale]}`)
  await insertBegun(tx, { key: storyKey.article + name, kind: 'article', title, slug: slugs }, at, (locale) => ({
    _uid: name,
    component: 'article',
    key: name,
    title: title[locale],
    summary: title[locale],
    description: title[locale],
    ...facts,
    body: [],
  }))
}

/** An address is made of the title where none is given: letters without marks, hyphens between words (LOC-25). */
const slugsOf = ({ title, slug: given }: BegunStory): LocaleTexts =>
  perLocale((locale) => given?.[locale] ?? foldedWords(title[locale]).join('-'))

interface Begun {
  key: string
  kind: string
  title: LocaleTexts
  slug: LocaleTexts
}

async function insertBegun(
  tx: Query,
  { key, kind, title, slug: slugs }: Begun,
  at: At,
  contentIn: (locale: Locale) => StoryBlock,
): Promise<void> {
  const text = perLocale((locale) => ({ slug: slugs[locale], content: contentIn(locale) }))
  for (const locale of LOCALES) checkContent({ key, kind }, text[locale].content, `${key}.${locale}`)
  await insertDrafts(tx, { key, kind, name: title.en, text }, at)
}

/** Takes texts away from visitors; their addresses lead to another content, or to a path of every market such as `/b`. */
export async function unpublishStories(
  tx: Query,
  texts: readonly StoryState[],
  { to, now }: { to?: string | undefined; now: Date },
): Promise<void> {
  for (const one of texts) await unpublishStory(tx, one, now)
  await lead(
    tx,
    texts.filter(({ published_at }) => published_at !== null),
    { to, now },
  )
}

/** Forgets a content in every language. Its addresses, former ones too, lead elsewhere; without `to` they show the page 404. */
export async function deleteStory(
  tx: Query,
  { id, key, kind }: Pick<StoryState, 'id' | 'key' | 'kind'>,
  { to, now }: { to?: string | undefined; now: Date },
): Promise<void> {
  refuseProblems(LEGAL_PAGES.includes(key) ? [{ at: key, message: 'the law asks for this page: it stays' }] : [])
  if (kind === 'article_category' || kind === 'author') {
    const field = kind === 'author' ? 'author' : 'category'
    const naming = await articlesNaming(tx, field, key.slice(storyKey[kind].length))
    refuseProblems(naming.map((article) => ({ at: key, message: `${article} has this ${field}` })))
  }
  await lead(tx, await deleteStories(tx, id, now), { to, now })
}

async function lead(
  tx: Query,
  addresses: readonly StoryAddress[],
  { to, now }: { to?: string | undefined; now: Date },
): Promise<void> {
  if (to === undefined || addresses.length === 0) return
  const targets = to.startsWith('/') ? [] : await listStoryStates(tx, to)
  const stateOf = readAddresses(tx, now)
  const problems: InputProblem[] = []
  const redirects = addresses.map(({ locale, slug: from }) => {
    const within = to.startsWith('/') ? to : `/${targets.find((one) => one.locale === locale)?.slug ?? ''}`
    return { path: href(MARKETS[locale], `/${from}`), target: href(MARKETS[locale], within), status: 301 as const }
  })
  for (const { target } of redirects)
    if ((targets.length === 0 && !to.startsWith('/')) || (await stateOf(target)) !== 'page')
      problems.push({ at: to, message: `no page is shown at ${target}` })
  refuseProblems(problems)
  await setRedirects(tx, redirects, now)
}

import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#domain/time/durations.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { readAddresses } from '#services/content/addresses.ts'
import { publishStory, saveDraft, scheduleStory, unpublishStory } from '#services/content/write-stories.ts'
import { listStoryStates } from '#store/content/stories.ts'
import { articleInput, CATEGORIES, writeBlog, writeSurroundings } from '#test/content/blog-input.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop } from '#test/shop.ts'
import { articlesIn, findArticle, findCategory, readBlog, searchArticles } from './blog.ts'
import { relatedArticles } from './related.ts'

const shop = await testShop()
const { db, clock } = shop

const titles = async (): Promise<string[]> => (await readBlog(shop, 'en')).articles.map(({ key }) => key)
const state = async (key: string) => (await listStoryStates(db.query, `articles/${key}`)).find(({ locale }) => locale === 'en')!
const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const

beforeEach(async () => {
  for (const table of ['story_version', 'story_text', 'story', 'slug_history', 'job', 'outbox'] as const)
    await db.query.deleteFrom(table).execute()
  await writeSurroundings(shop)
})

test('the blog has its articles, the newest first, with category, author and the time that they take', async () => {
  const old = articleInput('old', { date: '2026-01-05T08:00:00Z', changed: '2026-02-01T08:00:00Z' }, [
    paragraph('word '.repeat(620)),
  ])
  await writeBlog(shop, [old, articleInput('new')])
  const { articles, categories } = await readBlog(shop, 'en')
  expect(articles.map(({ key }) => key)).toEqual(['new', 'old'])
  expect(articles[0]).toMatchObject({ path: 'b/new-en', publishedAt: clock.now(), changedAt: null, minutes: 1 })
  expect(articles[1]).toMatchObject({
    minutes: 3,
    publishedAt: new Date('2026-01-05T08:00:00Z'),
    changedAt: new Date('2026-02-01T08:00:00Z'),
    category: { key: 'sleep', name: 'Category sleep en', path: 'b/c/sleep-en' },
    author: { name: 'Anca Moldovan', role: 'midwife' },
    alternates: { ro: 'b/old-ro', en: 'b/old-en', hu: 'b/old-hu' },
  })
  expect(categories.map(({ key }) => key)).toEqual(['sleep', 'play'])
})

test('a draft is not in the blog; published it is, and withdrawn it is gone', async () => {
  await writeBlog(shop, [articleInput('nights')])
  const { content } = (await shop.content.story({ slug: 'b/nights-en' }, 'en', 'published'))!
  const draft = { ...content, title: 'Better nights' }
  const one = await state('nights')
  await db.transaction((tx) => saveDraft(tx, one, draft, { who: 'test', now: clock.now() }))
  expect((await readBlog(shop, 'en')).articles[0]?.title).toBe('Title of nights en')
  await db.transaction((tx) => publishStory(tx, one, clock.now()))
  expect((await readBlog(shop, 'en')).articles[0]?.title).toBe('Better nights')
  await db.transaction((tx) => unpublishStory(tx, one, clock.now()))
  expect(await titles()).toEqual([])
  expect((await readBlog(shop, 'hu')).articles[0]?.alternates).toEqual({ ro: 'b/nights-ro', hu: 'b/nights-hu' })
})

test('a scheduled article appears at its time', async () => {
  await writeBlog(shop, [articleInput('nights')])
  const one = await state('nights')
  await db.transaction((tx) => unpublishStory(tx, one, clock.now()))
  await db.transaction((tx) => scheduleStory(tx, one, new Date(clock.now().getTime() + HOUR_MS)))
  await runDueJobs(shop, jobHandlers)
  expect(await titles()).toEqual([])
  clock.advance(HOUR_MS)
  await runDueJobs(shop, jobHandlers)
  expect(await titles()).toEqual(['nights'])
})

test('a publication tells the pages of the blog, and not those of the whole shop', async () => {
  await writeBlog(shop, [articleInput('nights')])
  await db.query.deleteFrom('outbox').execute()
  const one = await state('nights')
  await db.transaction((tx) => publishStory(tx, one, clock.now()))
  const told = await db.query.selectFrom('outbox').select('payload').execute()
  expect(told.map(({ payload }) => payload)).toEqual([{ tags: ['blog', `story:${one.id}`] }])
})

test('addresses that changed lead to the present ones', async () => {
  await writeBlog(shop, [articleInput('nights')])
  const before = articleInput('nights')
  await writeBlog(shop, [{ ...before, text: { ...before.text, en: { ...before.text.en, slug: 'calm-nights' } } }])
  const [sleep, ...others] = CATEGORIES
  await writeSurroundings(shop, [{ ...sleep!, text: { ...sleep!.text, en: { ...sleep!.text.en, slug: 'slumber' } } }, ...others])
  await shop.catalog.refresh()
  expect(await findArticle(shop, 'en', 'b/nights-en')).toEqual({ movedTo: 'b/calm-nights' })
  expect(await findArticle(shop, 'en', 'b/nights-hu')).toBeNull()
  expect(await findCategory(shop, 'en', 'sleep-en')).toEqual({ movedTo: 'b/c/slumber' })
  expect(await findCategory(shop, 'en', 'slumber')).toMatchObject({ key: 'sleep' })
  expect(await findCategory(shop, 'en', 'toys')).toBeNull()
})

test('a page and a category are no articles', async () => {
  expect(await findArticle(shop, 'en', 'b/c/sleep-en')).toBeNull()
  expect(await findArticle(shop, 'en', 'authors/anca')).toBeNull()
})

test('a category has the articles of those below it', async () => {
  const [, play] = CATEGORIES
  const below = { ...play!, text: { ...play!.text, en: { ...play!.text.en, slug: 'sleep-en/bags' } } }
  await writeSurroundings(shop, [CATEGORIES[0]!, below])
  await writeBlog(shop, [articleInput('bags', { category: 'play' }), articleInput('cots')])
  const blog = await readBlog(shop, 'en')
  const keys = (key: string) =>
    articlesIn(
      blog,
      blog.categories.find((one) => one.key === key)!,
    ).map((one) => one.key)
  expect([keys('sleep').toSorted(), keys('play')]).toEqual([['bags', 'cots'], ['bags']])
})

test('articles are found by title, text, category and author', async () => {
  await writeBlog(shop, [
    articleInput('bags', {}, [paragraph('A mattress.')]),
    articleInput('cots', { category: 'play' }, [{ component: 'quote', text: 'Wooden trains', who: 'Ioana' }]),
  ])
  const blog = await readBlog(shop, 'en')
  const found = (query: string) => searchArticles(blog, query).map(({ key }) => key)
  expect([found('mattresses'), found('wooden train'), found('category play'), found('kite')]).toEqual([
    ['bags'],
    ['cots'],
    ['cots'],
    [],
  ])
})

test('what is read next: named ones, then those of the category, then the newest; never itself', async () => {
  const day = (at: number) => ({ date: `2026-01-0${at}T08:00:00Z` })
  await writeBlog(shop, [
    articleInput('a', { ...day(1), related: ['d', 'a'] }),
    articleInput('b', { ...day(2) }),
    articleInput('c', { ...day(3), category: 'play' }),
    articleInput('d', { ...day(4), category: 'play' }),
  ])
  const blog = await readBlog(shop, 'en')
  const of = blog.articles.find(({ key }) => key === 'a')!
  expect(relatedArticles(blog, of, ['d', 'a', 'unknown']).map(({ key }) => key)).toEqual(['d', 'b', 'c'])
})

test.each([
  ['a category', { category: 'toys' }, 'there is no category toys'],
  ['an author', { author: 'nobody' }, 'there is no author nobody'],
  ['a picture', { cover: 'day' }, 'there is no picture day'],
  ['a collection', { collections: ['cots'] }, 'there is no collection cots'],
  ['an article', { related: ['days'] }, 'there is no article days'],
] as const)('%s that there is not is refused', async (_, wrong, message) => {
  await expect(writeBlog(shop, [articleInput('nights', wrong)])).rejects.toThrow(message)
  expect(await titles()).toEqual([])
})

test('the address of a page of the blog itself is refused', async () => {
  const { text } = articleInput('nights')
  for (const slug of ['page', 'c', 'feed'])
    await expect(writeBlog(shop, [articleInput('nights', { text: { ...text, ro: { ...text.ro, slug } } })])).rejects.toThrow(
      'own',
    )
})

test('redirects know the addresses of the blog', async () => {
  await writeBlog(shop, [articleInput('nights')])
  const before = articleInput('nights')
  await writeBlog(shop, [{ ...before, text: { ...before.text, en: { ...before.text.en, slug: 'calm-nights' } } }])
  const stateOf = readAddresses(db.query, clock.now())
  for (const path of ['/en/b', '/b/page/2', '/en/b/calm-nights', '/hu/b/c/sleep-hu', '/hu/b/c/sleep-hu/page/3'])
    expect([path, await stateOf(path)]).toEqual([path, 'page'])
  expect(await stateOf('/en/b/nights-en')).toEqual({ movedTo: '/en/b/calm-nights' })
  for (const path of ['/b/unknown', '/b/nights-en', '/b/c/sleep-hu', '/b/page', '/b/anca'])
    expect([path, await stateOf(path)]).toEqual([path, 'nothing'])
})

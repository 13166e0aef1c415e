import { beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { StoryBlock } from '#domain/content/story.ts'
import { jobHandlers } from '#src/server/job-handlers.ts'
import { listStoryStates } from '#store/content/stories.ts'
import { runDueJobs } from '#test/due-jobs.ts'
import { testShop } from '#test/shop.ts'
import { writeOnePage } from '#test/content/text-page.ts'
import { findPage } from './text-pages.ts'
import { publishStory, saveDraft, scheduleStory, unpublishStory } from './write-stories.ts'

const shop = await testShop()
const slugs = { ro: 'despre-noi', en: 'about-us', hu: 'rolunk' }
const { db, content, clock } = shop

const shown = async (): Promise<unknown> => (await content.story({ slug: 'about-us' }, 'en', 'published'))?.content.title
const state = async (key = 'about') => (await listStoryStates(db.query, key)).find(({ locale }) => locale === 'en')!
const page = (title: string, body: StoryBlock[] = []): StoryBlock => ({
  _uid: 'about',
  component: 'page',
  title,
  description: 'x',
  body,
})
const save = async (draft: unknown, key = 'about') => {
  const one = await state(key)
  await db.transaction((tx) => saveDraft(tx, one, draft, { who: 'test', now: clock.now() }))
}
const publish = async () => {
  const one = await state()
  await db.transaction((tx) => publishStory(tx, one, clock.now()))
}

beforeEach(async () => {
  for (const table of ['story_version', 'story_text', 'story', 'job', 'outbox'] as const)
    await db.query.deleteFrom(table).execute()
  await writeOnePage(shop, 'about', slugs, [{ kind: 'paragraph', text: 'Hello.' }])
})

test('a draft is shown to nobody until it is published, and then to all; the version rises each time', async () => {
  const before = await content.version()
  await save(page('New title'))
  expect(await shown()).toBe('Termeni')
  expect((await content.story({ slug: 'about-us' }, 'en', 'draft'))?.content.title).toBe('New title')
  expect(await content.version()).toBe(before)
  await publish()
  expect(await shown()).toBe('New title')
  expect(await content.version()).toBeGreaterThan(before)
  const first = (await content.story({ slug: 'about-us' }, 'en', 'published'))!
  expect(first.alternates).toEqual(slugs)
})

test('two publications in one second have two versions', async () => {
  const before = await content.version()
  await publish()
  await publish()
  expect(await content.version()).toBeGreaterThanOrEqual(before + 2)
})

test('a draft is published when its time has come, and not when the time was changed meanwhile', async () => {
  await save(page('Later'))
  const at = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS)
  const [early, late] = [at(5), at(30)]
  const one = await state()
  for (const time of [early, late]) await db.transaction((tx) => scheduleStory(tx, one, time))
  clock.advance(10 * MINUTE_MS)
  await runDueJobs(shop, jobHandlers)
  expect(await shown()).toBe('Termeni')
  clock.advance(21 * MINUTE_MS)
  await runDueJobs(shop, jobHandlers)
  expect(await shown()).toBe('Later')
  expect((await state()).publish_at).toBeNull()
})

test('a withdrawn text is not found, and its caches are told', async () => {
  await db.query.deleteFrom('outbox').execute()
  const one = await state()
  await db.transaction((tx) => unpublishStory(tx, one, clock.now()))
  expect(await shown()).toBeUndefined()
  const other = await content.story({ slug: 'rolunk' }, 'hu', 'published')
  expect(other?.alternates).toEqual({ ro: 'despre-noi', hu: 'rolunk' })
  const told = await db.query.selectFrom('outbox').select('payload').execute()
  expect(told.map(({ payload }) => payload)).toEqual([{ tags: ['shell', `story:${one.id}`] }])
})

test('each save is a version with its author; the same content again is none', async () => {
  await save(page('One'))
  await save(page('One'))
  await writeOnePage(shop, 'about', slugs, [{ kind: 'paragraph', text: 'Hello.' }])
  await writeOnePage(shop, 'about', slugs, [{ kind: 'paragraph', text: 'Hello.' }])
  const rows = await db.query
    .selectFrom('story_version')
    .select(['who', 'content'])
    .where('locale', '=', 'en')
    .orderBy('at')
    .execute()
  expect(rows.map(({ who, content: { title } }) => [who, title])).toEqual([
    ['test', 'Termeni'],
    ['test', 'One'],
    ['test', 'Termeni'],
  ])
})

test('an address that changed leads to the present one', async () => {
  await writeOnePage(shop, 'about', { ...slugs, en: 'who-we-are' })
  await shop.catalog.refresh()
  expect(await findPage(shop, 'en', 'about-us')).toEqual({ movedTo: 'who-we-are' })
})

test.each<[what: string, draft: unknown]>([
  ['an unknown component', page('x', [{ _uid: '1', component: 'script' }])],
  ['an unknown field', { ...page('x'), html: '<b>x</b>' }],
  ['a block without an id', page('x', [{ component: 'text', text: [] } as unknown as StoryBlock])],
  ['HTML in place of text', page('x', [{ _uid: '1', component: 'text', text: '<p>x</p>' }])],
  [
    'a link that runs',
    page('x', [
      { _uid: '1', component: 'text', text: [{ kind: 'paragraph', text: [{ text: 'x', href: 'javascript:alert(1)' }] }] },
    ]),
  ],
  ['another kind', { _uid: '1', component: 'post', title: 'x' }],
])('%s is refused', async (_, draft) => {
  await expect(save(draft)).rejects.toThrow('content')
  expect((await state()).isChanged).toBe(false)
})

test('a page that customers agree to consists of text and stays published', async () => {
  await writeOnePage(shop, 'terms', { ro: 'termeni', en: 'terms', hu: 'aszf' })
  const terms = await state('terms')
  await expect(db.transaction((tx) => unpublishStory(tx, terms, clock.now()))).rejects.toThrow('stays published')
})

test('a page is found by its address, and nothing else is', async () => {
  expect(await findPage(shop, 'hu', 'rolunk')).toMatchObject({ content: { component: 'page' }, fullSlug: 'rolunk' })
  expect(await findPage(shop, 'hu', 'about-us')).toBeNull()
})

test.each([
  [{ slugs: ['about-us', 'terms'] }, ['about-us', 'terms']],
  [{ slugs: ['ab*'] }, ['about-us']],
  [{ startsWith: 't' }, ['terms']],
  [{ search: 'HELLO' }, ['about-us']],
  [{ kind: 'post' }, []],
  [{ tags: ['none'] }, []],
  [{ order: 'slug', descending: true }, ['terms', 'about-us']],
  [{ perPage: 1, page: 2, order: 'slug' }, ['terms']],
] as const)('stories are found by %j', async (question, found) => {
  await writeOnePage(shop, 'terms', { ro: 'termeni', en: 'terms', hu: 'aszf' })
  const all = { locale: 'en', mode: 'published', page: 1, perPage: 25, ...question } as const
  const { stories } = await content.stories(all)
  expect(stories.map(({ fullSlug }) => fullSlug)).toEqual(found)
})

import { beforeAll, expect, test } from 'vitest'
import { saveDraft } from '#services/content/write-stories.ts'
import { listStoryStates } from '#store/content/stories.ts'
import { callerOf } from '#test/endpoint-calls.ts'
import { testShop } from '#test/shop.ts'
import { writeOnePage } from '#test/content/text-page.ts'

const PREVIEW = 'preview-token-of-a-shop-that-is-only-a-test'
const shop = await testShop({ settings: { CONTENT_PREVIEW_TOKEN: PREVIEW } })
const call = callerOf(shop)
const get = (path: string, headers?: Record<string, string>) => call('GET', `/api/content/stories${path}`, undefined, headers)
const READ = 'token=content-read'

beforeAll(async () => {
  await writeOnePage(shop, 'about', { ro: 'despre-noi', en: 'about-us', hu: 'rolunk' }, [{ kind: 'paragraph', text: 'Cuib' }])
  await writeOnePage(shop, 'terms', { ro: 'termeni', en: 'terms', hu: 'aszf' })
  const about = (await listStoryStates(shop.db.query, 'about')).find(({ locale }) => locale === 'ro')
  const draft = { _uid: 'about', component: 'page', title: 'Draft', description: 'x', body: [] }
  await shop.db.transaction((tx) => saveDraft(tx, about!, draft, { who: 'test', now: shop.clock.now() }))
})

test('a story is answered in the shape of the delivery API', async () => {
  const { status, body } = await get(`/despre-noi?${READ}`)
  expect(status).toBe(200)
  expect(body).toEqual({
    story: {
      id: expect.any(Number),
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Termeni',
      slug: 'despre-noi',
      full_slug: 'despre-noi',
      created_at: shop.clock.now().toISOString(),
      published_at: shop.clock.now().toISOString(),
      first_published_at: shop.clock.now().toISOString(),
      tag_list: [],
      is_startpage: false,
      lang: 'ro',
      alternates: [],
      translated_slugs: expect.arrayContaining([{ path: 'about-us', name: 'Termeni', lang: 'en' }]),
      content: {
        _uid: 'about',
        component: 'page',
        title: 'Termeni',
        description: 'x',
        body: [{ _uid: 'about-1', component: 'text', text: [{ kind: 'paragraph', text: 'Cuib' }] }],
      },
    },
    cv: await shop.content.version(),
    rels: [],
    links: [],
  })
  const { id, uuid } = body.story
  expect((await get(`/${id}?${READ}&language=hu`)).body.story.slug).toBe('rolunk')
  expect((await get(`/${uuid}?${READ}&find_by=uuid&language=en`)).body.story.slug).toBe('about-us')
  expect((await get(`/about-us?${READ}&language=hu&fallback_lang=en`)).body.story.lang).toBe('en')
  expect((await get(`/about-us?${READ}`)).status).toBe(404)
})

test('a list has its length in headers, and leaves out fields', async () => {
  const { body, headers } = await get(`?${READ}&per_page=1&sort_by=slug:asc&excluding_fields=body,title`)
  expect([headers.get('total'), headers.get('per-page')]).toEqual(['2', '1'])
  expect(body.stories.map(({ content }: { content: object }) => content)).toEqual([
    { _uid: 'about', component: 'page', description: 'x' },
  ])
})

test('an answer is revalidated by its ETag', async () => {
  const { headers } = await get(`/termeni?${READ}`)
  const again = await get(`/termeni?${READ}`, { 'if-none-match': headers.get('etag')! })
  expect([again.status, again.text]).toEqual([304, ''])
})

test.each([
  'unknown=1',
  'filter_query[title][in]=x',
  'per_page=101',
  'per_page=0',
  'page=0',
  'sort_by=content.title:asc',
  'version=latest',
  'language=de',
  'by_uuids=1',
  'language=ro&language=en',
  'cv=x',
])('?%s is answered with 422', async (query) => {
  const { status, body } = await get(`?${READ}&${query}`)
  expect([status, body.code]).toEqual([422, 'validation_failed'])
  expect(Object.keys(body.fields)).toEqual([query.split('=', 1)[0]])
})

test('the parameters of the delivery API that change nothing are taken', async () => {
  const query = 'cv=1700000000&resolve_links=url&resolve_relations=a.b&content_type=page&with_tag=&search_term='
  expect((await get(`?${READ}&version=published&${query}`)).status).toBe(200)
})

test.each([
  ['no token', '', 422],
  ['a wrong token', 'token=x', 401],
  ['a draft without the preview token', `${READ}&version=draft`, 401],
])('%s is refused', async (_, query, status) => {
  expect((await get(`/despre-noi?${query}`)).status).toBe(status)
})

test('drafts are for programs with the preview token, and are stored nowhere', async () => {
  const draft = await get(`/despre-noi?token=${PREVIEW}&version=draft`)
  expect([draft.status, draft.body.story.content.title]).toEqual([200, 'Draft'])
  expect(draft.headers.get('cache-control')).toBe('no-store')
  expect((await get(`/despre-noi?token=${PREVIEW}`)).body.story.content.title).toBe('Termeni')
  const browser = await get(`/despre-noi?token=${PREVIEW}&version=draft`, { 'sec-fetch-site': 'same-origin' })
  expect([browser.status, browser.body.code]).toEqual([403, 'not_in_browsers'])
})

test('without a preview token in the settings no token reads drafts', async () => {
  const other = callerOf({ ...shop, config: { ...shop.config, contentApi: { token: 'content-read', previewToken: null } } })
  expect((await other('GET', '/api/content/stories?token=&version=draft')).status).toBe(401)
})

test('a caller is limited', async () => {
  const calls = () => call('GET', `/api/content/stories/termeni?${READ}`, undefined, {}, '10.9.9.9')
  shop.memory.contentCalls.set('10.9.9.9', { window: Math.floor(shop.clock.now().getTime() / 60_000), calls: 1_200 })
  const { status, headers } = await calls()
  expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
})

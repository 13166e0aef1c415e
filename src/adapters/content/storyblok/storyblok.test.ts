import { createHmac } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ContentUnavailable } from '#domain/content/content-unavailable.ts'
import type { ContentService } from '#services/ports.ts'
import { contentContract, FRAME } from '#test/content/content-contract.ts'
import { PREVIEW_TOKEN, startStoryblok, TOKEN, type RemoteStory } from '#test/content/storyblok-server.ts'
import { POLL_MS, storyblok } from './storyblok.ts'

const text = (says: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: says }] }] })
const page = (title: string, body: object[] = []) => ({ _uid: 'p', component: 'page', title, description: 'x', body })
const about: RemoteStory = {
  id: 11,
  uuid: '5f6c1c1e-0000-4000-8000-000000000011',
  name: 'About',
  slugs: { ro: 'despre-noi', en: 'about-us', hu: 'rolunk' },
  published: page('Termeni', [{ _uid: 't', component: 'text', text: text('Cuib') }]),
  draft: page('Draft'),
}
const terms: RemoteStory = {
  ...about,
  id: 12,
  uuid: '5f6c1c1e-0000-4000-8000-000000000012',
  slugs: { ro: 'termeni', en: 'terms', hu: 'aszf' },
  published: page('Termeni'),
}
/** As Storyblok stores blocks: each item of a list is a block too, and a link is an object. */
const asBloks = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(asBloks)
    : typeof value === 'object' && value !== null
      ? {
          _uid: 'u',
          component: 'item',
          ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, blokField(name, one)])),
        }
      : value
const blokField = (name: string, value: unknown) =>
  name === 'link' ? { linktype: 'url', fieldtype: 'multilink', url: value, cached_url: value } : asBloks(value)
const part = (id: number, name: 'menu' | 'footer'): RemoteStory => {
  const content = { _uid: name, component: 'part', title: name, description: name, body: asBloks(FRAME[name]) }
  const slug = `parts/${name}`
  return {
    ...about,
    id,
    uuid: `${about.uuid.slice(0, -2)}${id}`,
    name,
    slugs: { ro: slug, en: slug, hu: slug },
    published: content,
    draft: content,
  }
}
const nights: RemoteStory = {
  ...about,
  draft: { ...page('Draft'), component: 'article', key: 'nights' },
  id: 13,
  uuid: '5f6c1c1e-0000-4000-8000-000000000013',
  slugs: { ro: 'b/nopti', en: 'b/nights', hu: 'b/ejszakak' },
  published: {
    ...page('Termeni'),
    component: 'article',
    key: 'nights',
    summary: 'Sum',
    category: 'sleep',
    author: 'anca',
    cover: 'night',
    date: '2026-11-18 08:00',
    changed: '',
    products: [],
    collections: ['bears', 'socks'].map((collection) => ({ _uid: collection, component: 'of_collection', collection })),
    related: [],
    html: '<b>',
  },
}
const sleep: RemoteStory = {
  ...about,
  draft: { ...page('Draft'), component: 'article_category', key: 'sleep' },
  id: 14,
  uuid: '5f6c1c1e-0000-4000-8000-000000000014',
  slugs: { ro: 'b/c/somn', en: 'b/c/sleep', hu: 'b/c/alvas' },
  published: { ...page('Termeni'), component: 'article_category', key: 'sleep' },
}
const SECRET = 'secret-of-the-webhook'
const server = await startStoryblok([about, terms, part(15, 'menu'), part(16, 'footer'), nights, sleep])
afterAll(() => server.close())

let now = 0
let service: ContentService
const titleOf = async () => (await service.story({ slug: 'despre-noi' }, 'ro', 'published'))?.content['title']
/** Publishes another title; nobody is told. */
function publish(title: string): void {
  about.published = page(title)
  server.version++
}

beforeEach(() => {
  server.fault = 'none'
  about.published = page('Termeni', [{ _uid: 't', component: 'text', text: text('Cuib') }])
  now = 1_000_000
  service = storyblok({
    token: TOKEN,
    previewToken: PREVIEW_TOKEN,
    webhookSecret: SECRET,
    api: server.url,
    now: () => now,
    patience: { answer: 80, pause: 1 },
  })
})

describe('as a content service', () => {
  contentContract(() => service)
})

test('answers of one version are asked for once', async () => {
  await titleOf()
  const before = server.calls
  await titleOf()
  expect(server.calls).toBe(before)
})

test('after a lost webhook a change shows within 60 seconds, and not before', async () => {
  await titleOf()
  publish('New')
  now += POLL_MS - 1
  expect(await titleOf()).toBe('Termeni')
  now += 1
  expect(await titleOf()).toBe('New')
})

test('a signed webhook shows a change at once and tells who follows; a wrong signature does nothing', async () => {
  const changed = vi.fn<() => void>()
  const end = service.follow!(changed)
  await titleOf()
  publish('New')
  const bytes = Buffer.from(JSON.stringify({ action: 'published', story_id: 11, space_id: 1, full_slug: 'despre-noi' }))
  const signature = createHmac('sha1', SECRET).update(bytes).digest('hex')
  for (const wrong of ['', 'zz', signature.slice(2), createHmac('sha1', 'other').update(bytes).digest('hex')])
    expect(await service.notify!(bytes, wrong)).toBe(false)
  expect(await service.notify!(Buffer.from(`${String(bytes)} `), signature)).toBe(false)
  expect([await titleOf(), changed.mock.calls.length]).toEqual(['Termeni', 0])
  expect(await service.notify!(bytes, signature)).toBe(true)
  expect([await titleOf(), changed.mock.calls.length]).toEqual(['New', 1])
  end()
})

test('who follows is told when Storyblok answers for the first time after it did not: pages were made without it', async () => {
  const changed = vi.fn<() => void>()
  const end = service.follow!(changed)
  server.fault = 500
  await expect(titleOf()).rejects.toThrow(ContentUnavailable)
  server.fault = 'none'
  expect([await titleOf(), changed.mock.calls.length]).toEqual(['Termeni', 1])
  now += POLL_MS
  await titleOf()
  expect(changed).toHaveBeenCalledOnce()
  end()
})

test.each(['slow', 'shape', 429, 500] as const)(
  'while Storyblok is %s, what is known is shown, and the rest is unavailable',
  async (fault) => {
    await titleOf()
    publish('New')
    now += POLL_MS
    server.fault = fault
    expect(await titleOf()).toBe('Termeni')
    await expect(service.story({ slug: 'termeni' }, 'ro', 'published')).rejects.toThrow(ContentUnavailable)
    server.fault = 'none'
    expect(await titleOf()).toBe('New')
  },
)

test('fields come in the form of the shop: rich text, links, numbers, tables; unknown kinds keep their name alone', async () => {
  const link = { type: 'link', attrs: { href: 'javascript:alert(1)' } }
  about.published = page('Termeni', [
    {
      _uid: 'h',
      component: 'hero',
      title: 'Nest',
      lead: '',
      html: '<b>',
      links: [{ _uid: 'l', component: 'link', text: 'Go', link: { linktype: 'story', cached_url: 'new' } }],
    },
    {
      _uid: 't',
      component: 'text',
      text: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'text', text: 'x', marks: [link] },
              { type: 'blok', content: [{ type: 'text', text: 'y' }] },
            ],
          },
        ],
      },
    },
    { _uid: 'c', component: 'table', caption: 'T', cells: { thead: [{ value: 'a' }], tbody: [{ body: [{ value: 'b' }] }] } },
    { _uid: 'p', component: 'lookbook', points: [{ product: 'A', left: '10', top: '20' }] },
    { _uid: 'u', component: 'marquee', text: '<b>' },
  ])
  server.version++
  const story = await service.story({ slug: 'despre-noi' }, 'ro', 'published')
  expect(story?.content['body']).toEqual([
    { _uid: 'h', component: 'hero', title: 'Nest', links: [{ text: 'Go', link: '/new' }] },
    { _uid: 't', component: 'text', text: [{ kind: 'paragraph', text: ['x', 'y'] }] },
    { _uid: 'c', component: 'table', caption: 'T', cells: [['a'], ['b']] },
    { _uid: 'p', component: 'lookbook', points: [{ product: 'A', left: 10, top: 20 }] },
    { _uid: 'u', component: 'marquee' },
  ])
})

/** The promises of `ContentService`: the same tests for each. */
import { expect, test } from 'vitest'
import { readContent } from '#services/content/content-schema.ts'
import type { BlockInput } from '#domain/content/story.ts'
import type { ContentService } from '#services/ports.ts'

/** What menu and footer contain, in the form of the shop's own. */
export const FRAME: Record<'menu' | 'footer', BlockInput[]> = {
  menu: [
    {
      component: 'menu_panel',
      rule: 'collection',
      collection: 'toys',
      columns: [{ title: 'First', links: [{ text: 'Rattles', link: 'collection:rattles' }] }],
      brands: [{ brand: 'cuib' }],
    },
    { component: 'menu_link', text: 'Sale', link: '/sale', look: 'hot' },
  ],
  footer: [{ component: 'footer_column', rule: 'links', title: 'More', links: [{ text: 'Mail', link: 'mailto:a@b.example' }] }],
}

/**
 * `open` gives a service with two pages: `about` (despre-noi, about-us, rolunk), whose draft has the title 'Draft', and `terms` (termeni, terms,
 * aszf). The title of all that is published is 'Termeni', and `about` says 'Cuib'. Beside them the parts `menu` and `footer` with the blocks
 * of `FRAME` are published, and an article `nights` (b/nopti, b/nights, b/ejszakak) of the category `sleep` (b/c/somn, b/c/sleep, b/c/alvas),
 * first published on 18 November 2026, with goods of two collections.
 */
export function contentContract(open: () => ContentService): void {
  test('a story is found by its address in a language, with its addresses in the others', async () => {
    const story = await open().story({ slug: 'about-us' }, 'en', 'published')
    expect(story).toMatchObject({ kind: 'page', slug: 'about-us', fullSlug: 'about-us', locale: 'en' })
    expect(story?.alternates).toEqual({ ro: 'despre-noi', en: 'about-us', hu: 'rolunk' })
    expect(story?.content).toMatchObject({ component: 'page', title: 'Termeni' })
    expect(story?.content['body']).toMatchObject([{ component: 'text', text: [{ kind: 'paragraph' }] }])
    expect(JSON.stringify(story?.content['body'])).toContain('Cuib')
  })

  test('an address of another language, or of nothing, is null', async () => {
    expect(await open().story({ slug: 'about-us' }, 'hu', 'published')).toBeNull()
    expect(await open().story({ slug: 'no-such' }, 'ro', 'published')).toBeNull()
  })

  test('a story is found by its ids', async () => {
    const { id, uuid } = (await open().story({ slug: 'rolunk' }, 'hu', 'published'))!
    expect((await open().story({ id }, 'ro', 'published'))?.fullSlug).toBe('despre-noi')
    expect((await open().story({ uuid }, 'en', 'published'))?.fullSlug).toBe('about-us')
  })

  test('a draft is not what is published', async () => {
    expect((await open().story({ slug: 'despre-noi' }, 'ro', 'draft'))?.content['title']).toBe('Draft')
    expect((await open().story({ slug: 'despre-noi' }, 'ro', 'published'))?.content['title']).toBe('Termeni')
  })

  test('a list has its pages, and says how many stories there are', async () => {
    const question = { locale: 'ro', mode: 'published', kind: 'page', perPage: 1 } as const
    const first = await open().stories({ ...question, page: 1 })
    const second = await open().stories({ ...question, page: 2 })
    expect([first.total, first.stories.length, second.stories.length]).toEqual([2, 1, 1])
    expect(new Set([...first.stories, ...second.stories].map(({ fullSlug }) => fullSlug))).toEqual(
      new Set(['despre-noi', 'termeni']),
    )
    const named = await open().stories({ locale: 'ro', mode: 'published', slugs: ['termeni'], page: 1, perPage: 9 })
    expect(named.stories.map(({ fullSlug }) => fullSlug)).toEqual(['termeni'])
  })

  test('menu and footer are found by their addresses, with the fields of their own blocks', async () => {
    const slugs = ['parts/menu', 'parts/footer', 'parts/not-found']
    const { stories } = await open().stories({ locale: 'hu', mode: 'published', slugs, page: 1, perPage: 3 })
    const found = new Map(stories.map(({ fullSlug, content }) => [fullSlug, content['body']]))
    expect([...found.keys()].toSorted()).toEqual(['parts/footer', 'parts/menu'])
    expect(found.get('parts/menu')).toMatchObject(FRAME.menu)
    expect(found.get('parts/footer')).toMatchObject(FRAME.footer)
  })

  test('an article has its fields in the form of the shop, in each language', async () => {
    const found = await open().stories({ locale: 'hu', mode: 'published', kind: 'article', page: 1, perPage: 9 })
    expect(found.total).toBe(1)
    const [story] = found.stories
    expect(story).toMatchObject({ kind: 'article', slug: 'ejszakak', fullSlug: 'b/ejszakak' })
    expect(story?.alternates).toEqual({ ro: 'b/nopti', en: 'b/nights', hu: 'b/ejszakak' })
    expect(readContent('article', story!.content)).toMatchObject({
      key: 'nights',
      title: 'Termeni',
      summary: 'Sum',
      category: 'sleep',
      author: 'anca',
      cover: 'night',
      date: '2026-11-18T08:00:00Z',
      collections: [{ collection: 'bears' }, { collection: 'socks' }],
      related: [],
    })
    const one = await open().story({ slug: 'b/nights' }, 'en', 'published')
    expect(one?.id).toBe(story?.id)
    expect(readContent('page', one!.content)).toBeNull()
    const categories = await open().stories({ locale: 'en', mode: 'published', kind: 'article_category', page: 1, perPage: 9 })
    expect(categories.stories.map(({ fullSlug }) => fullSlug)).toEqual(['b/c/sleep'])
    expect(readContent('article_category', categories.stories[0]!.content)).toMatchObject({ key: 'sleep', title: 'Termeni' })
  })

  test('the version is a whole number', async () => {
    expect(await open().version()).toBeGreaterThan(0)
  })
}

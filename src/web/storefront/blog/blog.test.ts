/** Pages and feeds of the blog. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ARTICLES_A_PAGE } from '#domain/content/article.ts'
import { LOCALES, href, MARKETS } from '#domain/market/market.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { previewPath } from '#services/content/preview.ts'
import { readPurges } from '#services/jobs/purges.ts'
import { publishStory, saveDraft, unpublishStory } from '#services/content/write-stories.ts'
import { elementsOf, readXml, textOf } from '#src/xml/read-xml.ts'
import { listStoryStates } from '#store/content/stories.ts'
import { articleInput, writeBlog, writeSurroundings } from '#test/content/blog-input.ts'
import { testShop } from '#test/shop.ts'
import { storefront } from '#web/entry/storefront.server.ts'
import type { JsonLd } from '#web/feeds/structured-data/schema.ts'
import { openSite, type Site } from '#web/http/server/site.ts'

const shop = await testShop({ products: 60 })
const { db, clock } = shop
const origin = shop.config.publicUrl
/** Two full pages and one article. */
const MANY = 2 * ARTICLES_A_PAGE + 1
/** Text that would be markup, end an element, or cannot be in XML. */
const HOSTILE = `</script><b>"&' \u0007`
let site: Site

const open = (path: string) => site.fetch(new Request(origin + path))
const page = async (path: string) => (await open(path)).text()
const statusOf = async (path: string) => (await open(path)).status
const movedTo = async (path: string) => {
  const { status, headers } = await open(path)
  return [status, headers.get('location')]
}
const linksTo = (html: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(html.matchAll(/<a [^>]*href="([^"]+)"/g), ([, to]) => to!).filter((to) => pattern.test(to))),
]
const dataOf = (html: string): JsonLd[] =>
  Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, json = '']) => JSON.parse(json) as JsonLd,
  )
/** The last part of a page. */
const footer = async (path: string) => /<footer.*<\/footer>/s.exec(await page(path))?.[0] ?? ''
const robots = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1]
const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
const text = (value: string) => ({ kind: 'paragraph', text: value }) as const

async function emptyBlog(): Promise<void> {
  const stories = await db.query
    .selectFrom('story')
    .select('id')
    .where('kind', 'in', ['article', 'article_category', 'author'])
    .execute()
  const ids = stories.map(({ id }) => id)
  if (ids.length > 0) {
    await db.query.deleteFrom('story_version').where('story_id', 'in', ids).execute()
    await db.query.deleteFrom('story_text').where('story_id', 'in', ids).execute()
    await db.query.deleteFrom('story').where('id', 'in', ids).execute()
  }
  await db.query.deleteFrom('slug_history').where('kind', '=', 'page').execute()
  // What is kept of the blog is of a version.
  await writeSurroundings(shop)
  await shown()
}

/** Lets the pages know what was written. */
async function shown(): Promise<void> {
  await shop.catalog.refresh()
  await readPurges(shop, new Set())
}

const many = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    articleInput(`night-${at + 1}`, { date: new Date(Date.UTC(2026, 9, 30 - at)).toISOString() }, [text('Mattress.')]),
  )

beforeAll(async () => {
  site = await openSite(shop, storefront)
})
beforeEach(emptyBlog)

describe('the list', () => {
  beforeEach(async () => {
    await writeBlog(shop, many(MANY))
    await shown()
  })

  test.each(LOCALES)('in %s it has the newest first, its pages, its categories, its feed and its languages', async (locale) => {
    const market = MARKETS[locale]
    const html = await page(href(market, '/b'))
    const articles = linksTo(html, /\/b\/night-\d+-/)
    expect(articles[0]).toBe(href(market, `/b/night-1-${locale}`))
    // Those of the page, and others beside them.
    expect(articles.length).toBe(ARTICLES_A_PAGE + 4)
    expect(linksTo(html, /\/b\/page\//)).toEqual([href(market, '/b/page/2'), href(market, '/b/page/3')])
    expect(linksTo(html, /\/b\/c\//)).toEqual([href(market, `/b/c/sleep-${locale}`)])
    expect(html).toContain(`type="application/atom+xml" href="${href(market, '/b/feed.xml')}"`)
    for (const other of LOCALES)
      expect(html).toContain(`<link rel="alternate" hreflang="${other}" href="${origin}${href(MARKETS[other], '/b')}">`)
    expect(robots(html)).toBe('index, follow')
    expect(html).toMatch(/<time [^>]*dateTime="2026-10-30"/i)
    const last = await page(href(market, '/b/page/3'))
    expect(linksTo(last, /\/b\/night-\d+-/)[0]).toBe(href(market, `/b/night-${MANY}-${locale}`))
    expect(canonical(last)).toBe(`${origin}${href(market, '/b/page/3')}`)
    // The menu marks the blog on its further pages too.
    expect(last).toMatch(new RegExp(`<a href="${href(market, '/b')}"[^>]* aria-current="true"`))
    expect(linksTo(await page(href(market, '/')), /\/b$/)).toEqual([href(market, '/b')])
  })

  test('the first page has one address, and there is no page beyond the last', async () => {
    expect(await movedTo('/hu/b/page/1')).toEqual([301, '/hu/b'])
    expect(await movedTo('/b/c/sleep-ro/page/1')).toEqual([301, '/b/c/sleep-ro'])
    for (const path of [
      '/b/page/4',
      '/b/page/0',
      '/b/page/02',
      '/b/page/-1',
      '/b/page/x',
      '/b/page/99999999999',
      '/b/page',
      '/b/c',
      '/b/x/y',
    ])
      expect([path, await statusOf(path)]).toEqual([path, 404])
    for (const path of ['/b/c/sleep-ro/page/4', '/b/c/sleep-ro/page/x', '/b/c/unknown', '/b/c/sleep-ro/more'])
      expect([path, await statusOf(path)]).toEqual([path, 404])
    expect(await statusOf('/b/c/sleep-ro/page/3')).toBe(200)
  })

  test('titles and descriptions of its pages differ', async () => {
    const titles = await Promise.all(
      ['/b', '/b/page/2', '/b/c/sleep-ro', '/b/c/sleep-ro/page/2'].map(async (path) => {
        const html = await page(path)
        return [/<title>(.*?)</.exec(html)?.[1], /name="description" content="(.*?)"/.exec(html)?.[1]]
      }),
    )
    expect(new Set(titles.map(([title]) => title)).size).toBe(4)
    expect(new Set(titles.map(([, about]) => about)).size).toBe(4)
  })

  test('a page that another language does not have leads to its first', async () => {
    const states = await listStoryStates(db.query)
    const some = states.filter(({ key, locale }) => locale === 'hu' && /^articles\/night-([3-9]|1\d)$/.test(key))
    await db.transaction(async (tx) => {
      for (const one of some) await unpublishStory(tx, one, clock.now())
    })
    await shown()
    const html = await page('/b/page/2')
    expect(html).not.toContain('hreflang="hu"')
    expect(html).toContain('hreflang="en"')
    expect(await statusOf('/hu/b/page/2')).toBe(404)
  })
})

describe('searching', () => {
  beforeEach(async () => {
    await writeBlog(shop, [...many(3), articleInput('trains', { category: 'play' }, [text('Wooden trains')])])
    await shown()
  })

  test('finds articles, is listed by no engine, and is cached by its words alone', async () => {
    const html = await page('/en/b?utm_source=x&q=wooden+TRAIN')
    expect(linksTo(html, /\/b\/trains-en$/)).toHaveLength(1)
    expect(html).toContain('<h1>1 article for “wooden TRAIN”</h1>')
    expect(html).toContain('value="wooden TRAIN"')
    expect(robots(html)).toBe('noindex, follow')
    expect(canonical(html)).toBe(`${origin}/en/b?q=wooden%20TRAIN`)
    expect(await page('/en/b?utm_source=x')).toBe(await page('/en/b'))
  })

  test('says that nothing was found and what to do, and escapes what was typed', async () => {
    const html = await page(`/hu/b?q=${encodeURIComponent('<b>"kocka')}`)
    expect(html).toContain('&lt;b&gt;&quot;kocka')
    expect(html).not.toContain('<b>"kocka')
    expect(html).toContain('Próbálkozzon')
    expect(linksTo(html, /\/hu\/b\/c\//)).not.toEqual([])
  })

  test('an empty search is the list, and strange ones are answered', async () => {
    for (const q of ['', '%20%20', '+']) expect(await movedTo(`/b?q=${q}`)).toEqual([301, '/b'])
    expect(await movedTo('/b/page/1?q=night')).toEqual([301, '/b?q=night'])
    for (const q of ['%00', '%ED%A0%80', 'x'.repeat(4000), '%25', '☃'])
      expect([q.slice(0, 9), await statusOf(`/en/b?q=${q}`)]).toEqual([q.slice(0, 9), 200])
    expect(await statusOf('/en/b/page/2?q=night')).toBe(404)
  })
})

describe('an article', () => {
  const body = [
    text('An opening.'),
    { kind: 'heading', level: 2, text: 'First part' } as const,
    { component: 'quote', text: 'Sleep well', who: 'Anca' },
    { kind: 'heading', level: 2, text: 'First part' } as const,
    { kind: 'heading', level: 2, text: 'With anchor', id: 'own' } as const,
  ]
  const facts = {
    date: '2026-10-02T06:00:00Z',
    changed: '2026-11-03T06:00:00Z',
    collections: ['cots', 'sleeping-bags'],
    related: ['other'],
  }

  beforeEach(async () => {
    await writeBlog(shop, [articleInput('nights', facts, body), articleInput('other', { category: 'play' })])
    await shown()
  })

  test.each(LOCALES)(
    'in %s it has its text, contents, dates, author, goods with prices, and articles to read next',
    async (locale) => {
      const market = MARKETS[locale]
      const html = await page(href(market, `/b/nights-${locale}`))
      expect(html).toContain(`<h1>Title of nights ${locale}</h1>`)
      // The menu marks the blog, in which the page lies.
      expect(html).toMatch(new RegExp(`<a href="${href(market, '/b')}"[^>]* aria-current="true"`))
      expect(linksTo(html, /^#(?!main|shop)/)).toEqual(['#h-first-part', '#h-first-part-2', '#own', '#letter'])
      for (const id of ['h-first-part', 'h-first-part-2', 'own', 'letter']) expect(html.split(` id="${id}"`)).toHaveLength(2)
      expect(html).toMatch(/<time [^>]*dateTime="2026-10-02"/i)
      expect(html).toMatch(/<time [^>]*dateTime="2026-11-03"/i)
      for (const told of ['Anca Moldovan', 'midwife', 'Writes about nights.', 'Sleep well', 'An opening.'])
        expect(html).toContain(told)
      expect(linksTo(html, /\/b\/other-/)).toEqual([href(market, `/b/other-${locale}`)])
      const goods = linksTo(html, /\/p\//)
      expect(goods.length).toBeGreaterThan(0)
      for (const to of goods) expect(await statusOf(to)).toBe(200)
      for (const other of LOCALES)
        expect(html).toContain(`hreflang="${other}" href="${origin}${href(MARKETS[other], `/b/nights-${other}`)}"`)
    },
  )

  test('its structured data say who wrote it and when, and where it stands', async () => {
    const data = dataOf(await page('/en/b/nights-en'))
    expect(data.find((one) => one['@type'] === 'Article')).toMatchObject({
      headline: 'Title of nights en',
      datePublished: '2026-10-02T06:00:00.000Z',
      dateModified: '2026-11-03T06:00:00.000Z',
      author: { '@type': 'Person', name: 'Anca Moldovan', jobTitle: 'midwife' },
      publisher: { '@type': 'Organization' },
      image: `${origin}/scenes/night.svg`,
      mainEntityOfPage: `${origin}/en/b/nights-en`,
    })
    const trail = data.find((one) => one['@type'] === 'BreadcrumbList')!
    expect((trail.itemListElement as { item: string }[]).map(({ item }) => item)).toEqual(
      ['/en', '/en/b', '/en/b/c/sleep-en', '/en/b/nights-en'].map((path) => origin + path),
    )
  })

  test('a former address leads to it; one that never was is not found', async () => {
    const before = articleInput('nights', facts, body)
    await writeBlog(shop, [
      { ...before, text: { ...before.text, hu: { ...before.text.hu, slug: 'ejszakak' } } },
      articleInput('other'),
    ])
    await shown()
    expect(await movedTo('/hu/b/nights-hu')).toEqual([301, '/hu/b/ejszakak'])
    expect(await statusOf('/hu/b/ejszakak')).toBe(200)
    for (const path of ['/b/unknown', '/b/nights-en', '/nights-ro', '/b/nights-ro/x'])
      expect([path, await statusOf(path)]).toEqual([path, 404])
  })

  test('published anew it shows at once where it is cached: on its page, on lists and beside others', async () => {
    const seen = ['/en/b/nights-en', '/en/b', '/en/b/c/sleep-en', '/en/b/other-en', '/en/b?q=nights']
    for (const path of seen) expect(await page(path)).toContain('Title of nights en')
    const state = (await listStoryStates(db.query, 'articles/nights')).find(({ locale }) => locale === 'en')!
    const story = (await shop.content.story({ id: state.id }, 'en', 'published'))!
    const draft = { ...story.content, title: 'Calmer nights' }
    await db.transaction((tx) => saveDraft(tx, state, draft, { who: 'test', now: clock.now() }))
    await readPurges(shop, new Set())
    expect(await page('/en/b/nights-en')).not.toContain('Calmer')
    await db.transaction((tx) => publishStory(tx, state, clock.now()))
    await readPurges(shop, new Set())
    for (const path of seen) expect([path, (await page(path)).includes('Calmer nights')]).toEqual([path, true])
  })

  test('a draft is seen as an article by whoever has the link', async () => {
    const state = (await listStoryStates(db.query, 'articles/nights')).find(({ locale }) => locale === 'en')!
    const story = (await shop.content.story({ id: state.id }, 'en', 'published'))!
    const draft = { ...story.content, title: 'Calmer nights' }
    await db.transaction((tx) => saveDraft(tx, state, draft, { who: 'test', now: clock.now() }))
    const html = await page(previewPath(shop.tokens, state, clock.now()))
    for (const told of ['<h1>Calmer nights</h1>', 'Writes about nights.', 'First part']) expect(html).toContain(told)
    expect(robots(html)).toBe('noindex, nofollow')
  })
})

test('goods that nobody may advertise and goods that are sold out stand beside no article', async () => {
  const { snapshot } = { snapshot: shop.catalog.current }
  const closed = snapshot.products.filter((product, doc) => product.noPromo || doc >= snapshot.firstSoldOut)
  expect(closed.length).toBeGreaterThan(0)
  await writeBlog(shop, [articleInput('milk', { products: closed.slice(0, 12).map(({ variants }) => variants[0]!.sku) })])
  await shown()
  expect(linksTo(await page('/b/milk-ro'), /\/p\//)).toEqual([])
})

test('without articles the blog says so, is not listed, and the footer does not name it', async () => {
  const html = await page('/hu/b')
  expect(html).toContain('Itt még nincs cikk')
  expect(robots(html)).toBe('noindex, follow')
  expect(robots(await page('/en/b/c/play-en'))).toBe('noindex, follow')
  expect(linksTo(await footer('/hu'), /\/b$/)).toEqual([])
  const feed = (await readXml(await page('/hu/b/feed.xml')))!
  expect(elementsOf(feed, 'entry')).toEqual([])
  await writeBlog(shop, [articleInput('first')])
  await shown()
  expect(linksTo(await page('/hu/b'), /first-hu/)).toHaveLength(1)
  await expect.poll(async () => linksTo(await footer('/hu'), /\/b$/)).toEqual(['/hu/b'])
})

test('the feed of each language is well-formed and names its articles', async () => {
  const { text: texts } = articleInput('nights')
  const hostile = { ...texts.en, title: HOSTILE, summary: HOSTILE }
  await writeBlog(shop, [
    articleInput('nights', { changed: '2030-01-01T00:00:00Z', text: { ...texts, en: hostile } }),
    articleInput('other'),
  ])
  await shown()
  // A feed is written once a minute at most.
  clock.advance(MINUTE_MS)
  for (const locale of LOCALES) {
    const path = href(MARKETS[locale], '/b/feed.xml')
    const response = await open(path)
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const feed = (await readXml(await response.text()))!
    expect(feed).toMatchObject({ name: 'feed' })
    const entries = elementsOf(feed, 'entry')
    expect(entries.map((one) => textOf(one, 'id')).filter((id, at, all) => all.indexOf(id) === at)).toHaveLength(2)
    for (const entry of entries) {
      expect(textOf(entry, 'updated') >= textOf(entry, 'published')).toBe(true)
      const [link] = elementsOf(entry, 'link')
      expect(await statusOf(new URL(link!.attributes.href!).pathname)).toBe(200)
    }
    expect(textOf(feed, 'updated')).toBe('2030-01-01T00:00:00.000Z')
  }
  const html = await page('/en/b/nights-en')
  expect(html).not.toContain('</script><b>')
})

test('the sitemap has the blog, categories with articles, and articles with their languages', async () => {
  await writeBlog(shop, [articleInput('nights', { date: '2026-10-02T06:00:00Z' })])
  await shown()
  const sitemap = await page('/sitemaps/hu-articles-1.xml')
  const locations = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, to]) => to)
  expect(locations).toEqual(['/hu/b', '/hu/b/c/sleep-hu', '/hu/b/nights-hu'].map((path) => origin + path))
  expect(sitemap).toContain(`hreflang="en" href="${origin}/en/b/nights-en"`)
  expect(sitemap).toContain('<lastmod>2026-10-02T06:00:00Z</lastmod>')
  expect(sitemap).toContain(`<image:loc>${origin}/scenes/night.svg</image:loc>`)
})

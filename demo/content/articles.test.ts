import { expect, test } from 'vitest'
import { category, GROUPS } from '#demo/catalog/tree.ts'
import type { Block, Span } from '#domain/content/content.ts'
import { CONTACT_PATHS, SHOWROOM_PATHS } from '#domain/market/page-paths.ts'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { collectionsIn } from './articles/addresses.ts'
import { AUTHORS } from './articles/authors.ts'
import { ARTICLE_CATEGORIES } from './articles/categories.ts'
import { ARTICLES } from './articles.ts'
import { TEXT_PAGES } from './pages.ts'
import { contentPictures } from './scenes.ts'

const spansOf = (block: Block): Span[] => {
  if (block.kind === 'paragraph') return [block.text].flat()
  return block.kind === 'list' ? block.items.flat() : []
}
const wordsOf = (body: readonly Block[]): number =>
  (
    JSON.stringify(body)
      .replace(/"(?:kind|id|href)":"[^"]*"|"\w+":/g, ' ')
      .match(/[\p{L}\d]+/gu) ?? []
  ).length

const keys = (list: readonly { key: string }[]): Set<string> => new Set(list.map(({ key }) => key))

test('every article names a category, an author, a cover, collections and articles that there are', () => {
  const all = keys(ARTICLES)
  expect(all.size).toBe(ARTICLES.length)
  const [categories, authors, covers] = [keys(ARTICLE_CATEGORIES), keys(AUTHORS), keys(contentPictures(null))]
  for (const article of ARTICLES) {
    expect(categories).toContain(article.category)
    expect(authors).toContain(article.author)
    expect(covers).toContain(article.cover)
    for (const key of article.collections) expect(category(key).flags, key).not.toContain('no_promo')
    for (const key of article.related) expect(all, article.key).toContain(key)
    expect(article.related).not.toContain(article.key)
  }
})

test('every category has an article, and the newest comes first', () => {
  for (const key of keys(ARTICLE_CATEGORIES))
    expect(
      ARTICLES.some(({ category: of }) => of === key),
      key,
    ).toBe(true)
  const ages = ARTICLES.map(({ publishedDaysAgo }) => publishedDaysAgo)
  expect(ages).toEqual(ages.toSorted((a, b) => a - b))
})

test.each(LOCALES)(
  'every link inside the %s articles leads to a page, a collection or an article that there is',
  (locale: Locale) => {
    const to = collectionsIn(locale)
    const known = new Set([
      ...TEXT_PAGES.map(({ text }) => `/${text[locale].slug}`),
      ...ARTICLES.map(({ text }) => `/b/${text[locale].slug}`),
      ...GROUPS.flatMap((group) => [group, ...group.children]).map(({ key }) => to(key)),
      CONTACT_PATHS[locale],
      SHOWROOM_PATHS[locale],
    ])
    for (const { key, text } of ARTICLES) {
      const links = text[locale].body.flatMap(spansOf).flatMap((span) => (typeof span === 'string' ? [] : (span.href ?? [])))
      expect(links.length, key).toBeGreaterThan(2)
      expect(
        links.filter((href) => !known.has(href)),
        key,
      ).toEqual([])
    }
  },
)

test('an article is as long as an article, built alike in every language, and each of its headings has its own anchor', () => {
  for (const { key, text } of ARTICLES) {
    const shapes = LOCALES.map((locale) => text[locale].body.map(({ kind }) => kind))
    expect(shapes[1], key).toEqual(shapes[0])
    expect(shapes[2], key).toEqual(shapes[0])
    for (const locale of LOCALES) {
      const { body, description } = text[locale]
      const count = wordsOf(body)
      expect(count, `${key} ${locale}`).toBeGreaterThanOrEqual(550)
      expect(count, `${key} ${locale}`).toBeLessThanOrEqual(1100)
      expect(description.length, `${key} ${locale}`).toBeLessThanOrEqual(160)
      const ids = body.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
      expect(new Set(ids).size, `${key} ${locale}`).toBe(ids.length)
      expect(ids, `${key} ${locale}`).not.toContain(undefined)
    }
  }
})

test('slugs are unique in a language, and letters and quotation marks are the right ones', () => {
  const texts = [...ARTICLES, ...ARTICLE_CATEGORIES]
  for (const locale of LOCALES) {
    for (const list of [ARTICLES, ARTICLE_CATEGORIES]) {
      const slugs = list.map(({ text }) => text[locale].slug)
      expect(new Set(slugs).size).toBe(slugs.length)
      expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
    }
    const quotes = { ro: /[“«»‘’]/, en: /[„«»]/, hu: /[“«»‘’]/ }[locale]
    expect(texts.filter(({ text }) => quotes.test(JSON.stringify(text[locale]))).map(({ key }) => key)).toEqual([])
  }
  expect(JSON.stringify(texts)).not.toMatch(/[şţŞŢõûÕÛ]|\\"|'|\.\.\.| - /)
})

import { expect, test } from 'vitest'
import type { TextPageInput } from '#domain/content/content-input.ts'
import type { Span } from '#domain/content/content.ts'
import { CONTACT_PATHS, SHOWROOM_PATHS } from '#domain/market/page-paths.ts'
import { LOCALES } from '#domain/market/market.ts'
import { WITHDRAWAL_PATHS } from '#domain/market/withdrawal-path.ts'
import { TEXT_PAGES } from './pages.ts'

const spansOf = (block: TextPageInput['text']['ro']['body'][number]): Span[] => {
  if ('component' in block) return []
  if (block.kind === 'paragraph') return [block.text].flat()
  if (block.kind === 'list') return block.items.flat()
  return []
}

test.each(LOCALES)('every link inside the %s pages leads to a page there is', (locale) => {
  const own = [CONTACT_PATHS, SHOWROOM_PATHS, WITHDRAWAL_PATHS].map((paths) => paths[locale])
  const slugs = new Set([...TEXT_PAGES.map(({ text }) => `/${text[locale].slug}`), ...own])
  const links = TEXT_PAGES.flatMap(({ text }) => text[locale].body.flatMap(spansOf))
    .map((span) => (typeof span === 'string' ? undefined : span.href))
    .filter((href) => href?.startsWith('/'))
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter((href) => !slugs.has(href?.split('#')[0] ?? ''))).toEqual([])
})

test('slugs are unique in a language, letters are the right ones, and no page names the closed platform', () => {
  for (const locale of LOCALES) {
    const slugs = TEXT_PAGES.map(({ text }) => text[locale].slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    expect(slugs.every((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true)
  }
  const all = JSON.stringify(TEXT_PAGES)
  expect(all).not.toMatch(/[şţŞŢõûÕÛ]/)
  expect(all).not.toContain('ec.europa.eu/consumers/odr')
})

import { expect, test } from 'vitest'
import { LOCALES } from '#domain/market/market.ts'
import { demoPartnerships } from './partnerships.ts'

test('the texts of a partnership name its amount in their own language, whatever its currency', () => {
  const texts = demoPartnerships(new Date('2026-11-28T10:00:00Z')).map(({ partnership }) => partnership.text)
  for (const locale of LOCALES)
    for (const text of texts)
      expect(text[locale].title).not.toMatch(locale === 'ro' ? /lej|\bFt\b|€/ : /\bde lei\b|forinți|euro\b/)
})

import { expect, test } from 'vitest'
import { drawings } from '#demo/drawings.ts'
import { brandInputs } from '#demo/catalog/surroundings.ts'
import { LOCALES } from '#domain/market/market.ts'

test.each(brandInputs())(
  '$name has a logo of its own, and a sentence and a story in three languages',
  async ({ logo, description }) => {
    expect(await drawings.draw(logo!)).toMatch(/^<svg .*viewBox="0 0 \d+ (60|80)">/)
    for (const locale of LOCALES) expect(description[locale]).toMatch(/^[^\n]{10,}\n[^\n]{60,}$/)
  },
)

test('no two brands have the same logo, or the same words', () => {
  const brands = brandInputs()
  expect(new Set(brands.map(({ logo }) => logo!.split('.')[1])).size).toBe(brands.length)
  for (const locale of LOCALES) expect(new Set(brands.map(({ description }) => description[locale])).size).toBe(brands.length)
})

import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#domain/market/market.ts'
import { withLocale } from '#web/http/locale.ts'
import { sizeRows } from './sizes.server.ts'

const rows = (locale: Locale, birth: string) =>
  withLocale(locale, () => sizeRows(birth, '2026-11-22', locale).map(({ what, now, next }) => `${what}: ${now} → ${next}`))

test.each<[Locale, string[]]>([
  [
    'ro',
    [
      'Haine: 80\u00a0cm → 86\u00a0cm, din februarie 2027',
      'Sac de dormit: 6–18\u00a0luni → 18–36\u00a0luni, din august 2027',
      'Scaun auto: cu spatele la mers → la fel, cel puțin până la 15 luni',
      'Jucării: 6–12 luni → 1–2 ani, din februarie 2027',
    ],
  ],
  [
    'en',
    [
      'Clothes: 80\u00a0cm → 86\u00a0cm, from February 2027',
      'Sleeping bag: 6–18M → 18–36M, from August 2027',
      'Car seat: rear-facing → the same, until 15 months at least',
      'Toys: 6–12 months → 1–2 years, from February 2027',
    ],
  ],
  [
    'hu',
    [
      'Ruha: 80\u00a0cm → 86\u00a0cm, 2027. februártól',
      'Hálózsák: 6–18\u00a0hó → 18–36\u00a0hó, 2027. augusztustól',
      'Autósülés: menetiránynak háttal → ugyanígy, legalább 15 hónapos korig',
      'Játék: 6–12 hónap → 1–2 év, 2027. februártól',
    ],
  ],
])('in %s a baby of nine months has a table of sizes', (locale, expected) => {
  expect(rows(locale, '2026-02-08')).toEqual(expected)
})

test('from the first birthday on shoes are measured, and a car seat goes by height when the law allows it', () => {
  const what = (birth: string) => rows('en', birth).map((row) => row.split(':')[0])
  expect(what('2025-11-23')).toEqual(['Clothes', 'Sleeping bag', 'Car seat', 'Toys'])
  expect(what('2025-11-22')).toEqual(['Clothes', 'Sleeping bag', 'Shoes', 'Car seat', 'Toys'])
  expect(what('2025-08-22')).toEqual(['Clothes', 'Sleeping bag', 'Shoes', 'Toys'])
  // No bag is made for three years and over.
  expect(what('2023-11-22')).toEqual(['Clothes', 'Shoes', 'Toys'])
})

test('whoever has outgrown the table wears adult sizes, and nothing comes after', () => {
  expect(rows('en', '2008-11-22')[0]).toBe('Clothes: adult sizes → ')
  expect(rows('en', '2008-11-22').at(-1)).toBe('Toys: 9 years and over → ')
})

test('a child that is not yet born in this market has no sizes', () => {
  for (const locale of LOCALES) expect(rows(locale, '2026-11-23')).toEqual([])
})

test('Hungarian months take the ending of their vowels', () => {
  const month = (birth: string) => rows('hu', birth)[0]!.split('→ ')[1]
  expect(month('2026-05-30')).toBe('74\u00a0cm, 2026. novembertől')
  expect(month('2022-10-19')).toBe('116\u00a0cm, 2027. októbertől')
  expect(month('2025-05-05')).toBe('98\u00a0cm, 2027. májustól')
  expect(month('2026-09-01')).toBe('68\u00a0cm, 2027. januártól')
})

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { formatCount, inLocale, inOnePhrase, msg } from './text.ts'

const order = msg('Comanda {number}', 'Order {number}', '{Az number} számú rendelés, {az code} kóddal, {ig date}')
const values = { number: 'NST-20417', code: 'TOAMNA10', date: '2028. november 22.' }

test('Hungarian puts the article that belongs to a value, and ends a date in “until”', () => {
  expect(inLocale('hu', () => order(values))).toBe('Az NST-20417 számú rendelés, a TOAMNA10 kóddal, 2028. november 22-ig')
  expect(inLocale('ro', () => order(values))).toBe('Comanda NST-20417')
  expect(inLocale('en', () => order(values))).toBe('Order NST-20417')
})

test('a date that ends in a point ends its sentence with it', () => {
  const ends = msg('Până pe {date}. Apoi nu.', 'Until {date}. Then not.', 'Eddig tart: {date}. Utána nem. {count}. nap')
  expect(inLocale('hu', () => ends({ date: '2027. január 23.', count: 3 }))).toBe(
    'Eddig tart: 2027. január 23. Utána nem. 3. nap',
  )
  expect(inLocale('en', () => ends({ date: '23 January 2027', count: 3 }))).toBe('Until 23 January 2027. Then not.')
})

test('no text contains both forms of an article', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'demo/**/*.ts']).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => /\b[Aa]\(z\)/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each(LOCALES)('counts in %s are grouped as the platform groups them (LOC-9)', (locale) => {
  const counts = [0, 7, 999, 1000, 1234, 9999, 10_000, 12_345, 999_999, 1_000_000, 1_234_567, 12_345_678_901]
  const platform = new Intl.NumberFormat(MARKETS[locale].language)
  expect(inLocale(locale, () => counts.map(formatCount))).toEqual(counts.map((count) => platform.format(count)))
})

test.each(LOCALES)('names in %s stand in one phrase as the platform writes it', (locale) => {
  const lists = [[], ['Cluj'], ['Cluj', 'Brad'], ['Cluj', 'Brad', 'Deva'], ['a', 'b', 'c', 'd', 'e']]
  const platform = new Intl.ListFormat(MARKETS[locale].language)
  expect(inLocale(locale, () => lists.map(inOnePhrase))).toEqual(lists.map((names) => platform.format(names)))
})

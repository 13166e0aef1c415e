import { expect, test } from 'vitest'
import { LOCALES, MARKETS } from '#domain/market/market.ts'
import { countriesInWords, countryInWords } from './countries.ts'
import { speak } from '#test/locale.ts'

test.each(LOCALES)('countries have the names in %s that the platform gives them', (locale) => {
  speak(locale)
  const platform = new Intl.DisplayNames(MARKETS[locale].language, { type: 'region' })
  const codes = ['RO', 'DE', 'HU', 'NL', 'GR', 'XK']
  expect(codes.map(countryInWords)).toEqual(codes.map((code) => platform.of(code)))
})

test('an English name takes its article in a sentence, and an unknown code stands for itself', () => {
  speak('en')
  expect(countriesInWords(['NL', 'HU'])).toBe('the Netherlands and Hungary')
  expect(countryInWords('QZ')).toBe('QZ')
})

import { describe, expect, test } from 'vitest'
import { visitorLocale, preferredLocale } from '#web/http/market-redirect.ts'

describe('the redirect by language from the home page', () => {
  const at = (cookie?: string, acceptLanguage?: string, userAgent = 'Mozilla/5.0') =>
    visitorLocale({ cookie, acceptLanguage, userAgent })

  test.each([
    ['ro-RO,ro;q=0.9,en;q=0.8', 'ro'],
    ['hu', 'hu'],
    ['hu-HU,en;q=0.5', 'hu'],
    ['en;q=0.5,hu;q=0.9', 'hu'],
    ['de-DE,de;q=0.9', 'en'],
    ['de,ro;q=0.3', 'ro'],
    ['ro;q=0,en', 'en'],
  ])('%s reads %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale)
  })

  test.each(['', '*', ';;;', 'x'.repeat(5000)])('nothing is read from %j', (header) => {
    expect(preferredLocale(header)).toBeNull()
  })

  test('the cookie has precedence over the browser', () => {
    expect(at('redirect-locale=hu', 'ro')).toBe('hu')
    expect(at('a=1; redirect-locale=ro', 'hu')).toBeNull()
    expect(at('redirect-locale=xx', 'hu')).toBe('hu')
  })

  test('Romanian browsers, and those without a language, are not redirected', () => {
    expect(at(undefined, 'ro')).toBeNull()
    expect(at()).toBeNull()
  })

  test('crawlers are not redirected', () => {
    expect(at(undefined, 'en', 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toBeNull()
  })
})

import { afterEach, expect, test } from 'vitest'
import { LOCALES } from '#domain/market/market.ts'
import { limitText, waitText } from './limits.ts'
import { speak } from '#test/locale.ts'

afterEach(() => speak('ro'))

test.each([
  [1, '1 minut', '1 minute', '1 perc'],
  [61, '2 minute', '2 minutes', '2 perc'],
  [3540, '59 de minute', '59 minutes', '59 perc'],
  [5401, '2 ore', '2 hours', '2 óra'],
  [86_400, '24 de ore', '24 hours', '24 óra'],
])('a wait of %i s is never rounded down', (seconds, ...words) => {
  const said = LOCALES.map((locale) => {
    speak(locale)
    return waitText(seconds)
  })
  expect(said).toEqual(LOCALES.map((locale) => words[['ro', 'en', 'hu'].indexOf(locale)]))
})

test('the message of a limit has the waiting time; other refusals have none', () => {
  speak('en')
  expect(limitText({ code: 'too_many_unpaid_orders', retryAfter: 700 })).toBe(
    'Too many orders from this internet connection are still unpaid. Pay for one of them, or try again in 12 minutes.',
  )
  expect(limitText({ code: 'too_many_pieces' })).toContain('300')
  expect(limitText({ code: 'total_changed' })).toBeNull()
  expect(limitText({ code: 'toString' })).toBeNull()
})

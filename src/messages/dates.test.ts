import { expect, test } from 'vitest'
import { dateInWords, dayInWords, daysInWords, plainMoment, sentence, timeInWords } from './dates.ts'
import { speak } from '#test/locale.ts'

test('days are written in the format of each language, date and time each in one line (LOC-7)', () => {
  speak('ro')
  expect(dayInWords('2026-11-24')).toBe('marți, 24\u00a0noiembrie')
  expect(daysInWords('2026-11-24', '2026-11-24')).toBe('marți, 24\u00a0noiembrie')
  expect(daysInWords('2026-11-24', '2026-11-26')).toBe('marți, 24\u00a0noiembrie – joi, 26\u00a0noiembrie')
  expect(sentence(dayInWords('2026-11-26'))).toBe('Joi, 26\u00a0noiembrie')
  speak('en')
  expect(dayInWords('2026-11-24')).toBe('Tuesday 24\u00a0November')
  speak('hu')
  expect(dayInWords('2026-11-24')).toBe('november\u00a024., kedd')
})

test('a plain moment is of no time zone', () => {
  speak('ro')
  expect(plainMoment('2026-11-27T00:00')).toBe('27\u00a0noiembrie\u00a02026, 00:00')
  speak('hu')
  expect(plainMoment('2026-11-27T23:59')).toBe('2026.\u00a0november\u00a027., 23:59')
})

test('times are in the time zone of the market: Bucharest is an hour ahead of Budapest', () => {
  const moment = '2026-11-21T22:30:00Z'
  speak('ro')
  expect(dateInWords(moment)).toBe('22\u00a0noiembrie\u00a02026')
  expect(timeInWords(moment)).toBe('00:30\u00a0EET')
  speak('hu')
  expect(dateInWords(moment)).toBe('2026.\u00a0november\u00a021.')
  expect(timeInWords(moment)).toBe('23:30\u00a0CET')
})

import { beforeEach, expect, test } from 'vitest'
import { MAX_SEARCHES } from '#domain/catalog/list-lengths.ts'
import { parseSearches, searches } from './searches.browser.ts'

beforeEach(searches.forgetAll)

test('the newest search stands first, each once whatever its capitals and spaces', () => {
  for (const words of ['body', 'Cărucior  sport', ' BODY ']) searches.note(words)
  expect(searches.get()).toEqual(['BODY', 'Cărucior sport'])
  searches.note('  ')
  expect(searches.get()).toHaveLength(2)
})

test('one search or all of them are forgotten', () => {
  for (const words of ['body', 'pled', 'minge']) searches.note(words)
  searches.forget('pled')
  expect(searches.get()).toEqual(['minge', 'body'])
  searches.forgetAll()
  expect(searches.get()).toEqual([])
})

test('what lies in the storage is read as far as it is valid', () => {
  expect(parseSearches(['a', 1, null, '', 'A', { words: 'b' }, 'b'])).toEqual(['a', 'b'])
  expect(parseSearches({ 0: 'a' })).toEqual([])
  expect(parseSearches(Array.from({ length: 30 }, (_, at) => `w${at}`))).toHaveLength(MAX_SEARCHES)
  expect(parseSearches(['x'.repeat(500)])[0]!.length).toBeLessThan(500)
})

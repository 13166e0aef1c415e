import { expect, test } from 'vitest'
import { matchedLetters } from './matched-letters.ts'

const marked = (text: string, query: string) =>
  matchedLetters(text, query)
    .map((part) => (part.isMatched ? `[${part.text}]` : part.text))
    .join('')

test('typed letters are marked at the beginning of words, regardless of accents', () => {
  expect(marked('Ursulețul Tudor, pluș moale', 'urs')).toBe('[Urs]ulețul Tudor, pluș moale')
  expect(marked('Șosete pentru șantier', 'sos')).toBe('[Șos]ete pentru șantier')
  expect(marked('Etetőszék, fa', 'etetősz fa')).toBe('[Etetősz]ék, [fa]')
  expect(marked('Combinezon urs', 'zon')).toBe('Combinezon urs')
  expect(marked('Straße', 'strass')).toBe('[Straß]e')
})

test('an empty query marks nothing', () => {
  expect(marked('Ursuleț', ' ')).toBe('Ursuleț')
  expect(marked('', 'urs')).toBe('')
})

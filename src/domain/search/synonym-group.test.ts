import { expect, test } from 'vitest'
import { isPrivateSearch, synonymFault, synonymName, tidyGroup } from './synonym-group.ts'

test('a group has two words that search tells apart', () => {
  expect(synonymFault({ words: ['cărucior', 'landou'], target: null })).toBeNull()
  expect(synonymFault({ words: ['dummy'], target: 'soother' })).toBeNull()
  expect(synonymFault({ words: ['cărucior'], target: null })).toBe('synonym_words')
  expect(synonymFault({ words: [], target: 'soother' })).toBe('synonym_words')
  expect(synonymFault({ words: ['Cărucior', 'carucior'], target: null })).toBe('synonym_alike')
  expect(synonymFault({ words: ['pram'], target: 'PRAM' })).toBe('synonym_alike')
  expect(synonymFault({ words: ['pram', '!?'], target: null })).toBe('synonym_empty')
})

test('spaces are tidied, and the name shows the way', () => {
  const group = tidyGroup({ locale: 'en', words: ['  dummy ', 'pacifier'], target: ' baby   soother' })
  expect(group).toEqual({ locale: 'en', words: ['dummy', 'pacifier'], target: 'baby soother' })
  expect(synonymName(group)).toBe('dummy = pacifier → baby soother')
})

test('an address, a phone number and a code are no words', () => {
  for (const query of ['ana@exemplu.ro', '0722 123 456', '5941234567890', 'n3st 12-34-56-78'])
    expect(isPrivateSearch(query)).toBe(true)
  for (const query of ['scoica 0-13 kg', 'muslin swaddle 120', 'body 62/68', 'sac 3,5 tog'])
    expect(isPrivateSearch(query)).toBe(false)
})

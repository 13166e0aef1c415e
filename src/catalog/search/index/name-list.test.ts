import { expect, test } from 'vitest'
import { NameList, type SuggestedName } from './name-list.ts'
import { spacedWords } from './suggested-names.ts'

const name = (text: string): SuggestedName => ({
  text,
  folded: spacedWords(text),
  shown: `${text} shown`,
  inNames: null,
  count: text.length,
})
const names = ['Prams', 'twin prams', 'sun prams for sun', 'pram'].map(name)
const list = await NameList.of(names, () => undefined)
const texts = (found: Iterable<SuggestedName>) => Array.from(found, ({ text }) => text)

test('a whole name, with all that is known of it', () => {
  expect(list.whole(' pram')).toEqual(names[3])
  expect(list.whole(' twin prams')).toEqual(names[1])
  expect(list.whole(' twin')).toBeUndefined()
})

test('names that begin with letters, in order', () => {
  expect(texts(list.begun(' pr'))).toEqual(['Prams', 'pram'])
  expect(texts(list.begun(' z'))).toEqual([])
})

test('names whose words begin with letters, each once', () => {
  expect(texts(list.within([' pr']))).toEqual(['Prams', 'twin prams', 'sun prams for sun', 'pram'])
  expect(texts(list.within([' s']))).toEqual(['sun prams for sun'])
  expect(texts(list.within([' pr', ' tw']))).toEqual(['twin prams'])
  expect(texts(list.within([]))).toEqual([])
})

test('no names', () => {
  expect(NameList.none.whole(' a')).toBeUndefined()
  expect(texts(NameList.none.begun(' '))).toEqual([])
  expect(texts(NameList.none.within([' a']))).toEqual([])
})

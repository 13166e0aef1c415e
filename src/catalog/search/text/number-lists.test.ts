import { expect, test } from 'vitest'
import { ListsByText, sharedLists } from './number-lists.ts'
import { TextNumbers } from './text-numbers.ts'

const now = () => undefined

test('texts have the numbers of their places, others have none', async () => {
  const texts = ['', 'pram', 'șapcă', '日本', '🍼', 'Ä', ...Array.from({ length: 3000 }, (_, at) => `word ${at * 7}`)]
  const numbers = await TextNumbers.of(texts, now)
  expect(texts.map((text) => numbers.get(text))).toEqual(texts.map((_, at) => at))
  for (const other of ['pra', 'prams', 'sapca', '日', '🍼🍼', 'word 1', '\u00c3\u0084'])
    expect(numbers.get(other), other).toBeUndefined()
})

test('no texts', async () => {
  expect((await TextNumbers.of([], now)).get('')).toBeUndefined()
})

test('lists by text', async () => {
  const lists = await ListsByText.of(
    new Map([
      ['a', [3, 1]],
      ['b', []],
      ['c', [70_000]],
    ]),
    now,
  )
  expect(['a', 'b', 'c', 'd'].map((key) => lists.get(key) && [...lists.get(key)!])).toEqual([[3, 1], [], [70_000], undefined])
})

test('lists by number', () => {
  expect(sharedLists([[1, 2], [], [3]]).map((list) => [...list])).toEqual([[1, 2], [], [3]])
})

import { expect, test } from 'vitest'
import { PackedTexts } from './packed-texts.ts'

const pack = (texts: readonly string[]) => PackedTexts.of(texts, () => undefined)

test('texts come back as they were, in any script', async () => {
  const texts = ['', 'a', 'cărucior', 'őz', '日本', '🍼', 'b'.repeat(300)]
  const packed = await pack(texts)
  expect(packed.length).toBe(texts.length)
  expect(texts.map((_, at) => packed.at(at))).toEqual(texts)
})

test('more texts than a chunk has', async () => {
  const texts = Array.from({ length: 5000 }, (_, at) => `text ${at}`).sort()
  const packed = await pack(texts)
  expect(texts.map((_, at) => packed.at(at))).toEqual(texts)
  expect(packed.lowerBound('text 1234')).toBe(texts.indexOf('text 1234'))
})

test('the first text from some letters on', async () => {
  const packed = await pack(['alma', 'baba', 'baba', 'cumi'])
  expect(['', 'alma', 'b', 'baba', 'bb', 'cumi', 'd'].map((text) => packed.lowerBound(text))).toEqual([0, 0, 1, 1, 3, 3, 4])
  expect((await pack([])).lowerBound('a')).toBe(0)
})

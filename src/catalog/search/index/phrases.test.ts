import { expect, test } from 'vitest'
import { PhraseCounter } from './phrases.ts'

const MODELS = ['Alfa', 'Beta', 'Gama', 'Delta', 'Epsilon']
const phrasesOf = async (locale: 'ro' | 'en', names: readonly string[]) => {
  const counter = new PhraseCounter(locale)
  for (const name of names) counter.add(name)
  return (await counter.finish(() => undefined)).map(({ text }) => text)
}

test('marks around words are no part of a phrase', async () => {
  const names = MODELS.map((model) => `Ursuleț „Tudor” (mare) ${model}`)
  expect(await phrasesOf('ro', names)).toEqual(['ursuleț', 'ursuleț tudor', 'ursuleț tudor mare'])
})

test('a phrase that always goes on after a word of grammar is no whole one', async () => {
  const names = MODELS.map((model) => `Biberon cu gât larg ${model}`)
  expect(await phrasesOf('ro', names)).toEqual(['biberon', 'biberon cu gât larg'])
})

test('sums and counts of a set are no terms', async () => {
  expect(
    await phrasesOf(
      'ro',
      MODELS.map((model) => `Set de 3 body-uri ${model}`),
    ),
  ).toEqual(['set', 'set de 3 body-uri'])
  expect(
    await phrasesOf(
      'en',
      MODELS.map((model) => `${model} voucher 24 000 ft`),
    ),
  ).toEqual([])
})

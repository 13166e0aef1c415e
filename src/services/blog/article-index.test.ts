import { expect, test } from 'vitest'
import type { Locale } from '#domain/market/market.ts'
import { findArticles, indexArticles } from './article-index.ts'

const ARTICLES = {
  ro: [
    {
      title: 'Patul cel mai sigur arată gol',
      about: 'Somn Anca Moldovan',
      body: 'Pe spate, pe o saltea tare. Cărucioarele nu sunt paturi.',
    },
    { title: 'Cum alegi un cărucior', about: 'La drum', body: 'Scări, borduri și portbagaje.' },
    { title: 'Șosete și ghetuțe', about: 'Haine', body: 'Mărimi de la zero la doi ani.' },
  ],
  en: [
    { title: 'The safest cot looks empty', about: 'Sleep', body: 'On the back, on a firm mattress. Strollers are no beds.' },
    { title: 'How to choose a stroller', about: 'Out and about', body: 'Stairs, kerbs and car boots.' },
    { title: 'Socks and shoes', about: 'Clothes', body: 'Sizes from zero to two.' },
  ],
  hu: [
    { title: 'A legbiztonságosabb kiságy üresnek látszik', about: 'Alvás', body: 'Háton, kemény matracon. A babakocsi nem ágy.' },
    { title: 'Hogyan válasszon babakocsit', about: 'Úton', body: 'Lépcsők, járdaszegélyek, csomagtartók.' },
    { title: 'Zoknik és cipők', about: 'Ruhák', body: 'Méretek kétéves korig.' },
  ],
} satisfies Record<Locale, unknown>

const find = (locale: Locale, query: string) => findArticles(indexArticles(ARTICLES[locale], locale), query)

test.each<[Locale, string, number[], string]>([
  ['ro', 'cărucioare', [1, 0], 'in another form, the title before the text'],
  ['ro', 'CARUCIORUL', [1, 0], 'without marks and in capitals'],
  ['ro', 'şosete', [2], 'with the cedilla of old keyboards'],
  ['ro', 'caruciorr', [1, 0], 'with a letter too many'],
  ['ro', 'saltea cărucior', [0], 'that has all the words'],
  ['ro', 'cum de la', [1], 'without function words'],
  ['ro', 'moldovan', [0], 'by its author'],
  ['ro', 'căruc', [1, 0], 'by the beginning of a word'],
  ['ro', 'avion', [], 'not at all'],
  ['en', 'mattresses', [0], 'in another form'],
  ['en', 'strollers', [1, 0], 'the title before the text'],
  ['en', 'the', [0], 'by a function word when nothing else was typed'],
  ['hu', 'babakocsik', [1, 0], 'in another form'],
  ['hu', 'matracot', [0], 'in another case'],
  ['hu', 'repülő', [], 'not at all'],
  ['hu', '', [], 'not by nothing'],
  ['hu', '§§ --', [], 'not by signs'],
])('in %s “%s” finds %j: %s', (locale, query, found) => {
  expect(find(locale, query)).toEqual(found)
})

test('a very long query is answered', () => {
  expect(find('en', 'stroller '.repeat(2000) + 'x'.repeat(5000))).toEqual([])
})

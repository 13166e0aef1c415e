import { expect, test } from 'vitest'
import { recallFaults, softeningWords, type RecallFields } from './recall.ts'

test.each([
  ['en', 'This is a voluntary recall, as a precaution: in rare cases it breaks.', ['voluntary', 'precaution', 'rare cases']],
  ['en', 'No injuries are known.', ['No injuries']],
  ['ro', 'Rechemare voluntară, din precauție. Nu s-au raportat accidente.', ['voluntară', 'precauție', 'Nu s-au raportat']],
  ['ro', 'În cazuri rare se rupe.', ['cazuri rare']],
  [
    'hu',
    'Önkéntes visszahívás, elővigyázatosságból. Ritka esetben eltörik.',
    ['Önkéntes', 'elővigyázatosságból', 'Ritka esetben'],
  ],
] as const)('%s: words that make a danger look smaller are found in "%s"', (locale, text, words) => {
  expect(softeningWords(text, locale)).toEqual(words)
})

test.each([
  ['en', 'The shield can break. Small parts can block the airways. Stop using it.'],
  ['ro', 'Scutul se poate rupe. Copilul se poate îneca. Nu o mai folosi.'],
  ['hu', 'A védőkorong eltörhet. Fulladást okozhat. Ne használja tovább.'],
] as const)('%s: plain words about a danger stay', (locale, text) => {
  expect(softeningWords(text, locale)).toEqual([])
})

test('a recall is whole with a danger and what to do in three languages, and a remedy', () => {
  const text = { hazard: 'Se rupe.', todo: 'Stop.' }
  const whole: RecallFields = {
    product: 1,
    lots: '',
    soldFrom: '2026-09-01',
    soldUntil: null,
    texts: { ro: text, en: text, hu: text },
    remedies: ['refund'],
  }
  expect(recallFaults(whole)).toEqual([])
  const broken = {
    ...whole,
    texts: { ...whole.texts, hu: { hazard: ' ', todo: 'Önkéntes.' } },
    remedies: [],
    soldUntil: '2026-08-01',
  }
  expect(recallFaults(broken)).toEqual([
    { field: 'hazard.hu', code: 'missing', about: [] },
    { field: 'todo.hu', code: 'softened', about: ['Önkéntes'] },
    { field: 'remedies', code: 'missing', about: [] },
    { field: 'sold', code: 'reversed', about: [] },
  ])
})

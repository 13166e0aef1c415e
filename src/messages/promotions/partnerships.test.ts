import { expect, test } from 'vitest'
import { LOCALES } from '#domain/market/market.ts'
import type { Condition } from '#domain/promotions/partnership.ts'
import { conditionText, missing } from './partnerships.ts'
import { inLocale } from '#messages/text.ts'

const inAll = (say: () => string) => LOCALES.map((locale) => inLocale(locale, say))

test.each<[Condition, string[]]>([
  [
    { rule: 'registered', isMet: false, wanted: 30, left: 1 },
    [
      'Cont de cel puțin 30 de zile: mai e 1 zi',
      'Registered for at least 30 days: 1 day to go',
      'Legalább 30 napja regisztrált fiók: még 1 nap',
    ],
  ],
  [
    { rule: 'orders', isMet: false, wanted: 3, left: 2 },
    ['3 comenzi plătite: mai sunt 2 comenzi', '3 paid orders: 2 orders to go', '3 kifizetett rendelés: még 2 rendelés'],
  ],
  [
    { rule: 'spent', isMet: false, currency: 'RON', wanted: 50_000, left: 12_740 },
    [
      'Cumpărături de 500,00\u00a0lei: mai sunt 127,40\u00a0lei',
      'Purchases of 500.00\u00a0lei: 127.40\u00a0lei to go',
      '500,00\u00a0lei értékű vásárlás: még 127,40\u00a0lei',
    ],
  ],
  [
    { rule: 'child_age', isMet: true, from: 0, below: 12, hasChild: true },
    ['Un copil sub 1 an în cont', 'A child under 1 year in your account', '1 éves kor alatti gyermek a fiókjában'],
  ],
  [
    { rule: 'child_age', isMet: false, from: 6, below: 24, hasChild: true },
    [
      'Un copil de la 6 luni la 2 ani în cont: copiii din cont au altă vârstă',
      'A child from 6 months to 2 years in your account: those you have added are of another age',
      'Gyermek a fiókjában 6 hónapos kortól 2 éves korig: a hozzáadott gyermekek más korúak',
    ],
  ],
  [{ rule: 'newsletter', isMet: false }, ['Abonare la newsletter', 'Newsletter subscription', 'Feliratkozás a hírlevélre']],
])('%o reads in each language', (condition, texts) => {
  expect(inAll(() => conditionText(condition))).toEqual(texts)
})

test('what is missing is counted', () => {
  expect(inAll(() => missing(2))).toEqual([
    'Îți mai trebuie 2 lucruri. Când sunt gata, poți cere codul.',
    '2 things are missing. After that you can get the code.',
    'Még 2 dolog hiányzik. Utána kérheti a kódot.',
  ])
})

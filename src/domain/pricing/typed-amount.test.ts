import { expect, test } from 'vitest'
import { amountInField, typedAmount } from './typed-amount.ts'

test('amounts are typed with a comma or a dot, forints whole', () => {
  const typed: [string, 'RON' | 'HUF', number | null][] = [
    ['12,90', 'RON', 1290],
    ['12.9', 'RON', 1290],
    ['1.299,90', 'RON', 129_990],
    ['1.299', 'RON', 129_900],
    [' 40 ', 'RON', 4000],
    ['2.000', 'HUF', 200_000],
    ['2000,50', 'HUF', null],
    ['12,905', 'RON', null],
    ['', 'RON', null],
    ['-5', 'RON', null],
    ['99999999999', 'RON', null],
  ]
  for (const [text, currency, amount] of typed) expect([text, typedAmount(text, currency)]).toEqual([text, amount])
  expect([amountInField(1290, 'RON'), amountInField(200_000, 'HUF')]).toEqual(['12,90', '2000'])
})

import { expect, test } from 'vitest'
import { amountText } from './money.ts'
import { parseAmount } from './amount-input.ts'

test.each([
  ['', 'RON', null],
  ['12,90', 'RON', 1_290],
  ['12.90', 'EUR', 1_290],
  ['12,9', 'RON', 1_290],
  ['1.299,90', 'RON', 129_990],
  ['1,299.90', 'EUR', 129_990],
  ['20.990', 'HUF', 2_099_000],
  ['20 990', 'HUF', 2_099_000],
  ['20990', 'HUF', 2_099_000],
  ['1.234.567', 'HUF', 123_456_700],
  ['17.790,50', 'HUF', 'fractional'],
  ['17.790,00', 'HUF', 1_779_000],
  ['1.2.3', 'RON', 'not_an_amount'],
  ['1.299.90', 'RON', 'not_an_amount'],
  ['-5', 'RON', 'not_an_amount'],
  ['12,345.6', 'RON', 1_234_560],
  ['zece', 'RON', 'not_an_amount'],
] as const)('%s %s is %s', (text, currency, amount) => {
  expect(parseAmount(text, currency)).toBe(amount)
})

test('what is shown is read as it was', () => {
  for (const amount of [0, 5, 1_290, 129_990, 123_456_789])
    expect(parseAmount(amountText(amount, 'RON', 'ro'), 'RON')).toBe(amount)
})

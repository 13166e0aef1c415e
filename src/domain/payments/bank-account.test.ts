import { expect, test } from 'vitest'
import { ibanInGroups, isIban, readBankAccount } from './bank-account.ts'

test('an IBAN of each market is accepted, and one with a wrong digit is not', () => {
  for (const iban of ['RO49AAAA1B31007593840000', 'HU42117730161111101800000000', 'DE89370400440532013000']) {
    expect(isIban(iban)).toBe(true)
    expect(isIban(iban.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)))).toBe(false)
  }
  expect(isIban('RO49 AAAA')).toBe(false)
})

test('an account has a holder, and is read with or without its other parts', () => {
  expect(readBankAccount('ro49 AAAA 1B31 0075 9384 0000; Nestling SRL; AAAAROBU; Banca Exemplu')).toEqual({
    iban: 'RO49AAAA1B31007593840000',
    bic: 'AAAAROBU',
    bank: 'Banca Exemplu',
    holder: 'Nestling SRL',
  })
  expect(readBankAccount('DE89370400440532013000; Nestling')).toEqual({
    iban: 'DE89370400440532013000',
    holder: 'Nestling',
    bic: '',
    bank: '',
  })
  for (const wrong of [
    '',
    'DE89370400440532013000',
    'DE88370400440532013000; N',
    'DE89370400440532013000; N; BIC',
    'DE89370400440532013000;N;;;x',
  ])
    expect(readBankAccount(wrong)).toBeNull()
})

test('an IBAN is shown in groups of four that stay on one line', () => {
  expect(ibanInGroups('RO49AAAA1B31007593840000')).toBe('RO49 AAAA 1B31 0075 9384 0000'.replaceAll(' ', '\u00a0'))
})

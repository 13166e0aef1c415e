import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Currency } from '#domain/market/market.ts'
import { amountText, decimalText, formatParts, plainText, split } from './money.ts'

const superscript = (text: string) => text.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!)
const shown = (amount: number, currency: Currency) => {
  const { before, whole, decimals, after } = formatParts(amount, currency)
  return before + whole + superscript(decimals) + after
}

test.each([
  [0, '0⁰⁰\u00a0lei', '€0⁰⁰', '0⁰⁰\u00a0HUF'],
  [5, '0⁰⁵\u00a0lei', '€0⁰⁵', null],
  [9999, '99⁹⁹\u00a0lei', '€99⁹⁹', null],
  [123456789, '1.234.567⁸⁹\u00a0lei', '€1.234.567⁸⁹', null],
  [-2500, '−25⁰⁰\u00a0lei', '−€25⁰⁰', '−25⁰⁰\u00a0HUF'],
  [1299000, '12.990⁰⁰\u00a0lei', '€12.990⁰⁰', '12.990⁰⁰\u00a0HUF'],
])('%d hundredths are shown as the specification says (LOC-2)', (amount, ron, eur, huf) => {
  expect(shown(amount, 'RON')).toBe(ron)
  expect(shown(amount, 'EUR')).toBe(eur)
  if (huf) expect(shown(amount, 'HUF')).toBe(huf)
})

test('a market may hide zero decimals, but no others (D-80)', () => {
  expect(formatParts(1299000, 'HUF', { hideZeroDecimals: true }).decimals).toBe('')
  expect(formatParts(1299050, 'RON', { hideZeroDecimals: true }).decimals).toBe('50')
})

test.each([
  [9999, 'RON', 'ro', '99,99\u00a0lei'],
  [9999, 'EUR', 'en', '€99.99'],
  [1299000, 'HUF', 'hu', '12\u00a0990\u00a0Ft'],
  [123456789, 'RON', 'ro', '1.234.567,89\u00a0lei'],
  [-250000, 'EUR', 'en', '−€2,500.00'],
  [0, 'EUR', 'en', '€0.00'],
  [1299050, 'HUF', 'hu', '12\u00a0990,50\u00a0Ft'],
] as const)('%d %s reads as one plain price in %s (LOC-3)', (amount, currency, locale, text) => {
  expect(plainText(amount, currency, locale)).toBe(text)
})

test.each([
  [123456789, 'RON', 'ro', '1.234.567,89'],
  [-250000, 'EUR', 'en', '−2,500.00'],
  [1299000, 'HUF', 'hu', '12\u00a0990'],
] as const)('%d %s in a column of amounts in %s has no unit', (amount, currency, locale, text) => {
  expect(amountText(amount, currency, locale)).toBe(text)
})

test('structured data gets a decimal point (LOC-5)', () => {
  expect(decimalText(123456)).toBe('1234.56')
  expect(decimalText(-5)).toBe('-0.05')
  expect(decimalText(0)).toBe('0.00')
})

test('shares add up exactly, are whole steps and never exceed their weight', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 20_000_000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(1, 100), (units, fraction, step) => {
      const weights = units.map((unit) => unit * step)
      const sum = weights.reduce((a, b) => a + b, 0)
      const total = Math.floor((sum * fraction) / step) * step
      const shares = split(total, weights, step)
      expect(shares.reduce((a, b) => a + b, 0)).toBe(total)
      for (const [index, share] of shares.entries()) {
        expect(share).toBeLessThanOrEqual(weights[index]!)
        expect(share % step).toBe(0)
        // within one step of the exact share
        expect(Math.abs(share - (sum ? (total * weights[index]!) / sum : 0))).toBeLessThan(step + 1e-6)
      }
    }),
  )
})

test('of equal remainders the first line gets the remaining hundredth', () => {
  expect(split(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(split(200, [1, 1, 1])).toEqual([67, 67, 66])
})

test('zero can be divided over no weights', () => {
  expect(() => split(1, [0, 0])).toThrow('nothing to divide over')
  expect(split(0, [0, 0])).toEqual([0, 0])
})

test('amounts of forints are divided in whole forints', () => {
  expect(() => split(150, [200, 200], 100)).toThrow('150 is no multiple of 100')
})

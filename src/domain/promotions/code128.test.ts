import { expect, test } from 'vitest'
import { code128 } from './code128.ts'

/** Bars as ink and gaps: '11010…', a digit a module. */
const modules = (text: string): string => {
  const { bars, width } = code128(text)
  const ink = Array.from({ length: width }, () => '0')
  for (const { at, width: wide } of bars) ink.fill('1', at, at + wide)
  return ink.join('')
}

/** A reader of its own: runs of 11 modules, three bars each, by what set B says of some of them. */
const START_B = '11010010000'
const STOP = '1100011101011'

test('a text begins with the start of set B and ends with the stop', () => {
  const ink = modules('ABCD')
  expect(ink.startsWith(START_B)).toBe(true)
  expect(ink.endsWith(STOP)).toBe(true)
  expect(ink).toHaveLength(11 * (1 + 4 + 1) + 13)
})

test('the published example: PJJ123C carries the check value 55', () => {
  // Value 55 is drawn 311321.
  expect(modules('PJJ123C').slice(-13 - 11, -13)).toBe('11101000110')
})

test('every character of set B is eleven modules, three bars, and like no other', () => {
  const drawn = Array.from({ length: 95 }, (_, value) => modules(String.fromCharCode(value + 32)).slice(11, 22))
  expect(new Set(drawn).size).toBe(95)
  for (const ink of drawn) {
    expect(ink).toMatch(/^1+0+1+0+1+0+$/)
    // The bars of a character are even together.
    expect(ink.replaceAll('0', '').length % 2).toBe(0)
  }
})

test('what set B does not have is refused', () => {
  expect(() => code128('ș')).toThrow(RangeError)
})

import { expect, test } from 'vitest'
import { countedDifference, countNumber, readScan, transferNumber } from './stock-papers.ts'

test('counts and transfers have numbers', () => {
  expect([countNumber(31), transferNumber(148)]).toEqual(['CT-0031', 'TR-0148'])
})

test.each([
  ['all there', 10, 0, { expected: 10, booked: 0, missing: 0 }],
  ['two fewer', 8, 0, { expected: 10, booked: -2, missing: 0 }],
  ['one more', 11, 0, { expected: 10, booked: 1, missing: 0 }],
  ['three were sent since', 13, -3, { expected: 13, booked: 0, missing: 0 }],
  ['fewer than are promised', 1, 0, { expected: 10, booked: -6, missing: 3 }],
])('%s', (_name, counted, moved, difference) => {
  expect(countedDifference(counted, moved, { onHand: 8, reserved: 2, unsent: 2 })).toEqual(difference)
})

test.each([
  ['2000001011219', { code: '2000001011219', pieces: 1 }],
  [' 5*2000001011219\n', { code: '2000001011219', pieces: 5 }],
  ['0*SKU-1', { code: 'SKU-1', pieces: 0 }],
  ['5*', null],
  ['*', null],
  ['', null],
])('%j is read', (text, read) => {
  expect(readScan(text)).toEqual(read)
})

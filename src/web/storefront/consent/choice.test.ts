import { expect, test } from 'vitest'
import { parseRecord } from './choice.browser.ts'
import { parseReported } from './purchases.browser.ts'

const RECORD = { version: 1, at: 5, proof: null, choice: { statistics: true }, recipients: { statistics: ['Google'] } }

test('a stored choice is read as far as it is valid', () => {
  expect(parseRecord(RECORD)).toEqual(RECORD)
  const damaged = {
    ...RECORD,
    proof: 7,
    choice: { statistics: 'yes', spying: true, marketing: false },
    recipients: { marketing: [1, 'Meta'] },
  }
  expect(parseRecord(damaged)).toEqual({ ...RECORD, choice: { marketing: false }, recipients: { marketing: ['Meta'] } })
})

test.each([null, [], 'x', {}, { version: 1 }, { ...RECORD, at: 'soon' }])('%j is no choice', (raw) => {
  expect(parseRecord(raw)).toBeNull()
})

test('stored purchases are read as far as they are valid and recent', () => {
  const purchase = { id: 'NST-1', value: 20, currency: 'RON', at: 1 }
  const one = { order: 'a'.repeat(32), key: 'f'.repeat(32), purchase, left: ['google'], at: 1 }
  expect(parseReported([one], 2)).toEqual([one])
  expect(parseReported([{ ...one, left: ['google', 'spy'] }], 2)).toEqual([one])
  expect(parseReported([{ ...one, purchase: { ...purchase, currency: 'USD' } }], 2)).toEqual([{ ...one, purchase: null }])
  for (const raw of [null, [null], [{ ...one, key: '' }], [{ ...one, at: 'x' }]]) expect(parseReported(raw, 2)).toEqual([])
  expect(parseReported([one], 8 * 24 * 3_600_000)).toEqual([])
})

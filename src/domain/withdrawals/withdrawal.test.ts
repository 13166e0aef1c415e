import { expect, test } from 'vitest'
import { declarationFaults, mayFollow, refundDeadline, withdrawalDeadline, type Declaration } from './withdrawal.ts'

test.each([
  ['ro', '2026-11-05T10:00:00Z', '2026-11-19T21:59:59.999Z'],
  // The fourteenth day is a Saturday.
  ['ro', '2026-10-31T10:00:00Z', '2026-11-16T21:59:59.999Z'],
  // Monday 30 November and Tuesday 1 December are holidays in Romania, not in Hungary.
  ['ro', '2026-11-16T10:00:00Z', '2026-12-02T21:59:59.999Z'],
  ['hu', '2026-11-16T10:00:00Z', '2026-11-30T22:59:59.999Z'],
  // Already the next day in Bucharest.
  ['en', '2026-11-05T22:30:00Z', '2026-11-20T21:59:59.999Z'],
] as const)('in %s goods of %s can be given up until %s', (locale, delivered, until) => {
  expect(withdrawalDeadline(new Date(delivered), locale).toISOString()).toBe(until)
})

test('the money goes back until the end of the fourteenth day, also where that is a Sunday', () => {
  expect(refundDeadline(new Date('2026-11-15T23:30:00Z'), 'ro').toISOString()).toBe('2026-11-30T21:59:59.999Z')
  expect(refundDeadline(new Date('2026-11-15T12:00:00Z'), 'ro').toISOString()).toBe('2026-11-29T21:59:59.999Z')
})

const declared: Declaration = { name: 'Ana', reference: 'NST-1', email: 'a@example.ro', goods: '', lines: [], isPart: false }

test('a declaration needs a name, an order and an address, and nothing else', () => {
  expect(declarationFaults(declared)).toEqual([])
  expect(declarationFaults({ ...declared, name: '', reference: '', email: 'a@' })).toEqual(['name', 'reference', 'email'])
})

test('a part of an order is named by lines or in words', () => {
  expect(declarationFaults({ ...declared, isPart: true })).toEqual(['lines'])
  expect(declarationFaults({ ...declared, isPart: true, goods: 'the hat' })).toEqual([])
})

test('what is closed stays closed; what was refused can be accepted', () => {
  expect(mayFollow('received', 'accepted')).toBe(true)
  expect(mayFollow('closed', 'accepted')).toBe(false)
  expect(mayFollow('refused', 'accepted')).toBe(true)
})

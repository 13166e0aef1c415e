import { expect, test } from 'vitest'
import { MARKETS } from '#domain/market/market.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { eligibility, partnershipState, type PartnershipFacts, type PartnershipRules } from './partnership.ts'

const now = new Date('2026-11-22T12:00:00Z')
const nobody: PartnershipFacts = { registeredAt: now, paidOrders: 0, spent: {}, births: [], hasNewsletter: false }
const judge = (rules: PartnershipRules, facts: Partial<PartnershipFacts> = {}, at = now, market = MARKETS.ro) =>
  eligibility(rules, { ...nobody, ...facts }, at, market)

test('without rules every customer is eligible', () => {
  expect(judge({})).toEqual({ isEligible: true, conditions: [] })
})

test('all rules must hold, and each that does not is named with its figures', () => {
  const rules: PartnershipRules = {
    registeredDays: 30,
    paidOrders: 3,
    spent: { RON: 50_000 },
    childMonths: { from: 0, below: 12 },
    newsletter: true,
  }
  expect(judge(rules, { paidOrders: 1, spent: { RON: 37_260 } })).toEqual({
    isEligible: false,
    conditions: [
      { rule: 'registered', isMet: false, wanted: 30, left: 30 },
      { rule: 'orders', isMet: false, wanted: 3, left: 2 },
      { rule: 'spent', isMet: false, currency: 'RON', wanted: 50_000, left: 12_740 },
      { rule: 'child_age', isMet: false, from: 0, below: 12, hasChild: false },
      { rule: 'newsletter', isMet: false },
    ],
  })
  const facts = { registeredAt: new Date(0), paidOrders: 3, spent: { RON: 50_000 }, births: ['2026-02-08'], hasNewsletter: true }
  const { isEligible, conditions } = judge(rules, facts)
  expect([isEligible, conditions.map(({ isMet }) => isMet)]).toEqual([true, [true, true, true, true, true]])
})

test('days since registration are whole: a millisecond too early is a day left', () => {
  const registeredAt = new Date(now.getTime() - 30 * DAY_MS)
  const left = (at: number) => judge({ registeredDays: 30 }, { registeredAt }, new Date(at)).conditions[0]
  expect(left(now.getTime())).toMatchObject({ isMet: true, left: 0 })
  expect(left(now.getTime() - 1)).toMatchObject({ isMet: false, left: 1 })
  expect(left(now.getTime() + 90 * DAY_MS)).toMatchObject({ isMet: true, left: 0 })
})

test('of several currencies one is enough; the nearest one is named, of equal ones that of the market', () => {
  const rules = { spent: { RON: 50_000, EUR: 10_000, HUF: 4_000_000 } }
  expect(judge(rules, { spent: { RON: 49_999, EUR: 10_000 } }).conditions).toEqual([
    { rule: 'spent', isMet: true, currency: 'EUR', wanted: 10_000, left: 0 },
  ])
  expect(judge(rules, { spent: { RON: 25_000, EUR: 1_000 } }, now, MARKETS.hu).conditions).toEqual([
    { rule: 'spent', isMet: false, currency: 'RON', wanted: 50_000, left: 25_000 },
  ])
  expect(judge(rules, {}, now, MARKETS.hu).conditions).toEqual([
    { rule: 'spent', isMet: false, currency: 'HUF', wanted: 4_000_000, left: 4_000_000 },
  ])
  expect(judge({ spent: { RON: 1 } }, { spent: { EUR: 100_000 } }).isEligible).toBe(false)
})

test.each([
  ['2026-11-22', true],
  ['2025-11-23', true],
  // One year old today.
  ['2025-11-22', false],
])('a child born on %s is below twelve months: %s', (birth, isMet) => {
  const rules = { childMonths: { from: 0, below: 12 } }
  expect(judge(rules, { births: ['2015-01-01', birth] }).conditions).toEqual([
    { rule: 'child_age', isMet, from: 0, below: 12, hasChild: true },
  ])
})

test('the age of a child counts by the day of the market', () => {
  const rules = { childMonths: { from: 12, below: 24 } }
  const lateEvening = new Date('2026-11-21T22:30:00Z')
  const isMet = (market: (typeof MARKETS)['ro']) => judge(rules, { births: ['2025-11-22'] }, lateEvening, market).isEligible
  expect([isMet(MARKETS.ro), isMet(MARKETS.hu)]).toEqual([true, false])
})

test('a partnership begins and ends at its moments; an end comes before every other reason', () => {
  const times = { startsAt: new Date('2026-11-22T12:00:00Z'), endsAt: new Date('2026-11-30T21:59:59.999Z'), stoppedAt: null }
  const open = { hasCodesLeft: true, isEligible: true }
  const state = (at: string, about = open, more = {}) => partnershipState({ ...times, ...more }, about, new Date(at))
  expect(state('2026-11-22T11:59:59.999Z')).toBe('not_started')
  expect(state('2026-11-22T12:00:00Z')).toBe('eligible')
  expect(state('2026-11-30T21:59:59.999Z')).toBe('eligible')
  expect(state('2026-11-30T22:00:00Z', { hasCodesLeft: false, isEligible: false })).toBe('ended')
  expect(state('2026-11-23T00:00:00Z', open, { stoppedAt: now })).toBe('ended')
  expect(state('2026-11-23T00:00:00Z', { hasCodesLeft: false, isEligible: false })).toBe('exhausted')
  expect(state('2026-11-23T00:00:00Z', { hasCodesLeft: true, isEligible: false })).toBe('not_eligible')
  expect(state('2036-01-01T00:00:00Z', open, { startsAt: null, endsAt: null })).toBe('eligible')
})

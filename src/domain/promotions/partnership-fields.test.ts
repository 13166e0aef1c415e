import { expect, test } from 'vitest'
import { partnershipFaults, partnershipPhase, poolEmptyAt, shownCode, type PartnershipFields } from './partnership-fields.ts'

const words = { title: 'O carte', text: 'Pentru părinți.', label: '', href: '' }
const whole: PartnershipFields = {
  partner: 'Primele zile',
  markets: ['ro'],
  text: { ro: words, en: words, hu: words },
  from: '2026-10-01',
  until: '2026-10-01',
  rules: {},
  source: { kind: 'external' },
  lowLevel: 0,
}
const coupon = { prefix: 'ZILE', type: 0, amount: 15, currency: 'RON' } as const

test('a partnership needs a partner, a market, texts in three languages, and days in their order', () => {
  expect(partnershipFaults(whole)).toEqual({})
  expect(
    partnershipFaults({
      ...whole,
      partner: ' ',
      markets: [],
      text: {
        ...whole.text,
        hu: { ...words, title: '', label: 'Ide' },
        en: { ...words, label: 'Go', href: 'javascript:alert(1)' },
      },
      until: '2026-09-30',
      rules: { childMonths: { from: 6, below: 6 } },
    }),
  ).toEqual({
    partner: 'text_required',
    markets: 'market_required',
    'text.hu.title': 'text_required',
    'text.hu.href': 'link_halved',
    'text.en.href': 'link_address',
    until: 'days_reversed',
    'rules.childBelow': 'months_reversed',
  })
})

test.each([
  [{}, 0, {}],
  [{ prefix: 'zile' }, 0, { prefix: 'code_prefix' }],
  [{ amount: 101 }, 0, { 'coupon.amount': 'percent_above_100' }],
  [{ currency: 'HUF', maxAmount: 150 }, 0, { 'coupon.maxAmount': 'forints_not_whole', markets: 'one_currency' }],
  [{ appliesTo: { kind: 'tags', tags: [] } }, 0, { 'coupon.goods': 'scope_required' }],
  [{}, 11, { maxCodes: 'below_given' }],
] as const)('the coupon of a generator with %o, %i given, has the faults %o', (change, given, faults) => {
  const source = { kind: 'generator', coupon: { ...coupon, ...change }, maxCodes: 10 } as const
  expect(partnershipFaults({ ...whole, source }, given)).toEqual(faults)
})

const now = new Date('2026-11-18T10:00:00Z')
const at = (day: string) => new Date(`${day}T00:00:00Z`)

test('a partnership is planned, runs, ends, or is stopped whatever its days say', () => {
  const times = { startsAt: at('2026-11-01'), endsAt: at('2026-12-01'), stoppedAt: null }
  expect(partnershipPhase(times, now)).toBe('running')
  expect(partnershipPhase({ ...times, startsAt: at('2026-11-20') }, now)).toBe('planned')
  expect(partnershipPhase({ ...times, endsAt: at('2026-11-02') }, now)).toBe('ended')
  expect(partnershipPhase({ ...times, stoppedAt: now }, now)).toBe('stopped')
})

test('a pool of 188 of which 30 went in 30 days is empty after 188 days; without a pace nothing is said', () => {
  expect(poolEmptyAt({ left: 188, lately: 30 }, now)).toEqual(new Date('2027-05-25T10:00:00Z'))
  expect(poolEmptyAt({ left: 188, lately: 0 }, now)).toBeNull()
  expect(poolEmptyAt({ left: 0, lately: 30 }, now)).toBeNull()
})

test('of a code at most its half is shown', () => {
  expect(['PZ-4K7XABCD', 'AB12', 'X'].map(shownCode)).toEqual(['PZ-4K…', 'AB…', '…'])
})

import { expect, test } from 'vitest'
import { checkReduction, decidePrice, plannedHistory, plansOverlap, type PriceState } from './price-change.ts'
import type { PricePeriod } from './price.ts'

const START = Date.UTC(2026, 0, 1)
const day = (number: number) => new Date(START + number * 86_400_000)
/** [price, first day] …: each price holds until the next one. */
const history = (...steps: [price: number, day: number][]): PricePeriod[] =>
  steps.map(([price, from], index) => ({ price, from: day(from), to: steps[index + 1] ? day(steps[index + 1]![1]) : null }))
const RON = { currency: 'RON', noPromo: false } as const
const check = (past: PricePeriod[], price: number, at: number) => checkReduction(past, { price, ...RON }, day(at))

test('a price below all of the 30 days before is a reduction from their lowest one (LAW-22)', () => {
  expect(check(history([10_000, 0]), 8_000, 60)).toEqual({ isLawful: true, prior: 10_000 })
  expect(check(history([10_000, 0], [8_000, 60]), 6_000, 65)).toEqual({ isLawful: true, prior: 8_000 })
})

test('otherwise the answer names the lowest price, since when, and from when on this one is lawful', () => {
  const past = history([10_000, 0], [7_000, 48], [10_000, 50])
  expect(check(past, 7_500, 60)).toEqual({
    isLawful: false,
    reason: 'not_lowest',
    lowest: 7_000,
    since: day(48),
    lawfulFrom: day(80),
  })
  expect(check(past, 7_500, 80)).toEqual({ isLawful: true, prior: 10_000 })
  const before = new Date(day(80).getTime() - 1)
  expect(checkReduction(past, { price: 7_500, ...RON }, before).isLawful).toBe(false)
})

test('a price as low as the one in force never becomes a reduction while that lasts', () => {
  expect(check(history([10_000, 0]), 10_000, 60)).toMatchObject({ reason: 'not_lowest', lawfulFrom: null })
})

test('what was never sold, infant formula and parts of forints are refused (D-20, D-28)', () => {
  expect(check([], 5_000, 60)).toMatchObject({ reason: 'never_sold' })
  expect(checkReduction(history([10_000, 0]), { price: 1, currency: 'RON', noPromo: true }, day(60))).toMatchObject({
    reason: 'not_promoted',
  })
  expect(checkReduction(history([10_000, 0]), { price: 8_050, currency: 'HUF', noPromo: false }, day(60))).toMatchObject({
    reason: 'fractional',
  })
})

const state = (over: Partial<PriceState> = {}): PriceState => ({
  currency: 'RON',
  mrp: 10_000,
  sale: 10_000,
  prior: null,
  reducedAt: null,
  noPromo: false,
  history: history([10_000, 0]),
  ...over,
})
const terms = { price: 10_000, reduced: null, prp: null }

test('an ordinary price is never struck through, however low it is', () => {
  const decision = decidePrice(state(), { ...terms, price: 6_000 }, day(60))
  expect(decision).toEqual({ ok: true, next: { mrp: 6_000, sale: 6_000, prior: null, reducedAt: null } })
})

test('a reduction keeps the recommended price, and goes on when it is set again', () => {
  const first = decidePrice(state({ mrp: 12_000 }), { ...terms, reduced: 8_000 }, day(60))
  const next = { mrp: 12_000, sale: 8_000, prior: 10_000, reducedAt: day(60) }
  expect(first).toEqual({ ok: true, next })
  const running = state({ ...next, history: history([10_000, 0], [8_000, 60]) })
  expect(decidePrice(running, { ...terms, reduced: 8_000 }, day(70))).toEqual({ ok: true, next })
  expect(decidePrice(running, { ...terms, reduced: 8_500 }, day(70))).toMatchObject({ refusal: { lowest: 8_000 } })
})

test('a price that fell as an ordinary one is no reduction afterwards', () => {
  const low = state({ mrp: 8_000, sale: 8_000, history: history([10_000, 0], [8_000, 60]) })
  expect(decidePrice(low, { ...terms, reduced: 8_000 }, day(70))).toMatchObject({ ok: false, refusal: { reason: 'not_lowest' } })
})

test.each([
  [{ ...terms, reduced: 10_000 }, {}, 'not_below_price'],
  [{ ...terms, prp: 9_000 }, {}, 'above_recommended'],
  [{ ...terms, reduced: 8_000 }, { noPromo: true }, 'not_promoted'],
  [{ ...terms, prp: 12_000 }, { noPromo: true }, 'not_promoted'],
  [{ ...terms, price: 10_050 }, { currency: 'HUF' as const }, 'fractional'],
])('%j of %j is refused: %s', (asked, over, reason) => {
  expect(decidePrice(state(over), asked, day(60))).toMatchObject({ ok: false, refusal: { reason } })
})

test('the recommended price of what may not be promoted goes with its price (D-28)', () => {
  expect(decidePrice(state({ noPromo: true }), { ...terms, price: 9_000 }, day(60))).toMatchObject({
    next: { mrp: 9_000, sale: 9_000 },
  })
})

test('plans make the history that they will leave', () => {
  const plan = { ...terms, reduced: 8_000, startsAt: day(60), endsAt: day(65), isRunning: false }
  expect(plannedHistory(history([10_000, 0]), [plan])).toEqual(history([10_000, 0], [8_000, 60], [10_000, 65]))
  const running = history([10_000, 0], [8_000, 60])
  expect(plannedHistory(running, [{ ...plan, isRunning: true }])).toEqual(history([10_000, 0], [8_000, 60], [10_000, 65]))
})

test('plans overlap where both hold at a moment', () => {
  const plan = (from: number, to: number | null) => ({ startsAt: day(from), endsAt: to === null ? null : day(to) })
  expect(plansOverlap(plan(1, 5), plan(5, 9))).toBe(true)
  expect(plansOverlap(plan(1, 5), plan(3, null))).toBe(true)
  expect(plansOverlap(plan(1, 5), plan(6, null))).toBe(false)
  expect(plansOverlap(plan(1, null), plan(6, 8))).toBe(false)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planRefund, type PaidBy, type RefundableLine, type RefundPlan } from './refund.ts'

const NOTHING = { qty: 0, amount: 0, vat: 0 }
const line = (position: number, change: Partial<RefundableLine> = {}): RefundableLine => ({
  id: `line ${position}`,
  position,
  kind: 'goods',
  qty: 3,
  total: 10_000,
  vat: 1_735,
  refunded: NOTHING,
  ...change,
})
const delivery = line(9, { kind: 'transport', qty: 1, total: 1_999, vat: 347 })
const CARD: PaidBy = { money: 100_000, vouchers: [] }

function planned(...args: Parameters<typeof planRefund>): RefundPlan {
  const plan = planRefund(...args)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}

/** The lines as they are after a refund. */
const after = (lines: readonly RefundableLine[], plan: RefundPlan): RefundableLine[] =>
  lines.map((one) => {
    const part = plan.lines.find(({ id }) => id === one.id)
    if (!part) return one
    const { qty, amount, vat } = one.refunded
    return { ...one, refunded: { qty: qty + part.quantity, amount: amount + part.amount, vat: vat + part.vat } }
  })

test('each piece has its share of the line and the last one what is left', () => {
  let lines = [line(1)]
  const amounts = [1, 2, 3].map(() => {
    const plan = planned(lines, { pieces: new Map([[1, 1]]), delivery: 0 }, CARD, 'RON')
    lines = after(lines, plan)
    return plan.lines[0]!.amount
  })
  expect(amounts).toEqual([3333, 3333, 3334])
  expect(lines[0]!.refunded).toEqual({ qty: 3, amount: 10_000, vat: 1_735 })
  expect(planRefund(lines, { pieces: new Map([[1, 1]]), delivery: 0 }, CARD, 'RON')).toBe('more_than_ordered')
})

test('forints stay whole', () => {
  const plan = planned([line(1, { total: 100_000, vat: 21_260 })], { pieces: new Map([[1, 1]]), delivery: 0 }, CARD, 'HUF')
  expect(plan.lines[0]!.amount).toBe(33_300)
})

test('money goes back before credit, and credit to the vouchers in their order', () => {
  const paid = {
    money: 2_000,
    vouchers: [
      { voucherId: 'a', amount: 3_000 },
      { voucherId: 'b', amount: 7_000 },
    ],
  }
  const plan = planned([line(1)], { pieces: new Map([[1, 2]]), delivery: 0 }, paid, 'RON')
  expect(plan).toMatchObject({
    money: 2_000,
    vouchers: [
      { voucherId: 'a', amount: 3_000 },
      { voucherId: 'b', amount: 1_666 },
    ],
    isWhole: false,
  })
})

test('the delivery charge goes back in part or whole, over its rates, and never twice', () => {
  const lines = [line(1), delivery, line(10, { kind: 'transport', qty: 1, total: 1, vat: 0 })]
  const part = planned(lines, { pieces: new Map(), delivery: 999 }, CARD, 'RON')
  expect(part.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(999)
  const rest = planned(after(lines, part), { pieces: new Map([[1, 3]]), delivery: 'all' }, CARD, 'RON')
  expect(rest.isWhole).toBe(true)
  expect(planRefund(after(lines, part), { pieces: new Map(), delivery: 1_002 }, CARD, 'RON')).toBe('more_than_delivery')
})

test.each([
  [new Map([[7, 1]]), 'unknown_line'],
  [new Map([[9, 1]]), 'unknown_line'],
  [new Map([[2, 1]]), 'voucher_line'],
  [new Map([[1, 4]]), 'more_than_ordered'],
  [new Map(), 'nothing_to_refund'],
])('%o is refused: %s', (pieces, reason) => {
  expect(planRefund([line(1), line(2, { kind: 'voucher' }), delivery], { pieces, delivery: 0 }, CARD, 'RON')).toBe(reason)
})

const lineValues = fc.record({
  qty: fc.integer({ min: 1, max: 99 }),
  units: fc.integer({ min: 0, max: 500_000 }),
  rate: fc.constantFrom(500, 1_100, 2_100, 2_700),
})

test('VAT of a line that was sold with a part of a forint is given back to the hundredth', () => {
  const sold = line(1, { qty: 11, total: 600, vat: 104 })
  const paid = { money: 600, vouchers: [] }
  const [first] = (planRefund([sold], { pieces: new Map([[1, 10]]), delivery: 0 }, paid, 'HUF') as RefundPlan).lines
  expect(first).toMatchObject({ amount: 500, vat: 94 })
  const rest = { ...sold, refunded: { qty: 10, amount: 500, vat: 94 } }
  const [last] = (planRefund([rest], { pieces: new Map([[1, 1]]), delivery: 0 }, { ...paid, money: 100 }, 'HUF') as RefundPlan)
    .lines
  expect(last).toMatchObject({ amount: 100, vat: 10 })
})

test('refunds of parts in any order add up to what was paid, by line, VAT, money and credit', () => {
  fc.assert(
    fc.property(
      fc.array(lineValues, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('RON' as const, 'HUF' as const),
      fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 40 })), { maxLength: 12 }),
      fc.nat(100),
      (values, currency, steps, share) => {
        const step = currency === 'HUF' ? 100 : 1
        let lines = values.map(({ qty, units, rate }, at) => {
          const total = units * step
          return line(at + 1, { qty, total, vat: total - Math.round((total * 10_000) / (10_000 + rate)) })
        })
        const total = lines.reduce((sum, one) => sum + one.total, 0)
        const credit = Math.floor((total * share) / 100 / step) * step
        let paid: PaidBy = { money: total - credit, vouchers: credit > 0 ? [{ voucherId: 'v', amount: credit }] : [] }
        const refund = (pieces: Map<number, number>): boolean => {
          const plan = planRefund(lines, { pieces, delivery: 0 }, paid, currency)
          if (typeof plan === 'string') return false
          for (const part of plan.lines) {
            expect(part.amount >= part.vat && part.vat >= 0 && part.amount % step === 0).toBe(true)
            if (lines.every(({ vat }) => vat % step === 0)) expect(part.vat % step).toBe(0)
          }
          const back = plan.vouchers.reduce((sum, { amount }) => sum + amount, 0)
          expect(plan.money + back).toBe(plan.lines.reduce((sum, { amount }) => sum + amount, 0))
          lines = after(lines, plan)
          paid = { money: paid.money - plan.money, vouchers: paid.vouchers.map((one) => ({ ...one, amount: one.amount - back })) }
          return plan.isWhole
        }
        for (const [at, count] of steps) refund(new Map([[(at % lines.length) + 1, count]]))
        const rest = new Map(
          lines
            .filter(({ qty, refunded }) => refunded.qty < qty)
            .map(({ position, qty, refunded }) => [position, qty - refunded.qty]),
        )
        if (rest.size > 0) expect(refund(rest)).toBe(true)
        for (const one of lines) expect(one.refunded).toEqual({ qty: one.qty, amount: one.total, vat: one.vat })
        expect(paid.money).toBe(0)
        expect(paid.vouchers.every(({ amount }) => amount === 0)).toBe(true)
      },
    ),
  )
})

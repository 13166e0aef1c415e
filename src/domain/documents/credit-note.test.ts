import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planRefund, type RefundableLine } from '#domain/orders/refund.ts'
import { smallestStep } from '#domain/pricing/money.ts'
import { SELLER, SELLING_MERCHANT } from '#test/sold/seller.ts'
import { drawnOrder, soldOrder } from '#test/sold/sold-order.ts'
import { creditNoteOf, type GivenBack } from './credit-note.ts'
import { invoicedPositions, invoiceOf, sumOf, type SoldOrder } from './invoice.ts'
import type { ExchangeRate } from './local-vat.ts'

const NOW = new Date('2026-11-20T22:30:00Z')
const LATER = new Date('2026-12-03T10:00:00Z')
const invoice = (order: SoldOrder, rate: ExchangeRate | null = null) =>
  invoiceOf(
    order,
    { merchant: SELLING_MERCHANT, seller: SELLER, publicUrl: 'https://nestling.example' },
    { number: 'NRO-2026-000001', now: NOW, suppliedAt: null, rate },
  )
const note = (invoiced: ReturnType<typeof invoice>, given: Partial<GivenBack>) =>
  creditNoteOf(
    invoiced,
    { reason: 'returned', lines: [], credit: 0, vouchersSold: 0, moneySentAt: null, ...given },
    { number: 'CRO-2026-000001', now: LATER },
  )
const two = { unitPrice: 12_100, qty: 2, discount: 200, rate: 2_100 }

test('a credit note names its invoice, and gives back the stored shares', () => {
  const record = note(invoice(soldOrder([two], { delivery: 2_000 })), {
    lines: [
      { position: 1, quantity: 1, amount: 12_000, vat: 2_083 },
      { position: 2, quantity: 0, amount: 500, vat: 87 },
    ],
    credit: 2_500,
  })!
  expect(record).toMatchObject({
    kind: 'credit note',
    number: 'CRO-2026-000001',
    issuedOn: '2026-12-03',
    corrects: { number: 'NRO-2026-000001', issuedOn: '2026-11-21', reason: 'returned' },
    net: 10_330,
    vatTotal: 2_170,
    gross: 12_500,
    payment: { method: 'card', byVoucher: 2_500, byMoney: 10_000, due: 0, paidOn: null },
  })
  expect(
    record.lines.map(({ position, quantity, unitPrice, discount, gross }) => [position, quantity, unitPrice, discount, gross]),
  ).toEqual([
    [1, 1, 12_100, 100, 12_000],
    [2, 1, 500, 0, 500],
  ])
})

test('nothing of the invoice is no credit note, and a correction has the rate of its invoice', () => {
  const invoiced = invoice(soldOrder([two], { locale: 'en' }), { bank: 'BNR', day: '2026-11-20', rate: 4_976_543 })
  expect(note(invoiced, { vouchersSold: 10_000 })).toBeNull()
  expect(note(invoiced, { lines: [{ position: 1, quantity: 1, amount: 0, vat: 0 }] })).toBeNull()
  const record = note(invoiced, { lines: [{ position: 1, quantity: 1, amount: 12_000, vat: 2_083 }] })!
  expect(record.localVat).toEqual({ ...invoiced.localVat, vat: 10_366 })
})

const NOTHING = { qty: 0, amount: 0, vat: 0 }

test('the credit notes of all refunds together are the invoice, by rate and in whole forints', () => {
  fc.assert(
    fc.property(drawnOrder, fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 50 })), { maxLength: 8 }), (order, steps) => {
      const positions = invoicedPositions(order.lines)
      if (positions.size === 0) return
      const step = smallestStep(order.currency)
      const invoiced = invoice(order)
      let lines = order.lines.map(({ kind, qty, total, vat }, at): RefundableLine => ({
        id: String(at + 1),
        position: at + 1,
        kind,
        qty,
        total,
        vat,
        refunded: NOTHING,
      }))
      const money = sumOf(order.lines, ({ total }) => total)
      const notes: NonNullable<ReturnType<typeof note>>[] = []
      const refund = (pieces: Map<number, number>, delivery: number | 'all') => {
        const plan = planRefund(lines, { pieces, delivery }, { money, vouchers: [] }, order.currency)
        if (typeof plan === 'string') return
        lines = lines.map((line) => {
          const part = plan.lines.find(({ id }) => id === line.id)
          if (!part) return line
          const { qty, amount, vat } = line.refunded
          return { ...line, refunded: { qty: qty + part.quantity, amount: amount + part.amount, vat: vat + part.vat } }
        })
        const given = plan.lines.map(({ id, ...part }) => ({ ...part, position: positions.get(Number(id))! }))
        const record = note(invoiced, { lines: given })
        if (record) notes.push(record)
      }
      for (const [at, count] of steps) refund(new Map([[(at % lines.length) + 1, count]]), 0)
      const rest = lines.filter(({ kind, qty, refunded }) => (kind === 'goods' || kind === 'bundle') && refunded.qty < qty)
      refund(new Map(rest.map(({ position, qty, refunded }) => [position, qty - refunded.qty])), 'all')
      for (const record of notes) {
        expect(record.net + record.vatTotal).toBe(record.gross)
        expect(sumOf(record.vat, ({ net, vat }) => net + vat)).toBe(record.gross)
        for (const { gross, vat, discount } of record.lines)
          expect([gross % step, vat % step, discount >= 0]).toEqual([0, 0, true])
      }
      expect(sumOf(notes, ({ gross }) => gross)).toBe(invoiced.gross)
      expect(sumOf(notes, ({ vatTotal }) => vatTotal)).toBe(invoiced.vatTotal)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallestStep } from '#domain/pricing/money.ts'
import { vatByRate } from '#domain/pricing/vat.ts'
import { SELLER, SELLING_MERCHANT } from '#test/sold/seller.ts'
import { BILLING, COMPANY, drawnOrder, soldOrder } from '#test/sold/sold-order.ts'
import { invoicedPositions, invoiceOf, sumOf, type SoldOrder } from './invoice.ts'
import type { ExchangeRate } from './local-vat.ts'

const ISSUER = { merchant: SELLING_MERCHANT, seller: SELLER, publicUrl: 'https://nestling.example' }
const NOW = new Date('2026-11-20T22:30:00Z')
const invoice = (order: SoldOrder, rate: ExchangeRate | null = null, suppliedAt: Date | null = null) =>
  invoiceOf(order, ISSUER, { number: 'NRO-2026-000001', now: NOW, suppliedAt, rate })
const body = { unitPrice: 12_100, qty: 1, rate: 2_100 }

test('an invoice has its lines, the delivery as one, the sums by rate, and the days of the seller', () => {
  const record = invoice(soldOrder([body, { ...body, unitPrice: 11_100, rate: 1_100 }], { delivery: 2_000 }))
  expect(record.lines.map(({ kind, name, gross, net, vat, rate }) => [kind, name, gross, net, vat, rate])).toEqual([
    ['goods', 'Body 1', 12_100, 10_000, 2_100, 2_100],
    ['goods', 'Body 2', 11_100, 10_000, 1_100, 1_100],
    ['delivery', 'Livrare prin curier', 1_043, 862, 181, 2_100],
    ['delivery', 'Livrare prin curier', 957, 862, 95, 1_100],
  ])
  expect(record.vat).toEqual([
    { category: 'standard', rate: 2_100, country: 'RO', net: 10_862, vat: 2_281 },
    { category: 'standard', rate: 1_100, country: 'RO', net: 10_862, vat: 1_195 },
  ])
  expect(record).toMatchObject({ net: 21_724, vatTotal: 3_476, gross: 25_200, issuedOn: '2026-11-21', orderedOn: '2026-11-20' })
  expect(record.payment).toEqual({ method: 'card', byVoucher: 0, byMoney: 25_200, due: 0, paidOn: '2026-11-21' })
})

test('net and VAT are the gross, lines the sums by rate, and both the order without its vouchers; forints are whole', () => {
  fc.assert(
    fc.property(drawnOrder, (order) => {
      if (invoicedPositions(order.lines).size === 0) return
      const record = invoice(order)
      const supplies = order.lines.filter(({ kind }) => kind !== 'voucher')
      const step = smallestStep(order.currency)
      for (const { gross, net, vat, unitPrice, quantity, discount } of record.lines)
        expect([net + vat, unitPrice * quantity - discount]).toEqual([gross, gross])
      expect(record.net + record.vatTotal).toBe(record.gross)
      expect(record.gross + (record.vouchersSold ?? 0)).toBe(sumOf(order.lines, ({ total }) => total))
      expect(sumOf(record.vat, ({ net }) => net)).toBe(record.net)
      expect(sumOf(record.lines, ({ vat }) => vat)).toBe(record.vatTotal)
      const ofOrder = vatByRate(supplies.map(({ total, vatRate, vat }) => ({ total, rate: vatRate, vat })))
      expect(record.vat.filter(({ net, vat }) => net + vat > 0).map(({ rate, net, vat }) => ({ rate, net, vat }))).toEqual(
        ofOrder,
      )
      const { byVoucher, byMoney, due } = record.payment
      expect(byVoucher + byMoney + due).toBe(record.gross)
      for (const amount of [record.net, record.vatTotal, record.gross, byVoucher, ...record.lines.map(({ vat }) => vat)])
        expect(amount % step).toBe(0)
    }),
  )
})

test('sold gift vouchers are stated, not invoiced; vouchers as payment leave the VAT as it is (LAW-29)', () => {
  const voucher = { kind: 'voucher', unitPrice: 10_000, qty: 2, rate: 0 } as const
  const record = invoice(soldOrder([voucher, body], { voucherPaid: 5_000 }))
  expect(record).toMatchObject({ gross: 12_100, vatTotal: 2_100, vouchersSold: 20_000 })
  expect(record.lines.map(({ position, sku }) => [position, sku])).toEqual([[1, 'SKU-2']])
  expect(record.payment).toMatchObject({ method: 'card', byVoucher: 5_000, byMoney: 7_100 })
  expect(invoice(soldOrder([body], { voucherPaid: 12_100 })).payment).toMatchObject({ method: 'voucher', byMoney: 0 })
  expect(invoicedPositions(soldOrder([voucher]).lines).size).toBe(0)
})

test('it says how it is paid, and what is still due', () => {
  const paid = (method: SoldOrder['method'], paidAt: Date | null) => invoice(soldOrder([body], { method, paidAt })).payment
  expect(paid('transfer', NOW)).toMatchObject({ method: 'bank transfer', byMoney: 12_100, due: 0, paidOn: '2026-11-21' })
  expect(paid('cash', null)).toEqual({ method: 'cash on delivery', byVoucher: 0, byMoney: 0, due: 12_100, paidOn: null })
})

test('without VAT it says why: export, or reverse charge to a company of another member state (LAW-27)', () => {
  const free = { ...body, rate: 0 }
  const away = { ...BILLING, country: 'CH', county: '', zip: '8001' }
  const exported = invoice(soldOrder([free], { country: 'CH', address: away, billing: away, locale: 'en' }))
  expect(exported.vat).toEqual([{ category: 'export', rate: 0, country: 'CH', net: 12_100, vat: 0 }])
  const german = { ...COMPANY, country: 'DE', county: '', zip: '10115', vatNumber: 'DE123456789' }
  const reversed = invoice(soldOrder([free], { country: 'DE', address: german, billing: german, locale: 'en' }))
  expect(reversed.lines[0]!.category).toBe('reverse charge')
  expect(reversed.buyer).toMatchObject({ name: 'Grădinița Piticii SRL', vatNumber: 'DE123456789', contact: 'Ioana Marinescu' })
})

test('a euro order with Romanian VAT states it in lei, one with German VAT does not (LAW-30)', () => {
  const rate = { bank: 'BNR', day: '2026-11-20', rate: 4_976_500 } as const
  expect(invoice(soldOrder([body], { locale: 'en' }), rate).localVat).toEqual({
    currency: 'RON',
    bank: 'BNR',
    day: '2026-11-20',
    rate: 49_765,
    vat: 10_451,
  })
})

test('the seller has the number of the country that goods leave, elsewhere its own', () => {
  const from = (shipsFrom: string, country: string) => invoice(soldOrder([body], { locale: 'hu', country, shipsFrom })).seller
  expect(from('HU', 'HU')).toMatchObject({ vatNumber: 'HU12892312', taxNumber: '12892312-2-51' })
  expect(from('RO', 'HU')).toMatchObject({ vatNumber: 'RO18547290', taxNumber: null, county: 'Cluj', subdivision: 'RO-CJ' })
})

test('a buyer has a VAT number with its prefix, a tax number without; green tax is Romanian (ID-3, LAW-36)', () => {
  const of = (billing: Partial<typeof COMPANY> | object) =>
    invoice(soldOrder([body], { billing: { ...COMPANY, ...billing } })).buyer
  expect(of({})).toMatchObject({ vatNumber: 'RO18547290', taxNumber: null })
  expect(of({ vatNumber: '18547290' })).toMatchObject({ vatNumber: null, taxNumber: '18547290' })
  expect(invoice(soldOrder([body])).buyer).toMatchObject({
    name: 'Ioana Marinescu',
    contact: null,
    vatNumber: null,
    taxNumber: null,
  })
  const lamp = { ...body, greenTax: 250 }
  expect(invoice(soldOrder([lamp])).lines[0]!.greenTax).toBe(250)
  expect(invoice(soldOrder([lamp], { country: 'HU', locale: 'hu' })).lines[0]!.greenTax).toBeNull()
})

test('another place of delivery is named, the same one is not; a day of supply only when it is another day', () => {
  expect(invoice(soldOrder([body])).deliveredTo).toBeNull()
  const other = { ...BILLING, address: 'Str. Lungă 1', city: 'Brașov', county: 'BV', zip: '500001' }
  expect(invoice(soldOrder([body], { address: other })).deliveredTo).toMatchObject({
    street: 'Str. Lungă 1',
    subdivision: 'RO-BV',
  })
  expect(invoice(soldOrder([body]), null, NOW).suppliedOn).toBeNull()
  expect(invoice(soldOrder([body]), null, new Date('2026-11-19T12:00:00Z')).suppliedOn).toBe('2026-11-19')
})

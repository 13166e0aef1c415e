import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxContext, vatOf, vatWithin, type TaxQuestion } from './vat.ts'

const question: TaxQuestion = {
  shipFrom: 'RO',
  shipTo: 'RO',
  zip: '400001',
  customerType: 'individual',
  vatStatus: 'unknown',
  productClass: 'standard',
  date: '2026-11-21',
}

test.each<[string, Partial<TaxQuestion>, string, string, number]>([
  ['Romania to Romania', {}, 'domestic', 'RO', 2100],
  ['before August 2025 the old rate', { date: '2025-07-31' }, 'domestic', 'RO', 1900],
  ['infant food in Romania', { productClass: 'infant_food' }, 'domestic', 'RO', 1100],
  ['infant food elsewhere at the standard rate', { productClass: 'infant_food', shipTo: 'DE', zip: '10115' }, 'oss', 'DE', 1900],
  ['to a Hungarian consumer from Romania', { shipTo: 'HU', zip: '1011' }, 'oss', 'HU', 2700],
  ['to a Hungarian consumer from Budapest', { shipFrom: 'HU', shipTo: 'HU', zip: '1011' }, 'domestic', 'HU', 2700],
  ['Finland keeps its half percent', { shipTo: 'FI', zip: '00100' }, 'oss', 'FI', 2550],
  ['a Greek customer', { shipTo: 'GR', zip: '105 57' }, 'oss', 'GR', 2400],
  ['a company abroad whose number is not confirmed pays VAT', { shipTo: 'DE', customerType: 'company' }, 'oss', 'DE', 1900],
  [
    'a company abroad whose number VIES confirmed',
    { shipTo: 'DE', customerType: 'company', vatStatus: 'valid' },
    'intra_eu_b2b',
    'DE',
    0,
  ],
  ['a company at home pays VAT', { customerType: 'company', vatStatus: 'valid' }, 'domestic', 'RO', 2100],
  ['Switzerland is an export', { shipTo: 'CH', zip: '8001' }, 'export', 'CH', 0],
  ['the Canary Islands are an export', { shipTo: 'ES', zip: '35001' }, 'export', 'ES', 0],
  ['Madrid is not', { shipTo: 'ES', zip: '28013' }, 'oss', 'ES', 2100],
  ['Monaco is France', { shipTo: 'MC', zip: '98000' }, 'oss', 'FR', 2000],
  ['Madeira has its own rate', { shipTo: 'PT', zip: '9000-001' }, 'oss', 'PT', 2200],
  ['a gift voucher is taxed when it is spent', { productClass: 'multi_purpose_voucher' }, 'out_of_scope', 'RO', 0],
])('%s', (_, change, scheme, country, rate) => {
  expect(taxContext({ ...question, ...change })).toEqual({ scheme, country, rate })
})

test('21 % within 121,00 is 21,00', () => {
  expect(vatWithin(12100, 2100, 'RON')).toEqual({ net: 10000, vat: 2100 })
})

test('27 % within 12 990 Ft are whole forints', () => {
  expect(vatWithin(1299000, 2700, 'HUF')).toEqual({ net: 1022800, vat: 276200 })
})

test('net and VAT add up to the gross, and the lines to their group, always', () => {
  const line = fc.record({
    total: fc.integer({ min: 0, max: 20_000_000 }),
    rate: fc.constantFrom(0, 500, 1100, 2100, 2550, 2700),
    country: fc.constantFrom('RO', 'HU'),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), fc.constantFrom('RON', 'EUR', 'HUF'), (drawn, currency) => {
      const step = currency === 'HUF' ? 100 : 1
      const lines = drawn.map((one) => ({ ...one, total: one.total * step }))
      const { groups, shares } = vatOf(lines, currency)
      const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
      expect(sum(groups.map((group) => group.net + group.vat))).toBe(sum(lines.map((one) => one.total)))
      expect(sum(shares)).toBe(sum(groups.map((group) => group.vat)))
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(lines[index]!.total)
        expect(share % step).toBe(0)
      }
    }),
  )
})

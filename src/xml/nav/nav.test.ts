import fc from 'fast-check'
import { expect, test } from 'vitest'
import { authorityOf } from '#domain/documents/authority.ts'
import type { DocumentRecord } from '#domain/documents/document.ts'
import { documentRecords, HUNGARIAN_PERSON, HUNGARIAN_SELLER } from '#test/documents/document-records.ts'
import { NAV, NAV_STRUCTURE } from '#test/documents/nav-rules.ts'
import { broken, moneyAt } from '#test/documents/rule.ts'
import { structureFaults } from '#test/documents/structure.ts'
import { all, readXml, textAt, within, type Tree } from '#test/documents/xml-tree.ts'
import { renderNav } from './nav.ts'

const RUNS = Number(process.env.RECORD_RUNS ?? 300)
const options = { numRuns: RUNS, ...(process.env.RECORD_RUNS === undefined && { seed: 20261121 }) }
const PREFIXES = { 'http://schemas.nav.gov.hu/OSA/3.0/data': '', 'http://schemas.nav.gov.hu/OSA/3.0/base': 'base' }

const PLACE = { index: 2, linesBefore: 14 }
const textOf = (record: DocumentRecord) => renderNav(record, { place: record.corrects ? PLACE : null, forints: null })
const read = (record: DocumentRecord): Tree => readXml(textOf(record), PREFIXES)

const hungarian = documentRecords.filter(
  (record) => authorityOf(record) === 'HU' && (record.currency === 'HUF' || record.localVat?.currency === 'HUF'),
)

test('follow the structure of InvoiceData 3.0 and the rules about sums and corrections', () => {
  fc.assert(
    fc.property(hungarian, (record) => {
      const document = read(record)
      expect(structureFaults(document, NAV_STRUCTURE)).toEqual([])
      expect(broken(document, NAV)).toEqual([])
    }),
    options,
  )
})

test('have the sums of their record to the hundredth; what is given back is negative', () => {
  fc.assert(
    fc.property(hungarian, (record) => {
      const sign = record.corrects ? -1 : 1
      const summary = all(read(record), 'invoiceMain/invoice/invoiceSummary')[0]!
      expect(moneyAt(summary, 'summaryNormal/invoiceNetAmount')).toBe(sign * record.net + 0)
      expect(moneyAt(summary, 'summaryNormal/invoiceVatAmount')).toBe(sign * record.vatTotal + 0)
      expect(moneyAt(summary, 'summaryGrossData/invoiceGrossAmount')).toBe(sign * record.gross + 0)
      expect(moneyAt(summary, 'summaryNormal/invoiceVatAmountHUF')).toBe(sign * (record.localVat?.vat ?? record.vatTotal) + 0)
    }),
    options,
  )
})

const SAMPLES = fc.sample(hungarian, { numRuns: 200, seed: 7 })

test.each(NAV.map((each) => [`${each.id} ${each.says}`, each] as const))(
  'a document that breaks it is caught: %s',
  (_, { holds, breaks }) => {
    for (const record of SAMPLES) {
      const document = read(record)
      const before = holds(document)
      if (!breaks(document)) continue
      expect(before).toBe(true)
      expect(holds(document)).toBe(false)
      return
    }
    expect.unreachable('no document has what the rule speaks of')
  },
)

test('nothing of a person is in the document', () => {
  const record = SAMPLES.find(({ buyer }) => !buyer.isCompany)!
  const buyer = { ...HUNGARIAN_PERSON, name: 'Zsófia Quendrik', street: 'Xanadu köz 9' }
  const xml = textOf({ ...record, buyer, deliveredTo: null })
  for (const secret of ['Quendrik', 'Xanadu', buyer.zip, buyer.email!, buyer.phone!]) expect(xml).not.toContain(secret)
})

test('a correction names its invoice, its place among the corrections, and its lines behind those before', () => {
  const record = SAMPLES.find(({ corrects }) => corrects !== null)!
  const document = read(record)
  const [invoice] = all(document, 'invoiceMain/invoice')
  expect(all(invoice!, 'invoiceReference')[0]!.children.map(({ text }) => text)).toEqual([record.corrects!.number, 'false', '2'])
  expect(textAt(invoice!, 'invoiceLines/line/lineModificationReference/lineNumberReference')).toBe('15')
})

test('a document in another currency without a rate in forints is refused', () => {
  const record = { ...SAMPLES[0]!, currency: 'EUR' as const, localVat: null }
  expect(() => renderNav(record, { place: null, forints: null })).toThrow(RangeError)
})

test('a document without VAT takes the rate that it is given', () => {
  const exported = fc
    .sample(documentRecords, { numRuns: 300, seed: 9 })
    .find(({ vat, currency }) => vat[0]!.category === 'export' && currency === 'EUR')!
  const document = readXml(
    renderNav({ ...exported, seller: HUNGARIAN_SELLER, corrects: null, kind: 'invoice' }, { place: null, forints: 4_012_500 }),
    PREFIXES,
  )
  const [summary] = all(document, 'invoiceMain/invoice/invoiceSummary')
  expect(structureFaults(document, NAV_STRUCTURE)).toEqual([])
  expect(broken(document, NAV)).toEqual([])
  expect(moneyAt(summary!, 'summaryNormal/invoiceNetAmountHUF')).toBe(Math.round(exported.net * 401.25))
  expect(moneyAt(summary!, 'summaryNormal/invoiceVatAmountHUF')).toBe(0)
})

test('no element is empty', () => {
  for (const record of SAMPLES)
    expect(within(read(record)).filter(({ children, text }) => children.length === 0 && text.trim() === '')).toEqual([])
})

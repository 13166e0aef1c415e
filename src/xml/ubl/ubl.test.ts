import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DocumentRecord } from '#domain/documents/document.ts'
import { CIUS_RO, isRomanian } from '#test/documents/cius-ro-rules.ts'
import { CODE_LISTS } from '#test/documents/code-lists.ts'
import { documentRecords } from '#test/documents/document-records.ts'
import { areAmountsSound, EN_16931 } from '#test/documents/en16931-rules.ts'
import { broken, moneyAt, moneyOr0, sumOf, type Rule } from '#test/documents/rule.ts'
import { structureFaults } from '#test/documents/structure.ts'
import { UBL_STRUCTURE } from '#test/documents/ubl-structure.ts'
import { LINE } from '#test/documents/ubl-paths.ts'
import { all, first, readXml, within, type Tree } from '#test/documents/xml-tree.ts'
import { renderUbl } from './ubl.ts'

/** Records of the property test; the same ones every time unless more are asked for. */
const RUNS = Number(process.env.RECORD_RUNS ?? 300)
const options = { numRuns: RUNS, ...(process.env.RECORD_RUNS === undefined && { seed: 20261121 }) }

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:'
const PREFIXES = {
  [`${UBL}Invoice-2`]: '',
  [`${UBL}CreditNote-2`]: '',
  [`${UBL}CommonAggregateComponents-2`]: 'cac',
  [`${UBL}CommonBasicComponents-2`]: 'cbc',
}
const read = (record: DocumentRecord): Tree => readXml(renderUbl(record), PREFIXES)

const rulesFor = (document: Tree): readonly Rule[] => [...EN_16931, ...CODE_LISTS, ...(isRomanian(document) ? CIUS_RO : [])]

/** Returns the sums of a record by name, as the document says them. */
const sumsIn = (document: Tree) => {
  const total = first(document, 'cac:LegalMonetaryTotal')!
  const [vat, localVat] = all(document, 'cac:TaxTotal').map((each) => moneyAt(each, 'cbc:TaxAmount'))
  return {
    net: moneyAt(total, 'cbc:TaxExclusiveAmount'),
    lines: sumOf(all(document, LINE), 'cbc:LineExtensionAmount'),
    vat,
    gross: moneyAt(total, 'cbc:TaxInclusiveAmount'),
    prepaid: moneyOr0(total, 'cbc:PrepaidAmount'),
    due: moneyAt(total, 'cbc:PayableAmount'),
    localVat: localVat ?? null,
  }
}

describe('documents of any record', () => {
  test('follow the structure of UBL 2.1 and every rule of EN 16931, the Romanian ones those of CIUS-RO', () => {
    let romanian = 0
    fc.assert(
      fc.property(documentRecords, (record) => {
        const document = read(record)
        expect(structureFaults(document, UBL_STRUCTURE)).toEqual([])
        expect(areAmountsSound(document)).toBe(true)
        expect(broken(document, rulesFor(document))).toEqual([])
        if (isRomanian(document)) romanian += 1
      }),
      options,
    )
    expect(romanian).toBeGreaterThan(RUNS / 5)
  })

  test('have the sums of their record to the hundredth', () => {
    fc.assert(
      fc.property(documentRecords, (record) => {
        const { net, vatTotal, gross, payment, localVat, lines } = record
        const document = read(record)
        expect(sumsIn(document)).toEqual({
          net,
          lines: net,
          vat: vatTotal,
          gross,
          prepaid: payment.byVoucher + payment.byMoney,
          due: payment.due,
          localVat: localVat?.vat ?? null,
        })
        expect(all(document, LINE).map((line) => moneyAt(line, 'cbc:LineExtensionAmount'))).toEqual(lines.map((line) => line.net))
      }),
      options,
    )
  })

  test('are made of nothing that XML or a reader cannot hold', () => {
    fc.assert(
      fc.property(documentRecords, (record) => {
        const text = renderUbl(record)
        expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffd-\uffff]/)
        expect(text.isWellFormed()).toBe(true)
        expect(within(read(record)).filter(({ children, text: own }) => children.length === 0 && own.trim() === '')).toEqual([])
      }),
      options,
    )
  })
})

/** Documents of every kind, so that each rule has one that it speaks of. */
const SAMPLES = fc.sample(documentRecords, { numRuns: 300, seed: 7 })

describe.each([
  ['EN 16931', EN_16931, () => true],
  ['the code lists', CODE_LISTS, () => true],
  ['CIUS-RO', CIUS_RO, isRomanian],
] as const)('%s', (_, rules, applies) => {
  test.each(rules.map((each) => [`${each.id} ${each.says}`, each] as const))(
    'a document that breaks it is caught: %s',
    (__, { holds, breaks }) => {
      for (const record of SAMPLES) {
        const document = read(record)
        if (!applies(document)) continue
        const before = holds(document)
        if (!breaks(document)) continue
        expect(before).toBe(true)
        expect(holds(document)).toBe(false)
        return
      }
      expect.unreachable('no document has what the rule speaks of')
    },
  )
})

test('an element in the wrong place, twice or unknown is caught', () => {
  const [record] = SAMPLES
  const changes: ((document: Tree) => void)[] = [
    ({ children }) => children.push(children.shift()!),
    ({ children }) => children.splice(1, 0, structuredClone(children[1]!)),
    ({ children }) => children.push({ name: 'cac:PayeeParty', attributes: {}, text: '', children: [] }),
    ({ children }) => (children[1]!.text = ''),
  ]
  for (const change of changes) {
    const document = read(record!)
    change(document)
    expect(structureFaults(document, UBL_STRUCTURE)).not.toEqual([])
  }
})

/** VAT breakdown and totals of UBL (BG-22, BG-23). */
import type { DocumentRecord, DocumentVat } from '#domain/documents/document.ts'
import { element, type Element } from '../xml.ts'
import { amount, breakdownCategory } from './amounts.ts'

type Breakdown = Pick<DocumentVat, 'category' | 'rate' | 'net' | 'vat'>

/** Returns the breakdown with each category and rate once, whatever countries they are of. */
function breakdownOf(vat: readonly DocumentVat[]): Breakdown[] {
  const found = new Map<string, Breakdown>()
  for (const one of vat) {
    const key = `${one.category} ${one.rate}`
    const { net, vat: before } = found.get(key) ?? { net: 0, vat: 0 }
    found.set(key, { category: one.category, rate: one.rate, net: net + one.net, vat: before + one.vat })
  }
  return [...found.values()]
}

/** VAT in the document's currency, and once more, as a sum alone, in that of the country it is owed to (BT-111). */
export const taxTotals = ({ vat, vatTotal, currency, localVat }: DocumentRecord): (Element | null)[] => [
  element('cac:TaxTotal', [
    amount('TaxAmount', vatTotal, currency),
    ...breakdownOf(vat).map((one) =>
      element('cac:TaxSubtotal', [
        amount('TaxableAmount', one.net, currency),
        amount('TaxAmount', one.vat, currency),
        breakdownCategory(one),
      ]),
    ),
  ]),
  localVat && element('cac:TaxTotal', [amount('TaxAmount', localVat.vat, localVat.currency)]),
]

/** What is paid already, by vouchers too, is prepaid; a rounding of what is left is shown as such (BT-114). */
export function monetaryTotal({ net, gross, payment, currency }: DocumentRecord): Element {
  const prepaid = payment.byVoucher + payment.byMoney
  const rounding = payment.due - (gross - prepaid)
  return element('cac:LegalMonetaryTotal', [
    amount('LineExtensionAmount', net, currency),
    amount('TaxExclusiveAmount', net, currency),
    amount('TaxInclusiveAmount', gross, currency),
    prepaid === 0 ? null : amount('PrepaidAmount', prepaid, currency),
    rounding === 0 ? null : amount('PayableRoundingAmount', rounding, currency),
    amount('PayableAmount', payment.due, currency),
  ])
}

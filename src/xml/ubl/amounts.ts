/** Amounts, quantities and VAT categories of UBL. */
import type { DocumentVatCategory } from '#domain/documents/document.ts'
import type { Currency } from '#domain/market/market.ts'
import { decimalText } from '#domain/pricing/money.ts'
import * as text from '#messages/documents/electronic-invoice.ts'
import { element, type Element } from '../xml.ts'

export const amount = (name: string, hundredths: number, currency: Currency): Element =>
  element(`cbc:${name}`, decimalText(hundredths), { currencyID: currency })

/** The code of UNTDID 5305, and why no VAT is charged (VATEX). */
const CATEGORIES: Record<DocumentVatCategory, { code: string; exemption: { code: string; reason: () => string } | null }> = {
  standard: { code: 'S', exemption: null },
  'reverse charge': { code: 'AE', exemption: { code: 'VATEX-EU-AE', reason: text.reverseCharge } },
  export: { code: 'G', exemption: { code: 'VATEX-EU-G', reason: text.exported } },
}

const VAT = element('cac:TaxScheme', [element('cbc:ID', 'VAT')])

/** Returns a rate of basis points as percent: 1050 → '10.50'. */
const percent = (rate: number): Element => element('cbc:Percent', decimalText(rate))

/** Category and rate of a line (BG-30). */
export const lineCategory = ({ category, rate }: { category: DocumentVatCategory; rate: number }): Element =>
  element('cac:ClassifiedTaxCategory', [element('cbc:ID', CATEGORIES[category].code), percent(rate), VAT])

/** Category and rate of a breakdown (BG-23), with the reason where no VAT is charged. */
export function breakdownCategory({ category, rate }: { category: DocumentVatCategory; rate: number }): Element {
  const { code, exemption } = CATEGORIES[category]
  return element('cac:TaxCategory', [
    element('cbc:ID', code),
    percent(rate),
    exemption && element('cbc:TaxExemptionReasonCode', exemption.code),
    exemption && element('cbc:TaxExemptionReason', exemption.reason()),
    VAT,
  ])
}

/** Invoices and credit notes as UBL 2.1 after EN 16931, for Romanian sellers after CIUS-RO (D-49, LAW-35). */
import type { DocumentRecord } from '#domain/documents/document.ts'
import { DOCUMENT_RATE_UNITS } from '#domain/documents/local-vat.ts'
import { plainText } from '#domain/pricing/money.ts'
import * as text from '#messages/documents/electronic-invoice.ts'
import { inLocale } from '#messages/text.ts'
import { cut, element, groupOf, textElement, xmlDocument, type Element } from '../xml.ts'
import { documentLine } from './lines.ts'
import { buyerParty, delivery, sellerParty } from './parties.ts'
import { LENGTHS, MAX_NOTES, profileOf } from './profile.ts'
import { monetaryTotal, taxTotals } from './totals.ts'

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** Root element, and code of UNTDID 1001. */
const KINDS = {
  invoice: { root: 'Invoice', code: '380' },
  'credit note': { root: 'CreditNote', code: '381' },
} as const

/** Codes of UNTDID 4461: bank card, payment to a bank account, cash, mutually defined. */
const PAYMENT_MEANS: Record<DocumentRecord['payment']['method'], string> = {
  card: '48',
  'bank transfer': '42',
  'cash on delivery': '10',
  voucher: 'ZZZ',
}

/** Returns the document as XML text. */
export const renderUbl = (record: DocumentRecord): string => inLocale(record.locale, () => xmlDocument(document(record)))

function document(record: DocumentRecord): Element {
  const { root, code } = KINDS[record.kind]
  const profile = profileOf(record)
  const { seller, shop, buyer, lines, localVat, payment } = record
  const children = [
    element('cbc:CustomizationID', profile.customization),
    element('cbc:ID', cut(record.number, LENGTHS.number)),
    element('cbc:IssueDate', record.issuedOn),
    element(`cbc:${root}TypeCode`, code),
    ...notes(record).map((note) => textElement('cbc:Note', cut(note, LENGTHS.note))),
    element('cbc:DocumentCurrencyCode', record.currency),
    localVat && element('cbc:TaxCurrencyCode', localVat.currency),
    element('cac:OrderReference', [element('cbc:ID', cut(record.orderNumber, LENGTHS.number))]),
    billingReference(record),
    sellerParty(seller, shop.name, profile),
    buyerParty(buyer, profile),
    delivery(record, profile),
    element('cac:PaymentMeans', [element('cbc:PaymentMeansCode', PAYMENT_MEANS[payment.method])]),
    paymentTerms(record),
    ...taxTotals(record),
    monetaryTotal(record),
    ...lines.map((line) => documentLine(line, record)),
  ]
  return element(root, children, {
    xmlns: `${NAMESPACE}${root}-2`,
    'xmlns:cac': `${NAMESPACE}CommonAggregateComponents-2`,
    'xmlns:cbc': `${NAMESPACE}CommonBasicComponents-2`,
  })
}

const billingReference = ({ corrects }: DocumentRecord): Element | null =>
  corrects &&
  element('cac:BillingReference', [
    element('cac:InvoiceDocumentReference', [
      element('cbc:ID', cut(corrects.number, LENGTHS.number)),
      element('cbc:IssueDate', corrects.issuedOn),
    ]),
  ])

/** Required where something is left to be paid (BR-CO-25). */
const paymentTerms = ({ kind, payment }: DocumentRecord): Element | null =>
  payment.due > 0
    ? groupOf('cac:PaymentTerms', [
        textElement('cbc:Note', cut(kind === 'invoice' ? text.payable() : text.toBeRefunded(), LENGTHS.paymentTerms)),
      ])
    : null

/** What has no field of its own. */
function notes({ kind, currency, locale, payment, vouchersSold, localVat, corrects }: DocumentRecord): string[] {
  const money = (amount: number) => plainText(amount, currency, locale)
  const found: string[] = []
  if (corrects)
    found.push(text.correction({ number: corrects.number, day: corrects.issuedOn, reason: text.reasons[corrects.reason]() }))
  if (payment.byVoucher > 0)
    found.push((kind === 'invoice' ? text.paidByVoucher : text.refundedToVoucher)({ amount: money(payment.byVoucher) }))
  if (vouchersSold !== null) found.push(text.vouchersSold({ amount: money(vouchersSold) }))
  if (localVat) {
    const { bank, day, rate } = localVat
    found.push(text.rate({ bank, day, from: currency, to: localVat.currency, rate: (rate / DOCUMENT_RATE_UNITS).toFixed(4) }))
  }
  return found.slice(0, MAX_NOTES)
}

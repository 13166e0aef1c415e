/** Invoices and credit notes as InvoiceData 3.0 of Hungary's Online Számla (LAW-35). */
import type { DocumentLine, DocumentParty, DocumentRecord, DocumentVatCategory } from '#domain/documents/document.ts'
import type { CreditNotePlace } from '#domain/documents/credit-note-place.ts'
import { decimalText } from '#domain/pricing/money.ts'
import * as text from '#messages/documents/electronic-invoice.ts'
import { inLocale } from '#messages/text.ts'
import { netLine, unitPriceText } from '../net-line.ts'
import { cut, element, groupOf, textElement, xmlDocument, type Element } from '../xml.ts'
import { inForints, type Converted, type TwoCurrencies } from './forints.ts'

const NAMESPACE = 'http://schemas.nav.gov.hu/OSA/3.0/'

/** Characters that the schema accepts. */
const LENGTHS = { name: 512, address: 255, number: 50, reason: 200, discount: 255, sku: 255 } as const

const PAYMENT_METHODS: Record<DocumentRecord['payment']['method'], string> = {
  card: 'CARD',
  'bank transfer': 'TRANSFER',
  'cash on delivery': 'CASH',
  voucher: 'VOUCHER',
}

/** What the office calls sales without VAT: to companies elsewhere in the EU, and exports. */
const EXEMPTIONS: Record<Exclude<DocumentVatCategory, 'standard'>, { case: string; reason: () => string }> = {
  'reverse charge': { case: 'KBAET', reason: text.reverseCharge },
  export: { case: 'EAM', reason: text.exported },
}

export interface NavContext {
  /** Where a credit note comes among those of its invoice; null for an invoice. */
  place: CreditNotePlace | null
  /** Forints for one unit of the document's currency, in ten-thousandths, where it states no rate; null where none is known or needed. */
  forints: number | null
}

/** Returns the document as XML text. @throws RangeError where amounts cannot be told in forints */
export const renderNav = (record: DocumentRecord, context: NavContext): string =>
  inLocale(record.locale, () => xmlDocument(invoiceData(record, context)))

function invoiceData(record: DocumentRecord, { place, forints }: NavContext): Element {
  const converted = inForints(record, forints)
  // The office adds up an invoice and its corrections: what is given back is negative.
  const sign = record.kind === 'invoice' ? 1 : -1
  const lines = converted.lines.map((line) => lineOf(line, { record, sign, place }))
  return element(
    'InvoiceData',
    [
      element('invoiceNumber', cut(record.number, LENGTHS.number)),
      element('invoiceIssueDate', record.issuedOn),
      element('completenessIndicator', 'false'),
      element('invoiceMain', [
        element('invoice', [
          reference(record, place),
          element('invoiceHead', [supplier(record.seller), customer(record.buyer), detail(record, converted.rate)]),
          element('invoiceLines', [element('mergedItemIndicator', 'false'), ...lines]),
          summary(converted, sign),
        ]),
      ]),
    ],
    { xmlns: `${NAMESPACE}data`, 'xmlns:base': `${NAMESPACE}base` },
  )
}

const reference = ({ corrects }: DocumentRecord, place: CreditNotePlace | null): Element | null =>
  corrects &&
  element('invoiceReference', [
    element('originalInvoiceNumber', cut(corrects.number, LENGTHS.number)),
    element('modifyWithoutMaster', 'false'),
    element('modificationIndex', String(place?.index ?? 1)),
  ])

/** Returns a Hungarian tax number in its parts: `12892312-2-41`, of a community number `HU12892312` the first alone. */
function taxNumber(name: string, { taxNumber: own, vatNumber }: DocumentParty): Element | null {
  const match = [own, vatNumber]
    .map((number) => /^(?:HU)?(\d{8})(?:-(\d)-(\d\d))?$/.exec(number ?? ''))
    .find((one) => one !== null)
  if (!match) return null
  const [, id, vatCode, county] = match
  return element(name, [
    textElement('base:taxpayerId', id),
    textElement('base:vatCode', vatCode),
    textElement('base:countyCode', county),
  ])
}

/** What the schema takes as a postcode where there is none. */
const NO_ZIP = '0000'

const address = (name: string, { country, zip, city, street }: DocumentParty): Element =>
  element(name, [
    element('base:simpleAddress', [
      element('base:countryCode', country),
      element('base:postalCode', /^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/.test(zip) ? zip : NO_ZIP),
      element('base:city', cut(city, LENGTHS.address) || '-'),
      element('base:additionalAddressDetail', cut(street, LENGTHS.address) || '-'),
    ]),
  ])

const communityNumber = (number: string | null): Element | null =>
  number !== null && /^[A-Z]{2}[0-9A-Z]{2,13}$/.test(number) ? element('communityVatNumber', number) : null

const supplier = (seller: DocumentParty): Element =>
  element('supplierInfo', [
    taxNumber('supplierTaxNumber', seller),
    communityNumber(seller.vatNumber),
    element('supplierName', cut(seller.name, LENGTHS.name) || '-'),
    address('supplierAddress', seller),
  ])

/** A person is nobody to the office: neither name nor address is reported. */
function customer(buyer: DocumentParty): Element {
  const status = (code: string) => element('customerVatStatus', code)
  if (!buyer.isCompany) return element('customerInfo', [status('PRIVATE_PERSON')])
  const domestic = buyer.country === 'HU' ? taxNumber('customerTaxNumber', buyer) : null
  const numbers =
    domestic ?? communityNumber(buyer.vatNumber) ?? textElement('thirdStateTaxId', cut(buyer.taxNumber ?? '', LENGTHS.number))
  return element('customerInfo', [
    status(domestic ? 'DOMESTIC' : 'OTHER'),
    groupOf('customerVatData', [numbers]),
    element('customerName', cut(buyer.name, LENGTHS.name) || '-'),
    address('customerAddress', buyer),
  ])
}

const detail = ({ suppliedOn, issuedOn, currency, payment }: DocumentRecord, rate: string): Element =>
  element('invoiceDetail', [
    element('invoiceCategory', 'NORMAL'),
    element('invoiceDeliveryDate', suppliedOn ?? issuedOn),
    element('currencyCode', currency),
    element('exchangeRate', rate),
    element('paymentMethod', PAYMENT_METHODS[payment.method]),
    textElement('paymentDate', payment.paidOn),
    element('invoiceAppearance', 'ELECTRONIC'),
  ])

/** Returns an amount in the document's currency, and the same in forints. */
const both = (name: string, own: number, forint: number): Element[] => [
  element(name, decimalText(own)),
  element(`${name}HUF`, decimalText(forint)),
]

function vatRate(name: string, { category, rate }: { category: DocumentVatCategory; rate: number }): Element {
  if (category === 'standard') return element(name, [element('vatPercentage', (rate / 10_000).toFixed(4))])
  const exemption = EXEMPTIONS[category]
  return element(name, [
    element('vatExemption', [element('case', exemption.case), element('reason', cut(exemption.reason(), LENGTHS.reason))]),
  ])
}

interface LineContext {
  record: DocumentRecord
  sign: 1 | -1
  place: CreditNotePlace | null
}

function lineOf(line: DocumentLine & TwoCurrencies, context: LineContext): Element {
  const { sign, place } = context
  const { net, vat, netForint, vatForint } = signed(line, sign)
  const isDelivery = line.kind === 'delivery'
  return element('line', [
    element('lineNumber', String(line.position)),
    place &&
      element('lineModificationReference', [
        element('lineNumberReference', String(place.linesBefore + line.position)),
        element('lineOperation', 'CREATE'),
      ]),
    isDelivery ? null : productCode(line.sku),
    element('lineExpressionIndicator', String(line.quantity > 0)),
    element('lineNatureIndicator', isDelivery ? 'SERVICE' : 'PRODUCT'),
    element('lineDescription', cut([line.name, line.option].filter(Boolean).join(', '), LENGTHS.name) || '-'),
    ...prices(line, context),
    element('lineAmountsNormal', [
      element('lineNetAmountData', both('lineNetAmount', net, netForint)),
      vatRate('lineVatRate', line),
      element('lineVatData', both('lineVatAmount', vat, vatForint)),
      element('lineGrossAmountData', both('lineGrossAmountNormal', net + vat, netForint + vatForint)),
    ]),
  ])
}

const signed = ({ net, vat, netForint, vatForint }: TwoCurrencies, sign: 1 | -1): TwoCurrencies => ({
  net: sign * net,
  vat: sign * vat,
  netForint: sign * netForint,
  vatForint: sign * vatForint,
})

/** Quantity, price of a piece and discount; none for money without pieces. What is given back has no discount: it is in its price. */
function prices(line: DocumentLine & TwoCurrencies, { record, sign }: LineContext): (Element | null)[] {
  if (line.quantity === 0) return []
  const { base, discount } = sign === 1 ? netLine(line, record.currency) : { base: line.net, discount: 0 }
  const forints = line.net === 0 ? base : Math.round((base * line.netForint) / line.net)
  return [
    element('quantity', String(sign * line.quantity)),
    element('unitOfMeasure', 'PIECE'),
    element('unitPrice', unitPriceText(base, line.quantity)),
    element('unitPriceHUF', unitPriceText(forints, line.quantity)),
    discount === 0
      ? null
      : element('lineDiscountData', [
          element('discountDescription', cut(text.discount(), LENGTHS.discount)),
          element('discountValue', decimalText(discount)),
        ]),
  ]
}

const productCode = (sku: string): Element | null => {
  const value = textElement('productCodeOwnValue', cut(sku, LENGTHS.sku))
  return value && element('productCodes', [element('productCode', [element('productCodeCategory', 'OWN'), value])])
}

function summary({ groups, total }: Converted, sign: 1 | -1): Element {
  const { net, vat, netForint, vatForint } = signed(total, sign)
  return element('invoiceSummary', [
    element('summaryNormal', [
      ...groups.map((group) => summaryOf(group, signed(group, sign))),
      ...both('invoiceNetAmount', net, netForint),
      ...both('invoiceVatAmount', vat, vatForint),
    ]),
    element('summaryGrossData', both('invoiceGrossAmount', net + vat, netForint + vatForint)),
  ])
}

const summaryOf = (
  rate: { category: DocumentVatCategory; rate: number },
  { net, vat, netForint, vatForint }: TwoCurrencies,
): Element =>
  element('summaryByVatRate', [
    vatRate('vatRate', rate),
    element('vatRateNetData', both('vatRateNetAmount', net, netForint)),
    element('vatRateVatData', both('vatRateVatAmount', vat, vatForint)),
    element('vatRateGrossData', both('vatRateGrossAmount', net + vat, netForint + vatForint)),
  ])

/**
 * What InvoiceData 3.0 may have, in the order of its schema, as far as the shop writes it; and the rules of Online Számla about sums and
 * corrections that apply to it.
 */
import { has, hundredths, moneyAt, remove, rule, sumOf, where, write, type Rule } from './rule.ts'
import type { Structure } from './structure.ts'
import { all, first, textAt, type Tree } from './xml-tree.ts'

const TAX_NUMBER = 'base:taxpayerId base:vatCode? base:countyCode?'
const amounts = (name: string) => `${name} ${name}HUF`

export const NAV_STRUCTURE: Structure = {
  InvoiceData: 'invoiceNumber invoiceIssueDate completenessIndicator invoiceMain',
  invoiceMain: 'invoice',
  invoice: 'invoiceReference? invoiceHead invoiceLines invoiceSummary',
  invoiceReference: 'originalInvoiceNumber modifyWithoutMaster modificationIndex',
  invoiceHead: 'supplierInfo customerInfo invoiceDetail',
  supplierInfo: 'supplierTaxNumber communityVatNumber? supplierName supplierAddress',
  supplierTaxNumber: TAX_NUMBER,
  supplierAddress: 'base:simpleAddress',
  customerInfo: 'customerVatStatus customerVatData? customerName? customerAddress?',
  customerVatData: '(customerTaxNumber|communityVatNumber|thirdStateTaxId)',
  customerTaxNumber: TAX_NUMBER,
  customerAddress: 'base:simpleAddress',
  'base:simpleAddress': 'base:countryCode base:postalCode base:city base:additionalAddressDetail',
  invoiceDetail: 'invoiceCategory invoiceDeliveryDate currencyCode exchangeRate paymentMethod paymentDate? invoiceAppearance',
  invoiceLines: 'mergedItemIndicator line+',
  line: `lineNumber lineModificationReference? productCodes? lineExpressionIndicator lineNatureIndicator lineDescription quantity?
    unitOfMeasure? unitPrice? unitPriceHUF? lineDiscountData? lineAmountsNormal`,
  lineModificationReference: 'lineNumberReference lineOperation',
  productCodes: 'productCode',
  productCode: 'productCodeCategory productCodeOwnValue',
  lineDiscountData: 'discountDescription discountValue',
  lineAmountsNormal: 'lineNetAmountData lineVatRate lineVatData lineGrossAmountData',
  lineNetAmountData: amounts('lineNetAmount'),
  lineVatRate: '(vatPercentage|vatExemption)',
  vatExemption: 'case reason',
  lineVatData: amounts('lineVatAmount'),
  lineGrossAmountData: amounts('lineGrossAmountNormal'),
  invoiceSummary: 'summaryNormal summaryGrossData',
  summaryNormal: `summaryByVatRate+ ${amounts('invoiceNetAmount')} ${amounts('invoiceVatAmount')}`,
  summaryByVatRate: 'vatRate vatRateNetData vatRateVatData vatRateGrossData',
  vatRate: '(vatPercentage|vatExemption)',
  vatRateNetData: amounts('vatRateNetAmount'),
  vatRateVatData: amounts('vatRateVatAmount'),
  vatRateGrossData: amounts('vatRateGrossAmount'),
  summaryGrossData: amounts('invoiceGrossAmount'),
}

const INVOICE = 'invoiceMain/invoice'
const LINE = `${INVOICE}/invoiceLines/line`
const DETAIL = `${INVOICE}/invoiceHead/invoiceDetail`
const CUSTOMER = `${INVOICE}/invoiceHead/customerInfo`
const SUMMARY = `${INVOICE}/invoiceSummary/summaryNormal`
const GROUP = `${SUMMARY}/summaryByVatRate`
const CURRENCIES = ['', 'HUF'] as const

const lineNet = (currency: string) => `lineAmountsNormal/lineNetAmountData/lineNetAmount${currency}`
const lineVat = (currency: string) => `lineAmountsNormal/lineVatData/lineVatAmount${currency}`
const rateOf = (tree: Tree | undefined): string =>
  tree ? textAt(tree, 'vatPercentage') || textAt(tree, 'vatExemption/case') : ''
const isCorrection = (document: Tree) => first(document, `${INVOICE}/invoiceReference`) !== undefined
const plus = (before: string): string => (Number(before) + 0.03).toFixed(2)
const places = (document: Tree) =>
  all(document, LINE).map((line) => Number(textAt(line, 'lineModificationReference/lineNumberReference')))

/** Quantity × unit price − discount is the net amount, in both currencies, to the hundredth. */
function lineAddsUp(line: Tree): boolean {
  if (!has(line, 'quantity')) return true
  const discount = has(line, 'lineDiscountData/discountValue') ? moneyAt(line, 'lineDiscountData/discountValue') : 0
  const product = Number(textAt(line, 'quantity')) * Number(textAt(line, 'unitPrice'))
  return Math.abs(product * 100 - discount - moneyAt(line, lineNet(''))) < 0.5
}

export const NAV: readonly Rule[] = [
  rule(
    'LINE_NUMBER_NOT_SEQUENTIAL',
    'numbers lines from 1 on',
    (document) => all(document, `${LINE}/lineNumber`).every(({ text }, at) => Number(text) === at + 1),
    write(`${LINE}/lineNumber`, '2'),
  ),
  rule(
    'MISSING_LINE_DATA_QUANTITY',
    'has quantity, unit and price together or none of them, and says which',
    (document) =>
      all(document, LINE).every((line) => {
        const parts = ['quantity', 'unitOfMeasure', 'unitPrice', 'unitPriceHUF'].map((name) => has(line, name))
        return parts.every((part) => part === (textAt(line, 'lineExpressionIndicator') === 'true'))
      }),
    remove(`${LINE}/unitOfMeasure`),
  ),
  rule('BT-131', 'has lines that add up', (document) => all(document, LINE).every(lineAddsUp), write(`${LINE}/unitPrice`, plus)),
  rule(
    'INVOICE_LINE_GROSS',
    'has net and VAT of each line that add up to its gross amount, in both currencies',
    (document) =>
      all(document, LINE).every((line) =>
        CURRENCIES.every((currency) => {
          const gross = moneyAt(line, `lineAmountsNormal/lineGrossAmountData/lineGrossAmountNormal${currency}`)
          return gross === moneyAt(line, lineNet(currency)) + moneyAt(line, lineVat(currency))
        }),
      ),
    write(`${LINE}/lineAmountsNormal/lineVatData/lineVatAmountHUF`, plus),
  ),
  rule(
    'INVOICE_SUMMARY_BY_RATE',
    'has lines that add up to the sums of their rate, in both currencies',
    (document) =>
      all(document, GROUP).every((group) => {
        const members = all(document, LINE).filter(
          (line) => rateOf(first(line, 'lineAmountsNormal/lineVatRate')) === rateOf(first(group, 'vatRate')),
        )
        return CURRENCIES.every(
          (currency) =>
            moneyAt(group, `vatRateNetData/vatRateNetAmount${currency}`) === sumOf(members, lineNet(currency)) &&
            moneyAt(group, `vatRateVatData/vatRateVatAmount${currency}`) === sumOf(members, lineVat(currency)),
        )
      }),
    write(`${GROUP}/vatRateNetData/vatRateNetAmountHUF`, plus),
  ),
  rule(
    'INVOICE_SUMMARY_TOTAL',
    'has sums of rates that add up to the totals, in both currencies',
    (document) =>
      CURRENCIES.every((currency) => {
        const groups = all(document, GROUP)
        const net = sumOf(groups, `vatRateNetData/vatRateNetAmount${currency}`)
        const vat = sumOf(groups, `vatRateVatData/vatRateVatAmount${currency}`)
        const gross = `${INVOICE}/invoiceSummary/summaryGrossData/invoiceGrossAmount${currency}`
        return (
          moneyAt(document, `${SUMMARY}/invoiceNetAmount${currency}`) === net &&
          moneyAt(document, `${SUMMARY}/invoiceVatAmount${currency}`) === vat &&
          moneyAt(document, gross) === net + vat
        )
      }),
    write(`${SUMMARY}/invoiceVatAmount`, plus),
  ),
  rule(
    'INCORRECT_VAT_RATE',
    'has a rate of Hungary, or the case of an exemption',
    (document) =>
      all(document, LINE).every((line) =>
        ['0.2700', '0.1800', '0.0500', 'KBAET', 'EAM'].includes(rateOf(first(line, 'lineAmountsNormal/lineVatRate'))),
      ),
    write(`${LINE}/lineAmountsNormal/lineVatRate/vatPercentage`, '0.2100'),
  ),
  rule(
    'EXCHANGE_RATE_FORINT',
    'has the rate 1 for forints, and the same amounts twice',
    (document) =>
      textAt(document, `${DETAIL}/currencyCode`) !== 'HUF' ||
      (Number(textAt(document, `${DETAIL}/exchangeRate`)) === 1 &&
        moneyAt(document, `${SUMMARY}/invoiceNetAmount`) === moneyAt(document, `${SUMMARY}/invoiceNetAmountHUF`)),
    where((document) => textAt(document, `${DETAIL}/currencyCode`) === 'HUF', write(`${DETAIL}/exchangeRate`, '2.000000')),
  ),
  rule(
    'PRIVATE_PERSON',
    'says nothing of a person, and everything of a company',
    (document) => {
      const isPerson = textAt(document, `${CUSTOMER}/customerVatStatus`) === 'PRIVATE_PERSON'
      return ['customerName', 'customerAddress/base:simpleAddress/base:city'].every(
        (name) => has(document, `${CUSTOMER}/${name}`) !== isPerson,
      )
    },
    write(`${CUSTOMER}/customerVatStatus`, (status) => (status === 'PRIVATE_PERSON' ? 'OTHER' : 'PRIVATE_PERSON')),
  ),
  rule(
    'MISSING_CUSTOMER_DOMESTIC_TAXNUMBER',
    'has the tax number of a Hungarian company',
    (document) =>
      textAt(document, `${CUSTOMER}/customerVatStatus`) !== 'DOMESTIC' ||
      has(document, `${CUSTOMER}/customerVatData/customerTaxNumber/base:taxpayerId`),
    where((document) => textAt(document, `${CUSTOMER}/customerVatStatus`) === 'DOMESTIC', remove(`${CUSTOMER}/customerVatData`)),
  ),
  rule(
    'LINE_MODIFICATION_EXPECTED',
    'refers to lines in corrections, and in nothing else',
    (document) =>
      all(document, LINE).every((line) => has(line, 'lineModificationReference/lineOperation') === isCorrection(document)),
    remove(`${INVOICE}/invoiceReference`),
  ),
  rule(
    'INVOICE_LINE_ALREADY_EXISTS',
    'adds lines behind those that are there',
    (document) =>
      !isCorrection(document) || places(document).every((place, at) => place > at + 1 && place === places(document)[0]! + at),
    write(`${LINE}/lineModificationReference/lineNumberReference`, '1'),
  ),
  rule(
    'INVOICE_REFERENCE_EXPECTED',
    'takes away in corrections, and nowhere else',
    (document) => {
      const gross = hundredths(textAt(document, `${INVOICE}/invoiceSummary/summaryGrossData/invoiceGrossAmount`))
      return isCorrection(document) ? gross <= 0 : gross >= 0
    },
    write(`${INVOICE}/invoiceSummary/summaryGrossData/invoiceGrossAmount`, (gross) => (-Number(gross)).toFixed(2)),
  ),
]

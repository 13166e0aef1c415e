/** The code lists of EN 16931 that the shop's documents use (BR-CL-…): as facts, each as far as it is short. */
import { attribute, rule, write, type Rule } from './rule.ts'
import { BUYER, LINE } from './ubl-paths.ts'
import { all, placesOf, within, type Tree } from './xml-tree.ts'

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** ISO 3166-1, Northern Ireland and Kosovo; `ZZ` is the name of no country. */
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !['ZZ', 'EU', 'UN', 'EZ', 'QO'].includes(code) && regions.of(code) !== undefined

/** UNTDID 1001, as far as invoices and credit notes of a shop go. */
const INVOICE_TYPES = ['380', '384', '389', '751']
const CREDIT_NOTE_TYPES = ['381']
const PAYMENT_MEANS = new Set([
  ...Array.from({ length: 70 }, (_, at) => String(at + 1)),
  '74',
  '75',
  '76',
  '77',
  '78',
  ...Array.from({ length: 8 }, (_, at) => String(at + 91)),
  'ZZZ',
])
const CATEGORIES = ['AE', 'L', 'M', 'E', 'S', 'Z', 'G', 'O', 'K', 'B']
const ALLOWANCE_REASONS = [
  '41',
  '42',
  '60',
  '62',
  '63',
  '64',
  '65',
  '66',
  '67',
  '68',
  '70',
  '71',
  '88',
  '95',
  '100',
  '102',
  '103',
  '104',
  '105',
]
const EXEMPTIONS =
  /^VATEX-EU-(?:79-C|132(?:-1[A-Q])?|135-1|143(?:-1(?:[A-L]|FA))?|144|146-1E|148(?:-[A-G])?|151(?:-1(?:A|AA|B|C|D|E))?|153|159|309|AE|D|F|G|I|IC|J|O)$/
/** One, and piece, of UN/ECE recommendation 20; the list has two thousand more. */
const UNITS = ['C62', 'H87']

const textsOf = (document: Tree, name: string): string[] => placesOf(document, name).map(({ node }) => node.text)
const TYPE = 'cbc:InvoiceTypeCode|cbc:CreditNoteTypeCode'

export const CODE_LISTS: readonly Rule[] = [
  rule(
    'BR-CL-01',
    'has a type of document that is a code',
    (document) =>
      textsOf(document, 'cbc:InvoiceTypeCode').every((code) => INVOICE_TYPES.includes(code)) &&
      textsOf(document, 'cbc:CreditNoteTypeCode').every((code) => CREDIT_NOTE_TYPES.includes(code)),
    write(TYPE, '999'),
  ),
  rule(
    'BR-CL-03',
    'has a currency at each amount that is a code',
    (document) =>
      within(document).every(({ name, attributes }) => !name.endsWith('Amount') || CURRENCIES.has(attributes.currencyID ?? '')),
    attribute('cac:LegalMonetaryTotal/cbc:PayableAmount', 'currencyID', 'LEI'),
  ),
  rule(
    'BR-CL-04',
    'has a currency that is a code',
    (document) => textsOf(document, 'cbc:DocumentCurrencyCode').every((code) => CURRENCIES.has(code)),
    write('cbc:DocumentCurrencyCode', 'LEI'),
  ),
  rule(
    'BR-CL-05',
    'has a currency of the tax that is a code',
    (document) => textsOf(document, 'cbc:TaxCurrencyCode').every((code) => CURRENCIES.has(code)),
    write('cbc:TaxCurrencyCode', 'LEI'),
  ),
  rule(
    'BR-CL-08',
    'has no notes that look as if they began with a code that is none',
    (document) => all(document, 'cbc:Note').every(({ text }) => !/#[^#]{3}#/.test(text)),
    write('cbc:Note', '#QQQ#'),
  ),
  rule(
    'BR-CL-14',
    'has countries that are codes',
    (document) => placesOf(document, 'cac:Country').every(({ node }) => node.children.every(({ text }) => isCountry(text))),
    write(`${BUYER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, 'ZZ'),
  ),
  rule(
    'BR-CL-16',
    'has a means of payment that is a code',
    (document) => textsOf(document, 'cbc:PaymentMeansCode').every((code) => PAYMENT_MEANS.has(code)),
    write('cac:PaymentMeans/cbc:PaymentMeansCode', '99'),
  ),
  ...(
    [
      ['BR-CL-17', 'cac:TaxCategory', 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory'],
      ['BR-CL-18', 'cac:ClassifiedTaxCategory', `${LINE}/cac:Item/cac:ClassifiedTaxCategory`],
    ] as const
  ).map(([id, name, path]) =>
    rule(
      id,
      `has a code of VAT in each ${name}`,
      (document) => placesOf(document, name).every(({ node }) => CATEGORIES.includes(node.children[0]?.text ?? '')),
      write(`${path}/cbc:ID`, 'Q'),
    ),
  ),
  rule(
    'BR-CL-19',
    'has reasons of discounts that are codes',
    (document) => textsOf(document, 'cbc:AllowanceChargeReasonCode').every((code) => ALLOWANCE_REASONS.includes(code)),
    write(`${LINE}/cac:AllowanceCharge/cbc:AllowanceChargeReasonCode`, '1'),
  ),
  rule(
    'BR-CL-22',
    'has reasons of exemptions that are codes',
    (document) => textsOf(document, 'cbc:TaxExemptionReasonCode').every((code) => EXEMPTIONS.test(code)),
    write('cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReasonCode', 'VATEX-EU-Q'),
  ),
  rule(
    'BR-CL-23',
    'has units that are codes',
    (document) =>
      placesOf(document, 'cbc:InvoicedQuantity|cbc:CreditedQuantity').every(({ node }) =>
        UNITS.includes(node.attributes.unitCode ?? ''),
      ),
    attribute(`${LINE}/cbc:InvoicedQuantity|cbc:CreditedQuantity`, 'unitCode', 'QQ'),
  ),
]

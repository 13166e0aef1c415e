/** The rules of EN 16931 about what a document has to have, as far as the shop's documents have what they speak of (ubl-structure). */
import { attribute, has, remove, required, requiredInEach, rule, write, type Rule } from './rule.ts'
import {
  SELLER,
  BUYER,
  LINE,
  DELIVERED,
  QUANTITY,
  TOTAL,
  SUBTOTAL,
  ALLOWANCE,
  taxTotalIn,
  isVat,
  isAllowed,
} from './ubl-paths.ts'
import { all, textAt } from './xml-tree.ts'

export const PARTS: Rule[] = [
  rule('BR-01', 'names its specification', required('cbc:CustomizationID'), remove('cbc:CustomizationID')),
  rule('BR-02', 'has a number', required('cbc:ID'), write('cbc:ID', ' ')),
  rule('BR-03', 'has a day of issue', required('cbc:IssueDate'), remove('cbc:IssueDate')),
  rule(
    'BR-04',
    'has a type',
    required('cbc:InvoiceTypeCode|cbc:CreditNoteTypeCode'),
    remove('cbc:InvoiceTypeCode|cbc:CreditNoteTypeCode'),
  ),
  rule('BR-05', 'has a currency', required('cbc:DocumentCurrencyCode'), remove('cbc:DocumentCurrencyCode')),
  rule(
    'BR-06',
    'names the seller',
    required(`${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`),
    remove(`${SELLER}/cac:PartyLegalEntity/cbc:RegistrationName`),
  ),
  rule(
    'BR-07',
    'names the buyer',
    required(`${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`),
    remove(`${BUYER}/cac:PartyLegalEntity/cbc:RegistrationName`),
  ),
  rule(
    'BR-08',
    'has the address of the seller',
    (document) => all(document, `${SELLER}/cac:PostalAddress`).length > 0,
    remove(`${SELLER}/cac:PostalAddress`),
  ),
  rule(
    'BR-09',
    'has the country of the seller',
    requiredInEach(`${SELLER}/cac:PostalAddress`, 'cac:Country/cbc:IdentificationCode'),
    remove(`${SELLER}/cac:PostalAddress/cac:Country`),
  ),
  rule(
    'BR-10',
    'has the address of the buyer',
    (document) => all(document, `${BUYER}/cac:PostalAddress`).length > 0,
    remove(`${BUYER}/cac:PostalAddress`),
  ),
  rule(
    'BR-11',
    'has the country of the buyer',
    requiredInEach(`${BUYER}/cac:PostalAddress`, 'cac:Country/cbc:IdentificationCode'),
    remove(`${BUYER}/cac:PostalAddress/cac:Country`),
  ),
  ...(
    [
      ['BR-12', 'has the sum of its lines', 'LineExtensionAmount'],
      ['BR-13', 'has the total without VAT', 'TaxExclusiveAmount'],
      ['BR-14', 'has the total with VAT', 'TaxInclusiveAmount'],
      ['BR-15', 'has the amount due', 'PayableAmount'],
    ] as const
  ).map(([id, says, name]) => rule(id, says, required(`${TOTAL}/cbc:${name}`), remove(`${TOTAL}/cbc:${name}`))),
  rule('BR-16', 'has a line', (document) => all(document, LINE).length > 0, remove(LINE)),
  rule('BR-21', 'numbers each line', requiredInEach(LINE, 'cbc:ID'), remove(`${LINE}/cbc:ID`)),
  rule('BR-22', 'has a quantity in each line', requiredInEach(LINE, QUANTITY), remove(`${LINE}/${QUANTITY}`)),
  rule(
    'BR-23',
    'has a unit for each quantity',
    (document) => all(document, `${LINE}/${QUANTITY}`).every(({ attributes }) => attributes.unitCode !== undefined),
    attribute(`${LINE}/${QUANTITY}`, 'unitCode', null),
  ),
  rule(
    'BR-24',
    'has a net amount in each line',
    requiredInEach(LINE, 'cbc:LineExtensionAmount'),
    remove(`${LINE}/cbc:LineExtensionAmount`),
  ),
  rule('BR-25', 'names each item', requiredInEach(LINE, 'cac:Item/cbc:Name'), write(`${LINE}/cac:Item/cbc:Name`, ' ')),
  rule(
    'BR-26',
    'has the price of each item',
    requiredInEach(LINE, 'cac:Price/cbc:PriceAmount'),
    remove(`${LINE}/cac:Price/cbc:PriceAmount`),
  ),
  rule(
    'BR-27',
    'has no negative price',
    (document) => all(document, `${LINE}/cac:Price/cbc:PriceAmount`).every(({ text }) => Number(text) >= 0),
    write(`${LINE}/cac:Price/cbc:PriceAmount`, '-1.00'),
  ),
  rule(
    'BR-41',
    'has an amount in each discount of a line',
    requiredInEach(ALLOWANCE, 'cbc:Amount'),
    remove(`${ALLOWANCE}/cbc:Amount`),
  ),
  ...['BR-42', 'BR-CO-23'].map((id) =>
    rule(
      id,
      'gives a reason for each discount of a line',
      (document) =>
        all(document, ALLOWANCE)
          .filter(isAllowed)
          .every((each) => has(each, 'cbc:AllowanceChargeReason') || has(each, 'cbc:AllowanceChargeReasonCode')),
      (document) =>
        remove(`${ALLOWANCE}/cbc:AllowanceChargeReason`)(document) &&
        remove(`${ALLOWANCE}/cbc:AllowanceChargeReasonCode`)(document),
    ),
  ),
  rule(
    'BR-45',
    'has what each VAT is of',
    requiredInEach(SUBTOTAL, 'cbc:TaxableAmount'),
    remove(`${SUBTOTAL}/cbc:TaxableAmount`),
  ),
  rule('BR-46', 'has each VAT', requiredInEach(SUBTOTAL, 'cbc:TaxAmount'), remove(`${SUBTOTAL}/cbc:TaxAmount`)),
  rule(
    'BR-47',
    'has the category of each VAT',
    (document) =>
      all(document, SUBTOTAL).every((each) => all(each, 'cac:TaxCategory').some((one) => isVat(one) && has(one, 'cbc:ID'))),
    remove(`${SUBTOTAL}/cac:TaxCategory/cbc:ID`),
  ),
  rule(
    'BR-48',
    'has the rate of each VAT',
    requiredInEach(SUBTOTAL, 'cac:TaxCategory/cbc:Percent'),
    remove(`${SUBTOTAL}/cac:TaxCategory/cbc:Percent`),
  ),
  rule(
    'BR-49',
    'has a means of payment',
    requiredInEach('cac:PaymentMeans', 'cbc:PaymentMeansCode'),
    remove('cac:PaymentMeans/cbc:PaymentMeansCode'),
  ),
  rule(
    'BR-53',
    'has the VAT in the currency of the tax where it names one',
    (document) => {
      const currency = textAt(document, 'cbc:TaxCurrencyCode')
      return currency === '' || taxTotalIn(document, currency).length > 0
    },
    write('cbc:TaxCurrencyCode', 'SEK'),
  ),
  rule(
    'BR-54',
    'has name and value of each property of an item',
    (document) =>
      all(document, `${LINE}/cac:Item/cac:AdditionalItemProperty`).every(
        (each) => has(each, 'cbc:Name') && has(each, 'cbc:Value'),
      ),
    remove(`${LINE}/cac:Item/cac:AdditionalItemProperty/cbc:Value`),
  ),
  rule(
    'BR-55',
    'has the number of an invoice it refers to',
    requiredInEach('cac:BillingReference', 'cac:InvoiceDocumentReference/cbc:ID'),
    remove('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID'),
  ),
  rule(
    'BR-57',
    'has the country that goods are delivered to',
    requiredInEach(DELIVERED, 'cac:Country/cbc:IdentificationCode'),
    remove(`${DELIVERED}/cac:Country`),
  ),
  rule(
    'BR-61',
    'has an account where a transfer is asked for',
    (document) =>
      all(document, 'cac:PaymentMeans').every(
        (each) => !['30', '58'].includes(textAt(each, 'cbc:PaymentMeansCode')) || has(each, 'cac:PayeeFinancialAccount/cbc:ID'),
      ),
    write('cac:PaymentMeans/cbc:PaymentMeansCode', '30'),
  ),
]

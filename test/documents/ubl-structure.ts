/**
 * What may stand in the shop's UBL, in the order of the schemas of UBL 2.1: the elements of EN 16931 that the shop writes and no others.
 * `?` at most once, `*` any number, `+` at least once. Rules about elements that are not here have nothing to say about these documents:
 * payees, tax representatives, periods, allowances and charges of the whole document, item classes, attached documents.
 */
import type { Structure } from './structure.ts'

const head = (kind: 'Invoice' | 'CreditNote') =>
  `cbc:CustomizationID cbc:ID cbc:IssueDate cbc:${kind}TypeCode cbc:Note* cbc:DocumentCurrencyCode cbc:TaxCurrencyCode?
  cac:OrderReference? cac:BillingReference${kind === 'Invoice' ? '?' : ''} cac:AccountingSupplierParty cac:AccountingCustomerParty
  cac:Delivery? cac:PaymentMeans cac:PaymentTerms? cac:TaxTotal+ cac:LegalMonetaryTotal cac:${kind}Line+`

const line = (quantity: string) =>
  `cbc:ID cbc:Note? cbc:${quantity} cbc:LineExtensionAmount cac:AllowanceCharge? cac:Item cac:Price`

const ADDRESS = 'cbc:StreetName? cbc:CityName? cbc:PostalZone? cbc:CountrySubentity? cac:Country'

export const UBL_STRUCTURE: Structure = {
  Invoice: head('Invoice'),
  CreditNote: head('CreditNote'),
  'cac:OrderReference': 'cbc:ID',
  'cac:BillingReference': 'cac:InvoiceDocumentReference',
  'cac:InvoiceDocumentReference': 'cbc:ID cbc:IssueDate',
  'cac:AccountingSupplierParty': 'cac:Party',
  'cac:AccountingCustomerParty': 'cac:Party',
  'cac:Party': 'cac:PartyName? cac:PostalAddress cac:PartyTaxScheme* cac:PartyLegalEntity cac:Contact?',
  'cac:PartyName': 'cbc:Name',
  'cac:PostalAddress': ADDRESS,
  'cac:Address': ADDRESS,
  'cac:Country': 'cbc:IdentificationCode',
  'cac:PartyTaxScheme': 'cbc:CompanyID cac:TaxScheme',
  'cac:TaxScheme': 'cbc:ID',
  'cac:PartyLegalEntity': 'cbc:RegistrationName cbc:CompanyID?',
  'cac:Contact': 'cbc:Name? cbc:Telephone? cbc:ElectronicMail?',
  'cac:Delivery': 'cbc:ActualDeliveryDate? cac:DeliveryLocation? cac:DeliveryParty?',
  'cac:DeliveryLocation': 'cac:Address',
  'cac:DeliveryParty': 'cac:PartyName',
  'cac:PaymentMeans': 'cbc:PaymentMeansCode',
  'cac:PaymentTerms': 'cbc:Note',
  'cac:TaxTotal': 'cbc:TaxAmount cac:TaxSubtotal*',
  'cac:TaxSubtotal': 'cbc:TaxableAmount cbc:TaxAmount cac:TaxCategory',
  'cac:TaxCategory': 'cbc:ID cbc:Percent cbc:TaxExemptionReasonCode? cbc:TaxExemptionReason? cac:TaxScheme',
  'cac:LegalMonetaryTotal':
    'cbc:LineExtensionAmount cbc:TaxExclusiveAmount cbc:TaxInclusiveAmount cbc:PrepaidAmount? cbc:PayableRoundingAmount? cbc:PayableAmount',
  'cac:InvoiceLine': line('InvoicedQuantity'),
  'cac:CreditNoteLine': line('CreditedQuantity'),
  'cac:AllowanceCharge': 'cbc:ChargeIndicator cbc:AllowanceChargeReasonCode cbc:AllowanceChargeReason cbc:Amount cbc:BaseAmount',
  'cac:Item': 'cbc:Description? cbc:Name cac:SellersItemIdentification? cac:ClassifiedTaxCategory cac:AdditionalItemProperty?',
  'cac:SellersItemIdentification': 'cbc:ID',
  'cac:ClassifiedTaxCategory': 'cbc:ID cbc:Percent cac:TaxScheme',
  'cac:AdditionalItemProperty': 'cbc:Name cbc:Value',
  'cac:Price': 'cbc:PriceAmount',
}

/** Where the parts of the shop's UBL are. */
import { all, branch, first, textAt, type Tree } from './xml-tree.ts'

export const SELLER = 'cac:AccountingSupplierParty/cac:Party'
export const BUYER = 'cac:AccountingCustomerParty/cac:Party'
export const LINE = 'cac:InvoiceLine|cac:CreditNoteLine'
export const DELIVERED = 'cac:Delivery/cac:DeliveryLocation/cac:Address'
export const QUANTITY = 'cbc:InvoicedQuantity|cbc:CreditedQuantity'
export const TOTAL = 'cac:LegalMonetaryTotal'
export const SUBTOTAL = 'cac:TaxTotal/cac:TaxSubtotal'
export const ALLOWANCE = `${LINE}/cac:AllowanceCharge`
export const ITEM_CATEGORY = `${LINE}/cac:Item/cac:ClassifiedTaxCategory`

export const currencyOf = (document: Tree) => textAt(document, 'cbc:DocumentCurrencyCode')
export const taxTotalIn = (document: Tree, currency: string): Tree[] =>
  all(document, 'cac:TaxTotal').filter((total) => first(total, 'cbc:TaxAmount')?.attributes.currencyID === currency)
export const vatNumberOf = (party: Tree): string =>
  all(party, 'cac:PartyTaxScheme').find((scheme) => textAt(scheme, 'cac:TaxScheme/cbc:ID') === 'VAT')?.children[0]?.text ?? ''
export const partyAt = (document: Tree, path: string): Tree => first(document, path) ?? branch('cac:Party', [])
export const isVat = (category: Tree): boolean => textAt(category, 'cac:TaxScheme/cbc:ID') === 'VAT'
export const isAllowed = (tree: Tree): boolean => textAt(tree, 'cbc:ChargeIndicator') === 'false'

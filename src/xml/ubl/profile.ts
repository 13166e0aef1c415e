/** Which specification a UBL document follows, and what that asks of its texts. */
import type { DocumentRecord } from '#domain/documents/document.ts'

const EUROPEAN = 'urn:cen.eu:en16931:2017'
const ROMANIAN = `${EUROPEAN}#compliant#urn:efactura.mfinante.ro:CIUS-RO:1.0.1`

export interface Profile {
  customization: string
  isRomanian: boolean
}

/**
 * Returns the Romanian specification (CIUS-RO) for a seller with a Romanian VAT number, otherwise the European one (EN 16931). CIUS-RO takes
 * only documents with amounts, or VAT, in lei (BR-RO-030): a sale in euro with the VAT of another country follows the European one.
 */
export function profileOf({ seller, currency, localVat }: DocumentRecord): Profile {
  const isRomanian = (seller.vatNumber ?? seller.country).startsWith('RO') && [currency, localVat?.currency].includes('RON')
  return { customization: isRomanian ? ROMANIAN : EUROPEAN, isRomanian }
}

/** Characters that CIUS-RO accepts (BR-RO-L…); other documents keep to them too. */
export const LENGTHS = {
  number: 200,
  note: 300,
  paymentTerms: 300,
  partyName: 200,
  contact: 100,
  street: 150,
  city: 50,
  zip: 20,
  itemName: 100,
  itemDescription: 200,
  propertyName: 50,
  propertyValue: 100,
  reason: 100,
} as const

/** Notes of a document (BR-RO-A020). */
export const MAX_NOTES = 20

/** Which tax office an invoice or a credit note is sent to. */
import type { DocumentRecord } from './document.ts'

/** Romania's RO e-Factura, Hungary's Online Számla; by ISO 3166-1. */
export const AUTHORITIES = ['RO', 'HU'] as const
export type Authority = (typeof AUTHORITIES)[number]

/** Returns the country of the VAT registration under which a document was issued. */
export const registrationOf = ({ seller: { vatNumber, country } }: Pick<DocumentRecord, 'seller'>): string =>
  vatNumber !== null && /^[A-Z]{2}/.test(vatNumber) ? vatNumber.slice(0, 2) : country

/**
 * Returns the office that wants the document, or null. Romania wants what has Romanian VAT; Hungary every document of a Hungarian
 * registration, also without VAT. Sales with the VAT of another country are declared in the one-stop shop, to neither.
 */
export function authorityOf(record: Pick<DocumentRecord, 'seller' | 'vat'>): Authority | null {
  const registration = registrationOf(record)
  const isDomestic = record.vat.every(({ category, country }) => category !== 'standard' || country === registration)
  const isTaxed = record.vat.some(({ category }) => category === 'standard')
  if (!isDomestic) return null
  if (registration === 'RO') return isTaxed ? 'RO' : null
  return registration === 'HU' ? 'HU' : null
}

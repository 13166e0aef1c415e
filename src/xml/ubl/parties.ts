/** Seller, buyer and place of delivery of UBL (BG-4, BG-7, BG-13). */
import { canonicalCity, countyFromZip, sectorFromZip } from '#domain/customers/address.ts'
import type { DocumentParty, DocumentRecord } from '#domain/documents/document.ts'
import { RO_COUNTIES } from '#domain/market/ro-counties.ts'
import { cut, element, groupOf, textElement, type Element } from '../xml.ts'
import { LENGTHS, type Profile } from './profile.ts'

type Place = Pick<DocumentParty, 'street' | 'city' | 'county' | 'subdivision' | 'zip' | 'country'>

/** Stands for a number that a buyer need not give (BR-RO-120). */
const NO_NUMBER = '0000000000000'
/** Stands for a part of an address that is required but unknown. */
const UNKNOWN = '-'

/** Returns the code of a Romanian county: of the address, of its name, of its postcode. */
function romanianCounty({ subdivision, county, zip }: Place): string | null {
  if (subdivision !== null) return subdivision
  const code = RO_COUNTIES.find(({ name }) => name === county)?.code ?? countyFromZip('RO', zip)
  return code && `RO-${code}`
}

/** Returns the county as UBL wants it: a code of ISO 3166-2 in Romania (BR-RO-110), elsewhere as it is written. */
const subdivisionOf = (place: Place): string | null =>
  place.country === 'RO' ? romanianCounty(place) : (place.subdivision ?? place.county)

/** Returns the city; in Bucharest a sector, `SECTOR3` (BR-RO-100). */
function cityOf(place: Place): string {
  if (place.country !== 'RO' || romanianCounty(place) !== 'RO-B') return place.city
  return (canonicalCity('RO', 'B', place.city) ?? sectorFromZip(place.zip) ?? place.city)
    .toUpperCase()
    .replace('SECTOR ', 'SECTOR')
}

const addressOf = (name: string, place: Place, isComplete: boolean): Element => {
  const city = cityOf(place)
  return element(name, [
    textElement('cbc:StreetName', cut(place.street, LENGTHS.street) || (isComplete ? UNKNOWN : '')),
    textElement('cbc:CityName', cut(city, LENGTHS.city) || (isComplete ? UNKNOWN : '')),
    textElement('cbc:PostalZone', cut(place.zip, LENGTHS.zip)),
    textElement('cbc:CountrySubentity', subdivisionOf(place)),
    element('cac:Country', [element('cbc:IdentificationCode', place.country)]),
  ])
}

/** Returns the VAT number with the prefix of its country (BR-CO-09): Hungary's own form `12345676-2-42` has none. */
function europeanVatNumber({ vatNumber, country }: DocumentParty): string | null {
  if (vatNumber === null || /^[A-Z]{2}/.test(vatNumber)) return vatNumber
  return `${country === 'GR' ? 'EL' : country}${vatNumber.split('-')[0]!}`
}

const taxScheme = (number: string | null, scheme: 'VAT' | 'TAX'): Element | null =>
  groupOf('cac:PartyTaxScheme', [textElement('cbc:CompanyID', number)]) &&
  element('cac:PartyTaxScheme', [textElement('cbc:CompanyID', number), element('cac:TaxScheme', [element('cbc:ID', scheme)])])

const legalEntity = (party: DocumentParty, number: string | null): Element =>
  element('cac:PartyLegalEntity', [
    textElement('cbc:RegistrationName', cut(party.name, LENGTHS.partyName) || UNKNOWN),
    textElement('cbc:CompanyID', number),
  ])

export const sellerParty = (seller: DocumentParty, shop: string, { isRomanian }: Profile): Element =>
  element('cac:AccountingSupplierParty', [
    element('cac:Party', [
      groupOf('cac:PartyName', [textElement('cbc:Name', cut(shop, LENGTHS.partyName))]),
      addressOf('cac:PostalAddress', seller, isRomanian),
      taxScheme(europeanVatNumber(seller), 'VAT'),
      taxScheme(seller.taxNumber, 'TAX'),
      legalEntity(seller, seller.registerNumber),
      groupOf('cac:Contact', [
        textElement('cbc:Name', cut(seller.contact ?? '', LENGTHS.contact)),
        textElement('cbc:Telephone', cut(seller.phone ?? '', LENGTHS.contact)),
        textElement('cbc:ElectronicMail', cut(seller.email ?? '', LENGTHS.contact)),
      ]),
    ]),
  ])

/** E-mail address and phone of the buyer are left out: nobody who reads the document needs them. */
export function buyerParty(buyer: DocumentParty, { isRomanian }: Profile): Element {
  const vatNumber = europeanVatNumber(buyer)
  const number = buyer.taxNumber ?? buyer.registerNumber
  return element('cac:AccountingCustomerParty', [
    element('cac:Party', [
      addressOf('cac:PostalAddress', buyer, isRomanian),
      taxScheme(vatNumber, 'VAT'),
      legalEntity(buyer, number ?? (isRomanian && vatNumber === null ? NO_NUMBER : null)),
      groupOf('cac:Contact', [textElement('cbc:Name', cut(buyer.contact ?? '', LENGTHS.contact))]),
    ]),
  ])
}

/** Whether CIUS-RO takes a place of delivery: in Romania with the code of a county, in Bucharest with a sector (BR-RO-202, BR-RO-212). */
const isAcceptable = (place: Place): boolean =>
  place.country !== 'RO' ||
  (romanianCounty(place) !== null && (romanianCounty(place) !== 'RO-B' || /^SECTOR[1-6]$/.test(cityOf(place))))

/**
 * Day and place of the supply, where they are not those of the document. CIUS-RO wants a county in every country (BR-RO-211); a showroom
 * or a locker whose county is not known has its name only.
 */
export function delivery({ deliveredTo, suppliedOn }: DocumentRecord, { isRomanian }: Profile): Element | null {
  const place = deliveredTo && { ...deliveredTo, county: deliveredTo.county || (isRomanian ? deliveredTo.city || UNKNOWN : '') }
  return groupOf('cac:Delivery', [
    textElement('cbc:ActualDeliveryDate', suppliedOn),
    place && (!isRomanian || isAcceptable(place))
      ? element('cac:DeliveryLocation', [addressOf('cac:Address', place, isRomanian)])
      : null,
    place && groupOf('cac:DeliveryParty', [nameOf(place.name)]),
  ])
}

const nameOf = (name: string): Element | null => groupOf('cac:PartyName', [textElement('cbc:Name', cut(name, LENGTHS.partyName))])

/** Seller and buyer as a document names them (LAW-32). */
import { countiesOf, countyName, formatFullName, type Address } from '#domain/customers/address.ts'
import type { Billing } from '#domain/checkout/checkout.ts'
import { COUNTRIES } from '#domain/market/countries.ts'
import { MARKETS, LOCALES, type Locale } from '#domain/market/market.ts'
import { marketDay } from '#domain/market/market-day.ts'
import type { Merchant, Seller } from '#domain/market/merchant.ts'
import type { DocumentParty, DocumentRecord } from './document.ts'

/** Returns the ISO date of a moment where the seller is. */
export function sellerDay({ country }: Pick<Seller, 'country'>, moment: Date): string {
  const locale = LOCALES.find((one) => MARKETS[one].country === country) ?? 'ro'
  return marketDay(MARKETS[locale], moment)
}

const subdivisionOf = (country: string, county: string): string | null =>
  countiesOf(country)?.some(({ code }) => code === county) ? `${country}-${county}` : null

/**
 * Returns the seller with the registration under which it sells: the one of the country that goods leave and whose VAT it is, otherwise its
 * own.
 */
export function sellerParty(
  { legalName, registerNumber, email, phone }: Merchant,
  seller: Seller,
  { vatCountry, shipsFrom }: { vatCountry: string; shipsFrom: string },
): DocumentParty {
  const domestic = vatCountry === shipsFrom && seller.registrations.find(({ country }) => country === vatCountry)
  const { vatNumber, taxNumber } = domestic || seller.registrations[0]
  return {
    name: legalName,
    contact: null,
    isCompany: true,
    street: seller.street,
    city: seller.city,
    county: countyName(seller.country, seller.county),
    subdivision: subdivisionOf(seller.country, seller.county),
    zip: seller.zip,
    country: seller.country,
    vatNumber,
    taxNumber,
    registerNumber,
    email,
    phone,
  }
}

/** Returns whether a number says that its owner is registered for VAT: it has the prefix of the country (ID-3). */
function isVatNumber(country: string, number: string): boolean {
  const prefix = COUNTRIES.find(({ code }) => code === country)?.vat
  return number.startsWith('XI') || (typeof prefix === 'string' && number.startsWith(prefix))
}

const orNull = (text: string): string | null => (text === '' ? null : text)

/** Returns who buys, from the billing details of the order. No law asks for mail addresses and telephone numbers on documents. */
export function buyerParty(billing: Billing, locale: Locale): DocumentParty {
  const person = formatFullName(billing, locale)
  const isCompany = billing.personType === 'company'
  const number = isCompany ? billing.vatNumber : ''
  const isRegistered = isVatNumber(billing.country, number)
  return {
    name: isCompany ? billing.companyName : person,
    contact: isCompany ? orNull(person) : null,
    isCompany,
    ...placeOf(billing),
    vatNumber: isRegistered ? number : null,
    taxNumber: isRegistered ? null : orNull(number),
    registerNumber: isCompany ? orNull(billing.registerNumber) : null,
    email: null,
    phone: null,
  }
}

const placeOf = ({ address, city, county, zip, country }: Address) => ({
  street: address,
  city,
  county: countyName(country, county),
  subdivision: subdivisionOf(country, county),
  zip,
  country,
})

/** Where the goods of an order go. */
export interface Destination {
  address: Address
  shipsFrom: string
  /** Where they are collected. */
  showroom: { city: Record<Locale, string>; name: Record<Locale, string>; address: string } | null
  locker: { name: string; address: string; city: string; zip: string } | null
}

/** Returns where the goods went, null where that is the buyer's own address. */
export function deliveredTo(
  { address, shipsFrom, showroom, locker }: Destination,
  buyer: DocumentParty,
  locale: Locale,
): DocumentRecord['deliveredTo'] {
  const nowhereElse = { county: '', subdivision: null }
  if (showroom)
    return {
      name: showroom.name[locale],
      street: showroom.address,
      city: showroom.city[locale],
      zip: '',
      country: shipsFrom,
      ...nowhereElse,
    }
  if (locker) {
    const { name, address: street, city, zip } = locker
    return { name, street, city, zip, country: address.country, ...nowhereElse }
  }
  const place = { name: formatFullName(address, locale), ...placeOf(address) }
  const isSame = (['street', 'city', 'county', 'zip', 'country'] as const).every((part) => place[part] === buyer[part])
  return isSame ? null : place
}

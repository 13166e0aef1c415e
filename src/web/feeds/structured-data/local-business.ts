/** Structured data of a showroom: schema.org's Store, a LocalBusiness (DOM-9). */
import { directionsTo, type Hours } from '#domain/delivery/showroom.ts'
import { showroomsHref } from '#domain/market/page-paths.ts'
import { href, type Market } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import type { ShowroomPage } from '#services/delivery/showrooms.ts'
import { SCHEMA, term, type JsonLd } from './schema.ts'

/** schema.org's days of the week, Monday first. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** How schema.org says that a place is closed on a day. */
const CLOSED: Hours = ['00:00', '00:00']

export function localBusiness(showroom: ShowroomPage, merchant: Merchant, market: Market, url: URL): JsonLd {
  const { name, address, zip, city, country, phone, email, opening, page } = showroom
  const absolute = (path: string) => new URL(path, url).href
  const own = absolute(showroomsHref(market, page.slug[market.locale]))
  return {
    '@context': SCHEMA,
    '@type': 'Store',
    '@id': `${own}#store`,
    name: `${merchant.name}, ${name[market.locale]}`,
    url: own,
    image: absolute('/brand/social-card.png'),
    telephone: phone,
    email,
    parentOrganization: {
      '@id': `${absolute('/')}#merchant`,
      '@type': 'OnlineStore',
      name: merchant.name,
      url: absolute(href(market, '/')),
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      postalCode: zip,
      addressLocality: city[market.locale],
      addressCountry: country,
    },
    ...(page.place && { geo: { '@type': 'GeoCoordinates', latitude: page.place.lat, longitude: page.place.lon } }),
    hasMap: directionsTo(`${address}, ${zip} ${city.en}`),
    openingHoursSpecification: opening.flatMap((hours, day) =>
      hours ? [{ ...spanOf(hours), dayOfWeek: term(DAYS[day]!) }] : [],
    ),
    specialOpeningHoursSpecification: page.exceptions.map(({ day, hours }) => ({
      ...spanOf(hours ?? CLOSED),
      validFrom: day,
      validThrough: day,
    })),
  }
}

const spanOf = ([opens, closes]: Hours): JsonLd => ({ '@type': 'OpeningHoursSpecification', opens, closes })

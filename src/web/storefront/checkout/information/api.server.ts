/** Endpoints of delivery countries and of the places of their postcodes. */
import { countiesOf, countyUse } from '#domain/customers/address.ts'
import { COUNTRIES, type Country } from '#domain/market/countries.ts'
import { COUNTRY_NAMES } from '#domain/market/country-names.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { DAY_SECONDS } from '#domain/time/durations.ts'
import { deliveredCountries } from '#services/delivery/delivery.ts'
import { placesOfZip, townsOfCounty } from '#services/postcodes/places.ts'
import { parse, type ApiRoute } from '#web/http/api/endpoint.ts'
import { taggedJson, writeJson } from '#web/http/api/tagged-json.ts'
import { localeQuery } from '#web/schema/values.ts'
import { countriesAnswer, type CountryView, placesAnswer, placesQuery, townsAnswer, townsQuery } from '#web/schema/countries.ts'

const countryView = ({ code, zip, ...country }: Country, locale: Locale, countyStrict: boolean): CountryView => ({
  code,
  name: COUNTRY_NAMES[code]?.name[locale] ?? code,
  eu: country.eu,
  zip: { pattern: zip.pattern, example: zip.example },
  county: {
    use: countyUse({ code, zip, ...country }, countyStrict),
    label: COUNTRY_NAMES[code]?.county?.[locale] ?? null,
    list: countiesOf(code)?.map((county) => ({ code: county.code, name: county.name })) ?? null,
  },
})

/** Romania, Hungary and the market's own country first, the others by name in its language (LOC-21). */
function countries(locale: Locale, delivered: ReadonlySet<string>, countyStrict: boolean) {
  const { country: own, language } = MARKETS[locale]
  const first = [...new Set(['RO', 'HU', own])]
  const place = (code: string) => (first.includes(code) ? first.indexOf(code) : first.length)
  const { compare } = new Intl.Collator(language)
  return COUNTRIES.filter((country) => country.enabled && delivered.has(country.code))
    .map((country) => countryView(country, locale, countyStrict))
    .sort((a, b) => place(a.code) - place(b.code) || compare(a.name, b.name))
}

/**
 * `GET /api/countries?locale=ro`: where the shop delivers, with postcode patterns and counties. `GET /api/places?country=RO&zip=400001`:
 * the places of a postcode. `GET /api/places/towns?county=CJ`: the places of a Romanian county that have one postcode. Browsers keep the
 * last two for a day. No name of a place is asked with: what an address has stays out of the addresses of requests (decision 091).
 */
export const routes: ApiRoute[] = [
  {
    method: 'GET',
    path: '/api/countries',
    guard: 'public',
    describe: { summary: 'Delivery countries', query: localeQuery, answers: { 200: countriesAnswer, 304: null } },
    async handler({ shop, request, url }) {
      const { locale } = parse(Object.fromEntries(url.searchParams), localeQuery)
      const delivered = await deliveredCountries(shop, MARKETS[locale])
      return taggedJson(request, writeJson(countries(locale, delivered, shop.config.countyStrict)), 3600)
    },
  },
  {
    method: 'GET',
    path: '/api/places',
    guard: 'public',
    describe: {
      summary: 'Places of a postcode in Romania or Hungary',
      query: placesQuery,
      answers: { 200: placesAnswer, 304: null },
    },
    handler({ request, url }) {
      const { country, zip } = parse(Object.fromEntries(url.searchParams), placesQuery)
      return taggedJson(request, writeJson({ places: placesOfZip(country, zip) }), DAY_SECONDS)
    },
  },
  {
    method: 'GET',
    path: '/api/places/towns',
    guard: 'public',
    describe: {
      summary: 'Places of a Romanian county that have one postcode',
      query: townsQuery,
      answers: { 200: townsAnswer, 304: null },
    },
    handler({ request, url }) {
      const { county } = parse(Object.fromEntries(url.searchParams), townsQuery)
      return taggedJson(request, writeJson({ towns: townsOfCounty(county) }), DAY_SECONDS)
    },
  },
]

/** Endpoint of delivery countries. */
import { countiesOf, countyUse } from '#domain/customers/address.ts'
import { COUNTRIES, type Country } from '#domain/market/countries.ts'
import { COUNTRY_NAMES } from '#domain/market/country-names.ts'
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { deliveredCountries } from '#services/delivery/delivery.ts'
import { parse, type ApiRoute } from '#web/http/api/endpoint.ts'
import { taggedJson, writeJson } from '#web/http/api/tagged-json.ts'
import { localeQuery } from '#web/schema/values.ts'
import { countriesAnswer, type CountryView } from '#web/schema/countries.ts'

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

/** `GET /api/countries?locale=ro`: where the shop delivers, with postcode patterns and counties. */
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
]

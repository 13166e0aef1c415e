/** Names of the fields of who sells, by their path in the form. */
import { MARKETS, type Locale } from '#domain/market/market.ts'
import { COUNTRY_NAMES } from '#domain/market/country-names.ts'
import { languages } from '#messages/admin/product.ts'
import * as say from '#messages/admin/settings/markets.ts'
import { locale } from '#messages/text.ts'

const LABELS: Readonly<Record<string, () => string>> = {
  name: say.shopName,
  legalName: say.company,
  address: say.seat,
  vatNumber: say.fiscalCode,
  registerNumber: say.tradeRegister,
  email: say.email,
  phone: say.phone,
  'seller.street': say.street,
  'seller.zip': say.zip,
  'seller.city': say.city,
  'seller.county': say.county,
  'seller.country': say.country,
  'seller.registrations': say.registrations,
}

/** Returns the name of a field, for the questions of a conflict. */
export function labelOf(path: string): string {
  const [, market] = /^motto\.(\w+)$/.exec(path) ?? []
  if (market !== undefined && market in MARKETS) return `${say.motto()}, ${languages[market as Locale]()}`
  const [, at, field] = /^newsletterRewards\.(\w+)\.(\w+)$/.exec(path) ?? []
  if (at !== undefined && at in MARKETS)
    return `${(field === 'amount' ? say.rewardAmount : say.rewardMinimum)()}, ${MARKETS[at as Locale].currency}`
  return LABELS[path]?.() ?? path
}

/** Returns the name of a country in the language of the page; its code where it is not known. */
export const countryName = (code: string): string => COUNTRY_NAMES[code]?.name[locale()] ?? code

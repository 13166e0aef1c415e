/** Structured data of the shop and its search. */
import { href, type Market } from '#domain/market/market.ts'
import type { Merchant } from '#domain/market/merchant.ts'
import { returnPolicy } from './return-policy.ts'
import { SCHEMA, type JsonLd } from './schema.ts'

/** Seller and site with its search, on the home page (D-1: settings of the merchant). */
export function shopJsonLd(merchant: Merchant, market: Market, url: URL): JsonLd[] {
  const absolute = (path: string) => new URL(path, url).href
  const home = absolute(href(market, '/'))
  const seller = `${absolute('/')}#merchant`
  return [
    {
      '@context': SCHEMA,
      '@type': 'OnlineStore',
      '@id': seller,
      name: merchant.name,
      url: home,
      logo: absolute('/brand/icon-512.png'),
      ...(merchant.legalName && { legalName: merchant.legalName }),
      ...(merchant.address && { address: merchant.address }),
      ...(merchant.vatNumber && { vatID: merchant.vatNumber }),
      ...(merchant.email && { email: merchant.email }),
      ...(merchant.phone && { telephone: merchant.phone }),
      hasMerchantReturnPolicy: returnPolicy(market, 'none'),
    },
    {
      '@context': SCHEMA,
      '@type': 'WebSite',
      name: merchant.name,
      url: home,
      inLanguage: market.language,
      publisher: { '@id': seller },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${absolute(href(market, '/search'))}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

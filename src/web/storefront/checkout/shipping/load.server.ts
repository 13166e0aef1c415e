/** Loads the data of the shipping step. */
import { deliveryHead } from '#messages/checkout.ts'
import { guaranteeNotice } from './legal-notice.server.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import { addressIn } from '#domain/market/country-names.ts'
import { contactHref } from '#domain/market/page-paths.ts'
import { withdrawalHref } from '#domain/market/withdrawal-path.ts'
import { pageLink } from '#services/content/shop-front.ts'
import type { Load } from '#web/http/pages/page.ts'
import type { ShippingPage } from './view.ts'

/** The same for every visitor: who sells, and the texts that the order refers to (LAW-10). */
export const load: Load<ShippingPage> = async ({ shop, front: shopInfo, market }) => {
  const { merchant } = shopInfo
  const page = (...keys: string[]) => pageLink(shopInfo, market, ...keys)
  return {
    data: {
      links: {
        terms: page('terms') ?? contactHref(market),
        privacy: page('privacy') ?? contactHref(market),
        withdrawal: page('returns') ?? withdrawalHref(market),
        guarantee: page('guarantee'),
        contact: contactHref(market),
      },
      seller: [
        merchant.legalName || merchant.name,
        addressIn(merchant.address, market.locale),
        merchant.vatNumber,
        merchant.email,
        merchant.phone,
      ]
        .filter(Boolean)
        .join(', '),
      email: merchant.email,
      guarantee: guaranteeNotice(market.locale),
      countyStrict: shop.config.countyStrict,
    },
    head: { title: deliveryHead(), robots: 'noindex, follow', alternates: alternatesOf('/checkout/shipping') },
  }
}

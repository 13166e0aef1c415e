/** Loads the data of the cart page. */
import { COUNTRY_NAMES } from '#domain/market/country-names.ts'
import { MARKETS, type Market } from '#domain/market/market.ts'
import { deliveredCountries } from '#services/delivery/delivery.ts'
import type { Shop } from '#services/shop.ts'
import { cartPageTitle } from '#messages/cart.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { scenePath } from '#web/storefront/pictures/scenes.server.ts'
import type { CartPage } from './page.tsx'

/** The shell only, the same for everybody: the cart itself is in the browser and priced by the API. */
export const load: Load<CartPage> = async ({ shop, market }) => ({
  data: { drawing: scenePath(shop.catalog.current, 'empty-cart'), delivered: await deliveredNames(shop, market) },
  head: { title: cartPageTitle(), robots: 'noindex, follow', alternates: alternatesOf('/cart') },
})

/** Names of the countries that the market delivers to, by the alphabet of its language. */
async function deliveredNames(shop: Shop, { locale, language }: Market): Promise<string[]> {
  const codes = await deliveredCountries({ db: shop.db }, MARKETS[locale])
  return Array.from(codes, (code) => COUNTRY_NAMES[code]?.name[locale] ?? code).toSorted(new Intl.Collator(language).compare)
}

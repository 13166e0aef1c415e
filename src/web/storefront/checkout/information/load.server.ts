/** Loads the data of the information step. */
import { deliveredCountries } from '#services/delivery/delivery.ts'
import { informationHead } from '#messages/checkout.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { countryChoices } from './countries.server.ts'
import type { CheckoutPage } from './view.ts'

/** The same for every visitor: what has been typed is in the browser. */
export const load: Load<CheckoutPage> = async ({ shop, market }) => ({
  data: {
    countries: countryChoices(market),
    delivered: [...(await deliveredCountries(shop, market))],
    countyStrict: shop.config.countyStrict,
  },
  head: { title: informationHead(), robots: 'noindex, follow', alternates: alternatesOf('/checkout') },
})

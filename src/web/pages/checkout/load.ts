import { informationHead } from '#messages/checkout.ts'
import { alternatesOf } from '#web/server/alternates.ts'
import type { Load } from '#web/server/page.ts'
import { countryChoices } from './countries.ts'
import type { CheckoutPage } from './page.tsx'

/** The same for every visitor: what has been typed is in the browser. */
export const load: Load<CheckoutPage> = async ({ shop, market }) => ({
  data: { countries: countryChoices(market), countyStrict: shop.config.countyStrict },
  head: { title: informationHead(), robots: 'noindex, follow', alternates: alternatesOf('/checkout') },
})

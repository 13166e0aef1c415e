/** Loads the addresses of the customer. */
import { addresses as title } from '#messages/customers/account.ts'
import { alternatesOf } from '#web/http/pages/alternates.ts'
import type { Load } from '#web/http/pages/page.ts'
import { addressesView } from '#web/storefront/account/addresses.server.ts'
import { countryChoices } from '#web/storefront/checkout/information/countries.server.ts'
import type { AddressesPage } from './page.tsx'

export const load: Load<AddressesPage> = async ({ shop, market, visitor }) => ({
  data: {
    addresses: (await addressesView(shop, visitor.customer!)).addresses,
    countries: countryChoices(market),
    countyStrict: shop.config.countyStrict,
  },
  head: { title: title(), alternates: alternatesOf('/my/addresses') },
})

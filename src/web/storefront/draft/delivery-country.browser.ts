/** The country that the visitor's order goes to. */
import { useMarket } from '#web/ui/market.tsx'
import { draft, useShipping } from './checkout-draft.browser.ts'

/** Returns the country of the address that the browser has, else the market's own: pages are the same for everybody. */
export function useDeliveryCountry(): string {
  const { country } = useMarket()
  return useShipping().address.country || country
}

/** The address form begins with this country; a county belongs to the one before. */
export const deliverTo = (country: string): void => void draft.setAddress({ country, county: '' })

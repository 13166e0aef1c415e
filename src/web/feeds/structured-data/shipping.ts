/** Structured data of delivery. */
import { courierEstimate, type DeliveryRule, type Parcel } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import { amount, span, type JsonLd } from './schema.ts'

/** Working days until a parcel leaves: the same day before the cut-off, else the next (SHIP-5). */
const HANDLING = span(0, 1, 'DAY')

/** Returns the courier price of one piece in the market's own country, by the rules of the checkout; null without a rule. */
export function shippingDetails(rules: readonly DeliveryRule[], parcel: Parcel, market: Market): JsonLd | null {
  const door = courierEstimate(rules, { market, parcel, country: market.country })
  if (!door) return null
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: amount(door.price, market),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: market.country },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: parcel.virtual ? span(0, 0, 'DAY') : HANDLING,
      transitTime: span(door.daysMin, door.daysMax, 'DAY'),
    },
  }
}

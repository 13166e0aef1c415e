/** Parcels and their statuses (D-48): eight words for every courier. */
export const PARCEL_STATUSES = [
  'registered',
  'in_transit',
  'out_for_delivery',
  'at_pickup_point',
  'delivered',
  'returning',
  'problem',
  'unknown',
] as const
export type ParcelStatus = (typeof PARCEL_STATUSES)[number]

/** Who carries a parcel. `own`: the shop; `pickup`: nobody, its customer collects it in a showroom. */
export const COURIERS = ['own', 'pickup', 'sameday', 'fan'] as const
export type Courier = (typeof COURIERS)[number]

/** Parcels of one shipment. */
export const MAX_PARCELS = 20

/** Of the reason why a courier does not take a parcel, in characters. */
export const MAX_REFUSAL_LENGTH = 300

/** Returns the number of a parcel as it is stored: capitals, without spaces and hyphens. Null where it cannot be one (ID-4). */
export function canonicalAwb(text: string): string | null {
  const awb = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return /^[A-Z0-9]{6,35}$/.test(awb) ? awb : null
}

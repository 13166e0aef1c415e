/** A delivery rule for tests. */
import type { DeliveryRule } from '#domain/delivery/delivery.ts'

/** Courier to any address in Romania: 19,99 lei, free from 250 lei on. */
export const courier: DeliveryRule = {
  method: 'courier',
  markets: ['ro'],
  countries: ['RO'],
  zipPattern: null,
  warehouse: null,
  warehouseCountry: null,
  maxWeightG: null,
  maxVolumeCm3: null,
  allowsBulky: true,
  currency: 'RON',
  price: 1999,
  bulkySurcharge: 4900,
  freeFrom: 25_000,
  daysMin: 1,
  daysMax: 2,
  cutoffHour: 14,
}

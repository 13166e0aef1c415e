/** The shop's own drivers: parcels have numbers and labels of the shop, and staff say when they have arrived. */
import { CourierRefused, type CourierService, type LabelPrinter } from '#services/ports.ts'

/** Returns the shop as its own courier. */
export const ownCourier = (label: LabelPrinter): CourierService => ({
  batch: 0,
  async register({ awb }) {
    if (awb === null) throw new CourierRefused('own parcels have numbers of the shop')
    return awb
  },
  label,
  hasShopLabels: true,
  cancel: async () => 'deleted',
  track: async () => new Map(),
})

/** How much of an order has come to its customer. */
import type { OrderStatus } from './order-status.ts'
import type { ParcelStatus } from './parcel.ts'

export interface Arrival {
  /** When the last of it was delivered or collected; null while something is on its way, or still to be sent. */
  deliveredAt: Date | null
  /** Whether all of it waits where its customer collects it, or was delivered. */
  isThere: boolean
}

/** Returns what the parcels of an order tell, those without a number too. */
export function arrivalOf(status: OrderStatus, parcels: readonly { status: ParcelStatus; deliveredAt: Date | null }[]): Arrival {
  const isSent = status === 'fulfilled' && parcels.length > 0
  const moments = parcels.flatMap(({ deliveredAt }) => deliveredAt?.getTime() ?? [])
  const isDelivered = isSent && moments.length === parcels.length
  return {
    deliveredAt: isDelivered ? new Date(Math.max(...moments)) : null,
    isThere: isSent && parcels.every(({ status: at, deliveredAt }) => at === 'at_pickup_point' || deliveredAt !== null),
  }
}

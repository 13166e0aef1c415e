/** Statuses of Sameday by their number. Numbers that are not here are unknown. */
import type { ParcelEventKind } from '#domain/orders/parcel-event.ts'

const KINDS: Record<number, ParcelEventKind> = {
  // The parcel has a number.
  1: 'registered',
  // A courier will collect it.
  23: 'registered',
  4: 'picked_up',
  // It crosses a border.
  5: 'in_transit',
  // It left the sorting centre.
  56: 'in_transit',
  84: 'at_depot',
  33: 'out_for_delivery',
  78: 'at_pickup_point',
  9: 'delivered',
}

/** Returns what a status means. On the way back nothing is delivered to the customer. */
export const samedayKind = (statusId: number, isReturning: boolean): ParcelEventKind =>
  isReturning ? 'returning' : (KINDS[statusId] ?? 'unknown')

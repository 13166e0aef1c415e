/** Lockers of couriers: typed by whose they are, from the checkout to the courier's form (SHIP-3). */
import type { Courier } from './parcel.ts'

/** Couriers with lockers of their own; the ids of those begin with the courier's name: 'sameday-1234', 'fan-F1011137'. */
const LOCKER_ID = /^(sameday|fan)-([A-Za-z0-9-]{1,40})$/

export interface LockerOfCourier {
  courier: Courier
  /** As the courier calls it. */
  id: string
}

/** Returns the shop's id of a courier's locker; null where the courier's own id cannot be part of one. */
export function lockerId(courier: Courier, externalId: string): string | null {
  const id = `${courier}-${externalId}`
  return LOCKER_ID.test(id) ? id : null
}

/** Returns whose locker it is, and its id there. All others are the shop's. */
export function courierLocker(id: string): LockerOfCourier {
  const match = LOCKER_ID.exec(id)
  return match ? { courier: match[1] as Courier, id: match[2]! } : { courier: 'own', id }
}

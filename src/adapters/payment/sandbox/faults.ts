/**
 * Fault scripts for notifications, for tests. A script turns one delivery into the
 * deliveries that really arrive, in their order.
 */
export interface Delivery {
  /** The event as it is signed and sent. */
  event: {
    id: string
    ref: string
    attempt: string
    state: string
    amount: number
    currency: string
    reason: string | null
    at: string
  }
  /** Signed as if it were so many seconds from now; negative = in the past. */
  shiftSeconds: number
  /** Signed with another key than the shop's. */
  forged: boolean
}
export type FaultScript = (delivery: Delivery) => readonly Delivery[]

export const honest: FaultScript = (delivery) => [delivery]
/** It never arrives. */
export const lost: FaultScript = () => []
/** It arrives several times. */
export const duplicate =
  (times: number): FaultScript =>
  (delivery) =>
    Array.from({ length: times }, () => delivery)
export const wrongAmount =
  (difference: number): FaultScript =>
  (delivery) => [{ ...delivery, event: { ...delivery.event, amount: delivery.event.amount + difference } }]
export const wrongCurrency =
  (currency: string): FaultScript =>
  (delivery) => [{ ...delivery, event: { ...delivery.event, currency } }]
export const wrongAttempt =
  (attempt: string): FaultScript =>
  (delivery) => [{ ...delivery, event: { ...delivery.event, attempt } }]
export const wrongSignature: FaultScript = (delivery) => [{ ...delivery, forged: true }]
/** Replayed after this many seconds: 301 is outside the tolerance. */
export const replayedAfter =
  (seconds: number): FaultScript =>
  (delivery) => [{ ...delivery, shiftSeconds: -seconds }]
/** Held back until `release` is called, then sent in the opposite order. */
export function reordered(): { script: FaultScript; release(): readonly Delivery[] } {
  const held: Delivery[] = []
  return {
    script: (delivery) => {
      held.unshift(delivery)
      return []
    },
    release: () => held.splice(0),
  }
}

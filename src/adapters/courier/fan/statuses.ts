/** Events of FAN Courier by their code (`reports/awb-events`). Codes that are not here are unknown. */
import type { ParcelEventKind } from '#domain/orders/parcel-event.ts'

const CODES: Partial<Record<ParcelEventKind, string>> = {
  // Picked up from the sender.
  picked_up: 'C0',
  // In transit, sorted; with an external partner; redirected.
  in_transit: 'H0 H2 H3 H4 H10 S9 S47',
  // Unloaded at the destination, in a warehouse.
  at_depot: 'H1 H11 H12 H13 H15 H17',
  // Taken for delivery, being delivered, sent for delivery again.
  out_for_delivery: 'C1 S1 S35',
  // Handed over at the delivery point.
  at_pickup_point: 'S46',
  delivered: 'S2',
  // Nobody there, no answer, a wrong address, no access, no money, refused; the locker is full or too small; a later day agreed.
  failed: 'S3 S4 S5 S6 S7 S10 S11 S12 S14 S15 S19 S20 S21 S22 S24 S25 S27 S28 S30 S42 S50 S54 S55',
  // Return after the time to collect, requested, on its way.
  returning: 'S16 S33 S43',
}
const KINDS = new Map(
  (Object.entries(CODES) as [ParcelEventKind, string][]).flatMap(([kind, codes]) =>
    codes.split(' ').map((code): [string, ParcelEventKind] => [code, kind]),
  ),
)

/** Returns what an event means. */
export const fanKind = (code: string): ParcelEventKind => KINDS.get(code) ?? 'unknown'

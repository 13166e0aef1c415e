/** What Romanian couriers take for the shop on delivery. */
import { CourierRefused, type CourierParcel } from '#services/ports.ts'

/** Returns hundredths of lei, 0 for nothing. @throws CourierRefused for another currency: they take lei alone */
export function leiToCollect(collect: CourierParcel['collect']): number {
  if (collect === null) return 0
  if (collect.currency !== 'RON') throw new CourierRefused('the courier takes payments on delivery in lei alone')
  return collect.amount
}

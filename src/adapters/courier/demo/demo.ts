/** A courier in the shop's own process, for running the shop without a contract: its parcels move along with the time that passes (D-48). */
import { CourierRefused, type CourierService, type LabelPrinter } from '#services/ports.ts'
import { journey, type DemoParcel } from './journey.ts'

/** Its records, like those of a separate system. */
export interface DemoRecords {
  add(parcel: Omit<DemoParcel, 'canceledAt'>): Promise<void>
  find(awbs: readonly string[]): Promise<DemoParcel[]>
  cancel(awb: string, at: Date): Promise<void>
}

const BATCH = 100

/** Returns the demo courier. It has no clock of its own. */
export const demoCourier = (records: DemoRecords, now: () => Date, label: LabelPrinter): CourierService => ({
  batch: BATCH,
  async register({ awb, registeredAt, from, to, locker }) {
    // Its parcels have numbers of the shop.
    if (awb === null) throw new CourierRefused('the demo courier gives no numbers')
    await records.add({ awb, registeredAt, from, to: locker?.city ?? to.city, country: to.country, isToPoint: locker !== null })
    return awb
  },
  label,
  hasShopLabels: true,
  async cancel(awb) {
    const [parcel] = await records.find([awb])
    if (!parcel || journey(parcel, now()).some(({ kind }) => kind === 'delivered')) return 'too late'
    await records.cancel(awb, now())
    return 'returning'
  },
  async track(awbs) {
    const at = now()
    return new Map((await records.find(awbs)).map((parcel) => [parcel.awb, journey(parcel, at)]))
  },
})

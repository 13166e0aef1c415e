/** Parcels as staff look after them: those of a view, and couriers that are asked at once. */
import { MARKETS } from '#domain/market/market.ts'
import { marketDay } from '#domain/market/market-day.ts'
import { COUNTED_ORDERS } from '#domain/orders/order-view.ts'
import { PARCEL_VIEWS, type ParcelView } from '#domain/orders/parcel-view.ts'
import { syncJob } from '#services/shipments/parcel-sync.ts'
import type { Shop } from '#services/shop.ts'
import { enqueue } from '#store/jobs/jobs.ts'
import { countParcels, makeDue, readParcelPage, type ListedParcel } from '#store/orders/order-bulk.ts'

/** Parcels of one page. */
export const PARCEL_PAGE = 50

const todayOf = ({ clock }: Pick<Shop, 'clock'>): string => marketDay(MARKETS.ro, clock.now())

/** Returns a page of parcels, the newest first. */
export const listParcels = (
  shop: Pick<Shop, 'db' | 'clock'>,
  { view, after }: { view: ParcelView; after: string | null },
): Promise<ListedParcel[]> => readParcelPage(shop.db.query, { view, after, today: todayOf(shop), most: PARCEL_PAGE })

/** Returns how many parcels each view has; delivered ones are not counted. */
export const countParcelViews = (shop: Pick<Shop, 'db' | 'clock'>): Promise<Record<ParcelView, number>> =>
  countParcels(
    shop.db.query,
    PARCEL_VIEWS.filter((view) => view !== 'delivered'),
    { today: todayOf(shop), most: COUNTED_ORDERS },
  )

/** Has every courier asked at once where its parcels are. Returns how many couriers are asked. */
export async function syncNow({ db, clock, jobSignal }: Pick<Shop, 'db' | 'clock' | 'jobSignal'>): Promise<number> {
  const now = clock.now()
  const asked = await db.transaction(async (tx) => {
    const couriers = await makeDue(tx, now)
    for (const courier of couriers) await enqueue(tx, syncJob(courier, now))
    return couriers.length
  })
  jobSignal.wake()
  return asked
}

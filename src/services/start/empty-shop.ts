/** The ground of a shop that begins without the demo: who sells, one warehouse, couriers. The merchant changes all of it. */
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { UNSET } from '#domain/market/merchant.ts'
import { writeMerchant } from '#services/content/write-content.ts'
import { writeDeliveryRules, writeWarehouses } from '#services/delivery/write-delivery.ts'
import type { Query } from '#store/database/db.ts'
import { readSetting, writeSetting } from '#store/database/settings.ts'

/** That a shop began empty: it is never filled with the demo. */
const BEGUN = 'shop.began_empty'

/** Hundredths. */
const COURIER_PRICES: Record<Locale, number> = { ro: 1_999, en: 999, hu: 199_000 }

export const beganEmpty = async (query: Query): Promise<boolean> => (await readSetting(query, BEGUN)) !== null

/** Writes the ground of an empty shop, once. */
export async function beginEmptyShop(tx: Query, now: Date): Promise<void> {
  if (await beganEmpty(tx)) return
  await writeMerchant(
    tx,
    {
      name: 'Magazin nou',
      logo: '/brand/mark.svg',
      legalName: UNSET,
      address: UNSET,
      vatNumber: UNSET,
      registerNumber: UNSET,
      email: 'contact@shop.example',
      phone: UNSET,
    },
    now,
  )
  await writeWarehouses(tx, [
    {
      id: 'main',
      kind: 'warehouse',
      country: 'RO',
      city: { ro: UNSET, en: UNSET, hu: UNSET },
      name: { ro: 'Depozit', en: 'Warehouse', hu: 'Raktár' },
      address: UNSET,
      zip: UNSET,
      phone: UNSET,
      email: 'contact@shop.example',
      opening: [null, null, null, null, null, null, null],
      pickup: false,
      markets: [],
    },
  ])
  await writeDeliveryRules(
    tx,
    LOCALES.map((market) => ({
      method: 'courier' as const,
      markets: [market],
      countries: [],
      warehouse: null,
      maxWeightG: null,
      maxVolumeCm3: null,
      allowsBulky: true,
      currency: MARKETS[market].currency,
      price: COURIER_PRICES[market],
      bulkySurcharge: 0,
      freeFrom: null,
      daysMin: 1,
      daysMax: 4,
    })),
  )
  await writeSetting(tx, BEGUN, { at: now.toISOString() })
}

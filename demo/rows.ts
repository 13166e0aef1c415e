/** Everything the demo shop puts into an empty database, table by table. */
import { colourRows } from './catalog/pictures.ts'
import { productRows, stockRows, type TableRows } from './catalog/rows.ts'
import { demoProducts } from './catalog/shop.ts'
import { campaignRows } from './content/campaign.ts'
import { DELIVERY_RULES } from './content/delivery-rules.ts'
import { lookbookRows } from './content/lookbook.ts'
import { MERCHANT } from './content/merchant.ts'
import { TEXT_PAGES } from './content/pages.ts'
import { sceneRows } from './content/scenes.ts'
import { WAREHOUSES } from './content/warehouses.ts'
import { LOCKERS } from './places/lockers.ts'
import { LOCALES } from '#domain/market/market.ts'

/** `products` products as of `now`; the same day gives the same rows on every machine. */
export function demoRows(products: number, now: Date): TableRows {
  const shelves = demoProducts(products, now)
  return [
    ...placeRows(),
    ...pageRows(),
    ...colourRows(),
    ...stockRows(),
    ...sceneRows(),
    ...productRows(shelves),
    ...lookbookRows(shelves),
    ...campaignRows(now),
  ]
}

function placeRows(): TableRows {
  return [
    ['setting', [{ key: 'merchant', value: MERCHANT }]],
    ['warehouse', WAREHOUSES.map((place, position) => ({ ...place, position }))],
    [
      'delivery_rule',
      DELIVERY_RULES.map((rule, i) => ({
        id: i + 1,
        position: i,
        method: rule.method,
        markets: rule.markets,
        countries: rule.countries,
        zip_pattern: null,
        warehouse_id: rule.warehouse,
        max_weight_g: rule.maxWeightG,
        max_volume_cm3: rule.maxVolumeCm3,
        allows_bulky: rule.allowsBulky,
        currency: rule.currency,
        price: rule.price,
        bulky_surcharge: rule.bulkySurcharge,
        free_from: rule.freeFrom,
        days_min: rule.daysMin,
        days_max: rule.daysMax,
        cutoff_hour: 14,
      })),
    ],
    ['locker', LOCKERS.map((locker) => ({ ...locker }))],
  ]
}

function pageRows(): TableRows {
  return [
    ['page', TEXT_PAGES.map((page, i) => ({ id: i + 1, key: page.key, position: i }))],
    [
      'page_text',
      TEXT_PAGES.flatMap((page, i) =>
        LOCALES.map((locale) => {
          const { slug, title, description, body } = page.text[locale]
          return { page_id: i + 1, locale, slug, title, description, body }
        }),
      ),
    ],
  ]
}

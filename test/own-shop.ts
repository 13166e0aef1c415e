/** A merchant's small shop, entered through the writers of an import: nothing of it is the demo's. */
import type { CollectionInput, ProductInput, VariantInput } from '#domain/catalog/catalog-input.ts'
import type { DeliveryRuleInput, WarehouseInput } from '#domain/delivery/delivery-input.ts'
import type { LocaleTexts } from '#domain/market/locale-texts.ts'
import { LOCALES, MARKETS, type Locale } from '#domain/market/market.ts'
import { writeBrands, writeCollections, writeManufacturers } from '#services/catalog/write-catalog.ts'
import { writeDeliveryRules, writeWarehouses } from '#services/delivery/write-delivery.ts'
import type { Query } from '#store/database/db.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { OPENING } from './clock.ts'

export const inEach = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({ ro: make('ro'), en: make('en'), hu: make('hu') })
export const texts = (text: string): LocaleTexts => inEach((locale) => `${text} ${locale}`)

/** 1 EUR = 5 RON = 400 HUF; `euros` is whole. */
export const pricesOf = (euros: number, saleEuros = euros): VariantInput['prices'] => ({
  RON: { mrp: euros * 500, sale: saleEuros * 500 },
  EUR: { mrp: euros * 100, sale: saleEuros * 100 },
  HUF: { mrp: euros * 40_000, sale: saleEuros * 40_000 },
})

export const variantOf = (sku: string, more: Partial<VariantInput> = {}): VariantInput => ({
  sku,
  barcode: null,
  color: null,
  colourway: null,
  swatch: null,
  size: null,
  weightG: 500,
  volumeCm3: 3000,
  prices: pricesOf(20),
  stock: [{ warehouse: 'workshop', onHand: 9 }],
  ...more,
})

/** A product whose SKU and slugs follow from its name. */
export const productOf = (name: string, more: Partial<ProductInput> = {}): ProductInput => ({
  kind: 'simple',
  brand: 'atelier',
  collection: 'hats',
  manufacturer: 'Atelier SRL',
  tags: [],
  flags: [],
  attributes: {},
  vatClass: 'standard',
  greenTaxRon: 0,
  noPromo: false,
  withdrawalException: 'none',
  ageFromMonths: null,
  ageToMonths: null,
  rank: 1,
  createdAt: new Date(OPENING.getTime() - 90 * DAY_MS),
  publishedAt: new Date(OPENING.getTime() - 90 * DAY_MS),
  text: inEach((locale) => ({
    name: `${name} ${locale}`,
    slug: `${name.toLowerCase()}-${locale}`,
    description: { opening: `About ${name} (${locale}).`, facts: [] },
    composition: null,
    care: null,
    warnings: [],
  })),
  pictures: [],
  variants: [variantOf(name.toUpperCase())],
  parts: [],
  ...more,
})

export const collectionOf = (key: string, parent: string | null = null): CollectionInput => ({
  key,
  parent,
  position: 1,
  flags: [],
  attributes: [],
  googleCategory: null,
  text: inEach((locale) => ({ name: `${key} ${locale}`, slug: `${key}-${locale}`, description: '', tagline: '' })),
})

const WORKSHOP: WarehouseInput = {
  id: 'workshop',
  kind: 'warehouse',
  country: 'RO',
  city: texts('Sibiu'),
  name: texts('Workshop'),
  address: 'Strada Lungă 4',
  zip: '550001',
  phone: '+40 269 000 000',
  email: 'atelier@atelier.example',
  opening: [null, null, null, null, null, null, null],
  pickup: false,
  markets: [],
}

const courierIn = (market: Locale): DeliveryRuleInput => ({
  method: 'courier',
  markets: [market],
  countries: [],
  warehouse: null,
  maxWeightG: null,
  maxVolumeCm3: null,
  allowsBulky: true,
  currency: MARKETS[market].currency,
  price: 1000,
  bulkySurcharge: 0,
  freeFrom: null,
  daysMin: 1,
  daysMax: 3,
})

/** What products stand on: a brand, its maker, `fashion` with `hats` below it, one warehouse, and couriers. */
export async function writeGround(tx: Query, now: Date): Promise<void> {
  await writeWarehouses(tx, [WORKSHOP])
  await writeDeliveryRules(tx, LOCALES.map(courierIn))
  await writeBrands(tx, [{ slug: 'atelier', name: 'Atelier', description: texts('Small'), logo: null }], now)
  await writeManufacturers(tx, [
    { name: 'Atelier SRL', address: 'Strada Lungă 4, Sibiu', email: 'atelier@atelier.example', country: 'RO', responsible: null },
  ])
  await writeCollections(tx, [collectionOf('fashion'), collectionOf('hats', 'fashion')], now)
}

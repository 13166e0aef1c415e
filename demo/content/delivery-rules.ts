/** The demo shop's delivery rules: price and time, one a market, method and zone (D-47, SHIP-1). */
import type { DeliveryRuleInput } from '#domain/delivery/delivery-input.ts'
import type { Currency, Locale } from '#domain/market/market.ts'

/** Countries by road distance from the depot; each market delivers to all of them (LAW-16). */
const NEAR = ['AT', 'BG', 'CZ', 'HR', 'SI', 'SK']
const MIDDLE = ['BE', 'DE', 'DK', 'FR', 'GR', 'IT', 'LU', 'NL', 'PL']
const FAR = ['CY', 'EE', 'ES', 'FI', 'IE', 'LT', 'LV', 'MT', 'PT', 'SE']

/** One lei, euro and forint price each (1 EUR = 5 RON = 400 HUF). */
const MONEY: Record<Locale, { currency: Currency; perEuro: number; freeFrom: number }> = {
  ro: { currency: 'RON', perEuro: 5, freeFrom: 25_000 },
  en: { currency: 'EUR', perEuro: 1, freeFrom: 15_000 },
  hu: { currency: 'HUF', perEuro: 400, freeFrom: 3_000_000 },
}
const LOCALES: Locale[] = ['ro', 'en', 'hu']

/** A parcel locker's largest door: 60 x 40 x 50 cm, 20 kg. */
const LOCKER = { maxWeightG: 20_000, maxVolumeCm3: 120_000, allowsBulky: false }
const ANY_SIZE = { maxWeightG: null, maxVolumeCm3: null, allowsBulky: true }

const HOME: Record<'RO' | 'HU', Record<Locale, { courier: number; locker: number; bulky: number; free: number }>> = {
  RO: {
    ro: { courier: 1999, locker: 1299, bulky: 4900, free: 25_000 },
    en: { courier: 900, locker: 500, bulky: 990, free: 15_000 },
    hu: { courier: 249_000, locker: 149_000, bulky: 490_000, free: 3_000_000 },
  },
  HU: {
    ro: { courier: 2999, locker: 1999, bulky: 6900, free: 40_000 },
    en: { courier: 900, locker: 500, bulky: 1290, free: 15_000 },
    hu: { courier: 149_000, locker: 99_000, bulky: 490_000, free: 3_000_000 },
  },
}

function home(country: 'RO' | 'HU', market: Locale): DeliveryRuleInput[] {
  const { currency } = MONEY[market]
  const cost = HOME[country][market]
  const days = country === 'RO' ? { daysMin: 1, daysMax: 2 } : { daysMin: 2, daysMax: 3 }
  const common = { markets: [market], countries: [country], warehouse: null, currency, freeFrom: cost.free, ...days }
  return [
    { ...common, ...ANY_SIZE, method: 'courier', price: cost.courier, bulkySurcharge: cost.bulky },
    { ...common, ...LOCKER, method: 'locker', price: cost.locker, bulkySurcharge: 0 },
  ]
}

function abroad(countries: string[], euros: number, market: Locale): DeliveryRuleInput {
  const { currency, perEuro, freeFrom } = MONEY[market]
  return {
    method: 'courier',
    markets: [market],
    countries,
    warehouse: null,
    maxWeightG: 30_000,
    maxVolumeCm3: null,
    allowsBulky: false,
    currency,
    price: euros * 100 * perEuro,
    bulkySurcharge: 0,
    freeFrom: market === 'ro' ? freeFrom * 3 : market === 'hu' ? freeFrom * 2 : freeFrom,
    daysMin: 3,
    daysMax: 7,
  }
}

const pickup = (warehouse: string, country: 'RO' | 'HU', market: Locale): DeliveryRuleInput => ({
  ...ANY_SIZE,
  method: 'pickup',
  markets: [market],
  countries: [country],
  warehouse,
  currency: MONEY[market].currency,
  price: 0,
  bulkySurcharge: 0,
  freeFrom: null,
  daysMin: 0,
  daysMax: 1,
})

const email = (market: Locale): DeliveryRuleInput => ({
  ...ANY_SIZE,
  method: 'email',
  markets: [market],
  countries: [],
  warehouse: null,
  currency: MONEY[market].currency,
  price: 0,
  bulkySurcharge: 0,
  freeFrom: null,
  daysMin: 0,
  daysMax: 0,
})

export const DELIVERY_RULES: readonly DeliveryRuleInput[] = LOCALES.flatMap((market) => [
  ...home('RO', market),
  ...home('HU', market),
  abroad(NEAR, 9, market),
  abroad(MIDDLE, 14, market),
  abroad(FAR, 19, market),
  pickup('bucharest', 'RO', market),
  pickup('cluj', 'RO', market),
  pickup('timisoara', 'RO', market),
  pickup('budapest', 'HU', market),
  email(market),
])

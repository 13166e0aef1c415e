/** The settings of couriers. */
import { z } from 'zod'
import { isLocale, perLocale, type Locale } from '#domain/market/market.ts'
import { COURIERS, type Courier } from '#domain/orders/parcel.ts'
import { flag, isOrigin, isSafeAddress, whole } from './setting-types.ts'

/** Sameday, by the shop's contract. */
export interface SamedayConfig {
  url: string
  username: string
  password: string
  pickupPoint: number
  service: number
  lockerService: number
}

/** FAN Courier, by the shop's contract. */
export interface FanConfig {
  url: string
  username: string
  password: string
  clientId: number
  service: string
  lockerService: string
  lockerOption: string
}

export interface CourierConfig {
  /** The shop's own parcels move along by themselves; otherwise staff say when they have arrived. */
  demo: boolean
  sameday: SamedayConfig | null
  fan: FanConfig | null
  /** Who carries the parcels of a market, unless staff or the locker say otherwise. */
  defaults: Record<Locale, Courier>
}

const courierUrl = z
  .string()
  .refine((value) => isSafeAddress(value) && isOrigin(value), 'must be an https address without a path')
  .transform((value) => new URL(value).origin)
const courierNumber = whole('a number', 1, 1_000_000_000)
/** 'ro=sameday,hu=own' */
const courierDefaults = z
  .string()
  .transform((value) => value.split(',').map((one) => one.trim().split('=') as [string, string?]))
  .refine(
    (pairs) => pairs.every(([market, courier]) => isLocale(market) && courier !== 'pickup' && isCourier(courier)),
    'must be markets with couriers, like ro=sameday,hu=own',
  )
  .transform((pairs) => Object.fromEntries(pairs) as Partial<Record<Locale, Courier>>)
const isCourier = (name: string | undefined): name is Courier => (COURIERS as readonly (string | undefined)[]).includes(name)

export const courierSettings = {
  COURIER_DEMO: flag.default(true),
  COURIER_DEFAULTS: courierDefaults.default({}),
  SAMEDAY_USERNAME: z.string().optional(),
  SAMEDAY_PASSWORD: z.string().optional(),
  SAMEDAY_PICKUP_POINT: courierNumber.optional(),
  SAMEDAY_SERVICE: courierNumber.default(7),
  SAMEDAY_LOCKER_SERVICE: courierNumber.default(15),
  SAMEDAY_URL: courierUrl.default('https://api.sameday.ro'),
  FAN_USERNAME: z.string().optional(),
  FAN_PASSWORD: z.string().optional(),
  FAN_CLIENT_ID: courierNumber.optional(),
  FAN_SERVICE: z.string().default('Standard'),
  FAN_LOCKER_SERVICE: z.string().default('FANbox'),
  FAN_LOCKER_OPTION: z
    .string()
    .regex(/^[A-Z]$/, 'must be a capital letter')
    .default('V'),
  FAN_URL: courierUrl.default('https://api.fancourier.ro'),
}

type Settings = z.output<z.ZodObject<typeof courierSettings>>

/** Returns the couriers, and adds what is wrong with their settings to `faults`. */
export function couriersOf(value: Settings, faults: string[]): CourierConfig {
  const { SAMEDAY_USERNAME, SAMEDAY_PASSWORD, SAMEDAY_PICKUP_POINT, FAN_USERNAME, FAN_PASSWORD, FAN_CLIENT_ID } = value
  if (new Set([!SAMEDAY_USERNAME, !SAMEDAY_PASSWORD, !SAMEDAY_PICKUP_POINT]).size > 1)
    faults.push('SAMEDAY_USERNAME, SAMEDAY_PASSWORD and SAMEDAY_PICKUP_POINT must be given together')
  if (new Set([!FAN_USERNAME, !FAN_PASSWORD, !FAN_CLIENT_ID]).size > 1)
    faults.push('FAN_USERNAME, FAN_PASSWORD and FAN_CLIENT_ID must be given together')
  const sameday =
    SAMEDAY_USERNAME && SAMEDAY_PASSWORD && SAMEDAY_PICKUP_POINT
      ? {
          url: value.SAMEDAY_URL,
          username: SAMEDAY_USERNAME,
          password: SAMEDAY_PASSWORD,
          pickupPoint: SAMEDAY_PICKUP_POINT,
          service: value.SAMEDAY_SERVICE,
          lockerService: value.SAMEDAY_LOCKER_SERVICE,
        }
      : null
  const fan =
    FAN_USERNAME && FAN_PASSWORD && FAN_CLIENT_ID
      ? {
          url: value.FAN_URL,
          username: FAN_USERNAME,
          password: FAN_PASSWORD,
          clientId: FAN_CLIENT_ID,
          service: value.FAN_SERVICE,
          lockerService: value.FAN_LOCKER_SERVICE,
          lockerOption: value.FAN_LOCKER_OPTION,
        }
      : null
  const isConnected = { own: true, pickup: false, sameday: sameday !== null, fan: fan !== null }
  const missing = new Set(Object.values(value.COURIER_DEFAULTS).filter((courier) => !isConnected[courier]))
  for (const courier of missing) faults.push(`COURIER_DEFAULTS names ${courier}, which is not connected`)
  const other: Courier | null = sameday ? 'sameday' : fan ? 'fan' : null
  const usual = value.COURIER_DEMO ? 'own' : (other ?? 'own')
  const defaults = perLocale((locale) => value.COURIER_DEFAULTS[locale] ?? usual)
  return { demo: value.COURIER_DEMO, sameday, fan, defaults }
}

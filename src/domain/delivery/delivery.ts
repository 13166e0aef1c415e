/** Delivery as rules (D-47, SHIP-1): the first rule of a method that fits gives its price and its promise. */
import { canonicalZip, deliveryCountry } from '#domain/customers/address.ts'
import type { Currency, Market } from '#domain/market/market.ts'
import { isSpecialTerritory } from '#domain/pricing/vat.ts'
import { addWorkingDays, isoDate, isWorkingDay, wallClock, type CalendarCountry } from './working-days.ts'

export const DELIVERY_METHODS = ['courier', 'locker', 'pickup', 'email'] as const
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number]

export interface DeliveryRule {
  method: DeliveryMethod
  markets: readonly string[]
  /** Of the destination; empty = all. */
  countries: readonly string[]
  /** Zone: what the canonical postcode must match, null = everywhere. */
  zipPattern: string | null
  /** Origin of the parcel, or place of the pick-up; null = the main warehouse in Romania. */
  warehouse: string | null
  warehouseCountry: string | null
  maxWeightG: number | null
  maxVolumeCm3: number | null
  allowsBulky: boolean
  currency: Currency
  price: number
  bulkySurcharge: number
  /** Free delivery from this value; never for bulky goods. */
  freeFrom: number | null
  /** Working days after dispatch. */
  daysMin: number
  daysMax: number
  /** Cut-off hour at the warehouse for dispatch on the same day. */
  cutoffHour: number
}

/** The parcel. */
export interface Parcel {
  /** Nothing but gift vouchers: it goes by e-mail. */
  virtual: boolean
  weightG: number
  volumeCm3: number
  bulky: boolean
  /** Goods after discounts, without vouchers. */
  worth: number
}

export interface Destination {
  country: string
  zip: string
}

export interface DeliveryChoice<Rule extends DeliveryRule = DeliveryRule> {
  /** `courier`, `locker`, `pickup:cluj`, `email`: the same from quote to order. */
  key: string
  rule: Rule
  price: number
  /** ISO dates of the promise. */
  from: string
  to: string
}

/** Key of a choice; a method with a place of its own names it. */
const keyOf = (rule: DeliveryRule): string => (rule.method === 'pickup' ? `pickup:${rule.warehouse}` : rule.method)

/** Origin of the parcel: the Hungarian warehouse for Hungary, else Romania. */
export const shipsFrom = (rule: Pick<DeliveryRule, 'warehouseCountry'>): CalendarCountry =>
  rule.warehouseCountry === 'HU' ? 'HU' : 'RO'

/** Why a rule does not fit; `earlier`: one of the same method before it decides. */
export const DELIVERY_MISFITS = [
  'market',
  'goods',
  'country',
  'zip',
  'territory',
  'bulky',
  'weight',
  'volume',
  'no_lockers',
  'no_way_there',
  'earlier',
  'off',
] as const
export type DeliveryMisfit = (typeof DELIVERY_MISFITS)[number]

/** A destination; its postcode is null for any place of the country. */
type Place = Pick<Destination, 'country'> & { zip: string | null }

function misfit(rule: DeliveryRule, market: Market, parcel: Parcel, destination: Place): DeliveryMisfit | null {
  if (!rule.markets.includes(market.locale) || rule.currency !== market.currency) return 'market'
  if ((rule.method === 'email') !== parcel.virtual) return 'goods'
  if (rule.countries.length > 0 && !rule.countries.includes(destination.country)) return 'country'
  if (rule.zipPattern !== null && destination.zip !== null && !new RegExp(rule.zipPattern).test(destination.zip)) return 'zip'
  // An export needs a rule that names the place (LAW-31); a voucher by e-mail is none.
  if (!parcel.virtual && rule.zipPattern === null && isSpecialTerritory(destination.country, destination.zip ?? ''))
    return 'territory'
  if (parcel.virtual) return null
  if (parcel.bulky && !rule.allowsBulky) return 'bulky'
  if (rule.maxWeightG !== null && parcel.weightG > rule.maxWeightG) return 'weight'
  return rule.maxVolumeCm3 === null || parcel.volumeCm3 <= rule.maxVolumeCm3 ? null : 'volume'
}

const fits = (...question: Parameters<typeof misfit>): boolean => misfit(...question) === null

/** Returns whether goods of a market can go to a country at all: the select of checkout offers no other. */
export function isDelivered(rules: readonly DeliveryRule[], market: Market, country: string): boolean {
  return rules.some(
    (rule) =>
      rule.method !== 'email' &&
      rule.markets.includes(market.locale) &&
      rule.currency === market.currency &&
      (rule.countries.length === 0 || rule.countries.includes(country)),
  )
}

/** Returns whether something carries a parcel to a country, or to a part of it. */
export const isCarried = (
  rules: readonly DeliveryRule[],
  { market, parcel, country }: { market: Market; parcel: Parcel; country: string },
): boolean => rules.some((rule) => fits(rule, market, parcel, { country, zip: null }))

/** Price of a rule that fits: bulky goods pay a surcharge and have no free delivery. */
function priceOf(rule: DeliveryRule, parcel: Parcel): number {
  if (parcel.bulky) return rule.price + rule.bulkySurcharge
  return rule.freeFrom !== null && parcel.worth >= rule.freeFrom ? 0 : rule.price
}

/** Working days, from the earliest to the latest. */
interface Days {
  daysMin: number
  daysMax: number
}
const NO_DAYS: Days = { daysMin: 0, daysMax: 0 }

/** Returns the promised dates of an order placed `now` (SHIP-5). `transfer`: what goods elsewhere need to the place of pick-up. */
function promise(rule: DeliveryRule, now: Date, transfer: Days): { from: string; to: string } {
  const country = shipsFrom(rule)
  const { day, hour } = wallClock(now, country)
  if (rule.method === 'email') return { from: isoDate(day), to: isoDate(day) }
  const leavesToday = isWorkingDay(day, country) && hour < rule.cutoffHour
  const leaves = leavesToday ? day : addWorkingDays(day, 1, country)
  return {
    from: isoDate(addWorkingDays(leaves, transfer.daysMin + rule.daysMin, country)),
    to: isoDate(addWorkingDays(leaves, transfer.daysMax + rule.daysMax, country)),
  }
}

interface Delivery {
  market: Market
  parcel: Parcel
  destination: Destination
  now: Date
  /** Whether a warehouse has all of the parcel; where it has not, the goods are brought there first. */
  hasAll?: (warehouse: string) => boolean
  /** Whether there is a locker to choose in the country. */
  hasLockers?: boolean
}

/** Returns all delivery choices of the parcel, in the order of the rules; none = "No delivery method available" (SPEC-8). */
export function deliveryChoices<Rule extends DeliveryRule>(
  rules: readonly Rule[],
  { market, parcel, destination, now, hasAll = () => true, hasLockers = true }: Delivery,
): DeliveryChoice<Rule>[] {
  const choices: DeliveryChoice<Rule>[] = []
  for (const tried of tryRules(rules, { market, parcel, destination, now, hasAll, hasLockers }))
    if ('choice' in tried) choices.push(tried.choice)
  return choices
}

/** Returns for every rule its choice, or why it gives none; nothing for a country that no rule knows. */
export function tryRules<Rule extends DeliveryRule>(
  rules: readonly Rule[],
  { market, parcel, destination, now, hasAll = () => true, hasLockers = true }: Delivery,
): ({ choice: DeliveryChoice<Rule> } | { misfit: DeliveryMisfit })[] {
  const country = deliveryCountry(destination.country)
  if (!country) return []
  const place = { country: country.code, zip: canonicalZip(country, destination.zip) ?? destination.zip }
  const chosen = new Set<string>()
  return rules.map((rule) => {
    const key = keyOf(rule)
    if (chosen.has(key)) return { misfit: misfit(rule, market, parcel, place) ?? 'earlier' }
    if (rule.method === 'locker' && !hasLockers) return { misfit: 'no_lockers' }
    const why = misfit(rule, market, parcel, place)
    if (why) return { misfit: why }
    const isElsewhere = rule.method === 'pickup' && !hasAll(rule.warehouse ?? '')
    const transfer = isElsewhere ? courierEstimate(rules, { market, parcel, country: shipsFrom(rule) }) : NO_DAYS
    // Nothing carries the goods to that showroom.
    if (!transfer) return { misfit: 'no_way_there' }
    chosen.add(key)
    return { choice: { key, rule, price: priceOf(rule, parcel), ...promise(rule, now, transfer) } }
  })
}

/** Returns the cheapest courier (or e-mail) delivery: the estimate of the cart page. */
export function cheapestCourier<Rule extends DeliveryRule>(
  choices: readonly DeliveryChoice<Rule>[],
): DeliveryChoice<Rule> | null {
  let best: DeliveryChoice<Rule> | null = null
  for (const choice of choices) {
    const { method } = choice.rule
    if ((method === 'courier' || method === 'email') && (best === null || choice.price < best.price)) best = choice
  }
  return best
}

/** Returns the same by price and days alone, without a calendar, for large numbers of estimates. `zip` of the destination is not known. */
export function courierEstimate(
  rules: readonly DeliveryRule[],
  { market, parcel, country }: { market: Market; parcel: Parcel; country: string },
): ({ price: number } & Days) | null {
  const found = new Set<string>()
  let best: ({ price: number } & Days) | null = null
  for (const rule of rules) {
    const key = keyOf(rule)
    // As above: of each method the first rule that fits.
    if ((rule.method !== 'courier' && rule.method !== 'email') || found.has(key)) continue
    if (!fits(rule, market, parcel, { country, zip: '' })) continue
    found.add(key)
    const price = priceOf(rule, parcel)
    if (best === null || price < best.price) best = { price, daysMin: rule.daysMin, daysMax: rule.daysMax }
  }
  return best
}

/** Returns the amount missing for free delivery by courier: 0 when it is reached, null where there is no free delivery. */
export function missingForFreeDelivery(choices: readonly DeliveryChoice[], parcel: Parcel): number | null {
  const courier = choices.find(({ rule }) => rule.method === 'courier')
  if (!courier || courier.rule.freeFrom === null || parcel.bulky) return null
  return Math.max(0, courier.rule.freeFrom - parcel.worth)
}

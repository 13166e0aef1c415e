/** Delivery promise of a product page: the cheapest method to the market's own country (SHIP-5). */
import { HOUR_MS } from '#domain/time/durations.ts'
import { cheapestCourier, deliveryChoices, shipsFrom, type DeliveryRule, type Parcel } from './delivery.ts'
import type { Market } from '#domain/market/market.ts'
import { isoDate, isWorkingDay, wallClock } from './working-days.ts'

export interface DeliveryPromise {
  /** Dates of arrival, ISO. */
  from: string
  to: string
  /** Order deadline of this promise, ISO; and its day at the warehouse, null when it is the day of `now`. */
  until: string
  untilDay: string | null
}

export interface DeliveryOffer {
  price: number
  byEmail: boolean
  /** Hour at which the warehouse closes its day. */
  hour: number
  /** The present promise and the next one, because a cached page may be read later. */
  promises: DeliveryPromise[]
}

/** No run of holidays is longer than this. */
const LOOKED_AHEAD_HOURS = 24 * 14

/** Returns the delivery promise, null when no rule carries the item there. */
export function deliveryOffer(
  rules: readonly DeliveryRule[],
  { market, parcel, now }: { market: Market; parcel: Parcel; now: Date },
): DeliveryOffer | null {
  const cheapestAt = (moment: Date) =>
    cheapestCourier(deliveryChoices(rules, { market, parcel, destination: { country: market.country, zip: '' }, now: moment }))
  const first = cheapestAt(now)
  if (!first) return null
  const today = wallClock(now, shipsFrom(first.rule)).day
  const promises: DeliveryPromise[] = []
  let moment = now
  for (let choice = first; promises.length < 2;) {
    const until = closingAfter(moment, choice.rule)
    const { day } = wallClock(new Date(until.getTime() - HOUR_MS), shipsFrom(choice.rule))
    promises.push({
      from: choice.from,
      to: choice.to,
      until: until.toISOString(),
      untilDay: day === today ? null : isoDate(day),
    })
    moment = until
    const next = cheapestAt(moment)
    if (!next) break
    choice = next
  }
  return { price: first.price, byEmail: first.rule.method === 'email', hour: first.rule.cutoffHour, promises }
}

/** Returns the next full hour at which the warehouse of a rule closes a working day. */
function closingAfter(now: Date, rule: DeliveryRule): Date {
  const country = shipsFrom(rule)
  for (let i = 1; i <= LOOKED_AHEAD_HOURS; i++) {
    const at = new Date((Math.floor(now.getTime() / HOUR_MS) + i) * HOUR_MS)
    // One hour earlier: a day may close at midnight.
    const { day, hour } = wallClock(new Date(at.getTime() - HOUR_MS), country)
    if (hour + 1 === rule.cutoffHour && isWorkingDay(day, country)) return at
  }
  return new Date(now.getTime() + LOOKED_AHEAD_HOURS * HOUR_MS)
}

/** The lockers of FAN Courier: FANbox. */
import type { OpeningWeek } from '#domain/delivery/delivery-input.ts'
import type { ListedLocker } from '#domain/delivery/locker.ts'
import { CourierUnavailable } from '#services/ports.ts'
import type { z } from 'zod'
import { jsonOf, type CourierHttp } from '../courier-http.ts'
import { hoursOf, MAX_LIST_PAGES, romanianLocker, rowKey, sameEachDay } from '../listed-lockers.ts'
import { pickupPoint, pickupPoints } from './answers.ts'

/** Returns all lockers. The list is known to come as a whole; where it says that it has more, further pages are asked for. @throws CourierUnavailable */
export async function lockers(call: CourierHttp, signal: AbortSignal): Promise<ListedLocker[]> {
  const told = new Set<string>()
  const found = new Map<string, ListedLocker>()
  for (let page = 1; page <= MAX_LIST_PAGES; page++) {
    const query = new URLSearchParams({ type: 'fanbox', ...(page > 1 && { page: String(page) }) })
    const path = `/reports/pickup-points?${query}`
    const { data, total } = jsonOf(pickupPoints, await call({ method: 'GET', path, isSafe: true, isLarge: true, signal }))
    const before = told.size
    for (const [at, row] of data.entries()) {
      told.add(rowKey(row.id, page, at))
      const read = pickupPoint.safeParse(row).data
      const locker = read ? lockerOf(read) : null
      if (locker) found.set(locker.externalId, locker)
    }
    if (total == null || told.size >= total) return [...found.values()]
    if (told.size === before) throw new CourierUnavailable(`${told.size} of ${total} lockers are told`)
  }
  throw new CourierUnavailable('FAN Courier lists more lockers than can be read')
}

type Point = z.output<typeof pickupPoint>

const lockerOf = ({ id, name, address, latitude, longitude, schedule, drawer }: Point): ListedLocker | null =>
  romanianLocker('fan', {
    id,
    name,
    county: address.county,
    city: address.locality,
    address: [address.street, address.streetNo].filter(Boolean).join(' '),
    zip: address.zipCode,
    lat: latitude,
    lon: longitude,
    hours: weekOf(schedule),
    boxes: drawer.map(({ type, number }) => ({ size: type, count: number })),
  })

/** Days have no names here: hours count where all days have the same. */
function weekOf(schedule: Point['schedule']): OpeningWeek | null {
  const [first, ...others] = schedule.map(({ firstHour, secondHour }) => hoursOf(firstHour, secondHour))
  return first && others.every((hours) => hours?.join() === first.join()) ? sameEachDay(first) : null
}

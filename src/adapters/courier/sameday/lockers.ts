/** The lockers of Sameday, page by page. */
import type { OpeningWeek } from '#domain/delivery/delivery-input.ts'
import { DAYS_A_WEEK } from '#domain/time/durations.ts'
import type { ListedLocker } from '#domain/delivery/locker.ts'
import { CourierUnavailable } from '#services/ports.ts'
import type { z } from 'zod'
import { jsonOf, type CourierHttp } from '../courier-http.ts'
import { hoursOf, MAX_LIST_PAGES, romanianLocker, rowKey } from '../listed-lockers.ts'
import { place, placesPage } from './answers.ts'

const LIST_PAGE_SIZE = 500
const COUNTER = 1

/** Returns all lockers in Romania. @throws CourierUnavailable, also when a page or a part of one is missing */
export async function lockers(call: CourierHttp, signal: AbortSignal): Promise<ListedLocker[]> {
  const told = new Set<string>()
  const found = new Map<string, ListedLocker>()
  for (let page = 1; page <= MAX_LIST_PAGES; page++) {
    // `listingType=0`: lockers without counters.
    const query = new URLSearchParams({
      page: String(page),
      countPerPage: String(LIST_PAGE_SIZE),
      listingType: '0',
      countryCode: 'RO',
    })
    const path = `/api/client/ooh-locations?${query}`
    const answer = jsonOf(placesPage, await call({ method: 'GET', path, isSafe: true, isLarge: true, signal }))
    if (answer.currentPage != null && answer.currentPage !== page)
      throw new CourierUnavailable('another page comes than was asked for')
    for (const [at, row] of answer.data.entries()) {
      told.add(rowKey(row.oohId, page, at))
      const read = place.safeParse(row).data
      const locker = read && isChoosable(read) ? lockerOf(read) : null
      if (locker) found.set(locker.externalId, locker)
    }
    const isLast = answer.pages == null ? answer.data.length < (answer.perPage ?? LIST_PAGE_SIZE) : page >= answer.pages
    const isPromised = !isLast || (answer.pages != null && page > 1)
    if (isPromised && answer.data.length === 0) throw new CourierUnavailable('a page of lockers is missing')
    if (!isLast) continue
    if (answer.total != null && told.size < answer.total)
      throw new CourierUnavailable(`${told.size} of ${answer.total} lockers are told`)
    return [...found.values()]
  }
  throw new CourierUnavailable('Sameday lists more lockers than can be read')
}

type Place = z.output<typeof place>

const isChoosable = ({ oohType, clientVisible }: Place): boolean =>
  oohType !== COUNTER && clientVisible !== 0 && clientVisible !== false

const lockerOf = (told: Place): ListedLocker | null =>
  romanianLocker('sameday', {
    id: told.oohId,
    name: told.name,
    county: told.county,
    city: told.city,
    address: told.address,
    zip: told.postalCode,
    lat: told.lat,
    lon: told.lng,
    hours: weekOf(told.schedule),
    boxes: told.availableBoxes.map(({ size, number }) => ({ size, count: number })),
  })

/** Days are 1 to 7; one that is left out is closed. */
function weekOf(schedule: Place['schedule']): OpeningWeek | null {
  const days = new Map(schedule.map(({ day, openingHour, closingHour }) => [day, hoursOf(openingHour, closingHour)]))
  if (days.size === 0) return null
  return Array.from({ length: DAYS_A_WEEK }, (_, at) => days.get(at + 1) ?? null)
}

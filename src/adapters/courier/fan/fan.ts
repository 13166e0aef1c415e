/** FAN Courier, by its interface selfAWB 2: it gives parcels their numbers, prints their labels and tells of many parcels in one answer (D-48). */
import { countyFromZip, countyName } from '#domain/customers/address.ts'
import { canonicalAwb } from '#domain/orders/parcel.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import {
  CourierRefused,
  CourierUnavailable,
  type CourierEvent,
  type CourierParcel,
  type CourierRecall,
  type CourierService,
} from '#services/ports.ts'
import { bucharestDay, bucharestTime, courierEvent, townOf } from '../courier-events.ts'
import { courierHttp, jsonOf, pdfOf, type CourierHttp } from '../courier-http.ts'
import { leiToCollect } from '../collected.ts'
import { courierSession, SignInRefused, type CourierToken } from '../courier-session.ts'
import { createdAwbs, outcome, refusalOf, shippingSlip, signedIn, tracking } from './answers.ts'
import { lockers } from './lockers.ts'
import { fanKind } from './statuses.ts'

export interface FanOptions {
  /** Origin of its servers. */
  url: string
  username: string
  password: string
  /** Branch from which parcels leave. */
  clientId: number
  /** Its service to a door, and to a locker with the option that it needs. */
  service: string
  lockerService: string
  lockerOption: string
  now: () => Date
  timeouts?: readonly number[]
}

const BATCH = 50
/** Parcels on one page of the list of a day. */
const SLIP_PAGE_SIZE = 100
const MAX_PAGES = 50
/** A locker's compartment of medium size in cm: FAN Courier wants dimensions. */
const DIMENSIONS = { length: 30, height: 17, width: 20 }

/** What each call needs. */
interface Connection extends FanOptions {
  call: CourierHttp
}

/** Returns FAN Courier as a courier. */
export function fanCourier(options: FanOptions): CourierService {
  const http = courierHttp(options.url, options.timeouts)
  const call = courierSession({
    http,
    now: options.now,
    signIn: () => signIn(http, options),
    headers: (token) => ({ authorization: `Bearer ${token}` }),
    rejected: [401],
  })
  const connection = { ...options, call }
  return {
    batch: BATCH,
    register: (parcel) => register(connection, parcel),
    label: async ({ awb }) => {
      const query = new URLSearchParams({
        clientId: String(options.clientId),
        'awbs[]': awb,
        pdf: '1',
        format: 'A6',
        language: 'ro',
      })
      return pdfOf(await call({ method: 'GET', path: `/awb/label?${query}`, isSafe: true }))
    },
    cancel: (awb) => cancel(connection, awb),
    track: (awbs, signal) => track(connection, awbs, signal),
    lockers: (signal) => lockers(call, signal),
  }
}

async function signIn(http: CourierHttp, { username, password, now }: FanOptions): Promise<CourierToken> {
  const body = new URLSearchParams({ username, password })
  const answer = await http({ method: 'POST', path: '/login', body, isSafe: true })
  if ([400, 401, 403, 422].includes(answer.status)) throw new SignInRefused(`FAN Courier answers ${answer.status}`)
  const { token, expiresAt } = jsonOf(signedIn, answer).data
  // A token lives a day; one that is rejected earlier is renewed anyway.
  return { token, expiresAt: (expiresAt && bucharestTime(expiresAt)) || new Date(now().getTime() + DAY_MS / 2) }
}

/** Returns the number that FAN Courier gives. Its only list of references is that of a day's parcels: it is read when an answer may have been lost. */
async function register(connection: Connection, parcel: CourierParcel): Promise<string> {
  const { call, clientId } = connection
  const known = parcel.askedAt === null ? null : await findNumber(connection, parcel.reference, parcel.askedAt)
  if (known !== null) return known
  const answer = await call({
    method: 'POST',
    path: '/intern-awb',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, shipments: [shipmentOf(connection, parcel)] }),
  })
  if (answer.status === 400 || answer.status === 422) throw new CourierRefused('FAN Courier refuses the form')
  const [created] = jsonOf(createdAwbs, answer).response
  if (created!.awbNumber == null) throw new CourierRefused(refusalOf(created!.errors))
  return numberOf(created!.awbNumber)
}

function numberOf(text: string): string {
  const awb = canonicalAwb(text)
  if (awb === null) throw new CourierUnavailable('the number of the parcel is none')
  return awb
}

/** Returns the number of the parcel with this reference among those made since `from`, null where there is none. */
async function findNumber({ call, clientId, now }: Connection, reference: string, from: Date): Promise<string | null> {
  for (let day = from.getTime(); bucharestDay(new Date(day)) <= bucharestDay(now()); day += DAY_MS) {
    for (let page = 1; page <= MAX_PAGES; page++) {
      const query = new URLSearchParams({
        clientId: String(clientId),
        date: bucharestDay(new Date(day)),
        page: String(page),
        perPage: String(SLIP_PAGE_SIZE),
      })
      const { data, total } = jsonOf(shippingSlip, await call({ method: 'GET', path: `/reports/awb?${query}`, isSafe: true }))
      const found = data.find(({ info }) => info.costCenter === reference)
      if (found) return numberOf(found.info.awbNumber)
      if (page * SLIP_PAGE_SIZE >= total) break
    }
  }
  return null
}

/** Returns a parcel as FAN Courier wants it. */
function shipmentOf(
  { service, lockerService, lockerOption }: FanOptions,
  { reference, orderNumber, to, locker, weightG, collect }: CourierParcel,
): object {
  const name = `${to.firstName} ${to.lastName}`
  const county = locker ? locker.county || (countyFromZip(to.country, locker.zip) ?? to.county) : to.county
  const address = {
    county: countyName(to.country, county),
    locality: locker ? locker.city : to.city,
    ...(locker ? { pickupLocationId: locker.id } : { street: to.address, streetNo: '', zipCode: to.zip }),
  }
  return {
    info: {
      service: locker ? lockerService : service,
      packages: { parcel: 1, envelope: 0 },
      // Whole kilograms.
      weight: Math.max(1, Math.ceil(weightG / 1000)),
      cod: leiToCollect(collect) / 100,
      declaredValue: 0,
      payment: 'sender',
      observation: orderNumber,
      content: orderNumber,
      dimensions: DIMENSIONS,
      costCenter: reference,
      options: locker && lockerOption !== '' ? [lockerOption] : [],
    },
    recipient: { name, contactPerson: name, phone: to.phone, email: to.email, address },
  }
}

/** A parcel that FAN Courier has collected cannot be deleted. */
async function cancel({ call, clientId }: Connection, awb: string): Promise<CourierRecall> {
  const query = new URLSearchParams({ clientId: String(clientId), awb })
  const answer = await call({ method: 'DELETE', path: `/awb?${query}` })
  if (answer.status >= 400 && answer.status < 500) return 'too late'
  return jsonOf(outcome, answer).status === 'success' ? 'deleted' : 'too late'
}

async function track(
  { call, clientId }: Connection,
  awbs: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, CourierEvent[]>> {
  const query = new URLSearchParams({ clientId: String(clientId), language: 'ro' })
  for (const awb of awbs) query.append('awb[]', awb)
  const answer = await call({ method: 'GET', path: `/reports/awb/tracking?${query}`, isSafe: true, signal })
  const told = new Map<string, CourierEvent[]>()
  for (const { awbNumber, events } of jsonOf(tracking, answer).data) {
    const awb = canonicalAwb(awbNumber ?? '')
    if (awb === null || !awbs.includes(awb)) continue
    told.set(
      awb,
      // Without events the parcel is not collected yet.
      (events ?? []).map(({ id, date, location }) => {
        const at = bucharestTime(date)
        if (!at) throw new CourierUnavailable('an event has no time')
        return courierEvent(id, at, fanKind(id), townOf(location))
      }),
    )
  }
  return told
}

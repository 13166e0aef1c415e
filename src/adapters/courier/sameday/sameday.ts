/** Sameday, by its client interface: it gives parcels their numbers, prints their labels and tells in bulk what happened (D-48). */
import { countyName } from '#domain/customers/address.ts'
import { canonicalAwb } from '#domain/orders/parcel.ts'
import { decimalText } from '#domain/pricing/money.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import {
  CourierRefused,
  CourierUnavailable,
  type CourierEvent,
  type CourierNews,
  type CourierParcel,
  type CourierRecall,
  type CourierService,
} from '#services/ports.ts'
import { bucharestTime, courierEvent, townOf } from '../courier-events.ts'
import { courierHttp, jsonOf, pdfOf, type CourierHttp } from '../courier-http.ts'
import { leiToCollect } from '../collected.ts'
import { courierSession, SignInRefused, type CourierToken } from '../courier-session.ts'
import { awbStatus, createdAwb, refusalOf, signedIn, statusSync, type SamedayStatus } from './answers.ts'
import { lockers } from './lockers.ts'
import { samedayKind } from './statuses.ts'

export interface SamedayOptions {
  /** Origin of its servers. */
  url: string
  username: string
  password: string
  /** Where it collects the parcels, by its number of the place. */
  pickupPoint: number
  /** Its service to a door and to a locker. */
  service: number
  lockerService: number
  now: () => Date
  timeouts?: readonly number[]
}

/** Parcels of one question: each is a call. */
const BATCH = 20
const CALLS_AT_ONCE = 5
/** It refuses to tell of two hours or more at once. */
const WINDOW_MS = 7_000_000
const SYNC_PAGE_SIZE = 500
const MAX_PAGES = 20

/** Returns Sameday as a courier. */
export function samedayCourier(options: SamedayOptions): CourierService {
  const http = courierHttp(options.url, options.timeouts)
  const call = courierSession({
    http,
    now: options.now,
    signIn: () => signIn(http, options),
    headers: (token) => ({ 'x-auth-token': token }),
    rejected: [401, 403],
  })
  return {
    batch: BATCH,
    register: (parcel) => register(call, parcel, options),
    label: async ({ awb }) => pdfOf(await call({ method: 'GET', path: `/api/awb/download/${awb}/A6`, isSafe: true })),
    cancel: (awb) => cancel(call, awb),
    track: (awbs, signal) => track(call, awbs, signal),
    changes: (since, signal) => changes(call, since, options.now(), signal),
    lockers: (signal) => lockers(call, signal),
  }
}

async function signIn(http: CourierHttp, { username, password, now }: SamedayOptions): Promise<CourierToken> {
  const answer = await http({
    method: 'POST',
    path: '/api/authenticate',
    headers: { 'x-auth-username': username, 'x-auth-password': password },
    body: new URLSearchParams({ remember_me: '1' }),
    isSafe: true,
  })
  if ([400, 401, 403].includes(answer.status)) throw new SignInRefused(`Sameday answers ${answer.status}`)
  const { token, expire_at: expires } = jsonOf(signedIn, answer)
  // A token that is rejected earlier is renewed anyway.
  return { token, expiresAt: (expires && bucharestTime(expires)) || new Date(now().getTime() + DAY_MS / 2) }
}

/** Returns the number that Sameday gives. A parcel that it knows by its reference gets no second one. */
async function register(call: CourierHttp, parcel: CourierParcel, options: SamedayOptions): Promise<string> {
  const known = parcel.askedAt === null ? null : await findNumber(call, parcel.reference)
  if (known !== null) return known
  const answer = await call({ method: 'POST', path: '/api/awb', body: awbForm(parcel, options) })
  if (answer.status === 400 || answer.status === 422)
    return (await findNumber(call, parcel.reference)) ?? refuse(refusalOf(answer.body))
  return numberOf(jsonOf(createdAwb, answer).awbNumber)
}

function refuse(reason: string): never {
  throw new CourierRefused(reason)
}

/** Returns the number of the parcel with this reference, null where there is none. */
async function findNumber(call: CourierHttp, reference: string): Promise<string | null> {
  const answer = await call({ method: 'GET', path: `/api/client/awb/${reference}`, isSafe: true })
  return answer.status === 404 ? null : numberOf(jsonOf(createdAwb, answer).awbNumber)
}

function numberOf(text: string): string {
  const awb = canonicalAwb(text)
  if (awb === null) throw new CourierUnavailable('the number of the parcel is none')
  return awb
}

/** Returns the form of a new parcel, in the nesting of PHP. */
function awbForm(
  { reference, orderNumber, to, locker, weightG, collect }: CourierParcel,
  { pickupPoint, service, lockerService }: SamedayOptions,
): URLSearchParams {
  const weight = (Math.max(weightG, 100) / 1000).toFixed(2)
  return new URLSearchParams({
    pickupPoint: String(pickupPoint),
    service: String(locker ? lockerService : service),
    // A parcel, paid by the sender, without insurance.
    packageType: '0',
    packageNumber: '1',
    packageWeight: weight,
    awbPayment: '1',
    cashOnDelivery: decimalText(leiToCollect(collect)),
    insuredValue: '0',
    thirdPartyPickup: '0',
    'awbRecipient[name]': `${to.firstName} ${to.lastName}`,
    'awbRecipient[phoneNumber]': to.phone,
    'awbRecipient[email]': to.email,
    'awbRecipient[personType]': '0',
    'awbRecipient[cityString]': to.city,
    'awbRecipient[countyString]': countyName(to.country, to.county),
    'awbRecipient[address]': to.address,
    'awbRecipient[postalCode]': to.zip,
    'parcels[0][weight]': weight,
    clientInternalReference: reference,
    observation: orderNumber,
    ...(locker ? { oohLastMile: locker.id } : {}),
  })
}

/** A parcel that Sameday has collected cannot be deleted. */
async function cancel(call: CourierHttp, awb: string): Promise<CourierRecall> {
  const { status } = await call({ method: 'DELETE', path: `/api/awb/${awb}` })
  if (status >= 200 && status < 300) return 'deleted'
  if (status >= 400 && status < 500) return 'too late'
  throw new CourierUnavailable(`Sameday answers ${status}`)
}

/** Each parcel is a call; some are made at once. */
async function track(call: CourierHttp, awbs: readonly string[], signal: AbortSignal): Promise<Map<string, CourierEvent[]>> {
  const told = new Map<string, CourierEvent[]>()
  const left = [...awbs]
  const work = async () => {
    for (let awb = left.shift(); awb !== undefined; awb = left.shift()) {
      const answer = await call({ method: 'GET', path: `/api/client/awb/${awb}/status`, isSafe: true, signal })
      if (answer.status === 404 || answer.status === 403) continue
      const { expeditionHistory: history, expeditionStatus: current } = jsonOf(awbStatus, answer)
      told.set(awb, eventsOf(current ? [...history, current] : history))
    }
  }
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work))
  return told
}

function eventsOf(statuses: readonly SamedayStatus[]): CourierEvent[] {
  const events = new Map<string, CourierEvent>()
  for (const one of statuses) {
    const at = new Date(one.statusDate.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
    if (Number.isNaN(at.getTime())) throw new CourierUnavailable('an event has no time')
    const kind = samedayKind(one.statusId, one.inReturn === true)
    const event = courierEvent(String(one.statusId), at, kind, townOf(one.transitLocation))
    events.set(event.key, event)
  }
  return [...events.values()]
}

/** Parcels have the number of their shipment and three digits. */
const awbOf = (parcelNumber: string): string => parcelNumber.replace(/\d{3}$/, '')

async function changes(call: CourierHttp, since: Date, now: Date, signal: AbortSignal): Promise<CourierNews> {
  const until = new Date(Math.min(since.getTime() + WINDOW_MS, now.getTime()))
  const told = new Map<string, SamedayStatus[]>()
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = new URLSearchParams({
      startTimestamp: seconds(since),
      endTimestamp: seconds(until),
      page: String(page),
      countPerPage: String(SYNC_PAGE_SIZE),
    })
    const answer = await call({ method: 'GET', path: `/api/client/status-sync?${query}`, isSafe: true, signal })
    const { data } = jsonOf(statusSync, answer)
    for (const { parcelAwbNumber, ...status } of data) {
      const awb = awbOf(parcelAwbNumber)
      told.set(awb, [...(told.get(awb) ?? []), status])
    }
    if (data.length < SYNC_PAGE_SIZE)
      return { events: new Map([...told].map(([awb, statuses]) => [awb, eventsOf(statuses)])), until }
  }
  throw new CourierUnavailable('Sameday tells more than can be read')
}

const seconds = (moment: Date): string => String(Math.floor(moment.getTime() / 1000))

/** A server that speaks as FAN Courier does. */
import { courierServer, type CourierServer, type Received, type Reply } from './courier-server.ts'

export interface FanParcel {
  awb: number
  info: { costCenter: string; service: string; weight: number; options: string[] }
  recipient: { address: Record<string, string> }
}
export interface FanEventRow {
  awb: string
  id: string
  /** Local time without a zone. */
  date: string
  location?: string
}

export interface FanServer extends CourierServer {
  parcels: FanParcel[]
  /** The oldest first. */
  events: FanEventRow[]
  /** Its FANboxes, as it tells of them. */
  points: Record<string, unknown>[]
  /** What it says beside them; with a size of pages it tells of so many at once. */
  says: { total?: number; perPage?: number }
  tokens(): number
}

export const FAN_USER = { username: 'cuib', password: 'secret' }
export const FAN_CLIENT = 7_032_158

/** A FANbox as FAN Courier tells of it. */
export const fanPoint = (number: number, change: Record<string, unknown> = {}): Record<string, unknown> => ({
  id: `F${1_000_000 + number}`,
  name: `FANbox ${number}`,
  routingLocation: 'Cluj-Napoca',
  description: '',
  address: {
    county: 'Cluj',
    locality: 'Cluj-Napoca',
    street: 'Str. Memorandumului',
    streetNo: String(number),
    zipCode: '400114',
  },
  latitude: '46.7693',
  longitude: '23.5840',
  schedule: Array.from({ length: 7 }, () => ({ firstHour: '00:00', secondHour: '23:59' })),
  drawer: [{ type: 'M', number: 9 }],
  phones: ['0700000000'],
  email: 'fanbox@example.ro',
  highDemand: false,
  paymentMethods: ['card'],
  ...change,
})

export async function fanServer(today: () => string): Promise<FanServer> {
  const parcels: (FanParcel & { day: string })[] = []
  const events: FanEventRow[] = []
  const points: Record<string, unknown>[] = []
  const says: FanServer['says'] = {}
  let tokens = 0

  function answer(call: Received): Reply {
    const { method, path, headers, query } = call
    if (path === '/login') return signIn(call)
    if (headers.authorization !== `Bearer token-${tokens}`) return { status: 401, json: { message: 'Unauthenticated.' } }
    if (path === '/intern-awb') return create(call)
    if (path === '/reports/pickup-points') return listPoints(query)
    if (query.get('clientId') !== String(FAN_CLIENT)) return { status: 422, json: { message: 'The client id is invalid.' } }
    if (path === '/reports/awb') return list(query)
    if (path === '/reports/awb/tracking') return { json: { status: 'success', data: query.getAll('awb[]').flatMap(track) } }
    if (path === '/awb/label') return label(query.get('awbs[]')!)
    if (path === '/awb' && method === 'DELETE') return remove(query.get('awb')!)
    return { status: 404, json: { message: 'Not found' } }
  }

  function signIn({ body }: Received): Reply {
    const typed = new URLSearchParams(body)
    if (typed.get('username') !== FAN_USER.username || typed.get('password') !== FAN_USER.password)
      return { status: 401, json: { status: 'fail', message: 'Invalid credentials' } }
    tokens++
    return { json: { status: 'success', data: { token: `token-${tokens}`, expiresAt: '2027-06-11 07:23:53' } } }
  }

  const find = (awb: string) => parcels.find((parcel) => String(parcel.awb) === awb)

  function create({ body }: Received): Reply {
    const { shipments } = JSON.parse(body) as { shipments: Omit<FanParcel, 'awb'>[] }
    const [shipment] = shipments as [Omit<FanParcel, 'awb'>]
    if (shipment.recipient.address.locality === 'Nicăieri')
      return {
        json: { response: [{ awbNumber: null, success: false, errors: { 'recipient.address.locality': ['is invalid'] } }] },
      }
    const awb = 2_339_300_120_170 + parcels.length
    parcels.push({ ...shipment, awb, day: today() })
    return { json: { response: [{ awbNumber: awb, tariff: 30.53, routingCode: '0200', office: 'Bucuresti', errors: null }] } }
  }

  function list(query: URLSearchParams): Reply {
    const rows = parcels.filter(({ day }) => day === query.get('date'))
    const [page, size] = [Number(query.get('page')), Number(query.get('perPage'))]
    const data = rows
      .slice((page - 1) * size, page * size)
      .map(({ awb, info, recipient }) => ({ info: { ...info, awbNumber: String(awb) }, recipient, sender: {} }))
    return { json: { status: 'success', total: rows.length, perPage: size, currentPage: page, data } }
  }

  function listPoints(query: URLSearchParams): Reply {
    if (query.get('type') !== 'fanbox') return { status: 422, json: { message: 'The type is invalid.' } }
    const [page, size] = [Number(query.get('page') ?? 1), says.perPage ?? Math.max(1, points.length)]
    return { json: { status: 'success', ...says, data: points.slice((page - 1) * size, page * size) } }
  }

  const label = (awb: string): Reply => (find(awb) ? { pdf: `%PDF-1.4 ${awb}` } : { json: { status: 'fail', message: 'No AWB' } })

  /** What a courier has in hand cannot be deleted. */
  function remove(awb: string): Reply {
    if (!find(awb) || events.some((row) => row.awb === awb)) return { json: { status: 'fail', message: 'Cannot be deleted' } }
    parcels.splice(
      parcels.findIndex((parcel) => String(parcel.awb) === awb),
      1,
    )
    return { json: { status: 'success', message: 'deleted' } }
  }

  /** Of a number of somebody else nothing is told. */
  function track(awb: string): object[] {
    if (!find(awb)) return []
    const own = events.filter((row) => row.awb === awb)
    const base = { content: 'Order #135', awbNumber: Number(awb) }
    if (own.length === 0) return [{ ...base, message: 'The AWB has been registered by sender' }]
    return [
      {
        ...base,
        date: '2023-11-28 00:00:00',
        returnAwbNumber: null,
        confirmation: { name: 'e*****l', date: '2023-11-29' },
        OTD: '24H',
        events: own.map(({ awb: _awb, ...event }) => ({ name: 'Expeditie', location: 'Targu Frumos', ...event })),
      },
    ]
  }

  const server = await courierServer(answer)
  return { ...server, parcels, events, points, says, tokens: () => tokens }
}
